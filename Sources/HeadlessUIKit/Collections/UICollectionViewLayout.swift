public import Foundation

/// Decides where the elements of a collection view are.
///
/// A subclass calculates positions in ``prepare()``, and returns them until it is invalidated
/// (behaviour 491).
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  // MARK: Creating a layout

  /// Creates a layout.
  public override init() { super.init() }

  /// Creates a layout from an archive.
  public required init?(coder: NSCoder) {
    super.init()
    coder.interface?.decode(self)
  }

  /// Called when a storyboard or nib has connected the layout.
  open func awakeFromNib() {}

  // MARK: Getting the collection view information

  /// The collection view that uses the layout; the layout does not keep it alive.
  open var collectionView: UICollectionView? { user }

  /// The size of all content; zero unless overridden.
  open var collectionViewContentSize: CGSize { upToDate?.contentSize ?? .zero }

  // MARK: Providing layout attributes

  /// The class of the attributes that the layout makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// Works out positions.
  ///
  /// Called before anything is asked of the layout after an invalidation.
  open func prepare() { sectioned?.updateSections() }

  /// Returns the attributes of all elements in a rectangle; `nil` unless overridden.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    upToDate?.elements(in: rect)
  }

  /// Returns the attributes of the cell of an item; `nil` unless overridden.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let layout = upToDate, let row = ItemPath(indexPath) else { return nil }
    return layout.attributes(of: row)
  }

  /// Returns the attributes of the cell of an item that the user is moving.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let known = layoutAttributesForItem(at: indexPath)
    let attributes =
      known?.copy() as? UICollectionViewLayoutAttributes
      ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = position
    return attributes
  }

  /// Returns the attributes of a supplementary view; `nil` unless overridden.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    upToDate?.supplementaryAttributes(elementKind, indexPath)
  }

  /// Returns the attributes of a decoration view; `nil` unless overridden.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { upToDate?.decorationAttributes(elementKind, indexPath) }

  /// Returns the index path to which an item goes that the user holds at a position.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { user?.indexPathForItem(at: position) ?? previousIndexPath }

  /// Returns the offset at which the content rests after an update or a change of the layout.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  { proposedContentOffset }

  /// Returns the offset at which the content rests after the user has let go of it.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: Responding to collection view updates

  /// Called when a batch of updates is about to be shown, after the layout has prepared for it.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called when a batch of updates has been shown.
  open func finalizeCollectionViewUpdates() {}

  /// Returns the supplementary views of a kind that come with a batch of updates.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the decoration views of a kind that come with a batch of updates.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the supplementary views of a kind that go with a batch of updates.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the decoration views of a kind that go with a batch of updates.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the attributes from which the cell of an item comes into view.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { restingAttributes(at: itemIndexPath) }

  /// Returns the attributes from which a supplementary view comes into view.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes from which a decoration view comes into view.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes with which the cell of an item goes out of view.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { restingAttributes(at: itemIndexPath) }

  /// Returns the attributes with which a supplementary view goes out of view.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes with which a decoration view goes out of view.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Invalidating the layout

  /// The class of the contexts that invalidations make.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// Makes the collection view lay out anew; a subclass calls this implementation (behaviour 493).
  open func invalidateLayout() { invalidateLayout(with: announced.last ?? makeContext()) }

  /// Makes the collection view lay out anew, as far as a context says.
  ///
  /// A subclass calls this implementation.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    user?.layoutWasInvalidated(self, context)
  }

  /// Returns whether new bounds make the layout invalid; `false` unless overridden
  /// (behaviour 492).
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns what new bounds make invalid.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  /// Returns whether the layout follows a size that a view asks for; `false` unless overridden
  /// (behaviour 784).
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns the context for a view's new size: its element is invalid.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.invalidate(preferredAttributes)
    return context
  }

  /// Returns the context for an item that the user moves.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
    context.interactiveMovementTarget = targetPosition
    return context
  }

  /// Returns what becomes invalid when the user lets go of moved items.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.targetIndexPathsForInteractivelyMovingItems = indexPaths
    return context
  }

  // MARK: Coordinating animated changes

  /// Called before an animated change of the collection view's size.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Called after an animated change of the collection view's size.
  open func finalizeAnimatedBoundsChange() {}

  // MARK: Transitioning between layouts

  /// Called when this layout is about to take the place of another one.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Called when another layout is about to take the place of this one.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Called on both layouts when one has taken the place of the other.
  open func finalizeLayoutTransition() {}

  // MARK: Registering decoration views

  /// Registers a class for making decoration views of a kind; `nil` cancels the registration.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationSources.register(
      viewClass, for: elementKind, by: "UICollectionViewLayout.register(_:forDecorationViewOfKind:)"
    )
  }

  /// Registers a nib for making decoration views of a kind; `nil` cancels the registration.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationSources.register(nib, for: elementKind)
  }

  // MARK: Supporting right-to-left layouts

  /// The direction for which the layout was made.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether the collection view mirrors the layout in the other direction.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Storage

  /// The collection view, even if a subclass overrides `collectionView`.
  final weak var user: UICollectionView?
  final var decorationSources = ReuseSources<UICollectionReusableView>()
  /// The contexts of invalidations by the collection view that are under way, the last within the others.
  ///
  /// UIKit calls `invalidateLayout()` first, which an app may override, and has it pass its
  /// context on (behaviour 442).
  private final var announced: [UICollectionViewLayoutInvalidationContext] = []

  // MARK: The model

  /// Returns a new context of the layout's class.
  final func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let named =
      type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return named.map { ObjectMaker.make($0) } ?? UICollectionViewLayoutInvalidationContext()
  }

  /// The layout itself, if it is a layout of UIKit's that calculates sections.
  var sectioned: (any SectionedLayout)? { nil }

  /// The layout itself, if it works out sections, after it has done that.
  private final var upToDate: (any SectionedLayout)? {
    let layout = sectioned
    layout?.updateSections()
    return layout
  }

  /// Where the cell of an item comes from and goes to in a layout that works out sections: it stays.
  private final func restingAttributes(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    sectioned == nil ? nil : layoutAttributesForItem(at: path)
  }

  /// Whether views may ask for their own sizes.
  var sizesItself: Bool { true }

  /// The axis along which the layout grows with the sizes of views; `nil` where only the app knows.
  var growthAxis: LayoutAxis? { nil }

  /// Returns the axes along which the view of an element may ask for its own size.
  func freeAxes(of attributes: UICollectionViewLayoutAttributes) -> FreeAxes { .all }

  /// Moves the layout's values of items along with them.
  func follow(_ change: some ListChange) {}

  /// Invalidates the layout as the collection view does, with a context.
  final func invalidate(announcing context: UICollectionViewLayoutInvalidationContext) {
    announced.append(context)
    invalidateLayout()
    announced.removeLast()
  }

  /// Asks where an element goes by an update, as UIKit does though nothing is animated.
  final func tellDisappearing(_ kind: ElementKind, at path: IndexPath) {
    switch kind {
    case .cell: _ = finalLayoutAttributesForDisappearingItem(at: path)
    case .supplementary(let name):
      _ = finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: name, at: path)
    case .decoration(let name):
      _ = finalLayoutAttributesForDisappearingDecorationElement(ofKind: name, at: path)
    }
  }

  /// Asks where an element comes from by an update.
  final func tellAppearing(_ kind: ElementKind, at path: IndexPath) {
    switch kind {
    case .cell: _ = initialLayoutAttributesForAppearingItem(at: path)
    case .supplementary(let name):
      _ = initialLayoutAttributesForAppearingSupplementaryElement(ofKind: name, at: path)
    case .decoration(let name):
      _ = initialLayoutAttributesForAppearingDecorationElement(ofKind: name, at: path)
    }
  }

  /// Returns new attributes of the layout's class.
  final func makeAttributes(_ kind: ElementKind, _ path: IndexPath)
    -> UICollectionViewLayoutAttributes
  {
    let named = type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes = named.map { ObjectMaker.make($0) } ?? UICollectionViewLayoutAttributes()
    attributes.kind = kind
    attributes.indexPath = path
    return attributes
  }
}
