// What Embedded Swift asks of a C library, for a program that runs once: memory is never given back.

typedef __SIZE_TYPE__ size_t;
typedef __UINT8_TYPE__ byte;

extern byte __heap_base;
static size_t heap_end;

static void *take(size_t alignment, size_t size) {
    if (heap_end == 0) heap_end = (size_t)&__heap_base;
    size_t start = (heap_end + alignment - 1) & ~(alignment - 1);
    heap_end = start + size;
    size_t pages = (heap_end + 65535) / 65536;
    size_t present = __builtin_wasm_memory_size(0);
    if (pages > present && __builtin_wasm_memory_grow(0, pages - present) == (size_t)-1) __builtin_trap();
    return (void *)start;
}

void *malloc(size_t size) { return take(16, size); }

void free(void *pointer) { (void)pointer; }

int posix_memalign(void **pointer, size_t alignment, size_t size) {
    *pointer = take(alignment < 16 ? 16 : alignment, size);
    return 0;
}

// Hash seeds: the same ones in each run, which is what a check wants.
void arc4random_buf(void *buffer, size_t size) {
    for (size_t i = 0; i < size; i++) ((byte *)buffer)[i] = (byte)(i * 37 + 11);
}

void *memset(void *target, int value, size_t size) {
    for (size_t i = 0; i < size; i++) ((byte *)target)[i] = (byte)value;
    return target;
}

void *memcpy(void *restrict target, const void *restrict source, size_t size) {
    for (size_t i = 0; i < size; i++) ((byte *)target)[i] = ((const byte *)source)[i];
    return target;
}

void *memmove(void *target, const void *source, size_t size) {
    if (target < source) return memcpy(target, source, size);
    for (size_t i = size; i > 0; i--) ((byte *)target)[i - 1] = ((const byte *)source)[i - 1];
    return target;
}

int memcmp(const void *left, const void *right, size_t size) {
    for (size_t i = 0; i < size; i++) {
        int difference = ((const byte *)left)[i] - ((const byte *)right)[i];
        if (difference) return difference;
    }
    return 0;
}
