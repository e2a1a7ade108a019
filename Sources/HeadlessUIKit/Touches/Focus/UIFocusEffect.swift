public import Foundation

/// How an item shows that it has the focus, which the model's pictures leave out.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject, NSCopying {
  /// Creates the usual effect.
  public override init() { super.init() }

  /// Returns the usual effect.
  open class func effect() -> UIFocusEffect { UIFocusEffect() }

  /// Returns the effect itself.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
