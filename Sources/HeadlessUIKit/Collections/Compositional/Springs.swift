import Foundation

/// The spaces at both ends of an element, along one axis.
@MainActor
struct Springs {
  private let start: NSCollectionLayoutSpacing?
  private let end: NSCollectionLayoutSpacing?

  init(_ edges: (before: NSCollectionLayoutSpacing?, after: NSCollectionLayoutSpacing?)) {
    (start, end) = edges
  }

  /// How many of them take a share of the remaining room.
  var count: Int {
    [start, end].reduce(0) { $0 + ($1?.isFlexibleSpacing == true ? 1 : 0) }
  }

  func before(_ share: CGFloat) -> CGFloat { Self.length(start, share) }

  func after(_ share: CGFloat) -> CGFloat { Self.length(end, share) }

  /// Returns where an element of a length starts in a room that it has for itself.
  func offset(of length: CGFloat, within room: CGFloat) -> CGFloat {
    let left = room - length - (start?.spacing ?? 0) - (end?.spacing ?? 0)
    return before(count == 0 ? 0 : max(0, left) / CGFloat(count))
  }

  private static func length(_ spacing: NSCollectionLayoutSpacing?, _ share: CGFloat) -> CGFloat {
    (spacing?.spacing ?? 0) + (spacing?.isFlexibleSpacing == true ? share : 0)
  }
}
