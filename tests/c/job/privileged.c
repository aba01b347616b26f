/* SPDX-License-Identifier: BSD-3-Clause */
/* A program that runs with the rights of another user or group ignores the environment variables of
 * its caller. The test starts a privileged copy of itself, which needs root or a second group. */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/auxv.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <dtl/dtl.h>

#ifdef __SANITIZE_ADDRESS__
const char *__asan_default_options(void) __attribute__((visibility("default")));

/* The leak checker uses ptrace, which a privileged process forbids. */
const char *__asan_default_options(void)
{
    return "detect_leaks=0";
}
#endif

enum { SKIPPED = 77, GROUPS = 64, OTHER_USER = 1 };

/* Runs with raised privileges. */
static int job_is_that_of_one_process(void)
{
    char words[512] = "";
    dtl_context_t ctx;

    if (dtl_context_create_default(&ctx) != DTL_SUCCESS) {
        dtl_last_error(words, sizeof words);
        fprintf(stderr, "no context: %s\n", words);
        return 1;
    }
    if (dtl_context_size(ctx) != 1 || dtl_has_mpi()) {
        fprintf(stderr, "%d ranks, an MPI: %d\n", (int)dtl_context_size(ctx), dtl_has_mpi());
        return 1;
    }
    dtl_context_destroy(ctx);
    return 0;
}

static void die(const char *what)
{
    perror(what);
    exit(1);
}

/* Makes the file set-user-ID or set-group-ID of another user or group. */
static int privilege(int file)
{
    gid_t groups[GROUPS];
    int count = getgroups(GROUPS, groups);

    if (geteuid() == 0)
        return fchown(file, OTHER_USER, (gid_t)-1) == 0 && fchmod(file, 04755) == 0;
    for (int index = 0; index < count; index++)
        if (groups[index] != getegid())
            return fchown(file, (uid_t)-1, groups[index]) == 0 && fchmod(file, 02755) == 0;
    return 0;
}

static int copy_make(const char *path)
{
    int own = open("/proc/self/exe", O_RDONLY);
    int file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0700);
    struct stat info;
    int is_privileged;

    if (own < 0 || file < 0 || fstat(own, &info) != 0)
        die("a copy");
    for (off_t done = 0; done < info.st_size;)
        if (sendfile(file, own, &done, (size_t)(info.st_size - done)) <= 0)
            die("a copy");
    is_privileged = privilege(file);
    close(file);
    close(own);
    return is_privileged;
}

/* Writes into a new folder that is writable by every user. */
static void writes_send_requests(char *folder)
{
    static const char *const names[] = {"DTL_TRACE", "DTL_RECORD"};
    char path[128];

    if (mkdtemp(folder) == NULL || chmod(folder, 0777) != 0)
        die("a folder");
    for (int index = 0; index < 2; index++) {
        snprintf(path, sizeof path, "%s/%s", folder, names[index]);
        setenv(names[index], path, 1);
    }
}

int main(void)
{
    const char *path = "./privileged_copy";
    char folder[] = "/tmp/dtl-privileged-XXXXXX";
    pid_t child;
    int status;

    if (getauxval(AT_SECURE) != 0)
        return job_is_that_of_one_process();
    if (getenv("PRIVILEGED_COPY") != NULL || !copy_make(path))
        return SKIPPED; /* the file system ignores these bits, or the user may not set them */

    setenv("PRIVILEGED_COPY", "1", 1);
    setenv("OMPI_COMM_WORLD_SIZE", "2", 1);
    setenv("OMPI_COMM_WORLD_RANK", "0", 1);
    setenv("PMI_SIZE", "2", 1);
    setenv("PMI_RANK", "0", 1);
    writes_send_requests(folder);
    child = fork();
    if (child == 0) {
        execl(path, path, (char *)NULL);
        _exit(1);
    }
    waitpid(child, &status, 0);
    unlink(path);
    if (rmdir(folder) != 0) {
        fprintf(stderr, "something was written into %s\n", folder);
        return 1;
    }
    return WIFEXITED(status) ? WEXITSTATUS(status) : 1;
}
