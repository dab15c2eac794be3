/* Loaded before the C library: keeps of every file of $CUT_FOLDER a copy that holds only what was synced, in $CUT_SYNCED. Of files
   of $SHARED_FOLDER, where one process syncs what others have written, each sync copies the whole into $SHARED_SYNCED. While the
   file $DISK_FULL is there, nothing more can be written in $CUT_FOLDER. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#define MOST_FILES 8
#define MOST_WRITES 65536
struct write { off_t at; size_t length; };
static struct file {
  char name[256];
  struct write writes[MOST_WRITES];
  int count;
} files[MOST_FILES];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

/* The name of a file in its folder; none for any other file, nor for the shared memory, which no power cut survives. */
static const char *name_in(const char *folder, int fd, char *path, size_t size) {
  char link[64];
  if (!folder) return NULL;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, size - 1);
  if (length < 0) return NULL;
  path[length] = 0;
  size_t prefix = strlen(folder);
  return strncmp(path, folder, prefix) || path[prefix] != '/' || strstr(path, "-shm") ? NULL : path + prefix + 1;
}

static int is_full(int fd) {
  const char *flag = getenv("DISK_FULL");
  char path[4096];
  return flag && !access(flag, F_OK) && name_in(getenv("CUT_FOLDER"), fd, path, sizeof path);
}

static struct file *file_of(int fd) {
  char path[4096];
  const char *name = name_in(getenv("CUT_FOLDER"), fd, path, sizeof path);
  if (!name) return NULL;
  for (int i = 0; i < MOST_FILES; i++) {
    if (!files[i].name[0]) strncpy(files[i].name, name, 255);
    if (!strcmp(files[i].name, name)) return &files[i];
  }
  abort();
}

static int open_copy(const char *folder, const char *name) {
  char path[4096];
  snprintf(path, sizeof path, "%s/%s", folder, name);
  return open(path, O_RDWR | O_CREAT, 0600);
}

/* One process at a time: the last copy holds everything that any of them has synced. */
static void copy_whole(int fd) {
  static char bytes[65536];
  ssize_t (*put)(int, const void *, size_t, off_t) = dlsym(RTLD_NEXT, "pwrite");
  char path[4096];
  const char *name = name_in(getenv("SHARED_FOLDER"), fd, path, sizeof path);
  if (!name || strchr(name, '/')) return;
  pthread_mutex_lock(&lock);
  int copy = open_copy(getenv("SHARED_SYNCED"), name);
  if (copy < 0 || flock(copy, LOCK_EX)) abort();
  ssize_t got;
  for (off_t at = 0; (got = pread(fd, bytes, sizeof bytes, at)) > 0; at += got)
    if (put(copy, bytes, got, at) != got) abort();
  close(copy);
  pthread_mutex_unlock(&lock);
}

static void note(int fd, off_t at, size_t length) {
  pthread_mutex_lock(&lock);
  struct file *file = file_of(fd);
  if (file) {
    if (file->count == MOST_WRITES) abort();
    file->writes[file->count++] = (struct write){at, length};
  }
  pthread_mutex_unlock(&lock);
}

static void synced(int fd) {
  copy_whole(fd);
  pthread_mutex_lock(&lock);
  struct file *file = file_of(fd);
  if (file) {
    ssize_t (*put)(int, const void *, size_t, off_t) = dlsym(RTLD_NEXT, "pwrite");
    struct stat now;
    int copy = open_copy(getenv("CUT_SYNCED"), file->name);
    fstat(fd, &now);
    for (int i = 0; i < file->count; i++) {
      char *bytes = malloc(file->writes[i].length);
      ssize_t got = pread(fd, bytes, file->writes[i].length, file->writes[i].at);
      if (got > 0 && put(copy, bytes, got, file->writes[i].at) != got) abort();
      free(bytes);
    }
    int (*cut)(int, off_t) = dlsym(RTLD_NEXT, "ftruncate");
    if (cut(copy, now.st_size)) abort();
    close(copy);
    file->count = 0;
  }
  pthread_mutex_unlock(&lock);
}

#define WRITE(NAME)                                                        \
  ssize_t NAME(int fd, const void *bytes, size_t length, off_t at) {       \
    ssize_t (*real)(int, const void *, size_t, off_t) = dlsym(RTLD_NEXT, #NAME); \
    if (is_full(fd)) {                                                     \
      errno = ENOSPC;                                                      \
      return -1;                                                           \
    }                                                                      \
    ssize_t done = real(fd, bytes, length, at);                            \
    if (done > 0) note(fd, at, done);                                      \
    return done;                                                           \
  }
WRITE(pwrite)
WRITE(pwrite64)

#define SYNC(NAME)                                 \
  int NAME(int fd) {                               \
    int (*real)(int) = dlsym(RTLD_NEXT, #NAME);    \
    int failed = real(fd);                         \
    if (!failed) synced(fd);                       \
    return failed;                                 \
  }
SYNC(fsync)
SYNC(fdatasync)
