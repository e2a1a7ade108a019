import Foundation

extension UICollectionViewCompositionalLayout: SectionedLayout {
  /// The path of a view at the edge of all content.
  private static let wholePath = IndexPath(index: 0)

  // MARK: Sections

  final func section(at index: Int) -> SolvedSection? {
    guard let sections else { return nil }
    // A section that the provider did not describe is missing.
    if sections.indices.contains(index), sections[index].index == index { return sections[index] }
    return sections.first { $0.index == index }
  }

  private func firstSection(endingAfter position: CGFloat) -> Int {
    let sections = sections ?? []
    return Int.first(ofSorted: sections.count) {
      sections[$0].start + sections[$0].length > position
    }
  }

  /// Returns a rectangle of a section in the coordinates of the content.
  private func place(_ frame: CGRect, in solved: SolvedSection) -> CGRect {
    let offset = axis.point(
      solved.start,
      axis.other == .horizontal
        ? boundaryExtent.insets.leading
        : boundaryExtent.insets.top)
    return frame.offsetBy(dx: offset.x, dy: offset.y)
  }

  /// The rectangle of a section in the content.
  final func rect(of solved: SolvedSection) -> CGRect {
    place(CGRect(origin: .zero, size: axis.size(solved.length, solved.breadth)), in: solved)
  }

  /// The part of the content along the scroll direction that bars do not cover.
  private var visibleRange: (low: CGFloat, high: CGFloat)? {
    guard let user else { return nil }
    return axis.range(user.mirrored(user.storedBounds.inset(by: user.adjustedContentInset)))
  }

  // MARK: One element

  final func attributes(of row: ItemPath) -> UICollectionViewLayoutAttributes? {
    guard let solved = section(at: row.section), let slot = solved.slot(of: row.row) else {
      return nil
    }
    return attributes(of: row.row, slot, in: solved)
  }

  private func attributes(
    of item: Int, _ slot: GroupTemplate.Slot, in solved: SolvedSection
  ) -> UICollectionViewLayoutAttributes {
    let made = makeAttributes(.cell, IndexPath(item: item, section: solved.index))
    return dress(made, slot.frame, zIndex: slot.zIndex, in: solved, isScrolled: true)
  }

  private func attributes(
    _ badge: GroupTemplate.Badge, of item: Int, in solved: SolvedSection
  ) -> UICollectionViewLayoutAttributes {
    let path = IndexPath(item: item, section: solved.index)
    let made = makeAttributes(.supplementary(badge.item.elementKind), path)
    let measured = measured.sizeOfBadge(made.kind, at: ItemPath(section: solved.index, row: item))
    let frame = badge.item.frame(in: badge.container, measured: measured)
    return dress(made, frame, zIndex: badge.item.zIndex, in: solved, isScrolled: true)
  }

  private func attributes(
    _ boundary: SolvedSection.Boundary, in solved: SolvedSection
  ) -> UICollectionViewLayoutAttributes {
    let path = IndexPath(item: 0, section: solved.index)
    let made = makeAttributes(.supplementary(boundary.item.elementKind), path)
    let visible = visibleRange.map { ($0.low - solved.start, $0.high - solved.start) }
    let frame = solved.frame(of: boundary, visible: visible)
    return dress(made, frame, zIndex: boundary.item.zIndex, in: solved, isScrolled: false)
  }

  private func attributes(
    _ decoration: NSCollectionLayoutDecorationItem, in solved: SolvedSection
  ) -> UICollectionViewLayoutAttributes {
    let path = IndexPath(item: 0, section: solved.index)
    let made = makeAttributes(.decoration(decoration.elementKind), path)
    made.frame = rect(of: solved).inset(by: decoration.contentInsets)
    made.zIndex = decoration.zIndex
    return made
  }

  private func attributes(
    ofWhole boundary: SolvedSection.Boundary
  ) -> UICollectionViewLayoutAttributes {
    let made = makeAttributes(.supplementary(boundary.item.elementKind), Self.wholePath)
    var frame = boundary.frame
    if let visibleRange, boundary.item.pinToVisibleBounds {
      let (before, after) = axis.insets(boundaryExtent.insets)
      frame = BoundaryExtent.pinned(
        boundary, axis, visibleRange, from: before, to: axis.length(contentSize) - after)
    }
    made.frame = frame
    made.zIndex = boundary.item.zIndex
    return made
  }

  /// Gives attributes their place; a background sends everything else to the front (behaviour 530).
  private func dress(
    _ made: UICollectionViewLayoutAttributes, _ frame: CGRect, zIndex: Int,
    in solved: SolvedSection, isScrolled: Bool
  ) -> UICollectionViewLayoutAttributes {
    made.frame = place(frame, in: solved)
    made.zIndex = zIndex + (solved.section.decorationItems.isEmpty ? 0 : 1)
    made.isOrthogonal = isScrolled && solved.isOrthogonal
    return made
  }

  final func supplementaryAttributes(
    _ kind: String, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    if path == Self.wholePath {
      return boundaries.first { $0.item.elementKind == kind }.map(attributes(ofWhole:))
    }
    guard let row = ItemPath(path), let solved = section(at: row.section) else { return nil }
    if row.row == 0, let boundary = solved.boundaries.first(where: { $0.item.elementKind == kind })
    {
      return attributes(boundary, in: solved)
    }
    return badge(kind, of: row.row, in: solved).map { attributes($0, of: row.row, in: solved) }
  }

  private func badge(
    _ kind: String, of item: Int, in solved: SolvedSection
  ) -> GroupTemplate.Badge? {
    solved.slot(of: item)?.badges.first { $0.item.elementKind == kind }
  }

  /// Returns the item that a supplementary view is made for, and whether that is a badge.
  final func supplementaryItem(
    _ kind: String, at path: IndexPath
  ) -> (item: NSCollectionLayoutSupplementaryItem, isBadge: Bool)? {
    guard let row = ItemPath(path) else {
      return boundaries.first { $0.item.elementKind == kind }.map { ($0.item, false) }
    }
    guard let solved = section(at: row.section) else { return nil }
    if row.row == 0, let edge = solved.boundaries.first(where: { $0.item.elementKind == kind }) {
      return (edge.item, false)
    }
    return badge(kind, of: row.row, in: solved).map { ($0.item, true) }
  }

  final func decorationAttributes(
    _ kind: String, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let row = ItemPath(path), row.row == 0, let solved = section(at: row.section) else {
      return nil
    }
    let item = solved.section.decorationItems.first { $0.elementKind == kind }
    return item.map { attributes($0, in: solved) }
  }

  // MARK: Elements in a rectangle

  final func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let sections = sections ?? []
    let (low, high) = axis.range(rect)
    guard !rect.isNull, !low.isNaN, !high.isNaN else { return [] }
    var found: [UICollectionViewLayoutAttributes] = []
    for boundary in boundaries {
      let made = attributes(ofWhole: boundary)
      if made.frame.overlaps(rect) { found.append(made) }
    }
    var index = firstSection(endingAfter: low)
    while index < sections.count, sections[index].start < high {
      let solved = sections[index]
      var own = elements(of: solved, in: rect)
      if let handler = solved.section.visibleItemsInvalidationHandler {
        tell(handler, of: &own, in: solved)
      }
      found += own
      index += 1
    }
    return found
  }

  private func elements(
    of solved: SolvedSection, in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes] {
    var found: [UICollectionViewLayoutAttributes] = []
    func add(_ made: UICollectionViewLayoutAttributes, _ rect: CGRect) {
      if made.frame.overlaps(rect) { found.append(made) }
    }
    for item in solved.section.decorationItems { add(attributes(item, in: solved), rect) }
    for boundary in solved.boundaries { add(attributes(boundary, in: solved), rect) }
    let scrolled = scrolledRect(rect, in: solved)
    let inside = scrolled.offsetBy(
      dx: -self.rect(of: solved).minX, dy: -self.rect(of: solved).minY)
    let (low, high) = solved.groupAxis.range(inside)
    solved.forEachItem(from: low, to: high) { item, slot in
      add(attributes(of: item, slot, in: solved), scrolled)
      for badge in slot.badges { add(attributes(badge, of: item, in: solved), scrolled) }
    }
    return found
  }

  /// Returns the part of a section's content that a rectangle shows, if the section scrolls by
  /// itself: as much as its own scroll view shows.
  private func scrolledRect(_ rect: CGRect, in solved: SolvedSection) -> CGRect {
    guard solved.isOrthogonal else { return rect }
    let offset = user?.distanceScrolled(inSection: solved.index) ?? .zero
    let shown = self.rect(of: solved)
    let across = axis.other
    let (low, high) = axis.range(rect)
    let start = across.range(shown).low + across.start(offset)
    return CGRect(
      origin: axis.point(low, start), size: axis.size(high - low, across.length(shown.size)))
  }

  /// Lets an app change how visible elements look (behaviour 525, 529).
  private func tell(
    _ handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler,
    of elements: inout [UICollectionViewLayoutAttributes], in solved: SolvedSection
  ) {
    guard let user, user.pass.isUnderWay else { return }
    let visible = elements.filter {
      user.visibleFrame(of: user.mirrored($0)).overlaps(user.storedBounds)
    }
    guard !visible.isEmpty else { return }
    let offset =
      solved.isOrthogonal
      ? user.distanceScrolled(inSection: solved.index) : user.layoutBounds.origin
    handler(visible.map(VisibleLayoutItem.init), offset, solved.environment)
  }
}
