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

enum { RETRY = 5, POLL = 50 }; /* milliseconds between attempts to connect, and timeout of a poll */

/* First message of a connecting rank. */
struct greeting {
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

void local__notice_missing(int32_t rank, int32_t size, bool (*has_joined)(int32_t rank, void *data),
                           void *data)
{
    enum { LISTED = 8 };
    char list[LISTED * 12] = "";
    int32_t missing = 0;

    for (int32_t each = 0; each < size; each++) {
        size_t length = strlen(list);

        if (has_joined(each, data))
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

/* Fails with the error text of errno for the system call `what`. */
static dtl_status fail_rendezvous(const char *what)
{
    return local__host->fail(DTL_ERROR_BACKEND_INIT_FAILED,
                             "the ranks can't connect: %s: %s; expected sockets to work", what,
                             strerror(errno));
}

/* Sets *out to the abstract socket address of the name and the user, and returns its length. The
 * first byte of an abstract name is 0, so no file is created. */
static socklen_t address_of(const char *socket_name, struct sockaddr_un *out)
{
    int length;

    *out = (struct sockaddr_un){.sun_family = AF_UNIX};
    length = snprintf(out->sun_path + 1, sizeof out->sun_path - 1, "dtl-local %u %s",
                      (unsigned)getuid(), socket_name);
    if (length > (int)sizeof out->sun_path - 2)
        length = (int)sizeof out->sun_path - 2;
    return (socklen_t)offsetof(struct sockaddr_un, sun_path) + 1 + (socklen_t)length;
}

/* Returns true if the process at the other end of the connection has this process's user id. */
static bool is_of_this_user(int connection)
{
    struct ucred other = {0};
    socklen_t length = sizeof other;

    return getsockopt(connection, SOL_SOCKET, SO_PEERCRED, &other, &length) == 0 &&
           other.uid == getuid();
}

/* Control message that passes a file descriptor with one byte of data. */
union envelope {
    char bytes[CMSG_SPACE(sizeof(int))];
    struct cmsghdr aligned;
};

/* Returns a message of one data part with space for one file descriptor. It refers to both
 * arguments. */
static struct msghdr message_of(struct iovec *part, union envelope *envelope)
{
    return (struct msghdr){.msg_iov = part,
                           .msg_iovlen = 1,
                           .msg_control = envelope->bytes,
                           .msg_controllen = sizeof envelope->bytes};
}

/* Sends a file descriptor; returns false on failure. */
static bool file_send(int connection, int file)
{
    union envelope envelope = {{0}};
    struct iovec part = {"f", 1};
    struct msghdr message = message_of(&part, &envelope);
    struct cmsghdr *head = CMSG_FIRSTHDR(&message);

    head->cmsg_level = SOL_SOCKET;
    head->cmsg_type = SCM_RIGHTS;
    head->cmsg_len = CMSG_LEN(sizeof file);
    memcpy(CMSG_DATA(head), &file, sizeof file);
    return sendmsg(connection, &message, MSG_NOSIGNAL) == 1;
}

/* Blocks for a file descriptor and sets *file, which the caller owns. Returns false on failure. */
static bool file_receive(int connection, int *file)
{
    union envelope envelope = {{0}};
    char byte;
    struct iovec part = {&byte, 1};
    struct msghdr message = message_of(&part, &envelope);
    struct cmsghdr *head;

    if (recvmsg(connection, &message, MSG_CMSG_CLOEXEC) != 1)
        return false;
    head = CMSG_FIRSTHDR(&message);
    if (head == NULL || head->cmsg_type != SCM_RIGHTS)
        return false;
    memcpy(file, CMSG_DATA(head), sizeof *file);
    return true;
}

/* ---- rank 0 ---------------------------------------------------------------------------------- */

/* The ranks that have received the file, by rank. */
struct served_ranks {
    bool has[LOCAL_RANKS];
    int32_t count;
};

/* Callback of local__notice_missing(): returns true if the rank has received the file. */
static bool was_served(int32_t rank, void *data)
{
    const struct served_ranks *served_ranks = data;

    return served_ranks->has[rank];
}

/* Sends the file to the rank that has connected, unless it belongs to another user or job. */
static void serve(int connection, int32_t size, int file, struct served_ranks *served_ranks)
{
    struct greeting greeting;

    if (!is_of_this_user(connection) ||
        recv(connection, &greeting, sizeof greeting, 0) != sizeof greeting ||
        greeting.contract != DTL_BACKEND_CONTRACT || greeting.size != size || greeting.rank < 0 ||
        greeting.rank >= size || !file_send(connection, file))
        return;
    served_ranks->count++;
    served_ranks->has[greeting.rank] = true;
}

/* Accepts connections until all other ranks have received the file. */
static dtl_status serve_all(int listener, int32_t size, int file)
{
    struct pollfd waiting = {.fd = listener, .events = POLLIN};
    struct served_ranks served_ranks = {.has = {true}, .count = 1};
    int64_t begin = local__now();
    bool is_noticed = false;
    dtl_status status = DTL_SUCCESS;

    while (served_ranks.count < size && status == DTL_SUCCESS) {
        int64_t waited = local__now() - begin;
        int connection = -1;

        if (waited > 1000L * LOCAL_PATIENCE)
            return local__host->fail(DTL_ERROR_BACKEND_INIT_FAILED,
                                     "%d ranks have come in %d s; expected %d, as WORLD_SIZE says",
                                     (int)served_ranks.count, LOCAL_PATIENCE, (int)size);
        if (waited > 1000L * LOCAL_QUIET && !is_noticed) {
            local__notice_missing(0, size, was_served, &served_ranks);
            is_noticed = true;
        }
        if (poll(&waiting, 1, POLL) > 0)
            connection = accept4(listener, NULL, NULL, SOCK_CLOEXEC);
        if (connection >= 0) {
            serve(connection, size, file, &served_ranks);
            close(connection);
        } else {
            status = local__ended_check(size);
        }
    }
    return status;
}

/* Binds the socket of the rendezvous and sends the file to all other ranks. */
static dtl_status serve_job(int32_t size, const char *socket_name, int file)
{
    struct sockaddr_un address;
    socklen_t length = address_of(socket_name, &address);
    int listener = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    dtl_status status;

    if (listener < 0)
        return fail_rendezvous("socket");
    if (bind(listener, (struct sockaddr *)&address, length) != 0 && errno == EADDRINUSE)
        status = local__host->fail(DTL_ERROR_BACKEND_INIT_FAILED,
                                   "another job uses %s; expected a MASTER_PORT of its own",
                                   socket_name);
    else if (listen(listener, LOCAL_RANKS) != 0)
        status = fail_rendezvous("listen");
    else
        status = serve_all(listener, size, file);
    close(listener);
    return status;
}

/* ---- other ranks ----------------------------------------------------------------------------- */

/* Callback of local__notice_missing(): only rank 0 is missing while it does not listen. */
static bool is_not_root(int32_t rank, void *nothing)
{
    (void)nothing;
    return rank != 0;
}

/* Connects to rank 0, which may not listen yet. Sets *out to the socket, or to -1 if rank 0 does
 * not listen within the timeout. Fails if the process of a rank has ended. */
static dtl_status connect_to_root(int32_t rank, int32_t size, const char *socket_name, int *out)
{
    const struct timespec pause = {.tv_nsec = RETRY * 1000000L};
    struct sockaddr_un address;
    socklen_t length = address_of(socket_name, &address);
    int64_t begin = local__now();
    bool is_noticed = false;
    int connection = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    dtl_status status = DTL_SUCCESS;

    while (connection >= 0 && connect(connection, (struct sockaddr *)&address, length) != 0) {
        int64_t waited = local__now() - begin;

        status = local__ended_check(size);
        if (status != DTL_SUCCESS || waited > 1000L * LOCAL_PATIENCE) {
            close(connection);
            connection = -1;
            break;
        }
        if (waited > 1000L * LOCAL_QUIET && !is_noticed) {
            local__notice_missing(rank, size, is_not_root, NULL);
            is_noticed = true;
        }
        nanosleep(&pause, NULL);
    }
    *out = connection;
    return status;
}

/* Connects to rank 0 and receives the descriptor of the shared memory file. Blocks for up to
 * LOCAL_PATIENCE seconds for rank 0 to listen. */
static dtl_status join(int32_t rank, int32_t size, const char *socket_name, int *file)
{
    struct greeting greeting = {.contract = DTL_BACKEND_CONTRACT, .size = size, .rank = rank};
    int connection;
    dtl_status status = connect_to_root(rank, size, socket_name, &connection);
    bool has = connection >= 0 && is_of_this_user(connection) &&
               send(connection, &greeting, sizeof greeting, MSG_NOSIGNAL) == sizeof greeting &&
               file_receive(connection, file);

    if (connection >= 0)
        close(connection);
    if (has || status != DTL_SUCCESS)
        return status;
    return local__host->fail(DTL_ERROR_BACKEND_INIT_FAILED,
                             "rank 0 %s at %s; expected it there, of the same job of %d ranks",
                             connection >= 0 ? "takes another rank for its own" : "is not",
                             socket_name, (int)size);
}

dtl_status local__rendezvous(int32_t rank, int32_t size, const char *socket_name, int *file)
{
    dtl_status status;

    if (rank != 0)
        return join(rank, size, socket_name, file);
    status = local__memory_make(size, file);
    return status == DTL_SUCCESS ? serve_job(size, socket_name, *file) : status;
}
