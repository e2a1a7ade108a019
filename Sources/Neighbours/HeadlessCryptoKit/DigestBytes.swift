/// The bytes of a digest, told apart by the function that made them.
public struct DigestBytes<Function: NamedHashFunction>: Digest {
  let bytes: [UInt8]

  package init(bytes: [UInt8]) { self.bytes = bytes }

  /// The number of its bytes.
  public static var byteCount: Int { Function.byteCount }

  /// Its name and its bytes, two digits each.
  public var description: String {
    "\(Function.name) digest: \(bytes.map(hexadecimal).joined())"
  }

  /// Gives the bytes to a closure.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }

  /// Goes through the bytes.
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
}

/// A hash function whose digest has its name.
public protocol NamedHashFunction: HashFunction {
  /// The name of the function, as its digests give it.
  static var name: String { get }
  /// The number of bytes in its digests.
  static var byteCount: Int { get }
}

/// Two digits for a byte.
func hexadecimal(_ byte: UInt8) -> String {
  let digits = String(byte, radix: 16)
  return byte < 16 ? "0" + digits : digits
}
