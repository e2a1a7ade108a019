public import Foundation

/// A layout that puts items into lines, as many into each as fit (behaviour 503 to 519).
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  // MARK: Creating a flow layout

  /// Creates a layout.
  public override init() { super.init() }

  /// Creates a layout from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Configuring the scroll direction

  /// The direction in which lines follow each other.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }

  // MARK: Configuring the item spacing

  /// The space between lines.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }

  /// The least space between the items of a line.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }

  /// The size of items, unless the delegate decides it.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }

  /// The size that items are expected to have, and then decide by themselves (behaviour 517); zero
  /// means that they do not.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }

  /// An estimate that the layout makes by itself.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// The space around the items of a section.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }

  /// The reference of the space around the items.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }

  // MARK: Configuring the supplementary views

  /// The size of section headers; only the length along the scroll direction counts, and zero means
  /// no headers.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// The size of the views below sections.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }

  // MARK: Pinning headers and footers

  /// Whether headers stay in view while their sections are.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// Whether footers stay in view while their sections are.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  // MARK: Invalidating the layout

  /// The class of the contexts that invalidations make.
  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  /// Makes the layout calculate the invalid parts of a context again.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    // Other invalid parts need no work: lines are broken anew when the space for them differs, and
    // attributes are made when they are asked for.
    if flow?.invalidateFlowLayoutDelegateMetrics != false || context.invalidateDataSourceCounts {
      metrics = nil
    }
    if context.invalidateEverything { measured = MeasuredSizes() }
    for preferred in context.preferred {
      measured.note(preferred)
      brokenFor = nil
    }
    super.invalidateLayout(with: context)
  }

  /// Returns whether a cell asks for another size than it has, where sizes are estimated.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let size = preferredAttributes.size
    return sizesItself && originalAttributes.kind == .cell && size.width >= 0 && size.height >= 0
      && size != originalAttributes.size
  }

  /// Returns a context that keeps the delegate's answers.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes)
    (context as? UICollectionViewFlowLayoutInvalidationContext)?
      .invalidateFlowLayoutDelegateMetrics = false
    return context
  }

  /// Returns whether lines break differently, or headers and footers move (behaviour 496).
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let bounds = user?.storedBounds else { return false }
    let (new, old) = (newBounds.size, bounds.size)
    if scrollDirection == .vertical ? new.width != old.width : new.height != old.height {
      return true
    }
    return (sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds)
      && newBounds != bounds
  }

  /// Returns a context that keeps the delegate's answers (behaviour 495).
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      flow.invalidateFlowLayoutDelegateMetrics = false
      flow.invalidateFlowLayoutAttributes = newBounds != user?.storedBounds
    }
    return context
  }

  // MARK: Storage

  /// The delegate's answers about each section; `nil` if it is to be asked.
  final var metrics: [FlowMetrics]?
  /// The space for which lines are broken; `nil` if they are not.
  final var brokenFor: FlowSpace?
  final var sections: [FlowSection] = []
  final var contentSize = CGSize.zero
  final var isUpdating = false
  /// The sizes that cells have asked for.
  final var measured = MeasuredSizes()
  /// The class of delegates that do not decide the sizes of items.
  final var givesNoSizes = NotImplemented.Note()

  // MARK: The model

  final override var sectioned: (any SectionedLayout)? { self }

  final override var sizesItself: Bool { estimatedItemSize != .zero }

  final override var growthAxis: LayoutAxis? {
    scrollDirection == .vertical ? .vertical : .horizontal
  }

  final override func freeAxes(of attributes: UICollectionViewLayoutAttributes) -> FreeAxes {
    sizesItself && attributes.kind == .cell ? .all : []
  }

  final override func follow(_ change: some ListChange) { measured.follow(change) }

  /// The size of items that have not been measured, unless the delegate decides it.
  final var usualSize: CGSize {
    estimatedItemSize == .zero || estimatedItemSize == Self.automaticSize
      ? itemSize : estimatedItemSize
  }
}

extension UICollectionViewFlowLayout {
  /// The reference of sections' insets.
  public enum SectionInsetReference: Int, Sendable {
    /// The edges of the content.
    case fromContentInset = 0
    /// The edges of the safe area.
    case fromSafeArea = 1
    /// The margins of the collection view.
    case fromLayoutMargins = 2
  }
}
