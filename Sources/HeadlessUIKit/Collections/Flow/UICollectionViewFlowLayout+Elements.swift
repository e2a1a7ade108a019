import Foundation

extension UICollectionViewFlowLayout: SectionedLayout {
  private var isVertical: Bool { scrollDirection == .vertical }

  /// How far in front headers and footers are that stay in view.
  private static var pinnedZIndex: Int { 10 }

  // MARK: One element

  final func attributes(of row: ItemPath) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(row.section), row.row >= 0,
      row.row < sections[row.section].count
    else { return nil }
    return attributes(of: row, sections[row.section].place(of: row.row))
  }

  private func attributes(
    of row: ItemPath, _ place: FlowSection.Slot
  ) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(.cell, row.indexPath)
    attributes.frame = frame(of: place, in: sections[row.section])
    return attributes
  }

  final func supplementaryAttributes(
    _ kind: String, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let row = ItemPath(path), row.row == 0, sections.indices.contains(row.section) else {
      return nil
    }
    switch kind {
    case UICollectionView.elementKindSectionHeader: return header(of: row.section)
    case UICollectionView.elementKindSectionFooter: return footer(of: row.section)
    default: return nil
    }
  }

  /// Returns `nil`: no element of the layout is a background.
  final func decorationAttributes(
    _ kind: String, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  private func header(of section: Int) -> UICollectionViewLayoutAttributes? {
    let flow = sections[section]
    guard flow.headerLength > 0 else { return nil }
    var start: CGFloat = 0
    if sectionHeadersPinToVisibleBounds, let (low, _) = visibleRange {
      let last = flow.length - flow.footerLength - flow.headerLength
      start = max(0, min(low - flow.start, last))
    }
    return end(
      UICollectionView.elementKindSectionHeader, section, start, flow.headerLength,
      isPinned: sectionHeadersPinToVisibleBounds)
  }

  private func footer(of section: Int) -> UICollectionViewLayoutAttributes? {
    let flow = sections[section]
    guard flow.footerLength > 0 else { return nil }
    var start = flow.length - flow.footerLength
    if sectionFootersPinToVisibleBounds, let (_, high) = visibleRange {
      start = min(start, max(high - flow.footerLength - flow.start, flow.headerLength))
    }
    return end(
      UICollectionView.elementKindSectionFooter, section, start, flow.footerLength,
      isPinned: sectionFootersPinToVisibleBounds)
  }

  private func end(
    _ kind: String, _ section: Int, _ start: CGFloat, _ length: CGFloat, isPinned: Bool
  ) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(
      .supplementary(kind), IndexPath(item: 0, section: section))
    let place = FlowSection.Slot(
      start: start, length: length, offset: 0,
      breadth: isVertical ? contentSize.width : contentSize.height)
    attributes.frame = frame(of: place, in: sections[section])
    if isPinned { attributes.zIndex = Self.pinnedZIndex }
    return attributes
  }

  /// The part of the content along the scroll direction that bars do not cover.
  private var visibleRange: (low: CGFloat, high: CGFloat)? {
    guard let user else { return nil }
    let visible = user.mirrored(user.storedBounds.inset(by: user.adjustedContentInset))
    return isVertical ? (visible.minY, visible.maxY) : (visible.minX, visible.maxX)
  }

  /// Returns a rectangle of the content, with its origin on a whole pixel (behaviour 510).
  private func frame(of place: FlowSection.Slot, in section: FlowSection) -> CGRect {
    let start = section.start + place.start
    return isVertical
      ? CGRect(
        x: onPixel(place.offset), y: onPixel(start), width: place.breadth, height: place.length)
      : CGRect(
        x: onPixel(start), y: onPixel(place.offset), width: place.length, height: place.breadth)
  }

  private func onPixel(_ position: CGFloat) -> CGFloat {
    let scale = user?.traitCollection.displayScale ?? 0
    return scale > 0 ? (position * scale).rounded() / scale : position
  }

  // MARK: Elements in a rectangle

  final func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard !rect.isNull, !sections.isEmpty else { return [] }
    let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    guard !low.isNaN, !high.isNaN else { return [] }
    var found: [UICollectionViewLayoutAttributes] = []
    // Frames decide, and they lie on whole pixels, less than a point from where lines are.
    var index = firstSection(endingAfter: low - 1)
    while index < sections.count, sections[index].start < high + 1 {
      let flow = sections[index]
      if let header = header(of: index), Self.overlap(header.frame, rect) { found.append(header) }
      flow.forEachItem(from: low - 1 - flow.start, to: high + 1 - flow.start) { item, place in
        let made = attributes(of: ItemPath(section: index, row: item), place)
        if Self.overlap(made.frame, rect) { found.append(made) }
      }
      if let footer = footer(of: index), Self.overlap(footer.frame, rect) { found.append(footer) }
      index += 1
    }
    return found
  }

  private static func overlap(_ one: CGRect, _ other: CGRect) -> Bool {
    one.minX < other.maxX && one.maxX > other.minX && one.minY < other.maxY && one.maxY > other.minY
  }

  private func firstSection(endingAfter position: CGFloat) -> Int {
    Int.first(ofSorted: sections.count) { sections[$0].start + sections[$0].length > position }
  }
}
