import Synchronization

/// Tells streams apart.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private let number: UInt

  private static let last = Atomic<UInt>(0)

  /// Creates one that no other has.
  public init() {
    number = Self.last.wrappingAdd(2, ordering: .relaxed).newValue | 1
  }

  /// Creates that of an object.
  public init(_ object: AnyObject) { number = UInt(bitPattern: ObjectIdentifier(object)) }

  /// A number in words.
  public var description: String { "0x" + String(number, radix: 16) }
}
