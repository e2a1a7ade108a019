import Foundation

extension LayoutSpan {
  /// Returns the limit on one part that follows from a limit on another part.
  func limit(
    on place: Place, from limited: Place, _ relation: NSLayoutConstraint.Relation, _ limit: CGFloat
  ) -> (CGFloat, NSLayoutConstraint.Relation)? {
    if place == limited { return (limit, relation) }
    if place == .length { return lengthLimit(from: limited, relation, limit) }
    if limited == .length {
      // One edge is limited if the opposite edge is known and the length is limited.
      switch (place, start, end) {
      case (.end, let start?, _): return (start + limit, relation)
      case (.start, _, let end?): return (end - limit, relation.flipped)
      default: return nil
      }
    }
    guard let length else { return nil }
    return (limit + (place.share - limited.share) * length, relation)
  }

  private func lengthLimit(
    from limited: Place, _ relation: NSLayoutConstraint.Relation, _ limit: CGFloat
  ) -> (CGFloat, NSLayoutConstraint.Relation)? {
    switch (limited, start, end, middle) {
    case (.end, let start?, _, _): (limit - start, relation)
    case (.middle, let start?, _, _): ((limit - start) * 2, relation)
    case (.start, _, let end?, _): (end - limit, relation.flipped)
    case (.middle, _, let end?, _): ((end - limit) * 2, relation.flipped)
    case (.end, _, _, let middle?): ((limit - middle) * 2, relation)
    case (.start, _, _, let middle?): ((middle - limit) * 2, relation.flipped)
    default: nil
    }
  }
}

extension LayoutSpan.Place {
  /// The position of the part, as a share of the length.
  fileprivate var share: CGFloat {
    switch self {
    case .start, .length: 0
    case .middle: 0.5
    case .end: 1
    }
  }
}
