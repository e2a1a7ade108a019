extension UICollectionView {
  /// Items in the order of their paths, headers before and footers behind them, then all else.
  final func contentElements(_ reach: ElementNode.Reach) -> [ElementNode] {
    var lookedAt: Set<ObjectIdentifier> = []
    if reach != .everything {
      // Items that only code has looked at are out of view.
      for entry in list.displayed where entry.isLookedAt {
        lookedAt.insert(ObjectIdentifier(entry.cell))
      }
    }
    return subviewElements(reach).compactMap(\.view)
      .filter { !lookedAt.contains(ObjectIdentifier($0)) }
      .enumerated().map { (view: $0.element, place: Self.place(of: $0.element, $0.offset)) }
      .sorted { $0.place < $1.place }.map { .view($0.view) }
  }

  /// Where a view comes among the others: by section, then header, items, footer.
  private static func place(of view: UIView, _ offset: Int) -> (Int, Int, Int, Int) {
    if let row = (view as? UICollectionViewCell)?.shownItem { return (row.section, 1, row.row, 0) }
    guard let attributes = (view as? UICollectionReusableView)?.shownAttributes,
      let section = attributes.indexPath.first
    else { return (.max, 0, 0, offset) }
    let isFooter = attributes.representedElementKind == elementKindSectionFooter
    return (section, isFooter ? 2 : 0, 0, offset)
  }
}
