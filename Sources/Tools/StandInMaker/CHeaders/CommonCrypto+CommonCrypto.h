#pragma once
#include <CommonCrypto/CommonDigest.h>
