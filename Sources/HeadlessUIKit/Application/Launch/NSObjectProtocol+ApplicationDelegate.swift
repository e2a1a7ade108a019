public import Foundation

// Objective-C's optional requirements read as another optional, so that code says
// `delegate?.window??.rootViewController`. This is that reading. It stands in an extension of
// another protocol, where it does not redeclare the property.
extension NSObjectProtocol where Self: UIApplicationDelegate {
  /// The window of an app without scenes, as an optional requirement reads.
  @preconcurrency @MainActor public var window: UIWindow?? { .some(ownWindow) }
}
