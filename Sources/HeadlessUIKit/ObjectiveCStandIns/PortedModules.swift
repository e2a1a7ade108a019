import Foundation

/// The modules whose sources were rewritten.
package enum PortedModules {
  /// Returns what is known of a module, or `nil` if its sources are compiled as they are.
  package static func facts(of module: String) -> (any PortedModule.Type)? {
    guard InterfaceClasses.isIdentifier(module) else { return nil }
    return NSClassFromString("\(module).PortedModuleFacts") as? any PortedModule.Type
  }

  /// Whether the sources of an object's class were rewritten, so that they have UIKit's attributes.
  static func hasClass(of object: AnyObject) -> Bool {
    facts(of: ResourceBundles.module(of: type(of: object))) != nil
  }

  /// Returns the module whose Info.plist is that of an app, by the class of its delegate.
  ///
  /// The delegate may be of a subclass in another module, such as that of the tests.
  static func app(of delegate: AnyClass) -> String {
    var type: AnyClass? = delegate
    while let next = type {
      let module = ResourceBundles.module(of: next)
      if facts(of: module)?.infoPropertyList != nil { return module }
      type = _getSuperclass(next)
    }
    return ResourceBundles.module(of: delegate)
  }
}
