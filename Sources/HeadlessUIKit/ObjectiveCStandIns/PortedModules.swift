import Foundation

/// The modules whose sources were rewritten.
enum PortedModules {
  /// Returns what is known of a module, or `nil` if its sources are compiled as they are.
  static func facts(of module: String) -> (any PortedModule.Type)? {
    guard InterfaceClasses.isIdentifier(module) else { return nil }
    return NSClassFromString("\(module).PortedModuleFacts") as? any PortedModule.Type
  }

  /// Whether the sources of an object's class were rewritten, so that they have UIKit's attributes.
  static func hasClass(of object: AnyObject) -> Bool {
    facts(of: ResourceBundles.module(of: type(of: object))) != nil
  }
}
