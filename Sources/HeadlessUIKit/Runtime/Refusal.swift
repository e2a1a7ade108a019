import Foundation

/// Why something cannot be done: facts, which the code that reports it puts into words.
///
/// Made only where something fails, so that what succeeds pays nothing for it.
package struct Refusal<Kind> {
  /// The reason.
  package let kind: Kind
  /// The object at fault: a view around the target, a view controller, an item or a delegate; `nil`
  /// for the target itself, or for no object.
  package let culprit: NSObject?
  /// The method that said no, such as `tableView(_:shouldHighlightRowAt:)`; empty where no method
  /// did.
  package let method: String

  init(_ kind: Kind, culprit: NSObject? = nil, method: String = "") {
    self.kind = kind
    self.culprit = culprit
    self.method = method
  }
}

/// That a delegate said no: the culprit of a ``Refusal``, in its method.
package enum Veto {
  /// The method answered false.
  case answeredFalse
}
