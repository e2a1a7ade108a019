import FailureReporting
import Foundation

/// Calls of UIKit's that a test makes by a function of the same name, which knows its line.
///
/// They reach the override of a subclass. What that calls on `super` comes back here, because the
/// same function is found, and is then the class's own.
@MainActor
enum Overridden {
  private static var underWay: Set<ObjectIdentifier> = []

  /// Makes a call at a line, or at the line of the current gesture.
  static func call<R>(_ call: () -> R, at site: CallSite) -> R {
    AmbientCallSite.at(AmbientCallSite.current ?? site, call)
  }

  /// The same for a call that a subclass may override.
  static func call<R>(
    _ overridden: () -> R, of object: NSObject, at site: CallSite, own: () -> R
  ) -> R {
    guard underWay.insert(ObjectIdentifier(object)).inserted else { return call(own, at: site) }
    defer { underWay.remove(ObjectIdentifier(object)) }
    return call(overridden, at: site)
  }
}
