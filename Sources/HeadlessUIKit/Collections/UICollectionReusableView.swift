public import Foundation
import Interfaces

/// A view of a collection view, which is used again for another element when its own is not visible.
open class UICollectionReusableView: UIView, ReusableView {
  // MARK: Creating the view

  /// Creates a view with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    reuseIdentifier = coder.interface?.element.filled("reuseIdentifier")
    super.init(coder: coder)
  }

  // MARK: Reusing the view

  /// The identifier under which the view can be reused.
  open package(set) var reuseIdentifier: String?

  /// Called before the view is reused (behaviour 433).
  open func prepareForReuse() {}

  // MARK: Managing layout changes

  /// Called when the view's attributes have changed.
  ///
  /// The collection view has set frame, transform, alpha and visibility by then.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Called when another layout is about to place the view.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Called when another layout has placed the view.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Returns the attributes with the size that the view wants, if the layout lets it have one
  /// (behaviour 450).
  ///
  /// A view without constraints is as large as the layout says.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let axes = owner?.storedLayout.freeAxes(of: layoutAttributes) ?? .all
    let given = layoutAttributes.size
    let fitted = systemLayoutSizeFitting(
      axes.size(given, takingFrom: .zero),
      withHorizontalFittingPriority: axes.contains(.horizontal) ? .fittingSizeLevel : .required,
      verticalFittingPriority: axes.contains(.vertical) ? .fittingSizeLevel : .required)
    // Constraints that leave a length open say nothing about it.
    let size = axes.size(
      given,
      takingFrom: CGSize(
        width: fitted.width > 0 ? fitted.width : given.width,
        height: fitted.height > 0 ? fitted.height : given.height))
    guard size != given, let copy = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    else { return layoutAttributes }
    if copy.transform.isIdentity {
      copy.frame = CGRect(origin: copy.frame.origin, size: size)
    } else {
      copy.size = size
    }
    return copy
  }

  /// Returns the size that the view's constraints give it; without any it stays as large as it is.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    if let size = contentSize(targetSize, horizontalFittingPriority, verticalFittingPriority) {
      return size
    }
    guard LayoutPass.hasConstraints(self) else { return sizeThatFits(targetSize) }
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  // MARK: Storage

  /// Whether the view is to be measured again at the next layout of its collection view.
  final var awaitsFitting = false
  /// Whether the view waits in the pool of a collection view.
  final var isPooled = false
  /// The kind of element that the view was made for, which decides where it waits for reuse.
  final var elementKind = ElementKind.cell
  /// The attributes that the view shows.
  final var shownAttributes: UICollectionViewLayoutAttributes?
  /// The facts that a storyboard or nib adds to the view besides its views.
  final var cellOrigin: CellOrigin?

  // MARK: The model

  /// The collection view that shows the view.
  final var owner: UICollectionView? {
    (storedSuperview as? UICollectionView)
      ?? (storedSuperview?.storedSuperview as? UICollectionView)
  }

  /// Returns the size that the view's content asks for, or `nil` if the content does not decide it.
  func contentSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize? { nil }

  /// Notices that the content may need another size (behaviour 783).
  func sizeMayHaveChanged(byConstraints: Bool) {
    guard shownAttributes != nil, !awaitsFitting else { return }
    owner?.viewMayNeedOtherSize(self, byConstraints: byConstraints)
  }

  /// Brings the view into line with attributes, and tells it if they differ from the last ones.
  ///
  /// - Parameter origin: Where the view that holds this one begins in the content.
  final func show(_ attributes: UICollectionViewLayoutAttributes, from origin: CGPoint) {
    if let shownAttributes, shownAttributes.isEqual(attributes) { return }
    // A copy, because a layout may change its attributes later.
    shownAttributes = attributes.copy() as? UICollectionViewLayoutAttributes
    let transform = attributes.transform
    if transform.isIdentity, self.transform.isIdentity {
      let frame = attributes.frame.offsetBy(dx: -origin.x, dy: -origin.y)
      if self.frame != frame { self.frame = frame }
    } else {
      self.transform = .identity
      let (size, center) = (attributes.size, attributes.center)
      frame = CGRect(
        x: center.x - origin.x - size.width / 2, y: center.y - origin.y - size.height / 2,
        width: size.width, height: size.height)
      self.transform = transform
    }
    if attributes.isInSpace {
      layer.transform = attributes.transform3D
    } else if let storedLayer, !CATransform3DIsAffine(storedLayer.transform) {
      storedLayer.setAffineTransform(transform)
    }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
    if attributes.zIndex != 0 || storedLayer != nil { layer.zPosition = CGFloat(attributes.zIndex) }
    apply(attributes)
  }

  /// Gives the view back its own looks, before it waits to be reused.
  final func forgetAttributes() { shownAttributes = nil }
}
