public import Foundation

/// Something that can be done with an element beside using it.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// Does the action; answers whether that went well.
  public typealias ActionHandler = (UIAccessibilityCustomAction) -> Bool

  // MARK: Creating a custom action

  /// Creates an action that calls a closure.
  public init(name: String, actionHandler: ActionHandler?) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }

  /// Creates an action with an image that calls a closure.
  public convenience init(name: String, image: UIImage?, actionHandler: ActionHandler?) {
    self.init(name: name, actionHandler: actionHandler)
    self.image = image
  }

  /// Creates an action that calls a method of an object.
  public convenience init(name: String, target: Any?, selector: Selector) {
    self.init(name: name, actionHandler: nil)
    self.target = target as AnyObject
    self.selector = selector
  }

  /// Creates an action with an image that calls a method of an object.
  public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.init(name: name, target: target, selector: selector)
    self.image = image
  }

  // MARK: Accessing the action

  /// What the action is called.
  open var name: String
  /// The picture of the action.
  open var image: UIImage?
  /// What the action does.
  open var actionHandler: ActionHandler?
  /// The object whose method the action calls.
  open weak var target: AnyObject?
  /// The method that the action calls.
  open var selector = Selector("")

  // MARK: The model

  /// Does the action as a user does who chooses it; answers whether that went well.
  package final func userPerform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target else { return false }
    return UIApplication.shared.sendAction(selector, to: target, from: self, for: nil)
  }
}
