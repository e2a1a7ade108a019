/// A class that lists its methods and properties for selectors and storyboards.
///
/// UIKit's classes that apps make subclasses of have a list, which a subclass adds to:
///
/// ```swift
/// final class Form: UIViewController {
///   override class var objectiveCMembers: [Selector.Method] {
///     super.objectiveCMembers + [.method("save", Form.save), .method("cancel:", Form.cancel)]
///   }
///
///   func save() {}
///   func cancel(_ sender: UIButton) {}
/// }
/// ```
///
/// Other classes conform, and declare the list without `override`.
public protocol SelectorResponder: AnyObject {
  /// The methods and properties that selectors and storyboards can name.
  @preconcurrency @MainActor static var objectiveCMembers: [Selector.Method] { get }
}
