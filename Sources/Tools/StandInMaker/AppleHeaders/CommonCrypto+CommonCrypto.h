#pragma once
#include <stddef.h>
#include <stdint.h>
typedef uint32_t CC_LONG;
typedef uint32_t CCAlgorithm;
typedef uint32_t CCHmacAlgorithm;
typedef uint32_t CCOperation;
typedef uint32_t CCOptions;
typedef int32_t CCCryptorStatus;
#define CC_MD5_DIGEST_LENGTH 16
#define CC_SHA1_DIGEST_LENGTH 20
#define CC_SHA224_DIGEST_LENGTH 28
#define CC_SHA256_DIGEST_LENGTH 32
#define CC_SHA384_DIGEST_LENGTH 48
#define CC_SHA512_DIGEST_LENGTH 64
