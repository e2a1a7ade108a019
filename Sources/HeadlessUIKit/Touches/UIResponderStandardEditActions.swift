public import Foundation

/// What the edit menu does: cut, copy, paste and the like.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Copies what is selected, and deletes it.
  func cut(_ sender: Any?)

  /// Copies what is selected.
  func copy(_ sender: Any?)

  /// Inserts what was copied.
  func paste(_ sender: Any?)

  /// Selects something.
  func select(_ sender: Any?)

  /// Selects all.
  func selectAll(_ sender: Any?)

  /// Deletes what is selected.
  func delete(_ sender: Any?)
}
