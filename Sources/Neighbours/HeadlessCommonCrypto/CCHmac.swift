import Foundation
import HeadlessCryptoKit

/// The kind of hash behind a code.
public typealias CCHmacAlgorithm = UInt32

/// A code by SHA-1.
public let kCCHmacAlgSHA1 = 0
/// A code by MD5.
public let kCCHmacAlgMD5 = 1
/// A code by SHA-256.
public let kCCHmacAlgSHA256 = 2
/// A code by SHA-384.
public let kCCHmacAlgSHA384 = 3
/// A code by SHA-512.
public let kCCHmacAlgSHA512 = 4

/// Makes a code of data that only the holder of the key can make; nothing for what is not known.
public func CCHmac(
  _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?, _ keyLength: Int,
  _ data: UnsafeRawPointer?, _ dataLength: Int, _ macOut: UnsafeMutableRawPointer?
) {
  let key = SymmetricKey(data: bytes(key, keyLength))
  let data = bytes(data, dataLength)
  let code: [UInt8] =
    switch Int(algorithm) {
    case kCCHmacAlgSHA1: Array(HMAC<Insecure.SHA1>.authenticationCode(for: data, using: key))
    case kCCHmacAlgMD5: Array(HMAC<Insecure.MD5>.authenticationCode(for: data, using: key))
    case kCCHmacAlgSHA256: Array(HMAC<SHA256>.authenticationCode(for: data, using: key))
    case kCCHmacAlgSHA384: Array(HMAC<SHA384>.authenticationCode(for: data, using: key))
    case kCCHmacAlgSHA512: Array(HMAC<SHA512>.authenticationCode(for: data, using: key))
    default: []
    }
  code.withUnsafeBytes { code in
    if let start = code.baseAddress { macOut?.copyMemory(from: start, byteCount: code.count) }
  }
}

private func bytes(_ start: UnsafeRawPointer?, _ count: Int) -> Data {
  guard let start, count > 0 else { return Data() }
  return Data(bytes: start, count: count)
}
