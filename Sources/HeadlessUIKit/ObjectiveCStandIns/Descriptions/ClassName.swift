import Foundation

/// The name of an object's class as UIKit writes it: with the module, unless it is one of UIKit's.
enum ClassName {
  static func of(_ object: AnyObject) -> String { name(of: type(of: object)) }

  static func name(of type: AnyClass) -> String {
    let name = String(describing: type)
    let module = String(reflecting: type).prefix { $0 != "." }
    return module == "HeadlessUIKit" ? name : "\(module).\(name)"
  }
}
