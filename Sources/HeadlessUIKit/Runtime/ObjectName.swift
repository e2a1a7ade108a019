package import Foundation

/// The name of an object in a message: its class, and its title where it has one.
///
/// `NSObject`'s own description prints an address, which differs from run to run.
@MainActor
package func objectName(_ object: NSObject) -> String {
  let title = (object as? UIViewController)?.title
  return title.map { "<\(type(of: object)) \"\($0)\">" } ?? "<\(type(of: object))>"
}
