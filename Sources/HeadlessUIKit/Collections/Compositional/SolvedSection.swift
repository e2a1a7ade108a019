import Foundation

/// Where the elements of one section of a compositional layout are.
///
/// Groups that were not measured are alike, so that a section needs no memory for their items.
/// Frames are in the coordinates of the section, which begins at `start`.
struct SolvedSection {
  /// A view at an edge.
  struct Boundary {
    let item: NSCollectionLayoutBoundarySupplementaryItem
    let frame: CGRect
  }

  /// The room for the section.
  struct Room {
    /// The size of the collection view within its insets.
    let size: CGSize
    /// The reference of the section's insets.
    let reference: NSDirectionalEdgeInsets
    /// The reference of the headers' and footers' insets.
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

  /// Whether the view of any element decides a size.
  let sizesItself: Bool

  /// The groups, one after the other.
  private let groups: GroupRuns
  /// Where the first group is.
  private let origin: CGPoint
  /// The room for the groups.
  private let inner: CGSize
  /// The space before each group.
  private let before: CGFloat
  /// Where the groups are across their axis.
  private let side: CGFloat
  /// The length that the section's own scroll view scrolls over.
  let scrolledLength: CGFloat
  let room: Room

  /// Lays out a section.
  ///
  /// - Parameters:
  ///   - measured: The sizes that views have asked for.
  ///   - known: The section before something was measured.
  ///   - item: The first item that was measured since.
  @MainActor
  init(
    _ section: NSCollectionLayoutSection, _ index: Int, count: Int, in room: Room,
    _ environment: LayoutEnvironment, measured: MeasuredSizes, keeping known: SolvedSection? = nil,
    from item: Int = 0
  ) {
    self.section = section
    self.room = room
    self.index = index
    self.count = count
    self.environment = environment
    let axis = room.axis
    self.axis = axis
    let items = section.boundarySupplementaryItems
    let across = axis.other
    let boundaryInsets = Self.boundaryInsets(of: section, in: room, along: across)
    let boundarySize = CGRect(origin: .zero, size: room.size).inset(by: boundaryInsets).size
    let extent = BoundaryExtent(items, in: boundarySize) {
      measured.size($0, ofSection: index)
    }
    let insets = section.contentInsets.adding(room.reference).adding(extent.insets)
    let inner = CGRect(origin: .zero, size: room.size).inset(by: insets).size
    self.inner = inner
    let isOrthogonal = section.orthogonalScrollingBehavior != .none
    let groupAxis = isOrthogonal ? across : axis
    let source = GroupRuns.Source(
      section, groupAxis, in: inner, environment.traitCollection,
      sizes: measured.sections[index] ?? .init(), count: count)
    let isKept = known?.inner == inner && known?.count == count
    let groups = GroupRuns(source, keeping: isKept ? known?.groups : nil, from: item)
    self.groups = groups
    sizesItself =
      items.contains { !$0.storedSize.freeAxes.isEmpty }
      || groups.runs.first?.template.sizesItself == true
    before = source.before
    let sides = source.sides
    let groupBreadth = sides.before(0) + groups.breadth + sides.after(0)
    side =
      isOrthogonal
      ? sides.before(0) : sides.offset(of: groups.breadth, within: groupAxis.other.length(inner))
    let total = groups.length
    let (low, high) = axis.insets(insets)
    let content = isOrthogonal ? (groups.runs.isEmpty ? 0 : groupBreadth) : total
    length = low + content + high
    breadth = across.length(room.size)
    origin = CGPoint(x: insets.leading, y: insets.top)
    let ends = across.insets(insets)
    scrolledLength = isOrthogonal ? max(breadth, ends.before + total + ends.after) : 0
    let extents = axis.insets(extent.insets)
    (startLength, endLength) = (extents.before, extents.after)
    let rect = CGRect(origin: .zero, size: axis.size(length, breadth))
    boundaries = extent.boundaries(in: rect.inset(by: boundaryInsets.keeping(across)))
  }

  @MainActor
  private static func boundaryInsets(
    of section: NSCollectionLayoutSection, in room: Room, along axis: LayoutAxis
  ) -> NSDirectionalEdgeInsets {
    let follows =
      section.supplementariesFollowContentInsets
      && section.supplementaryContentInsetsReference != .none
    let insets = room.boundaryReference
    return follows ? insets.adding(section.contentInsets, along: axis) : insets
  }

  /// Whether the section scrolls by itself.
  @MainActor var isOrthogonal: Bool { section.orthogonalScrollingBehavior != .none }

  // MARK: Items

  /// Returns where a group is that begins at a position among the groups.
  @MainActor
  private func origin(ofGroupAt start: CGFloat) -> CGPoint {
    let point = groupAxis.point(before + start, side)
    return CGPoint(x: origin.x + point.x, y: origin.y + point.y)
  }

  /// Returns the place of an item, or `nil` if its group has no place for it.
  ///
  /// The items of a last group that is not full stand where they would in a full one.
  @MainActor
  func slot(of item: Int) -> GroupTemplate.Slot? {
    guard !groups.runs.isEmpty, item >= 0, item < count else { return nil }
    let run = groups.run(of: item)
    let (group, slot) = (item - run.item).quotientAndRemainder(dividingBy: run.slots)
    return run.template.slots[slot].moved(
      by: origin(ofGroupAt: run.start + CGFloat(group) * run.pitch))
  }

  /// Calls `body` with the items of the groups that may be between two positions.
  @MainActor
  func forEachItem(
    from low: CGFloat, to high: CGFloat, _ body: (Int, GroupTemplate.Slot) -> Void
  ) {
    let first = groupAxis.start(origin) + before
    groups.forEachGroup(from: low - first, to: high - first) { item, start, template in
      let origin = origin(ofGroupAt: start)
      for (index, slot) in template.slots.enumerated() where item + index < count {
        body(item + index, slot.moved(by: origin))
      }
    }
  }

  /// The direction in which groups follow each other.
  @MainActor var groupAxis: LayoutAxis { isOrthogonal ? axis.other : axis }

  // MARK: Views at the edges

  /// Returns where a view at an edge is, which may stay in sight (behaviour 530).
  ///
  /// - Parameter visible: The visible range along the axis, in the coordinates of the section.
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
    guard let template = groups.runs.first?.template else { return min(max(0, offset), last) }
    var wanted = offset
    switch section.orthogonalScrollingBehavior {
    case .none, .continuous: break
    case .paging where viewport > 0: wanted = (offset / viewport).rounded() * viewport
    case .paging: break
    case .continuousGroupLeadingBoundary, .groupPaging: wanted = groups.start(near: offset)
    case .groupPagingCentered:
      let first =
        groupAxis.start(origin) + before + groupAxis.length(template.size) / 2 - viewport / 2
      wanted = first + groups.start(near: offset - first)
    }
    return min(max(0, wanted), last)
  }
}
