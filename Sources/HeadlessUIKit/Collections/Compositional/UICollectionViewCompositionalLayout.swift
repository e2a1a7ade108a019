public import Foundation

/// A closure that describes a section; `nil` where there is none.
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

  /// What concerns the layout as a whole; a copy, which changes the layout when it is set
  /// (behaviour 526).
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { storedConfiguration.copied() }
    set {
      storedConfiguration = newValue.copied()
      invalidateLayout()
    }
  }

  // MARK: Providing layout attributes

  /// Works out the sections, for which it asks the provider.
  open override func prepare() {
    super.prepare()
    updateSections()
  }

  /// The size of all sections.
  open override var collectionViewContentSize: CGSize {
    updateSections()
    return contentSize
  }

  /// Returns the attributes of all elements in a rectangle.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    updateSections()
    return elements(in: rect)
  }

  /// Returns the attributes of the cell of an item, or `nil` if there is no such item.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    updateSections()
    return TableRow(indexPath).flatMap(attributes)
  }

  /// Returns the attributes of a supplementary view, or `nil` if there is none.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    updateSections()
    return supplementaryAttributes(elementKind, indexPath)
  }

  /// Returns the attributes of a background, or `nil` if there is none.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    updateSections()
    return decorationAttributes(elementKind, indexPath)
  }

  // MARK: Responding to updates

  /// Returns the attributes of the item.
  open override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }

  /// Returns the attributes of the item, or `nil` if it has gone.
  open override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }

  // MARK: Invalidating the layout

  /// Makes the layout ask for its sections again, unless all that has changed is what is visible.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if !context.keepsSections || context.invalidateDataSourceCounts { sections = nil }
    super.invalidateLayout(with: context)
  }

  /// Returns whether the size has changed, or something follows what is visible.
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
  /// What the sections were worked out for.
  private final var solvedFor: Circumstances?
  private final var isUpdating = false

  // MARK: The model

  /// What decides about sections, besides the data.
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

  /// Whether anything stays in sight, or hears of what is visible.
  private final var followsBounds: Bool {
    boundaries.contains { $0.item.pinToVisibleBounds }
      || (sections ?? []).contains { solved in
        solved.section.visibleItemsInvalidationHandler != nil
          || solved.boundaries.contains { $0.item.pinToVisibleBounds }
      }
  }

  /// Works out sections, unless they are known.
  final func updateSections() {
    guard !isUpdating else { return }
    guard let user else {
      sections = nil
      solvedFor = nil
      boundaries = []
      return contentSize = .zero
    }
    let now = Circumstances(
      size: user.storedBounds.size, insets: user.adjustedContentInset,
      safeArea: user.safeAreaInsets, margins: user.layoutMargins, traits: user.traitCollection)
    guard sections == nil || solvedFor != now else { return }
    isUpdating = true
    defer { isUpdating = false }
    solvedFor = now
    solve(user)
  }

  private final func solve(_ user: UICollectionView) {
    let axis = axis
    let insets = user.adjustedContentInset
    let bounds = user.storedBounds.size
    let size = CGSize(
      width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom))
    let items = storedConfiguration.boundarySupplementaryItems
    let extent = BoundaryExtent(items, in: size)
    boundaryExtent = extent
    let (before, after) = axis.insets(extent.insets)
    let inner = CGRect(origin: .zero, size: size).inset(by: extent.insets).size
    let room = axis.size(axis.length(size), axis.other.length(inner))
    var solved: [SolvedSection] = []
    var end = before
    for index in 0..<max(0, user.numberOfSections) {
      guard let made = solveSection(index, in: room, of: user) else { continue }
      if !solved.isEmpty { end += storedConfiguration.interSectionSpacing }
      solved.append(made)
      solved[solved.count - 1].start = end
      end += made.length
    }
    sections = solved
    contentSize = axis.size(end + after, axis.other.length(size))
    let rect = CGRect(origin: .zero, size: contentSize)
    boundaries = items.map { item in
      SolvedSection.Boundary(
        item: item, frame: BoundaryExtent.frame(of: item, in: rect, extent, container: size))
    }
    raiseDuplicates(items)
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
      section, index, count: user.count(ofSection: index) ?? 0, in: room, environment)
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
