public import Foundation

/// Something that can be done with an element by assistive technologies.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// The type of closures that perform an action, and tell whether they could.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  // MARK: Creating a custom action

  /// Creates an action without a name.
  public override convenience init() { self.init(name: "", actionHandler: nil) }

  /// Creates an action that a closure performs.
  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }

  /// Creates an action with an image that a closure performs.
  public convenience init(name: String, image: UIImage?, actionHandler: Handler?) {
    self.init(name: name, actionHandler: actionHandler)
    self.image = image
  }

  /// Creates an action that a method of a target performs.
  public convenience init(name: String, target: Any?, selector: Selector) {
    self.init(name: name, actionHandler: nil)
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
  }

  /// Creates an action with an image that a method of a target performs.
  public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.init(name: name, target: target, selector: selector)
    self.image = image
  }

  // MARK: Configuring a custom action

  /// The name, as it is read out.
  open var name: String

  /// The image.
  open var image: UIImage?

  /// The closure that performs the action; it is preferred to the target's method (behaviour 679).
  open var actionHandler: Handler?

  /// The object whose method performs the action; it is not kept alive.
  open weak var target: AnyObject?

  /// The method that performs the action.
  open var selector: Selector = ""

  // MARK: The model

  /// Performs the action as a user of assistive technologies does; returns whether it could be.
  package final func userPerform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target else { return false }
    guard case .answer(let answer) = selector.send(to: target, sender: self) else { return false }
    return answer as? Bool ?? true
  }
}
