/// A data source whose items lie within each other.
@preconcurrency @MainActor
protocol OutlineSource: AnyObject {
  /// Returns how deep an item is; `nil` if its section is no outline.
  func outlineLevel(at row: ItemPath) -> Int?

  /// Returns whether an item is expanded; `nil` if it cannot be, because nothing is in it.
  func isExpanded(at row: ItemPath) -> Bool?

  /// Expands or collapses an item, as a user does, and returns what keeps it from that.
  func toggle(at row: ItemPath) -> Refusal<OutlineFault>?
}

/// Why a user cannot expand or collapse an item.
package enum OutlineFault: Sendable {
  /// Nothing is in the item.
  case notExpandable
  /// A handler said no.
  case vetoed
}
