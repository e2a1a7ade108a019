import Foundation

/// Where the elements of one section of a compositional layout are.
///
/// All whole groups are alike, so that a section needs no memory for its items. Frames are those in
/// the coordinates of the section, which begins at `start`.
struct SolvedSection {
  /// A view at an edge.
  struct Boundary {
    let item: NSCollectionLayoutBoundarySupplementaryItem
    let frame: CGRect
  }

  /// What the section is laid out in.
  struct Room {
    /// The size of the collection view within its insets.
    let size: CGSize
    /// What the insets of the section are measured from.
    let reference: NSDirectionalEdgeInsets
    /// What the insets of headers and footers are measured from.
    let boundaryReference: NSDirectionalEdgeInsets
    /// The direction in which sections follow each other.
    let axis: LayoutAxis
  }

  let section: NSCollectionLayoutSection
  let index: Int
  let count: Int
  let axis: LayoutAxis
  let environment: LayoutEnvironment
  let boundaries: [Boundary]
  let length: CGFloat
  let breadth: CGFloat
  /// The part of the length that views at the end take.
  let endLength: CGFloat
  let startLength: CGFloat
  var start: CGFloat = 0

  /// The groups, one after the other; `nil` if there are none.
  private let template: GroupTemplate?
  /// Where the first group is.
  private let origin: CGPoint
  /// The space before each group, and the distance from one to the next.
  private let before: CGFloat
  private let pitch: CGFloat
  /// Where the groups are across their axis.
  private let side: CGFloat
  /// What the section can scroll over by itself.
  let scrolledLength: CGFloat

  @MainActor
  init(
    _ section: NSCollectionLayoutSection, _ index: Int, count: Int, in room: Room,
    _ environment: LayoutEnvironment
  ) {
    self.section = section
    self.index = index
    self.count = count
    self.environment = environment
    let axis = room.axis
    self.axis = axis
    let items = section.boundarySupplementaryItems
    let follows =
      section.supplementariesFollowContentInsets
      && section.supplementaryContentInsetsReference != .none
    let across = axis.other
    var boundaryInsets = room.boundaryReference
    if follows { boundaryInsets = boundaryInsets.adding(section.contentInsets, along: across) }
    let boundarySize = CGRect(origin: .zero, size: room.size).inset(by: boundaryInsets).size
    let extent = BoundaryExtent(items, in: boundarySize)
    let insets = section.contentInsets.adding(room.reference).adding(extent.insets)
    let inner = CGRect(origin: .zero, size: room.size).inset(by: insets).size
    let solver = GroupSolver(traits: environment.traitCollection)
    let isOrthogonal = section.orthogonalScrollingBehavior != .none
    let groupAxis = isOrthogonal ? across : axis
    let group = section.group
    let whole = count > 0 ? solver.solve(group, in: inner) : nil
    let slots = whole?.slots.count ?? 0
    template = slots > 0 ? whole : nil
    let remaining = slots > 0 ? count % slots : 0
    // One that is as long as its items need may be shorter than the others.
    let rest = remaining > 0 ? solver.solve(group, in: inner, limit: remaining) : nil
    let size = whole?.size ?? .zero
    let along = Springs(groupAxis.spacing(group.edgeSpacing))
    before = along.before(0)
    let outer = before + groupAxis.length(size) + along.after(0)
    let spacing = section.interGroupSpacing.isFinite ? section.interGroupSpacing : 0
    pitch = outer + spacing
    let aside = groupAxis.other
    let sides = Springs(aside.spacing(group.edgeSpacing))
    let groupBreadth =
      sides.before(0) + aside.length(size) + sides.after(0)
    side =
      isOrthogonal
      ? sides.before(0) : sides.offset(of: aside.length(size), within: aside.length(inner))
    var total: CGFloat = 0
    if slots > 0 {
      let wholeCount = (count - remaining) / slots
      total = CGFloat(wholeCount) * outer
      if let rest { total += before + groupAxis.length(rest.size) + along.after(0) }
      total += CGFloat(max(0, wholeCount + (rest == nil ? 0 : 1) - 1)) * spacing
    }
    let (low, high) = axis.insets(insets)
    let content = isOrthogonal ? (slots > 0 ? groupBreadth : 0) : total
    length = low + content + high
    breadth = across.length(room.size)
    origin = CGPoint(x: insets.leading, y: insets.top)
    let ends = across.insets(insets)
    scrolledLength = isOrthogonal ? max(breadth, ends.before + total + ends.after) : 0
    let extents = axis.insets(extent.insets)
    (startLength, endLength) = (extents.before, extents.after)
    let rect = CGRect(origin: .zero, size: axis.size(length, breadth))
    boundaries = items.map { item in
      Boundary(
        item: item,
        frame: BoundaryExtent.frame(
          of: item, in: rect.inset(by: boundaryInsets.keeping(across)), extent,
          container: boundarySize))
    }
  }

  /// Whether the section scrolls by itself.
  @MainActor var isOrthogonal: Bool { section.orthogonalScrollingBehavior != .none }

  // MARK: Items

  private func origin(ofGroup index: Int, _ groupAxis: LayoutAxis) -> CGPoint {
    let point = groupAxis.point(before + CGFloat(index) * pitch, side)
    return CGPoint(x: origin.x + point.x, y: origin.y + point.y)
  }

  /// Returns the place of an item, or `nil` if its group has none for it.
  @MainActor
  func slot(of item: Int) -> GroupTemplate.Slot? {
    guard let template, item >= 0, item < count else { return nil }
    let size = template.slots.count
    return slot(item % size, ofGroup: item / size)
  }

  @MainActor
  private func slot(_ slot: Int, ofGroup group: Int) -> GroupTemplate.Slot? {
    // The items of a last group that is not full stand where they would in a full one.
    template?.slots[slot].moved(by: origin(ofGroup: group, groupAxis))
  }

  /// Calls `body` with the items of the groups that may be between two positions.
  @MainActor
  func forEachItem(
    from low: CGFloat, to high: CGFloat, _ body: (Int, GroupTemplate.Slot) -> Void
  ) {
    guard let template else { return }
    let slots = template.slots.count
    let groups = (count + slots - 1) / slots
    var range = 0..<groups
    if pitch > 0, template.staysInside {
      let first = groupAxis.start(origin) + before
      // One more at each end, because badges may lie outside of their groups.
      range = Self.clamp(((low - first) / pitch).rounded(.down) - 1, groups)..<groups
      let end = Self.clamp(((high - first) / pitch).rounded(.up) + 1, groups)
      range = range.lowerBound..<max(range.lowerBound, end)
    }
    for group in range {
      for index in 0..<slots where group * slots + index < count {
        if let slot = slot(index, ofGroup: group) { body(group * slots + index, slot) }
      }
    }
  }

  private static func clamp(_ value: CGFloat, _ count: Int) -> Int {
    guard value > 0 else { return 0 }
    return value < CGFloat(count) ? Int(value) : count
  }

  /// The direction in which groups follow each other.
  @MainActor var groupAxis: LayoutAxis { isOrthogonal ? axis.other : axis }

  // MARK: Views at the edges

  /// Returns where a view at an edge is, which may stay in sight (behaviour 530).
  ///
  /// - Parameter visible: What is visible along the axis, in the coordinates of the section.
  @MainActor
  func frame(of boundary: Boundary, visible: (low: CGFloat, high: CGFloat)?) -> CGRect {
    guard let visible, boundary.item.pinToVisibleBounds else { return boundary.frame }
    return BoundaryExtent.pinned(
      boundary, axis, visible, from: startLength, to: length - endLength)
  }

  // MARK: Scrolling by itself

  /// Returns where the section comes to rest that was let go of at an offset.
  @MainActor
  func restingOffset(near offset: CGFloat, velocity: CGFloat, viewport: CGFloat) -> CGFloat {
    let last = max(0, scrolledLength - viewport)
    guard pitch > 0 else { return min(max(0, offset), last) }
    var wanted = offset
    switch section.orthogonalScrollingBehavior {
    case .none, .continuous: break
    case .paging where viewport > 0: wanted = (offset / viewport).rounded() * viewport
    case .paging: break
    case .continuousGroupLeadingBoundary, .groupPaging: wanted = (offset / pitch).rounded() * pitch
    case .groupPagingCentered:
      let group = template.map { groupAxis.length($0.size) } ?? 0
      let first = groupAxis.start(origin) + before + group / 2 - viewport / 2
      wanted = first + ((offset - first) / pitch).rounded() * pitch
    }
    return min(max(0, wanted), last)
  }
}
