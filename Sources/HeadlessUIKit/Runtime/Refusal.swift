import Foundation

/// Why something cannot be done: facts, which whoever tells of it puts into words.
///
/// Made only where something fails, so that what succeeds pays nothing for it.
package struct Refusal<Kind> {
  /// What stands against it.
  package let kind: Kind
  /// Who is at fault: a view around the one that was meant, a view controller, an item or a
  /// delegate; `nil` where it is what was meant itself, or nobody.
  package let culprit: NSObject?
  /// The method that said no, such as `tableView(_:shouldHighlightRowAt:)`; empty where none did.
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
