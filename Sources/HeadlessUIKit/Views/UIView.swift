public import Foundation

/// A rectangle on the screen, with the views inside it.
///
/// The model works with frames. It stores constraints, and layout follows the simple ones.
@preconcurrency @MainActor
open class UIView: UIResponder, KeyValueObservable, ObservedObject, AccessibilityAttributed,
  UIAppearance, UIAppearanceContainer, UIFocusItem, CALayerDelegate
{
  // MARK: Creating a view

  /// Creates a view with a frame in its superview's coordinates.
  public init(frame: CGRect) {
    storedGeometry = Geometry(frame: frame)
    super.init()
    setUp(from: nil)
  }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    super.init()
    setUp(from: coder)
    coder.interface?.decode(self)
  }

  /// Creates a view without a size.
  public override convenience init() { self.init(frame: .zero) }

  /// Called when a storyboard or nib has connected the view.
  open func awakeFromNib() {}

  /// Called by Interface Builder where it draws the view, and never by an app.
  open func prepareForInterfaceBuilder() {}

  // MARK: Configuring a view's visual appearance

  /// The colour behind the view's content.
  @NSCopying open var backgroundColor: UIColor? {
    didSet { storedLayer?.backgroundColor = backgroundColor?.cgColor }
  }

  /// Whether the view is hidden.
  open var isHidden: Bool {
    get {
      if storedLayer != nil { takeOverLayer() }
      return storedIsHidden
    }
    set {
      observed(.isHidden) {
        guard isHidden != newValue else { return }
        storedIsHidden = newValue
        storedLayer?.isHidden = newValue
        LayoutRoot.placeChanged(of: self)
      }
    }
  }

  /// How opaque the view is, from 0 to 1.
  open var alpha: CGFloat {
    // UIKit stores a 32-bit number, which decides whether 0.01 can be hit (behaviour 28).
    get {
      if storedLayer != nil { takeOverLayer() }
      return CGFloat(storedAlpha)
    }
    set {
      observed(.alpha) {
        storedAlpha = Float(newValue)
        storedLayer?.opacity = storedAlpha
      }
    }
  }

  /// Whether the view covers the views behind it.
  open var isOpaque = true

  /// The colour of elements that can be tapped; inherited from the superview unless set.
  open var tintColor: UIColor! {
    get { displayState.tintColor ?? superview?.tintColor ?? AccentColor.color ?? .systemBlue }
    set {
      displayState.tintColor = newValue
      tellTintColorDidChange()
    }
  }

  /// Whether the tint colour is dimmed.
  open var tintAdjustmentMode = TintAdjustmentMode.automatic

  /// Called when the tint colour has changed.
  open func tintColorDidChange() {}

  /// Whether subviews are clipped to the bounds.
  open var clipsToBounds = false {
    didSet { storedLayer?.masksToBounds = clipsToBounds }
  }

  /// Whether the view is cleared before it is drawn.
  open var clearsContextBeforeDrawing = true

  /// A view whose alpha channel masks this one.
  open var mask: UIView?

  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer of the view.
  open var layer: CALayer {
    if let storedLayer { return storedLayer }
    let layer = (Self.layerClass as? CALayer.Type).map { ObjectMaker.make($0) } ?? CALayer()
    storedLayer = layer
    layer.owner = self
    layer.isHidden = storedIsHidden
    layer.opacity = storedAlpha
    layer.backgroundColor = backgroundColor?.cgColor
    layer.masksToBounds = clipsToBounds
    layer.contentsScale = contentScaleFactor
    updateLayerGeometry()
    return layer
  }

  // MARK: Serving the layer

  /// Lays out the subviews, where the layer is the view's own.
  open func layoutSublayers(of layer: CALayer) {
    if layer === storedLayer { layoutSubviews() }
  }

  /// Called before a layer is drawn: the view's own, or a layer with the view as its delegate.
  open func layerWillDraw(_ layer: CALayer) {}

  /// Draws the view, where the layer is its own.
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    if layer === storedLayer { draw(ctx.boundingBoxOfClipPath.part(within: bounds)) }
  }

  /// Provides the content of a layer whose delegate the view is, by letting it be drawn.
  open func display(_ layer: CALayer) { layer.displayByDrawing() }

  /// Returns `NSNull`: without an animation, changes of a view's layer take effect at once.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    layer === storedLayer ? NSNull() : nil
  }

  // MARK: Configuring the event-related behavior

  /// Whether the view and the views inside it receive the user's events.
  open var isUserInteractionEnabled: Bool {
    get { storedIsUserInteractionEnabled }
    set { storedIsUserInteractionEnabled = newValue }
  }

  /// Whether the view receives several touches at once.
  open var isMultipleTouchEnabled = false

  /// Whether the view prevents other views from receiving touches at the same time.
  open var isExclusiveTouch = false

  // MARK: Configuring the bounds and frame rectangles

  /// The view's rectangle in its superview's coordinates.
  open var frame: CGRect {
    get {
      let frame = CGRect(origin: storedGeometry.origin, size: storedBounds.size)
      return storedGeometry.transform.isIdentity ? frame : transformed(frame)
    }
    set { observed(.frame) { setFrame(newValue) } }
  }

  /// The view's rectangle in its own coordinates.
  open var bounds: CGRect {
    get { storedBounds }
    set {
      observed(.bounds) {
        // A new size leaves the centre where it is.
        let size = fixedSize ?? newValue.size
        storedGeometry.origin.x -= (size.width - storedBounds.width) / 2
        storedGeometry.origin.y -= (size.height - storedBounds.height) / 2
        setBounds(newValue)
      }
    }
  }

  /// The middle of the view, in its superview's coordinates.
  open var center: CGPoint {
    get {
      CGPoint(
        x: storedGeometry.origin.x + storedBounds.width / 2,
        y: storedGeometry.origin.y + storedBounds.height / 2)
    }
    set { observed(.center) { setCenter(newValue) } }
  }

  /// How the view is moved, turned and scaled about its middle.
  open var transform: CGAffineTransform {
    get { storedGeometry.transform }
    set {
      storedGeometry.transform = newValue
      storedLayer?.setAffineTransform(newValue)
      updateLayerGeometry()
    }
  }

  /// How the view is moved, turned and scaled in space about its middle.
  ///
  /// Its projection on the plane counts for the frame and for touches.
  open var transform3D: CATransform3D {
    get { storedLayer?.transform ?? CATransform3DMakeAffineTransform(transform) }
    set {
      transform = newValue.flat
      if storedLayer != nil || !CATransform3DIsAffine(newValue) { layer.transform = newValue }
    }
  }

  // MARK: Moving by dynamic animators

  /// The shape of the view where a dynamic animator lets it meet others.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// That shape, around the point zero, if it is a path.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  // MARK: Managing the view hierarchy

  /// The view that contains this one.
  open var superview: UIView? { storedSuperview }

  /// The views inside this one, from back to front.
  open var subviews: [UIView] { storedSubviews }

  /// The window that the view is in.
  open var window: UIWindow? { storedWindow }

  /// Adds a view in front of the other subviews, and removes it from its previous superview.
  open func addSubview(_ view: UIView) { insert(view, at: .front, by: "UIView.addSubview(_:)") }

  /// Adds a view at a position among the subviews.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: .at(index), by: "UIView.insertSubview(_:at:)")
  }

  /// Adds a view behind one of the subviews.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: .below(siblingSubview), by: "UIView.insertSubview(_:belowSubview:)")
  }

  /// Adds a view in front of one of the subviews.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: .above(siblingSubview), by: "UIView.insertSubview(_:aboveSubview:)")
  }

  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    guard let index = index(of: view) else { return }
    storedSubviews.append(storedSubviews.remove(at: index))
  }

  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) {
    guard let index = index(of: view) else { return }
    storedSubviews.insert(storedSubviews.remove(at: index), at: 0)
  }

  /// Swaps the positions of two subviews.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    let indices = storedSubviews.indices
    guard indices.contains(index1), indices.contains(index2) else { return }
    storedSubviews.swapAt(index1, index2)
  }

  /// Takes the view out of its superview.
  open func removeFromSuperview() {
    guard let superview else { return }
    leave(superview)
  }

  /// Returns whether the view is the given one, or is inside it.
  open func isDescendant(of view: UIView) -> Bool {
    self === view || liesWithin(view, isKept: isKept)
  }

  // MARK: Observing view-related changes

  /// Called when a subview has been added.
  open func didAddSubview(_ subview: UIView) {}

  /// Called when a subview is about to be removed.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called when the superview is about to change.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called when the superview has changed.
  open func didMoveToSuperview() {}

  /// Called when the window is about to change.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called when the window has changed.
  open func didMoveToWindow() {}

  // MARK: Configuring content margins

  /// The space between the bounds and the content, by the direction of the language.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: isLeftToRight ? margins.left : margins.right,
        bottom: margins.bottom, trailing: isLeftToRight ? margins.right : margins.left)
    }
    set {
      guard layoutState.directionalMargins != newValue else { return }
      layoutState.directionalMargins = newValue
      marginsDidChange()
    }
  }

  /// The space between the bounds and the content.
  ///
  /// That is the set margin plus the safe area, and at least the margin of the system or the
  /// superview (behaviour 771, 772).
  open var layoutMargins: UIEdgeInsets {
    get {
      let safeArea = insetsLayoutMarginsFromSafeArea ? safeAreaInsets : .zero
      return margins(safeArea: safeArea, outer: marginsAround)
    }
    set {
      guard layoutState.margins != newValue || layoutState.directionalMargins != nil else { return }
      layoutState.margins = newValue
      layoutState.directionalMargins = nil
      marginsDidChange()
    }
  }

  /// Whether the margins are at least the superview's.
  open var preservesSuperviewLayoutMargins = false {
    didSet { if preservesSuperviewLayoutMargins != oldValue { marginsDidChange() } }
  }

  /// Called when the margins have changed.
  open func layoutMarginsDidChange() {}

  /// Whether the margins start from the safe area instead of the bounds.
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet { if insetsLayoutMarginsFromSafeArea != oldValue { marginsDidChange() } }
  }

  // MARK: Getting the safe area

  /// How much of each edge is covered by bars or the shape of the screen.
  open var safeAreaInsets: UIEdgeInsets { SafeArea.insets(of: self) }

  /// Called when the safe area has changed.
  open func safeAreaInsetsDidChange() {}

  /// The part of the view that bars do not cover.
  open var safeAreaLayoutGuide: UILayoutGuide { layoutGuide(.safeArea) }

  /// The part of the view that the keyboard covers.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = layoutState.ownGuides[.keyboard] as? UIKeyboardLayoutGuide { return guide }
    let guide = UIKeyboardLayoutGuide(kind: .keyboard, owner: self)
    layoutState.ownGuides[.keyboard] = guide
    hostApplication.keyboard.add(guide)
    return guide
  }

  /// The part of the view inside its margins.
  open var layoutMarginsGuide: UILayoutGuide { layoutGuide(.margins) }

  /// The part of the view whose width is comfortable for reading.
  open var readableContentGuide: UILayoutGuide { layoutGuide(.readableContent) }

  // MARK: Managing the view's constraints

  /// The constraints that the view holds.
  ///
  /// The content of a cell has two more, for the size that it is given (behaviour 780).
  open var constraints: [NSLayoutConstraint] {
    guard let size = layoutState.encapsulatedSize, LayoutPass.hasConstraints(self) else {
      return layoutState.constraints
    }
    return layoutState.constraints + size.constraints(of: self)
  }

  /// Adds a constraint to the view.
  open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.hold(by: self) }

  /// Adds constraints to the view.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.hold(by: self) }
  }

  /// Removes a constraint from the view.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.release(by: self) }

  /// Removes constraints from the view.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.release(by: self) }
  }

  // MARK: Creating constraints using layout anchors

  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The edge at which lines of text begin.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge at which lines of text end.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The middle between left and right.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The middle between top and bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The baseline of the first line of text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The baseline of the last line of text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

  // MARK: Working with layout guides

  /// The guides that code added to the view.
  open var layoutGuides: [UILayoutGuide] { layoutState.addedGuides }

  /// Adds a guide.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutState.addedGuides.append(layoutGuide)
    layoutGuide.storedOwner = self
  }

  /// Removes a guide.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutState.addedGuides.removeAll { $0 === layoutGuide }
    layoutGuide.storedOwner = nil
  }

  // MARK: Aligning views in Auto Layout

  /// Returns the rectangle that constraints work on, for a frame (behaviour 786).
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// Returns the frame for a rectangle that constraints work on.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: alignmentRect.minX - insets.left, y: alignmentRect.minY - insets.top,
      width: alignmentRect.width + insets.left + insets.right,
      height: alignmentRect.height + insets.top + insets.bottom)
  }

  /// How far the rectangle that constraints work on lies from the edges of the frame.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// Returns the view whose baseline counts as this one's.
  @available(*, deprecated, message: "Use forFirstBaselineLayout or forLastBaselineLayout instead.")
  open func forBaselineLayout() -> UIView { forLastBaselineLayout }

  /// The view whose first line of text counts as this one's (behaviour 785).
  open var forFirstBaselineLayout: UIView { self }

  /// The view whose last line of text counts as this one's (behaviour 785).
  open var forLastBaselineLayout: UIView { self }

  // MARK: Measuring in Auto Layout

  /// Returns the size that satisfies the view's constraints.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the size that satisfies the view's constraints.
  ///
  /// The target size is wished for at the given priorities (behaviour 748).
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    AppCall.make("systemLayoutSizeFitting(_:)", of: self, as: .mechanism) {
      updateConstraintsIfNeeded()
      return LayoutPass.fittingSize(
        of: self,
        width: LayoutPass.Target(length: targetSize.width, priority: horizontalFittingPriority),
        height: LayoutPass.Target(length: targetSize.height, priority: verticalFittingPriority))
    } ?? storedBounds.size
  }

  /// The natural size of the view's content.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Announces that the natural size of the content has changed.
  open func invalidateIntrinsicContentSize() {
    layoutState.node?.content = nil
    LayoutRoot.placeChanged(of: self)
    EncapsulatedSize.contentChanged(in: self, byConstraints: false)
  }

  /// Returns how strongly the view resists growing larger than its content.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutState.huggingPriorities[axis] ?? defaultHugging(for: axis)
  }

  /// Sets how strongly the view resists growing larger than its content.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    layoutState.huggingPriorities[axis] = priority
    LayoutRoot.placeChanged(of: self)
  }

  /// Returns how strongly the view resists shrinking below its content.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { layoutState.resistancePriorities[axis] ?? .defaultHigh }

  /// Sets how strongly the view resists shrinking below its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    layoutState.resistancePriorities[axis] = priority
    LayoutRoot.placeChanged(of: self)
  }

  /// The width or height of content that has no natural one.
  public static let noIntrinsicMetric: CGFloat = -1
  /// The target size that asks for the smallest possible size.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The target size that asks for the largest possible size.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  // MARK: Triggering Auto Layout

  /// Whether the frame decides the view's position and size; otherwise constraints do.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      guard translatesAutoresizingMaskIntoConstraints != oldValue else { return }
      if let superview = storedSuperview { noteWhoPlaces(for: superview) }
      LayoutRoot.placeChanged(of: self)
      EncapsulatedSize.placingChanged(of: self)
    }
  }

  /// Whether views of this class can only be laid out by constraints.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Returns whether the constraints are waiting for an update.
  open func needsUpdateConstraints() -> Bool { layoutState.constraintsNeedUpdate }

  /// Requests an update of the constraints before the next layout.
  open func setNeedsUpdateConstraints() {
    layoutState.constraintsNeedUpdate = true
    tellConstraintsNeedUpdate(isKept: isKept)
    setNeedsLayout()
  }

  /// Updates the constraints; override this to change them.
  open func updateConstraints() {}

  /// Updates the constraints of the view and of the views inside it, if that was requested.
  open func updateConstraintsIfNeeded() {
    updateConstraintsBelow()
    guard layoutState.constraintsNeedUpdate else { return }
    layoutState.constraintsNeedUpdate = false
    AppCall.make("updateConstraints()", of: self, as: .mechanism) {
      LayoutRound.call("updateConstraints()", of: self) {
        ObservationTracking.call(of: self) {
          $0.setNeedsUpdateConstraints()
        } _: {
          guard let viewController else { return updateConstraints() }
          viewController.updateViewConstraints()
        }
      }
    }
  }

  // MARK: Debugging Auto Layout

  /// Returns the constraints that have to do with the view's frame along an axis.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] { constraintsInLayout(along: axis) }

  /// Whether the constraints leave open where the view lies.
  open var hasAmbiguousLayout: Bool { isPlacedAmbiguously }

  /// Places views elsewhere that the constraints leave open, until the next layout.
  open func exerciseAmbiguityInLayout() {
    if hasAmbiguousLayout { LayoutPass.exerciseAmbiguity(around: self) }
  }

  // MARK: Configuring the resizing behavior

  /// Returns the size that suits the content best within another size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { storedBounds.size }

  /// Resizes the view to the size that suits its content best.
  open func sizeToFit() {
    AppCall.make("sizeThatFits(_:)", of: self, as: .mechanism) {
      let size = sizeThatFits(storedBounds.size)
      frame = CGRect(origin: frame.origin, size: size)
    }
  }

  /// Whether subviews are resized when the view is.
  open var autoresizesSubviews = true

  /// The subview that has its place otherwise than by its mask.
  var placedSubview: UIView? { nil }

  /// How the view is resized when its superview is.
  open var autoresizingMask: AutoresizingMask = []

  /// How the content is fitted into the bounds.
  open var contentMode = ContentMode.scaleToFill

  // MARK: Updating properties

  /// Configures the view's content and style before a layout; override this to do so.
  open func updateProperties() {}

  /// Requests an update of the properties, without one of the layout.
  open func setNeedsUpdateProperties() { requestUpdateOfProperties() }

  /// Updates the properties of the view and of the views inside it now, if that was requested.
  open func updatePropertiesIfNeeded() {
    if layoutState.propertiesNeedUpdate { updateOwnProperties() }
    for subview in storedSubviews where subview.layoutState.isNeededHereOrBelow {
      subview.updatePropertiesIfNeeded()
    }
  }

  // MARK: Laying out subviews

  /// Lays out the subviews, by their constraints if these decide.
  open func layoutSubviews() {
    LayoutPass.layOutSubviews(of: self)
    storedLayer?.layoutSublayers()
  }

  /// Requests a layout on the next turn.
  open func setNeedsLayout() { requestLayout() }

  /// Lays out the view and the views inside it, if that was requested.
  open func layoutIfNeeded() {
    guard layoutState.isNeededHereOrBelow else { return }
    // Superviews decide this view's frame, so the ones that need a layout get it first; one that is laid
    // out just now is not begun again (behaviour 721).
    var root = self
    if layoutState.isNeeded, superviewNeedsLayout {
      while let superview = root.storedSuperview, superview.layoutState.isNeeded,
        !superview.layoutState.isUnderWay
      {
        root = superview
      }
    }
    root.updateConstraintsIfNeeded()
    root.performLayout()
  }

  // MARK: Managing the user interface direction

  /// The meaning of the view, if that decides its direction.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet {
      guard semanticContentAttribute != oldValue else { return }
      LayoutRoot.contentChanged(of: self)
    }
  }

  /// The direction in which the view's content is laid out.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .playback, .spatial: .leftToRight
    case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  /// Returns the direction in which a view with an attribute is laid out.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
  }

  /// Returns the direction in which a view with an attribute is laid out in a direction of text.
  open class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceRightToLeft: .rightToLeft
    case .unspecified: layoutDirection
    default: .leftToRight
    }
  }

  // MARK: Handling traits

  /// The traits of the view: the superview's, with the view's overrides.
  open var traitCollection: UITraitCollection { traitState.settled ?? currentTraits() }

  /// Called when a trait has changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Light or dark, if the view does not follow its superview.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet {
      if overrideUserInterfaceStyle != oldValue { settleTraits() }
    }
  }

  // MARK: Drawing the view

  /// Draws the view.
  ///
  /// It is called in a window, before the first picture and after `setNeedsDisplay()`, at most once
  /// a turn (behaviour 683). Its drawing is kept.
  open func draw(_ rect: CGRect) {}

  /// Requests that the view is redrawn on the next turn.
  open func setNeedsDisplay() { requestDisplay(nil) }

  /// Requests that a part of the view is redrawn on the next turn.
  open func setNeedsDisplay(_ rect: CGRect) { requestDisplay(rect) }

  /// The number of pixels in a point.
  open var contentScaleFactor: CGFloat = 3

  // MARK: Capturing a view snapshot

  /// Returns a view that shows what this one looks like now.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// Returns a view with the present look of a part of this one.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    let rect = rect.standardized
    let context = CGContext(points: rect, scale: contentScaleFactor, isOpaque: false)
    if let context { ViewPainter(context: context).paint(self) }
    let image = context?.makeImage().map {
      UIImage(cgImage: $0, scale: contentScaleFactor, orientation: .up)
    }
    return SnapshotView(
      image: image?.resizableImage(withCapInsets: capInsets), size: rect.size)
  }

  /// Draws the look of the view into the current context, as large as a rectangle.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext() else { return false }
    if afterUpdates { layoutIfNeeded() }
    let bounds = bounds
    guard bounds.width > 0, bounds.height > 0 else { return false }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    ViewPainter(context: context).paint(self)
    context.restoreGState()
    return true
  }

  /// Draws the view's own content, in front of its background and behind its subviews.
  func paintContent(in context: CGContext) { drawContent(bounds, in: context) }

  // MARK: Managing gesture recognizers

  /// The gesture recognizers of the view; `nil` until it has had one (behaviour 926).
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty && !attachments.hasHadRecognizers ? nil : recognizers }
    set {
      for recognizer in recognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
      attachments.hasHadRecognizers = newValue != nil
    }
  }

  /// Adds a recognizer, and removes it from its previous view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    recognizers.append(gestureRecognizer)
    gestureRecognizer.attach(to: self)
  }

  /// Removes a recognizer.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard let index = recognizers.firstIndex(where: { $0 === gestureRecognizer }) else { return }
    recognizers.remove(at: index)
    attachments.hasHadRecognizers = true
    gestureRecognizer.attach(to: nil)
  }

  /// Returns whether a recognizer may begin.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Managing interactions

  /// The interactions of the view.
  open var interactions: [any UIInteraction] {
    get { attachments.interactions }
    set {
      for interaction in attachments.interactions { removeInteraction(interaction) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  /// Adds an interaction, and removes it from its previous view.
  open func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    attachments.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction.
  open func removeInteraction(_ interaction: any UIInteraction) {
    guard let index = attachments.interactions.firstIndex(where: { $0 === interaction }) else {
      return
    }
    interaction.willMove(to: nil)
    attachments.interactions.remove(at: index)
    interaction.didMove(to: nil)
  }

  // MARK: Working with focus

  /// Whether the view can have the focus.
  open var canBecomeFocused: Bool { false }

  /// Whether the view has the focus.
  open var isFocused: Bool { hostApplication.touchState.focusSystem?.focused === self }

  /// Where the focus goes within the view: where the order of reading leads, unless it says so.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

  /// The view controller or the view around this one.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { next as? any UIFocusEnvironment }

  /// The name of the group of items that the focus moves through together.
  open var focusGroupIdentifier: String?

  /// Asks for the focus to be moved to where it is preferred, if it is within the view.
  open func setNeedsFocusUpdate() {
    if mayMoveFocus { hostApplication.focusSystem.requestFocusUpdate(to: self) }
  }

  /// Moves the focus at once, where that was asked for.
  open func updateFocusIfNeeded() { hostApplication.touchState.focusSystem?.updateFocusIfNeeded() }

  /// Returns whether the focus may move.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// Called when the focus has moved from within the view, or into it.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Identifying the view at runtime

  /// A number by which code can find the view.
  open var tag = 0

  /// Returns the view with a tag: this one, or the first one inside it.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  // MARK: Preserving and restoring state

  /// The name by which the view's state is kept and restored.
  open var restorationIdentifier: String? {
    get { RestorableState.viewKey[self] }
    set { RestorableState.viewKey[self] = newValue }
  }

  /// Called where the app goes to the background and keeps the state of its screens.
  open func encodeRestorableState(with coder: NSCoder) {}

  /// Called where the app is launched again and the state of its screens is restored.
  open func decodeRestorableState(with coder: NSCoder) {}

  // MARK: Converting between view coordinate systems

  /// Converts a point from this view's coordinates to another view's; `nil` means the window's.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let inRoot = convertToRoot(point)
    return view.map { $0.convertFromRoot(inRoot) } ?? inRoot
  }

  /// Converts a point from another view's coordinates to this view's; `nil` means the window's.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    convertFromRoot(view.map { $0.convertToRoot(point) } ?? point)
  }

  /// Converts a rectangle from this view's coordinates to another view's; `nil` means the window's.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.mapped { convert($0, to: view) }
  }

  /// Converts a rectangle from another view's coordinates to this view's; `nil` means the window's.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.mapped { convert($0, from: view) }
  }

  // The forms below are for spaces that are no views, such as the screen's.

  /// Converts a point from this view's coordinates to another space's.
  @_disfavoredOverload
  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.fromScreen(toScreen(point))
  }

  /// Converts a point from the coordinates of another space to this view's.
  @_disfavoredOverload
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    fromScreen(coordinateSpace.toScreen(point))
  }

  /// Converts a rectangle from this view's coordinates to another space's.
  @_disfavoredOverload
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.mapped { coordinateSpace.fromScreen(toScreen($0)) }
  }

  /// Converts a rectangle from the coordinates of another space to this view's.
  @_disfavoredOverload
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.mapped { fromScreen(coordinateSpace.toScreen($0)) }
  }

  // MARK: Hit-testing in a view

  /// Returns the frontmost view that a point hits: this one or one inside it (behaviour 27).
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard passesTouches, self.point(inside: point, with: event) else { return nil }
    return AppCall.make("hitTest(_:with:)", of: self, as: .mechanism) {
      for subview in storedSubviews.reversed() {
        let inner = subview.convertFromParent(point)
        if let hit = subview.hitTest(inner, with: event) { return hit }
      }
      return self
    }
  }

  /// Returns whether a point is in the view; the right and bottom edges are not (behaviour 29).
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let bounds = bounds
    return point.x >= bounds.minX && point.x < bounds.maxX && point.y >= bounds.minY
      && point.y < bounds.maxY
  }

  // MARK: Ending a view-editing session

  /// Ends editing: takes the focus away from this view or one inside it.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    let application = hostApplication
    guard let responder = application.firstResponder, let view = responder as? UIView,
      view.isDescendant(of: self)
    else { return true }
    let hasResigned = responder.resignFirstResponder()
    if force, !hasResigned { application.takeFocus(from: responder) }
    return hasResigned || force
  }

  // MARK: Making the view accessible

  /// Whether assistive technologies find the view.
  open var isAccessibilityElement = false
  /// A short description of the view.
  open var accessibilityLabel: String? { didSet { elementMemo.isSaid = true } }
  /// The result of using the view.
  open var accessibilityHint: String?
  /// The value of the view.
  open var accessibilityValue: String? { didSet { elementMemo.isSaid = true } }
  /// The kind of element the view is.
  open var accessibilityTraits = UIAccessibilityTraits.none
  /// A name by which tests can find the view.
  open var accessibilityIdentifier: String? { didSet { elementMemo.isSaid = true } }
  /// Whether assistive technologies ignore the elements inside the view.
  open var accessibilityElementsHidden = false { didSet { elementMemo.isSaid = true } }
  /// Whether assistive technologies ignore the view's siblings.
  open var accessibilityViewIsModal = false { didSet { elementMemo.isSaid = true } }
  /// Whether the children are read as a group.
  open var shouldGroupAccessibilityChildren = false
  /// The elements inside the view, for assistive technologies.
  open var accessibilityElements: [Any]? { didSet { elementMemo.isSaid = true } }
  /// The actions of the view besides using it, for assistive technologies.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { AccessibilityPlace(of: self).actions }
    set { AccessibilityPlace.change(self) { $0.actions = newValue } }
  }
  /// The rotors that users can turn to at the view and within, for assistive technologies.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { AccessibilityPlace(of: self).rotors }
    set { AccessibilityPlace.change(self) { $0.rotors = newValue } }
  }
  /// The view's rectangle on the screen, for assistive technologies.
  open var accessibilityFrame: CGRect {
    get { AccessibilityPlace(of: self).frame ?? frameOnScreen(of: storedBounds) }
    set { AccessibilityPlace.change(self) { $0.frame = newValue } }
  }
  /// The point on the screen where a finger uses the view, for assistive technologies.
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return AccessibilityPlace(of: self).point ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { AccessibilityPlace.change(self) { $0.point = newValue } }
  }
  /// The kind of the view for assistive technologies, if it contains elements.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { AccessibilityPlace(of: self).containerType }
    set { AccessibilityPlace.change(self) { $0.containerType = newValue } }
  }
  /// Whether the view keeps its colors where the user has inverted all others.
  open var accessibilityIgnoresInvertColors: Bool {
    get { extras.ignoresInvertColors }
    set { extras.ignoresInvertColors = newValue }
  }
  /// The words that a user can say to choose the view.
  open var accessibilityUserInputLabels: [String]!

  /// How many elements are inside the view, for assistive technologies.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// The element at an index inside the view, for assistive technologies.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
  /// The index of an element inside the view, for assistive technologies; `NSNotFound` for any
  /// other object.
  open func index(ofAccessibilityElement element: Any) -> Int {
    let object = element as AnyObject
    return accessibilityElements?.firstIndex { ($0 as AnyObject) === object } ?? NSNotFound
  }

  // MARK: Managing the responder chain

  /// The view controller that owns the view, or else the superview.
  open override var next: UIResponder? { viewController ?? storedSuperview }

  /// Follows the view's new window, independently of an override of `didMoveToWindow`.
  func followWindow() {}

  // MARK: Storage

  // Unchecked: a tap reads these at each level on its way up. No access spans a call, and to check
  // for that would cost more than the reads.
  @exclusivity(unchecked) package final var storedIsHidden = false
  @exclusivity(unchecked) package final var storedIsUserInteractionEnabled = true
  @exclusivity(unchecked) package final var storedAlpha: Float = 1
  @exclusivity(unchecked) private final var superviewLink = SuperviewLink()
  /// The state that the view shares with all views in its window.
  @exclusivity(unchecked) final var tree: ViewTree?
  @exclusivity(unchecked) final var recognizers: [UIGestureRecognizer] = []
  @exclusivity(unchecked) final var storedGeometry = Geometry()
  /// The link to the view controller that owns the view.
  @exclusivity(unchecked) private(set) final var controllerLink: ControllerLink?

  package final var storedSubviews: [UIView] = []
  private final var attachments = Attachments()
  // Unchecked: the replaced value may be the last to hold an object of the app, whose `deinit` may
  // then read the rest. That is harmless, and must not end the process.
  @exclusivity(unchecked) final var layoutState = LayoutState()
  final var traitState = TraitState()
  final var displayState = DisplayState()
  final var elementMemo = ElementMemo()

  // MARK: The model

  package final var observations: [Weak<NSKeyValueObservation>] {
    get { attachments.observations }
    set { attachments.observations = newValue }
  }

  /// The layer, if anything has needed it yet.
  final var storedLayer: CALayer? {
    get { displayState.layer }
    set { displayState.layer = newValue }
  }

  /// The role of views of this class for a user, see `ElementRole`.
  class var elementRole: ElementRole { .plain }

  /// Sets the first values of a new view of this class, before an archive sets others.
  func setUp(from coder: NSCoder?) {}

  /// Called when a label inside a subview has another text.
  func labelDidChange(_ label: UILabel) {}

  /// The view controller that owns the view.
  package final var viewController: UIViewController? {
    get { controllerLink?.controller }
    set { controllerLink = newValue?.link }
  }

  /// Whether the view may have a view controller; asking for the controller itself costs more.
  final var hasViewController: Bool { controllerLink != nil }

  /// The size that the view always keeps, if it has one.
  var fixedSize: CGSize? { nil }

  /// The bounds, even if a subclass overrides `bounds`.
  final var storedBounds: CGRect { storedGeometry.bounds }

  /// How strongly views of this class resist growing, unless told otherwise (behaviour 743).
  func defaultHugging(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultLow }

  /// Whether the view is a window.
  var isWindow: Bool { false }

  /// Called when the user has chosen another text size or weight, before the app is told.
  func textSizeDidChange(to traits: UITraitCollection) {}

  /// Whether the view is a window of UIKit's own class, where the app is not told of changes.
  var isPlainWindow: Bool { false }

  /// The insets that the screen's notch and corners cover, if the view is a window.
  var coveredByScreen: UIEdgeInsets { .zero }

  /// Whether the view belongs to a container with bars, which may arrange it without callbacks.
  var isContainer: Bool { false }

  /// Stores the new superview, and adopts its window.
  ///
  /// The superview already has this view among its subviews.
  final func enter(_ superview: UIView) {
    superviewLink.set(superview)
    if superview.tree == nil { superview.makeOwnTree() }
    noteWhoPlaces(for: superview)
    if tree !== superview.tree {
      takeOverWindow(of: superview)
    } else if !isKept {
      loosen(from: superview)
    }
  }

  private final func noteWhoPlaces(for superview: UIView) {
    if isPlacedByConstraints {
      superview.layoutState.mayHavePlacedSubviews = true
    }
  }

  /// Forgets the superview, because it does not contain this view any more.
  final func forgetSuperview() { superviewLink.clear() }

  /// Makes the link to the superview weak, because nothing keeps that alive.
  final func loosen(from superview: UIView) { superviewLink.loosen(from: superview) }

  /// Returns whether the current or last superview has the same address as another view.
  @inline(__always)
  final func hasSuperview(at view: UIView) -> Bool { superviewLink.isAt(view) }

  /// Calls `body` with the superview, see `SuperviewLink`.
  @inline(__always)
  final func withSuperview(isKept: Bool, _ body: (UIView) -> Void) {
    superviewLink.with(isKept: isKept, body)
  }

  /// Whether the view is kept alive, through its superviews.
  ///
  /// A window that shows keeps it alive, or a view controller on stage.
  @inline(__always)
  final var isKept: Bool { tree?.keepsViews == true }

  /// Tells the views that are added to this one that its view controller keeps them.
  private final func makeOwnTree() {
    guard superviewLink.isEmpty, let controller = controllerLink?.controllerOnStage,
      controller.loadedView === self
    else { return }
    tree = ViewTree(within: self)
  }

  /// Makes the views inside this one find their superviews by weak links.
  final func loosenOwnTree() {
    guard let tree, tree.stopKeeping(within: self) else { return }
    loosenSubviews()
    self.tree = nil
  }

  /// The superview, even if a subclass overrides `superview`.
  package final var storedSuperview: UIView? { superviewLink.superview(isKept: isKept) }

  /// The window, even if a subclass overrides `window`.
  package final var storedWindow: UIWindow? {
    noteOwnTree()
    return tree?.window
  }

  /// Whether the view is in a window; the window is not retained to find out.
  final var isInWindow: Bool {
    noteOwnTree()
    return tree?.hasWindow == true
  }

  /// The state that the view shares with all views in its window, or `nil` outside of a window.
  ///
  /// Comparing trees costs less than comparing windows, which have to be retained.
  final var liveTree: ViewTree? {
    noteOwnTree()
    guard let tree, tree.hasWindow else { return nil }
    return tree
  }

  /// Like `liveTree`, but also what views share that a view controller keeps.
  final var keptTree: ViewTree? {
    noteOwnTree()
    guard let tree, tree.keepsViews || tree.hasWindow else { return nil }
    return tree
  }

  /// Returns whether the view is a direct subview of another one.
  final func isSubview(of view: UIView?) -> Bool {
    guard let view, hasSuperview(at: view) else { return false }
    // The address alone could belong to a newer view than the released one.
    return storedSuperview === view
  }

  package override var hostApplication: UIApplication { tree?.application ?? .shared }

  override var canHoldFocus: Bool { isInWindow }

  /// Makes a window's tree known to its views, even while the window is hidden.
  func noteOwnTree() {}

  /// Called before the size changes; returns a coordinator if other changes happen along with it.
  func willResize(to size: CGSize) -> TransitionCoordinator? { nil }

  /// The bounds of the superview and its covered insets, if it is a shown window without overrides.
  ///
  /// Such a window does not have to be retained, because no code of the app runs.
  final var plainWindowAround: (bounds: CGRect, covered: UIEdgeInsets)? {
    guard isKept else { return nil }
    var window: (bounds: CGRect, covered: UIEdgeInsets)?
    withSuperview(isKept: true) {
      if $0.isPlainWindow { window = ($0.storedBounds, $0.coveredByScreen) }
    }
    return window
  }

  /// Returns whether the view fills its superview and no constraints decide its frame.
  final func fills(_ superview: UIView) -> Bool {
    frame == superview.storedBounds && !isPlacedByConstraints
  }

  /// Whether the superview needs a layout itself.
  private final var superviewNeedsLayout: Bool {
    var needsLayout = false
    withSuperview(isKept: isKept) { needsLayout = $0.layoutState.isNeeded }
    return needsLayout
  }

  /// Whether the view itself refuses touches.
  package var isDisabled: Bool { false }

  /// Whether the view handles taps itself, so that recognizers around it do not (behaviour 224).
  package var claimsTaps: Bool { false }
}
