import HeadlessCryptoKit

// The digests of CommonCrypto, which CryptoKit's stand-in makes.

/// A number of bytes.
public typealias CC_LONG = UInt32

/// How many bytes a digest by MD5 has.
public let CC_MD5_DIGEST_LENGTH: Int32 = 16

/// A digest by MD5 that is being made.
public struct CC_MD5_CTX: Sendable {
  fileprivate var function = Insecure.MD5()

  /// Creates one without data.
  public init() {}
}

/// Makes a digest by MD5.
@discardableResult
public func CC_MD5(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  var function = Insecure.MD5()
  add(data, len, to: &function)
  return write(function, to: md)
}

/// Begins a digest by MD5.
@discardableResult
public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>) -> Int32 {
  c.pointee = CC_MD5_CTX()
  return 1
}

/// Adds data to a digest by MD5.
@discardableResult
public func CC_MD5_Update(
  _ c: UnsafeMutablePointer<CC_MD5_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
  add(data, len, to: &c.pointee.function)
  return 1
}

/// Ends a digest by MD5.
@discardableResult
public func CC_MD5_Final(
  _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_MD5_CTX>
) -> Int32 {
  _ = write(c.pointee.function, to: md)
  return 1
}

/// How many bytes a digest by SHA1 has.
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20

/// A digest by SHA1 that is being made.
public struct CC_SHA1_CTX: Sendable {
  fileprivate var function = Insecure.SHA1()

  /// Creates one without data.
  public init() {}
}

/// Makes a digest by SHA1.
@discardableResult
public func CC_SHA1(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  var function = Insecure.SHA1()
  add(data, len, to: &function)
  return write(function, to: md)
}

/// Begins a digest by SHA1.
@discardableResult
public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>) -> Int32 {
  c.pointee = CC_SHA1_CTX()
  return 1
}

/// Adds data to a digest by SHA1.
@discardableResult
public func CC_SHA1_Update(
  _ c: UnsafeMutablePointer<CC_SHA1_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
  add(data, len, to: &c.pointee.function)
  return 1
}

/// Ends a digest by SHA1.
@discardableResult
public func CC_SHA1_Final(
  _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA1_CTX>
) -> Int32 {
  _ = write(c.pointee.function, to: md)
  return 1
}

/// How many bytes a digest by SHA256 has.
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32

/// A digest by SHA256 that is being made.
public struct CC_SHA256_CTX: Sendable {
  fileprivate var function = SHA256()

  /// Creates one without data.
  public init() {}
}

/// Makes a digest by SHA256.
@discardableResult
public func CC_SHA256(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  var function = SHA256()
  add(data, len, to: &function)
  return write(function, to: md)
}

/// Begins a digest by SHA256.
@discardableResult
public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>) -> Int32 {
  c.pointee = CC_SHA256_CTX()
  return 1
}

/// Adds data to a digest by SHA256.
@discardableResult
public func CC_SHA256_Update(
  _ c: UnsafeMutablePointer<CC_SHA256_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
  add(data, len, to: &c.pointee.function)
  return 1
}

/// Ends a digest by SHA256.
@discardableResult
public func CC_SHA256_Final(
  _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA256_CTX>
) -> Int32 {
  _ = write(c.pointee.function, to: md)
  return 1
}

/// How many bytes a digest by SHA384 has.
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48

/// A digest by SHA384 that is being made.
public struct CC_SHA384_CTX: Sendable {
  fileprivate var function = SHA384()

  /// Creates one without data.
  public init() {}
}

/// Makes a digest by SHA384.
@discardableResult
public func CC_SHA384(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  var function = SHA384()
  add(data, len, to: &function)
  return write(function, to: md)
}

/// Begins a digest by SHA384.
@discardableResult
public func CC_SHA384_Init(_ c: UnsafeMutablePointer<CC_SHA384_CTX>) -> Int32 {
  c.pointee = CC_SHA384_CTX()
  return 1
}

/// Adds data to a digest by SHA384.
@discardableResult
public func CC_SHA384_Update(
  _ c: UnsafeMutablePointer<CC_SHA384_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
  add(data, len, to: &c.pointee.function)
  return 1
}

/// Ends a digest by SHA384.
@discardableResult
public func CC_SHA384_Final(
  _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA384_CTX>
) -> Int32 {
  _ = write(c.pointee.function, to: md)
  return 1
}

/// How many bytes a digest by SHA512 has.
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64

/// A digest by SHA512 that is being made.
public struct CC_SHA512_CTX: Sendable {
  fileprivate var function = SHA512()

  /// Creates one without data.
  public init() {}
}

/// Makes a digest by SHA512.
@discardableResult
public func CC_SHA512(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  var function = SHA512()
  add(data, len, to: &function)
  return write(function, to: md)
}

/// Begins a digest by SHA512.
@discardableResult
public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>) -> Int32 {
  c.pointee = CC_SHA512_CTX()
  return 1
}

/// Adds data to a digest by SHA512.
@discardableResult
public func CC_SHA512_Update(
  _ c: UnsafeMutablePointer<CC_SHA512_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
  add(data, len, to: &c.pointee.function)
  return 1
}

/// Ends a digest by SHA512.
@discardableResult
public func CC_SHA512_Final(
  _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA512_CTX>
) -> Int32 {
  _ = write(c.pointee.function, to: md)
  return 1
}

private func add(
  _ data: UnsafeRawPointer?, _ count: CC_LONG, to function: inout some HashFunction
) {
  function.update(
    bufferPointer: UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(count)))
}

private func write(
  _ function: some HashFunction, to place: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  guard let place else { return nil }
  for (index, byte) in function.finalize().enumerated() { place[index] = byte }
  return place
}
