/// A class whose methods selectors can name.
///
/// ```swift
/// final class Form: UIViewController, SelectorResponder {
///   class var selectors: [Selector.Method] {
///     [.method("save", Form.save), .method("cancel:", Form.cancel)]
///   }
///
///   func save() {}
///   func cancel(_ sender: UIButton) {}
/// }
/// ```
///
/// A subclass adds its own: `override class var selectors: [Selector.Method] { super.selectors + … }`.
@preconcurrency @MainActor
public protocol SelectorResponder: AnyObject {
  /// The methods that selectors can name.
  static var selectors: [Selector.Method] { get }
}
