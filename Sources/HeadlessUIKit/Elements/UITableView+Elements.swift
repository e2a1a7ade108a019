extension UITableView {
  /// Rows, headers and all else in the table, from top to bottom.
  final func contentElements(_ reach: ElementNode.Reach) -> [ElementNode] {
    var lookedAt: Set<ObjectIdentifier> = []
    if reach == .shown, !self.lookedAt.isEmpty || supplements.contains(where: \.isLookedAt) {
      // Rows that only code has looked at are out of view.
      for entry in displayed where entry.isLookedAt {
        lookedAt.insert(ObjectIdentifier(entry.cell))
      }
      for entry in supplements where entry.isLookedAt {
        lookedAt.insert(ObjectIdentifier(entry.view))
      }
    }
    var views = subviewElements(reach).compactMap(\.view)
    if !lookedAt.isEmpty { views.removeAll { lookedAt.contains(ObjectIdentifier($0)) } }
    return Self.sorted(views) { view in view.storedGeometry.origin.y }.map { .view($0) }
  }

  /// Views in the order of a key; those with the same one as they were.
  private static func sorted(_ views: [UIView], by key: (UIView) -> Double) -> [UIView] {
    views.enumerated().map { ($0.element, key($0.element), $0.offset) }
      .sorted { ($0.1, $0.2) < ($1.1, $1.2) }.map(\.0)
  }
}
