public import Foundation

/// A layout on the way from one layout to another, as far as a gesture has brought it.
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  // MARK: Creating a transition layout

  /// Creates a layout between two that have no items.
  public override convenience init() {
    self.init(currentLayout: UICollectionViewLayout(), nextLayout: UICollectionViewLayout())
  }

  /// Creates a layout between two others.
  public init(
    currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout
  ) {
    storedCurrent = currentLayout
    storedNext = newLayout
    super.init()
  }

  /// Returns `nil`, because a transition cannot be archived.
  public required init?(coder: NSCoder) { nil }

  // MARK: Getting the layouts

  /// The layout that the transition comes from.
  open var currentLayout: UICollectionViewLayout { storedCurrent }

  /// The layout that the transition leads to.
  open var nextLayout: UICollectionViewLayout { storedNext }

  // MARK: Updating the transition

  /// How far the transition has come, from 0 to 1.
  ///
  /// The layout is to be invalidated after that.
  open var transitionProgress: CGFloat = 0 {
    didSet { if !transitionProgress.isFinite { transitionProgress = oldValue } }
  }

  /// Remembers a value that a gesture changes together with the progress.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

  /// Returns a value that was remembered, or 0.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  // MARK: Providing layout attributes

  /// Makes both layouts prepare.
  open override func prepare() {
    super.prepare()
    storedCurrent.prepare()
    storedNext.prepare()
  }

  /// The size of the content between both layouts' sizes.
  open override var collectionViewContentSize: CGSize {
    let (one, other) = (
      storedCurrent.collectionViewContentSize, storedNext.collectionViewContentSize
    )
    return CGSize(
      width: between(one.width, other.width), height: between(one.height, other.height))
  }

  /// Returns the attributes of all elements that either layout has in a rectangle.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var known: Set<Element> = []
    let found =
      (storedCurrent.layoutAttributesForElements(in: rect) ?? [])
      + (storedNext.layoutAttributesForElements(in: rect) ?? [])
    return found.compactMap { attributes in
      let element = Element(kind: attributes.kind, path: attributes.indexPath)
      return known.insert(element).inserted ? self.attributes(of: element) : nil
    }
  }

  /// Returns the attributes of an item between both layouts' attributes.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(of: Element(kind: .cell, path: indexPath))
  }

  /// Returns the attributes of a supplementary view between both layouts' attributes.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(of: Element(kind: .supplementary(elementKind), path: indexPath))
  }

  /// Returns the attributes of a decoration view between both layouts' attributes.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(of: Element(kind: .decoration(elementKind), path: indexPath))
  }

  // MARK: Invalidating the layout

  /// Makes both layouts invalid with this one, if the data has changed.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts {
      for layout in [storedCurrent, storedNext] {
        let own = layout.makeContext()
        own.invalidateEverything = context.invalidateEverything
        own.invalidateDataSourceCounts = context.invalidateDataSourceCounts
        layout.invalidateLayout(with: own)
      }
    }
    super.invalidateLayout(with: context)
  }

  /// Returns whether either layout is to be invalidated.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    storedCurrent.shouldInvalidateLayout(forBoundsChange: newBounds)
      || storedNext.shouldInvalidateLayout(forBoundsChange: newBounds)
  }

  // MARK: Storage

  final let storedCurrent: UICollectionViewLayout
  final let storedNext: UICollectionViewLayout
  private final var values: [String: CGFloat] = [:]

  // MARK: The model

  private struct Element: Hashable {
    let kind: ElementKind
    let path: IndexPath
  }

  final override var sizesItself: Bool { false }

  final override func freeAxes(of attributes: UICollectionViewLayoutAttributes) -> FreeAxes { [] }

  private func between(_ one: CGFloat, _ other: CGFloat) -> CGFloat {
    one + (other - one) * transitionProgress
  }

  private func attributes(of element: Element) -> UICollectionViewLayoutAttributes? {
    let one = attributes(of: element, in: storedCurrent)
    let other = attributes(of: element, in: storedNext)
    guard let shown = one ?? other, let made = shown.copy() as? UICollectionViewLayoutAttributes
    else { return nil }
    guard let one, let other else {
      // Elements that only one of them has fade.
      made.alpha = between(one?.alpha ?? 0, other?.alpha ?? 0)
      return made
    }
    made.size = CGSize(
      width: between(one.size.width, other.size.width),
      height: between(one.size.height, other.size.height))
    made.center = CGPoint(
      x: between(one.center.x, other.center.x), y: between(one.center.y, other.center.y))
    made.alpha = between(one.alpha, other.alpha)
    made.transform = between(one.transform, other.transform)
    if transitionProgress > 0.5 { made.zIndex = other.zIndex }
    made.isHidden = one.isHidden && other.isHidden
    return made
  }

  private func attributes(
    of element: Element, in layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    let path = element.path
    switch element.kind {
    case .cell: return layout.layoutAttributesForItem(at: path)
    case .supplementary(let name):
      return layout.layoutAttributesForSupplementaryView(ofKind: name, at: path)
    case .decoration(let name):
      return layout.layoutAttributesForDecorationView(ofKind: name, at: path)
    }
  }

  private func between(
    _ one: CGAffineTransform, _ other: CGAffineTransform
  ) -> CGAffineTransform {
    CGAffineTransform(
      a: between(one.a, other.a), b: between(one.b, other.b), c: between(one.c, other.c),
      d: between(one.d, other.d), tx: between(one.tx, other.tx), ty: between(one.ty, other.ty))
  }
}
