// Digests of 64-byte blocks, by RFC 1321 and FIPS 180-4.
#pragma once
#include <stdint.h>
#include <string.h>

typedef uint32_t CC_LONG;
typedef uint64_t CC_LONG64;
#define CC_MD5_DIGEST_LENGTH 16
#define CC_SHA1_DIGEST_LENGTH 20
#define CC_SHA224_DIGEST_LENGTH 28
#define CC_SHA256_DIGEST_LENGTH 32
#define CC_SHA384_DIGEST_LENGTH 48
#define CC_SHA512_DIGEST_LENGTH 64

typedef struct {
  uint32_t words[8];
  uint64_t length;
  unsigned char block[64];
} CC_FLEET_CTX;
typedef CC_FLEET_CTX CC_MD5_CTX, CC_SHA1_CTX, CC_SHA256_CTX;

static inline uint32_t fleet_left(uint32_t word, int count) {
  return word << count | word >> (32 - count);
}
static inline uint32_t fleet_word(const unsigned char *bytes, int isBig) {
  return isBig ? (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3]
               : (uint32_t)bytes[3] << 24 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[1] << 8 | bytes[0];
}

static inline void fleet_md5(uint32_t *state, const unsigned char *block) {
  // The sines of 1 to 64.
  static const uint32_t sines[64] = {
    0xd76aa478, 0xe8c7b756, 0x242070db, 0xc1bdceee, 0xf57c0faf, 0x4787c62a, 0xa8304613, 0xfd469501,
    0x698098d8, 0x8b44f7af, 0xffff5bb1, 0x895cd7be, 0x6b901122, 0xfd987193, 0xa679438e, 0x49b40821,
    0xf61e2562, 0xc040b340, 0x265e5a51, 0xe9b6c7aa, 0xd62f105d, 0x02441453, 0xd8a1e681, 0xe7d3fbc8,
    0x21e1cde6, 0xc33707d6, 0xf4d50d87, 0x455a14ed, 0xa9e3e905, 0xfcefa3f8, 0x676f02d9, 0x8d2a4c8a,
    0xfffa3942, 0x8771f681, 0x6d9d6122, 0xfde5380c, 0xa4beea44, 0x4bdecfa9, 0xf6bb4b60, 0xbebfbc70,
    0x289b7ec6, 0xeaa127fa, 0xd4ef3085, 0x04881d05, 0xd9d4d039, 0xe6db99e5, 0x1fa27cf8, 0xc4ac5665,
    0xf4292244, 0x432aff97, 0xab9423a7, 0xfc93a039, 0x655b59c3, 0x8f0ccc92, 0xffeff47d, 0x85845dd1,
    0x6fa87e4f, 0xfe2ce6e0, 0xa3014314, 0x4e0811a1, 0xf7537e82, 0xbd3af235, 0x2ad7d2bb, 0xeb86d391};
  static const int turns[4][4] = {{7, 12, 17, 22}, {5, 9, 14, 20}, {4, 11, 16, 23}, {6, 10, 15, 21}};
  uint32_t a = state[0], b = state[1], c = state[2], d = state[3];
  for (int i = 0; i < 64; i++) {
    uint32_t mixed;
    int index;
    switch (i / 16) {
    case 0: mixed = (b & c) | (~b & d); index = i; break;
    case 1: mixed = (d & b) | (~d & c); index = (5 * i + 1) % 16; break;
    case 2: mixed = b ^ c ^ d; index = (3 * i + 5) % 16; break;
    default: mixed = c ^ (b | ~d); index = 7 * i % 16; break;
    }
    uint32_t sum = a + mixed + sines[i] + fleet_word(block + 4 * index, 0);
    a = d;
    d = c;
    c = b;
    b += fleet_left(sum, turns[i / 16][i % 4]);
  }
  state[0] += a;
  state[1] += b;
  state[2] += c;
  state[3] += d;
}

static inline void fleet_sha1(uint32_t *state, const unsigned char *block) {
  static const uint32_t constants[4] = {0x5a827999, 0x6ed9eba1, 0x8f1bbcdc, 0xca62c1d6};
  uint32_t w[80];
  for (int i = 0; i < 80; i++) {
    w[i] = i < 16 ? fleet_word(block + 4 * i, 1)
                  : fleet_left(w[i - 3] ^ w[i - 8] ^ w[i - 14] ^ w[i - 16], 1);
  }
  uint32_t a = state[0], b = state[1], c = state[2], d = state[3], e = state[4];
  for (int i = 0; i < 80; i++) {
    uint32_t mixed = i < 20   ? (b & c) | (~b & d)
                     : i < 40 ? b ^ c ^ d
                     : i < 60 ? (b & c) | (b & d) | (c & d)
                              : b ^ c ^ d;
    uint32_t sum = fleet_left(a, 5) + mixed + e + constants[i / 20] + w[i];
    e = d;
    d = c;
    c = fleet_left(b, 30);
    b = a;
    a = sum;
  }
  state[0] += a;
  state[1] += b;
  state[2] += c;
  state[3] += d;
  state[4] += e;
}

static inline void fleet_sha256(uint32_t *state, const unsigned char *block) {
  // Of the cube roots of the first 64 primes.
  static const uint32_t roots[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};
#define FLEET_RIGHT(word, count) fleet_left(word, 32 - (count))
  uint32_t w[64], v[8];
  for (int i = 0; i < 64; i++) {
    if (i < 16) {
      w[i] = fleet_word(block + 4 * i, 1);
      continue;
    }
    uint32_t x = w[i - 15], y = w[i - 2];
    w[i] = w[i - 16] + (FLEET_RIGHT(x, 7) ^ FLEET_RIGHT(x, 18) ^ x >> 3) + w[i - 7]
           + (FLEET_RIGHT(y, 17) ^ FLEET_RIGHT(y, 19) ^ y >> 10);
  }
  memcpy(v, state, sizeof v);
  for (int i = 0; i < 64; i++) {
    uint32_t first = v[7] + (FLEET_RIGHT(v[4], 6) ^ FLEET_RIGHT(v[4], 11) ^ FLEET_RIGHT(v[4], 25))
                     + ((v[4] & v[5]) ^ (~v[4] & v[6])) + roots[i] + w[i];
    uint32_t second = (FLEET_RIGHT(v[0], 2) ^ FLEET_RIGHT(v[0], 13) ^ FLEET_RIGHT(v[0], 22))
                      + ((v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2]));
    memmove(v + 1, v, 7 * sizeof v[0]);
    v[4] += first;
    v[0] = first + second;
  }
#undef FLEET_RIGHT
  for (int i = 0; i < 8; i++) state[i] += v[i];
}

typedef void (*fleet_digest)(uint32_t *state, const unsigned char *block);

static inline void fleet_start(CC_FLEET_CTX *context, const uint32_t *words) {
  memcpy(context->words, words, sizeof context->words);
  context->length = 0;
}
static inline void fleet_add(CC_FLEET_CTX *context, const void *data, size_t count, fleet_digest digest) {
  const unsigned char *bytes = (const unsigned char *)data;
  for (size_t i = 0; i < count; i++) {
    context->block[context->length++ % 64] = bytes[i];
    if (context->length % 64 == 0) digest(context->words, context->block);
  }
}
static inline void fleet_end(
  unsigned char *result, int count, CC_FLEET_CTX *context, int isBig, fleet_digest digest) {
  uint64_t bits = context->length * 8;
  unsigned char last[8];
  for (int i = 0; i < 8; i++) last[i] = (unsigned char)(bits >> (isBig ? 56 - 8 * i : 8 * i));
  fleet_add(context, "\x80", 1, digest);
  while (context->length % 64 != 56) fleet_add(context, "", 1, digest);
  fleet_add(context, last, 8, digest);
  for (int i = 0; i < count; i++) {
    int shift = isBig ? 24 - i % 4 * 8 : i % 4 * 8;
    result[i] = (unsigned char)(context->words[i / 4] >> shift);
  }
}

#define FLEET_DIGEST(name, count, isBig, digest, ...)                            \
  static inline int name##_Init(CC_FLEET_CTX *context) {                         \
    const uint32_t words[8] = {__VA_ARGS__};                                     \
    fleet_start(context, words);                                                 \
    return 1;                                                                    \
  }                                                                              \
  static inline int name##_Update(CC_FLEET_CTX *context, const void *data, CC_LONG length) { \
    fleet_add(context, data, length, digest);                                    \
    return 1;                                                                    \
  }                                                                              \
  static inline int name##_Final(unsigned char *result, CC_FLEET_CTX *context) { \
    fleet_end(result, count, context, isBig, digest);                            \
    return 1;                                                                    \
  }                                                                              \
  static inline unsigned char *name(const void *data, CC_LONG length, unsigned char *result) { \
    CC_FLEET_CTX context;                                                        \
    name##_Init(&context);                                                       \
    name##_Update(&context, data, length);                                       \
    name##_Final(result, &context);                                              \
    return result;                                                               \
  }
FLEET_DIGEST(CC_MD5, 16, 0, fleet_md5, 0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476)
FLEET_DIGEST(
  CC_SHA1, 20, 1, fleet_sha1, 0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0)
FLEET_DIGEST(
  CC_SHA256, 32, 1, fleet_sha256, 0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f,
  0x9b05688c, 0x1f83d9ab, 0x5be0cd19)
#undef FLEET_DIGEST
