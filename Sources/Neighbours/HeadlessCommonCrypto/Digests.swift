public import HeadlessCryptoKit

// The digests of CommonCrypto, which CryptoKit's stand-in makes.

/// A number of bytes.
public typealias CC_LONG = UInt32

/// A digest that is being made.
public struct DigestContext<Function: HashFunction>: Sendable {
  private var function = Function()

  /// Creates one without data.
  public init() {}

  fileprivate mutating func begin() -> Int32 {
    self = Self()
    return 1
  }

  @discardableResult
  fileprivate mutating func add(_ data: UnsafeRawPointer?, _ count: CC_LONG) -> Int32 {
    function.update(
      bufferPointer: UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(count)))
    return 1
  }

  @discardableResult
  fileprivate func write(to place: UnsafeMutablePointer<UInt8>?) -> Int32 {
    if let place {
      for (index, byte) in function.finalize().enumerated() { place[index] = byte }
    }
    return 1
  }
}

private func digest<Function>(
  _ context: DigestContext<Function>, _ data: UnsafeRawPointer?, _ count: CC_LONG,
  _ place: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  var context = context
  context.add(data, count)
  context.write(to: place)
  return place
}

/// The bytes of a digest by MD5.
public let CC_MD5_DIGEST_LENGTH: Int32 = 16

/// A digest by MD5 that is being made.
public typealias CC_MD5_CTX = DigestContext<Insecure.MD5>

/// Makes a digest by MD5.
@discardableResult
public func CC_MD5(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(CC_MD5_CTX(), data, len, md) }

/// Begins a digest by MD5.
@discardableResult
public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>) -> Int32 { c.pointee.begin() }

/// Adds data to a digest by MD5.
@discardableResult
public func CC_MD5_Update(
  _ c: UnsafeMutablePointer<CC_MD5_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 { c.pointee.add(data, len) }

/// Ends a digest by MD5.
@discardableResult
public func CC_MD5_Final(
  _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_MD5_CTX>
) -> Int32 { c.pointee.write(to: md) }

/// The bytes of a digest by SHA1.
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20

/// A digest by SHA1 that is being made.
public typealias CC_SHA1_CTX = DigestContext<Insecure.SHA1>

/// Makes a digest by SHA1.
@discardableResult
public func CC_SHA1(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(CC_SHA1_CTX(), data, len, md) }

/// Begins a digest by SHA1.
@discardableResult
public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>) -> Int32 { c.pointee.begin() }

/// Adds data to a digest by SHA1.
@discardableResult
public func CC_SHA1_Update(
  _ c: UnsafeMutablePointer<CC_SHA1_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 { c.pointee.add(data, len) }

/// Ends a digest by SHA1.
@discardableResult
public func CC_SHA1_Final(
  _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA1_CTX>
) -> Int32 { c.pointee.write(to: md) }

/// The bytes of a digest by SHA256.
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32

/// A digest by SHA256 that is being made.
public typealias CC_SHA256_CTX = DigestContext<SHA256>

/// Makes a digest by SHA256.
@discardableResult
public func CC_SHA256(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(CC_SHA256_CTX(), data, len, md) }

/// Begins a digest by SHA256.
@discardableResult
public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>) -> Int32 { c.pointee.begin() }

/// Adds data to a digest by SHA256.
@discardableResult
public func CC_SHA256_Update(
  _ c: UnsafeMutablePointer<CC_SHA256_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 { c.pointee.add(data, len) }

/// Ends a digest by SHA256.
@discardableResult
public func CC_SHA256_Final(
  _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA256_CTX>
) -> Int32 { c.pointee.write(to: md) }

/// The bytes of a digest by SHA384.
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48

/// A digest by SHA384 that is being made.
public typealias CC_SHA384_CTX = DigestContext<SHA384>

/// Makes a digest by SHA384.
@discardableResult
public func CC_SHA384(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(CC_SHA384_CTX(), data, len, md) }

/// Begins a digest by SHA384.
@discardableResult
public func CC_SHA384_Init(_ c: UnsafeMutablePointer<CC_SHA384_CTX>) -> Int32 { c.pointee.begin() }

/// Adds data to a digest by SHA384.
@discardableResult
public func CC_SHA384_Update(
  _ c: UnsafeMutablePointer<CC_SHA384_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 { c.pointee.add(data, len) }

/// Ends a digest by SHA384.
@discardableResult
public func CC_SHA384_Final(
  _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA384_CTX>
) -> Int32 { c.pointee.write(to: md) }

/// The bytes of a digest by SHA512.
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64

/// A digest by SHA512 that is being made.
public typealias CC_SHA512_CTX = DigestContext<SHA512>

/// Makes a digest by SHA512.
@discardableResult
public func CC_SHA512(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(CC_SHA512_CTX(), data, len, md) }

/// Begins a digest by SHA512.
@discardableResult
public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>) -> Int32 { c.pointee.begin() }

/// Adds data to a digest by SHA512.
@discardableResult
public func CC_SHA512_Update(
  _ c: UnsafeMutablePointer<CC_SHA512_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 { c.pointee.add(data, len) }

/// Ends a digest by SHA512.
@discardableResult
public func CC_SHA512_Final(
  _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA512_CTX>
) -> Int32 { c.pointee.write(to: md) }
