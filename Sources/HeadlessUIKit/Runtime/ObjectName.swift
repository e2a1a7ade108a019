package import Foundation

/// Returns the name of an object for messages: its class, and its title if it has one.
///
/// `NSObject`'s own description prints an address, which differs in each run.
@MainActor
package func objectName(_ object: NSObject) -> String {
  let title = (object as? UIViewController)?.title
  return title.map { "<\(type(of: object)) \"\($0)\">" } ?? "<\(type(of: object))>"
}
