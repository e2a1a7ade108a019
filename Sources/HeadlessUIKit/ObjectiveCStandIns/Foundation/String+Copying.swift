public import Foundation

// Swift bridges it to NSString on Apple's systems, so that it names boundaries and is a key.
extension String: @retroactive NSCopying {
  /// Returns the text itself, because it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
