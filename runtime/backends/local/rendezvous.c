/* SPDX-License-Identifier: BSD-3-Clause */
/* Rendezvous at the start of a job. Rank 0 listens on an abstract Unix socket and sends the
 * descriptor of the shared memory file to the ranks of the same user that connect. */
#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>

#include "local.h"

enum { NAP = 5, LOOK = 50 }; /* milliseconds */

/* Greeting of a rank. */
struct hello {
    uint32_t contract;
    int32_t size;
    int32_t rank;
};

int64_t local__now(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

void local__notice_missing(int32_t rank, int32_t size, bool (*has_come)(int32_t rank, void *data),
                           void *data)
{
    enum { LISTED = 8 };
    char list[LISTED * 12] = "";
    int32_t missing = 0;

    for (int32_t each = 0; each < size; each++) {
        size_t length = strlen(list);

        if (has_come(each, data))
            continue;
        if (missing++ < LISTED)
            snprintf(list + length, sizeof list - length, "%s%d", length == 0 ? "" : ", ",
                     (int)each);
    }
    if (missing > 0)
        fprintf(stderr,
                "dtl: rank %d has waited %d s for rank%s %s%s of the local job of %d; it waits "
                "up to %d s\n",
                (int)rank, LOCAL_QUIET, missing == 1 ? "" : "s", list,
                missing > LISTED ? ", ..." : "", (int)size, LOCAL_PATIENCE);
}

static dtl_status fail_meeting(const char *what)
{
    return local__host->fail(DTL_ERROR_BACKEND_INIT_FAILED,
                             "the ranks can't meet: %s: %s; expected sockets to work", what,
                             strerror(errno));
}

/* Abstract socket address: the first byte of the name is 0, so no file is created. */
static socklen_t address_of(const char *place, struct sockaddr_un *out)
{
    int length;

    *out = (struct sockaddr_un){.sun_family = AF_UNIX};
    length = snprintf(out->sun_path + 1, sizeof out->sun_path - 1, "dtl-local %u %s",
                      (unsigned)getuid(), place);
    if (length > (int)sizeof out->sun_path - 2)
        length = (int)sizeof out->sun_path - 2;
    return (socklen_t)offsetof(struct sockaddr_un, sun_path) + 1 + (socklen_t)length;
}

static bool is_of_this_user(int line)
{
    struct ucred other = {0};
    socklen_t length = sizeof other;

    return getsockopt(line, SOL_SOCKET, SO_PEERCRED, &other, &length) == 0 && other.uid == getuid();
}

/* Control message that passes a file descriptor with one byte of data. */
union envelope {
    char bytes[CMSG_SPACE(sizeof(int))];
    struct cmsghdr aligned;
};

static struct msghdr message_of(struct iovec *part, union envelope *envelope)
{
    return (struct msghdr){.msg_iov = part,
                           .msg_iovlen = 1,
                           .msg_control = envelope->bytes,
                           .msg_controllen = sizeof envelope->bytes};
}

static bool file_send(int line, int file)
{
    union envelope envelope = {{0}};
    struct iovec part = {"f", 1};
    struct msghdr message = message_of(&part, &envelope);
    struct cmsghdr *head = CMSG_FIRSTHDR(&message);

    head->cmsg_level = SOL_SOCKET;
    head->cmsg_type = SCM_RIGHTS;
    head->cmsg_len = CMSG_LEN(sizeof file);
    memcpy(CMSG_DATA(head), &file, sizeof file);
    return sendmsg(line, &message, MSG_NOSIGNAL) == 1;
}

static bool file_receive(int line, int *file)
{
    union envelope envelope = {{0}};
    char byte;
    struct iovec part = {&byte, 1};
    struct msghdr message = message_of(&part, &envelope);
    struct cmsghdr *head;

    if (recvmsg(line, &message, MSG_CMSG_CLOEXEC) != 1)
        return false;
    head = CMSG_FIRSTHDR(&message);
    if (head == NULL || head->cmsg_type != SCM_RIGHTS)
        return false;
    memcpy(file, CMSG_DATA(head), sizeof *file);
    return true;
}

/* ---- rank 0 ---------------------------------------------------------------------------------- */

/* The ranks that have received the file, by rank. */
struct roll {
    bool has[LOCAL_RANKS];
    int32_t served;
};

static bool is_on_roll(int32_t rank, void *data)
{
    const struct roll *roll = data;

    return roll->has[rank];
}

/* Sends the file to the rank that has connected through `line`, unless it belongs to another job.
 */
static void serve(int line, int32_t size, int file, struct roll *roll)
{
    struct hello hello;

    if (!is_of_this_user(line) || recv(line, &hello, sizeof hello, 0) != sizeof hello ||
        hello.contract != DTL_BACKEND_CONTRACT || hello.size != size || hello.rank < 0 ||
        hello.rank >= size || !file_send(line, file))
        return;
    roll->served++;
    roll->has[hello.rank] = true;
}

static dtl_status serve_all(int door, int32_t size, int file)
{
    struct pollfd waiting = {.fd = door, .events = POLLIN};
    struct roll roll = {.has = {true}, .served = 1};
    int64_t begin = local__now();
    bool is_noticed = false;
    dtl_status status = DTL_SUCCESS;

    while (roll.served < size && status == DTL_SUCCESS) {
        int64_t waited = local__now() - begin;
        int line = -1;

        if (waited > 1000L * LOCAL_PATIENCE)
            return local__host->fail(DTL_ERROR_BACKEND_INIT_FAILED,
                                     "%d ranks have come in %d s; expected %d, as WORLD_SIZE says",
                                     (int)roll.served, LOCAL_PATIENCE, (int)size);
        if (waited > 1000L * LOCAL_QUIET && !is_noticed) {
            local__notice_missing(0, size, is_on_roll, &roll);
            is_noticed = true;
        }
        if (poll(&waiting, 1, LOOK) > 0)
            line = accept4(door, NULL, NULL, SOCK_CLOEXEC);
        if (line >= 0) {
            serve(line, size, file, &roll);
            close(line);
        } else {
            status = local__ended_check(size);
        }
    }
    return status;
}

static dtl_status receive_all(int32_t size, const char *place, int file)
{
    struct sockaddr_un address;
    socklen_t length = address_of(place, &address);
    int door = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    dtl_status status;

    if (door < 0)
        return fail_meeting("socket");
    if (bind(door, (struct sockaddr *)&address, length) != 0 && errno == EADDRINUSE)
        status =
            local__host->fail(DTL_ERROR_BACKEND_INIT_FAILED,
                              "another job meets at %s; expected a MASTER_PORT of its own", place);
    else if (listen(door, LOCAL_RANKS) != 0)
        status = fail_meeting("listen");
    else
        status = serve_all(door, size, file);
    close(door);
    return status;
}

/* ---- the others ------------------------------------------------------------------------------ */

static bool is_not_root(int32_t rank, void *nothing)
{
    (void)nothing;
    return rank != 0;
}

/* Connects to rank 0, which may not listen yet. Sets *out to the socket, or to -1 if rank 0 never
 * listens. */
static dtl_status reach(int32_t rank, int32_t size, const char *place, int *out)
{
    const struct timespec nap = {.tv_nsec = NAP * 1000000L};
    struct sockaddr_un address;
    socklen_t length = address_of(place, &address);
    int64_t begin = local__now();
    bool is_noticed = false;
    int line = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    dtl_status status = DTL_SUCCESS;

    while (line >= 0 && connect(line, (struct sockaddr *)&address, length) != 0) {
        int64_t waited = local__now() - begin;

        status = local__ended_check(size);
        if (status != DTL_SUCCESS || waited > 1000L * LOCAL_PATIENCE) {
            close(line);
            line = -1;
            break;
        }
        if (waited > 1000L * LOCAL_QUIET && !is_noticed) {
            local__notice_missing(rank, size, is_not_root, NULL);
            is_noticed = true;
        }
        nanosleep(&nap, NULL);
    }
    *out = line;
    return status;
}

static dtl_status join(int32_t rank, int32_t size, const char *place, int *file)
{
    struct hello hello = {.contract = DTL_BACKEND_CONTRACT, .size = size, .rank = rank};
    int line;
    dtl_status status = reach(rank, size, place, &line);
    bool has = line >= 0 && is_of_this_user(line) &&
               send(line, &hello, sizeof hello, MSG_NOSIGNAL) == sizeof hello &&
               file_receive(line, file);

    if (line >= 0)
        close(line);
    if (has || status != DTL_SUCCESS)
        return status;
    return local__host->fail(DTL_ERROR_BACKEND_INIT_FAILED,
                             "rank 0 %s at %s; expected it there, of the same job of %d ranks",
                             line >= 0 ? "takes another rank for its own" : "is not", place,
                             (int)size);
}

dtl_status local__rendezvous(int32_t rank, int32_t size, const char *place, int *file)
{
    dtl_status status;

    if (rank != 0)
        return join(rank, size, place, file);
    status = local__memory_make(size, file);
    return status == DTL_SUCCESS ? receive_all(size, place, *file) : status;
}
