import HeadlessUIKit

/// Makes random bytes; there is only the default one.
public final class SecRandom: Sendable {}

/// The source of random bytes.
public typealias SecRandomRef = SecRandom

/// Makes random bytes by default.
public let kSecRandomDefault: SecRandomRef? = nil

/// Writes random bytes, as good as the system's.
@discardableResult
public func SecRandomCopyBytes(
  _ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> Int32 {
  guard count >= 0 else { return errSecParam }
  var generator = SystemRandomNumberGenerator()
  for offset in 0..<count {
    bytes.storeBytes(of: generator.next(), toByteOffset: offset, as: UInt8.self)
  }
  return errSecSuccess
}
