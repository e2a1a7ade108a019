import Foundation

/// The items whose data a list has requested ahead of time.
struct ListPrefetch {
  /// The requested items that have not come into view yet.
  var rows: [ItemPath] = []
  /// The bounds at the last layout, or `nil` before the first one.
  var bounds: CGRect?
  /// Whether rows come into view at the top.
  var goesUp = false
}
