public import Foundation

/// A closure that describes a section; `nil` where there is no section.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// A layout that is put together of sections, groups and items (behaviour 520 to 535).
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  // MARK: Creating a layout

  /// Creates a layout whose sections are all alike.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(
      section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout whose sections are all alike, with a configuration.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    storedConfiguration = configuration.copied()
    super.init()
  }

  /// Creates a layout that asks for each section (behaviour 527).
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout that asks for each section, with a configuration.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    storedConfiguration = configuration.copied()
    super.init()
  }

  /// Returns `nil`, because a layout cannot be archived.
  public required init?(coder: NSCoder) { nil }

  // MARK: Configuring the layout

  /// The settings of the layout as a whole; a copy, which changes the layout when it is set
  /// (behaviour 526).
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { storedConfiguration.copied() }
    set {
      storedConfiguration = newValue.copied()
      invalidateLayout()
    }
  }

  // MARK: Supporting right-to-left layouts

  /// Whether the collection view mirrors the layout: it begins at the leading edge.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  // MARK: Invalidating the layout

  /// Makes the layout ask for its sections again, unless only the visible part has changed.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything { measured = MeasuredSizes() }
    for preferred in context.preferred { note(preferred) }
    let keepsSections = context.keepsSections || !context.preferred.isEmpty
    if !keepsSections || context.invalidateDataSourceCounts { sections = nil }
    super.invalidateLayout(with: context)
  }

  /// Returns whether a view asks for another size than it has, where its size is estimated.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let axes = freeAxes(of: originalAttributes)
    let known =
      measuredSize(of: originalAttributes) ?? originalAttributes.size
    let wanted = preferredAttributes.size
    guard wanted.width >= 0, wanted.height >= 0 else { return false }
    return axes.size(known, takingFrom: wanted) != known
  }

  /// Returns whether the size has changed, or a section follows the visible items.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let bounds = user?.storedBounds else { return false }
    return newBounds.size != bounds.size || (followsBounds && newBounds != bounds)
  }

  /// Returns a context that keeps the sections where only the offset differs.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    context.keepsSections = newBounds.size == user?.storedBounds.size
    return context
  }

  // MARK: Storage

  private final let provider: UICollectionViewCompositionalLayoutSectionProvider
  final var storedConfiguration: UICollectionViewCompositionalLayoutConfiguration
  /// The sections; `nil` if the provider is to be asked.
  final var sections: [SolvedSection]?
  /// The views at the edges of all content.
  final var boundaries: [SolvedSection.Boundary] = []
  final var boundaryExtent = BoundaryExtent([], in: .zero)
  final var contentSize = CGSize.zero
  /// The sizes that views have asked for.
  final var measured = MeasuredSizes()
  /// The first item of each section that was measured since the section was laid out.
  private final var stale: [Int: Int] = [:]
  /// Whether views at the edges of all content were measured since everything was laid out.
  private final var hasStaleBoundaries = false
  /// The circumstances for which the sections were calculated.
  private final var solvedFor: Circumstances?
  final private(set) var isUpdating = false
  private final var contentBreadth: CGFloat = 0

  // MARK: The model

  /// The inputs of sections, besides the data.
  private struct Circumstances: Equatable {
    let size: CGSize
    let insets: UIEdgeInsets
    let safeArea: UIEdgeInsets
    let margins: UIEdgeInsets
    let traits: UITraitCollection
  }

  /// The direction in which sections follow each other.
  final var axis: LayoutAxis {
    storedConfiguration.scrollDirection == .vertical ? .vertical : .horizontal
  }

  final override var sectioned: (any SectionedLayout)? { self }

  final override var growthAxis: LayoutAxis? { axis }

  final override var sizesItself: Bool {
    (sections ?? []).contains(where: \.sizesItself)
      || boundaries.contains { !$0.item.storedSize.freeAxes.isEmpty }
  }

  final override func freeAxes(of attributes: UICollectionViewLayoutAttributes) -> FreeAxes {
    if let row = attributes.row {
      return section(at: row.section)?.slot(of: row.row)?.freeAxes ?? []
    }
    guard case .supplementary(let name) = attributes.kind else { return [] }
    return supplementaryItem(name, at: attributes.indexPath)?.item.storedSize.freeAxes ?? []
  }

  final override func follow(_ change: some ListChange) { measured.follow(change) }

  /// Remembers the size that a view asks for.
  private final func note(_ preferred: PreferredSize) {
    if isBadge(preferred.kind, at: preferred.path), let row = ItemPath(preferred.path) {
      return measured.note(preferred.size, ofBadge: preferred.kind, at: row)
    }
    measured.note(preferred)
    if preferred.kind == .cell, let row = ItemPath(preferred.path) {
      stale[row.section] = min(stale[row.section] ?? .max, row.row)
    } else if preferred.path.count > 1 {
      stale[preferred.path[0]] = 0
    } else {
      hasStaleBoundaries = true
    }
  }

  /// Returns the size that the view of an element has asked for.
  private final func measuredSize(of attributes: UICollectionViewLayoutAttributes) -> CGSize? {
    let path = attributes.indexPath
    if let row = attributes.row { return measured.sections[row.section]?[row.row] }
    if isBadge(attributes.kind, at: path) {
      return ItemPath(path).flatMap { measured.sizeOfBadge(attributes.kind, at: $0) }
    }
    return measured.size(attributes.kind, ofSection: path.count > 1 ? path[0] : nil)
  }

  /// Whether an element is a badge, whose size nothing else depends on.
  private final func isBadge(_ kind: ElementKind, at path: IndexPath) -> Bool {
    guard case .supplementary(let name) = kind else { return false }
    return supplementaryItem(name, at: path)?.isBadge ?? false
  }

  /// Whether any view is pinned, or any handler is told of the visible items.
  private final var followsBounds: Bool {
    boundaries.contains { $0.item.pinToVisibleBounds }
      || (sections ?? []).contains { solved in
        solved.section.visibleItemsInvalidationHandler != nil
          || solved.boundaries.contains { $0.item.pinToVisibleBounds }
      }
  }

  final func forgetSections() {
    sections = nil
    solvedFor = nil
    boundaries = []
  }

  /// Works out sections, unless they are known.
  final func updateSections(for user: UICollectionView) {
    let now = Circumstances(
      size: user.storedBounds.size, insets: user.adjustedContentInset,
      safeArea: user.safeAreaInsets, margins: user.layoutMargins, traits: user.traitCollection)
    isUpdating = true
    defer { isUpdating = false }
    if sections == nil || solvedFor != now || hasStaleBoundaries {
      solvedFor = now
      stale = [:]
      hasStaleBoundaries = false
      solve(user)
    } else if !stale.isEmpty {
      solveStale()
    }
  }

  /// Lays out sections with measured items again, without asking the provider.
  private final func solveStale() {
    guard var solved = sections else { return }
    for index in solved.indices {
      let old = solved[index]
      guard let item = stale[old.index] else { continue }
      solved[index] = SolvedSection(
        old.section, old.index, count: old.count, in: old.room, old.environment,
        measured: measured, keeping: old, from: item)
    }
    stale = [:]
    place(solved)
  }

  private final func solve(_ user: UICollectionView) {
    let axis = axis
    let insets = user.adjustedContentInset
    let bounds = user.storedBounds.size
    let size = CGSize(
      width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom))
    let items = storedConfiguration.boundarySupplementaryItems
    let extent = BoundaryExtent(items, in: size) { measured.size($0, ofSection: nil) }
    boundaryExtent = extent
    let inner = CGRect(origin: .zero, size: size).inset(by: extent.insets).size
    let room = axis.size(axis.length(size), axis.other.length(inner))
    contentBreadth = axis.other.length(size)
    place((0..<max(0, user.numberOfSections)).compactMap { solveSection($0, in: room, of: user) })
    raiseDuplicates(items)
  }

  /// Puts sections one after the other.
  private final func place(_ solved: [SolvedSection]) {
    var solved = solved
    let (before, after) = axis.insets(boundaryExtent.insets)
    var end = before
    for index in solved.indices {
      if index > 0 { end += storedConfiguration.interSectionSpacing }
      solved[index].start = end
      end += solved[index].length
    }
    sections = solved
    contentSize = axis.size(end + after, contentBreadth)
    boundaries = boundaryExtent.boundaries(in: CGRect(origin: .zero, size: contentSize))
  }

  private final func solveSection(
    _ index: Int, in size: CGSize, of user: UICollectionView
  ) -> SolvedSection? {
    let reference = insets(storedConfiguration.contentInsetsReference, of: user)
    let container = LayoutContainer(size, insets: reference)
    let environment = LayoutEnvironment(container, user.traitCollection)
    guard let section = provider(index, environment) else {
      ModelException.internalInconsistency.raise(
        "Invalid section definition. Please specify a valid section definition when content is to "
          + "be rendered for a section. This is a client error.",
        by: "UICollectionViewCompositionalLayout.prepare(), for section \(index)")
      return nil
    }
    raiseDuplicates(section.boundarySupplementaryItems + section.group.allSupplementaryItems)
    let own = insets(section.contentInsetsReference, of: user)
    let ofViews = section.supplementaryContentInsetsReference
    let room = SolvedSection.Room(
      size: size, reference: own,
      boundaryReference: ofViews == .automatic ? own : insets(ofViews, of: user), axis: axis)
    return SolvedSection(
      section, index, count: user.count(ofSection: index) ?? 0, in: room, environment,
      measured: measured)
  }

  /// Returns what insets are measured from, across the scroll direction: along it, the collection
  /// view's own insets keep the content away.
  private final func insets(
    _ reference: UIContentInsetsReference, of user: UICollectionView
  ) -> NSDirectionalEdgeInsets {
    let wanted: UIEdgeInsets
    switch reference {
    case .automatic:
      let configured = storedConfiguration.contentInsetsReference
      return configured == .automatic ? .zero : insets(configured, of: user)
    case .none: return .zero
    case .safeArea: wanted = user.safeAreaInsets
    case .layoutMargins: wanted = user.layoutMargins
    case .readableContent:
      let readable = user.readableContentGuide.layoutFrame
      let bounds = user.storedBounds
      wanted = UIEdgeInsets(
        top: readable.minY - bounds.minY, left: readable.minX - bounds.minX,
        bottom: bounds.maxY - readable.maxY, right: bounds.maxX - readable.maxX)
    }
    let known = user.adjustedContentInset
    return axis == .vertical
      ? NSDirectionalEdgeInsets(
        top: 0, leading: max(0, wanted.left - known.left), bottom: 0,
        trailing: max(0, wanted.right - known.right))
      : NSDirectionalEdgeInsets(
        top: max(0, wanted.top - known.top), leading: 0,
        bottom: max(0, wanted.bottom - known.bottom), trailing: 0)
  }

  /// Reports views of the same kind that cannot be told apart (behaviour 533).
  private final func raiseDuplicates(_ items: [NSCollectionLayoutSupplementaryItem]) {
    guard items.count > 1, Set(items.map(\.elementKind)).count < items.count else { return }
    ModelException.internalInconsistency.raise(
      "Every supplementary must have a unique elementKind: duplicates detected",
      by: "UICollectionViewCompositionalLayout.prepare()")
  }
}

extension UICollectionViewCompositionalLayout {
  /// Creates a layout whose sections are all lists of one kind (behaviour 537).
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}
