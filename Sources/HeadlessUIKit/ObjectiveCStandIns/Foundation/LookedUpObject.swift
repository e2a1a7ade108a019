import Foundation

/// Any object, with the members that Objective-C looks up in it.
public struct LookedUpObject {
  fileprivate let object: AnyObject

  /// Returns whether the object equals another one, as its class sees it.
  public func isEqual(_ object: Any?) -> Bool {
    guard let own = self.object as? NSObject else { return self.object === object as AnyObject }
    return own.isEqual(object)
  }
}

/// Returns an object with the members that Objective-C looks up in it.
///
/// Rewritten sources call it where a member of `AnyObject` stood.
public func uiKitLookedUp(_ object: AnyObject) -> LookedUpObject { LookedUpObject(object: object) }

/// Returns an object with the members that Objective-C looks up in it, or `nil`.
///
/// Rewritten sources call it where a member of `AnyObject` stood.
public func uiKitLookedUp(_ object: AnyObject?) -> LookedUpObject? {
  object.map(LookedUpObject.init)
}
