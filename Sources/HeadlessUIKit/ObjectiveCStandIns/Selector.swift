/// The name of a method, as in Objective-C.
///
/// Linux has no Objective-C runtime. A selector that stands for `#selector(Form.save(_:))` carries
/// the method itself. One that is only a name is looked up in the list of the target's class, see
/// ``SelectorResponder``.
///
/// ```swift
/// let save = Selector("save:", Form.save(_:))
/// ```
public struct Selector: Hashable, Sendable {
  /// The name, such as `save` or `save:`.
  public let name: String
  /// The method that the selector was made of.
  let carried: Carried?

  /// Creates a selector from a name.
  public init(_ name: String) { self.init(name, carrying: nil) }

  init(_ name: String, carrying method: Carried?) {
    self.name = name
    carried = method
  }

  /// Returns whether two selectors have the same name.
  public static func == (first: Selector, second: Selector) -> Bool { first.name == second.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Selector: ExpressibleByStringLiteral {
  /// Creates a selector from a literal.
  public init(stringLiteral value: String) { self.init(value) }
}

extension Selector: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}
