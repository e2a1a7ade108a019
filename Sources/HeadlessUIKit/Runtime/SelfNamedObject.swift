package import Foundation

/// An object whose class an app does not know: it stands for something that has another name.
@preconcurrency @MainActor
package protocol SelfNamedObject: NSObject {
  /// What messages call it, such as "`Button("Pay")` in `CartView`".
  var ownName: String { get }
  /// What kind of thing it is, such as "Button".
  var ownKind: String { get }
}
