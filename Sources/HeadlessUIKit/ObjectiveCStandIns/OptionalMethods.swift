import Foundation

/// Which optional methods of protocols classes have.
enum OptionalMethods {
  /// Whether it is unknown which of a protocol's optional methods an object has: only the sources
  /// of the conforming class show that, and these were not rewritten.
  ///
  /// Of UIKit's own classes it is known.
  @MainActor static func areUnknown(of object: Any, _ conforms: (Any.Type) -> Bool) -> Bool {
    var conforming: AnyClass?
    var next: AnyClass? = type(of: object as AnyObject)
    while let type = next, conforms(type) {
      if !InterfaceClasses.isOfSystem(type) { conforming = type }
      next = _getSuperclass(type)
    }
    guard let conforming else { return false }
    return PortedModules.facts(of: ResourceBundles.module(of: conforming)) == nil
  }
}
