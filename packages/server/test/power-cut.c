/* Loaded before the C library: keeps beside every file of $CUT_FOLDER a copy that holds only what was synced, in $CUT_SYNCED. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
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

/* The record of a store file; none for any other file, nor for the shared memory, which no power cut survives. */
static struct file *file_of(int fd) {
  const char *folder = getenv("CUT_FOLDER");
  char link[64], path[4096];
  if (!folder) return NULL;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return NULL;
  path[length] = 0;
  size_t prefix = strlen(folder);
  if (strncmp(path, folder, prefix) || strstr(path, "-shm")) return NULL;
  for (int i = 0; i < MOST_FILES; i++) {
    if (!files[i].name[0]) strncpy(files[i].name, path + prefix + 1, 255);
    if (!strcmp(files[i].name, path + prefix + 1)) return &files[i];
  }
  abort();
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
  pthread_mutex_lock(&lock);
  struct file *file = file_of(fd);
  if (file) {
    ssize_t (*put)(int, const void *, size_t, off_t) = dlsym(RTLD_NEXT, "pwrite");
    char path[4096];
    struct stat now;
    snprintf(path, sizeof path, "%s/%s", getenv("CUT_SYNCED"), file->name);
    int copy = open(path, O_RDWR | O_CREAT, 0600);
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
