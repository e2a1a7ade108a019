/// The name of a method, as in Objective-C.
///
/// Linux has no Objective-C runtime. Instead, a class lists the methods that selectors may name,
/// and selectors look there.
public struct Selector: Hashable, Sendable {
  /// The name, such as `save` or `save:`.
  public let name: String

  /// Creates a selector from a name.
  public init(_ name: String) { self.name = name }
}

extension Selector: ExpressibleByStringLiteral {
  /// Creates a selector from a literal.
  public init(stringLiteral value: String) { self.init(value) }
}

extension Selector: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}
