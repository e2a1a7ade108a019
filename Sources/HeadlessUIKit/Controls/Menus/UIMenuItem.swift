public import Foundation

/// A command of an app's own in the edit menu of a `UIMenuController`.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// Creates an item without a title.
  public override convenience init() { self.init(title: "", action: Selector("")) }

  /// Creates an item.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }

  /// The title of the item.
  open var title: String

  /// The name of the method that the item calls.
  open var action: Selector
}
