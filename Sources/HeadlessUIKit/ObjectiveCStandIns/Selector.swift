/// The name of a method, as in Objective-C.
///
/// Linux has no Objective-C runtime. A selector that stands for `#selector(Form.save(_:))` carries
/// the method itself. A selector with only a name is looked up in the list of the target's class,
/// see ``SelectorResponder``.
///
/// ```swift
/// let save = Selector("save:", Form.save(_:))
/// ```
public struct Selector: Hashable, Sendable {
  /// The name, such as `save` or `save:`.
  public let name: String
  /// The method that the selector was made of.
  let carried: Carried?
  /// Whether a class conforms to the protocol whose optional method this is.
  let isOfProtocol: (@Sendable (Any.Type) -> Bool)?

  /// Creates a selector from a name.
  public init(_ name: String) { self.init(name, carrying: nil) }

  init(_ name: String, carrying method: Carried?) {
    self.name = name
    carried = method
    isOfProtocol = nil
  }

  /// Creates the selector of an optional method, which classes list that have it.
  ///
  /// Classes whose sources are not rewritten list nothing: a call reaches every conforming class,
  /// so that they count as having it.
  ///
  /// - Parameter conforms: Whether a class conforms to the protocol.
  public init(_ name: String, optionalOf conforms: @escaping @Sendable (Any.Type) -> Bool) {
    self.name = name
    carried = nil
    isOfProtocol = conforms
  }

  /// Returns whether two selectors have the same name.
  public static func == (first: Selector, second: Selector) -> Bool { first.name == second.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Selector: ExpressibleByStringLiteral {
  /// Creates a selector from a literal.
  public init(stringLiteral value: String) { self.init(value) }
}

extension Selector: CustomStringConvertible {
  public var description: String { name }
}
