public import Foundation

/// A rectangle on the screen, and the views within it.
///
/// Geometry is frames: constraints are kept, and layout honours what is simple in them.
@preconcurrency @MainActor
open class UIView: UIResponder {
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
      guard isHidden != newValue else { return }
      storedIsHidden = newValue
      storedLayer?.isHidden = newValue
      SimpleLayout.placeChanged(of: self)
    }
  }

  /// How opaque the view is, from 0 to 1.
  open var alpha: CGFloat {
    // UIKit keeps it as a 32-bit number, which decides whether 0.01 can be hit (behaviour 28).
    get {
      if storedLayer != nil { takeOverLayer() }
      return CGFloat(storedAlpha)
    }
    set {
      storedAlpha = Float(newValue)
      storedLayer?.opacity = storedAlpha
    }
  }

  /// Whether the view covers what is behind it.
  open var isOpaque = true

  /// The colour of what can be tapped; the superview's unless set.
  open var tintColor: UIColor! {
    get { storedTintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      storedTintColor = newValue
      tellTintColorDidChange()
    }
  }

  /// Whether the tint colour is dimmed.
  open var tintAdjustmentMode = TintAdjustmentMode.automatic

  /// Called when the tint colour has changed.
  open func tintColorDidChange() {}

  /// Whether subviews are cut off at the bounds.
  open var clipsToBounds = false {
    didSet { storedLayer?.masksToBounds = clipsToBounds }
  }

  /// Whether the view is cleared before it is drawn.
  open var clearsContextBeforeDrawing = true

  /// The view whose alpha cuts this one out.
  open var mask: UIView?

  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer of the view.
  open var layer: CALayer {
    if let storedLayer { return storedLayer }
    let layer = Self.makeLayer()
    storedLayer = layer
    layer.isHidden = storedIsHidden
    layer.opacity = storedAlpha
    layer.backgroundColor = backgroundColor?.cgColor
    layer.masksToBounds = clipsToBounds
    updateLayerGeometry()
    return layer
  }

  // MARK: Configuring the event-related behavior

  /// Whether the view and those within it receive a user's events.
  open var isUserInteractionEnabled: Bool {
    get { storedIsUserInteractionEnabled }
    set { storedIsUserInteractionEnabled = newValue }
  }

  /// Whether the view receives several fingers at once.
  open var isMultipleTouchEnabled = false

  /// Whether the view keeps fingers from others.
  open var isExclusiveTouch = false

  // MARK: Configuring the bounds and frame rectangles

  /// Where the view lies, in its superview's coordinates.
  open var frame: CGRect {
    get {
      let frame = CGRect(origin: storedGeometry.origin, size: storedBounds.size)
      return storedGeometry.transform.isIdentity ? frame : transformed(frame)
    }
    set {
      guard !storedGeometry.transform.isIdentity else {
        storedGeometry.origin = newValue.origin
        return setBounds(CGRect(origin: storedBounds.origin, size: newValue.size))
      }
      let size = newValue.size.applying(storedGeometry.transform.inverted())
      let middle = CGPoint(
        x: newValue.midX - storedGeometry.transform.tx,
        y: newValue.midY - storedGeometry.transform.ty)
      setBounds(
        CGRect(
          origin: storedBounds.origin,
          size: CGSize(width: abs(size.width), height: abs(size.height))
        ))
      center = middle
    }
  }

  /// The view's rectangle in its own coordinates.
  open var bounds: CGRect {
    get { storedBounds }
    set {
      // The centre stays where it is.
      storedGeometry.origin.x -= (newValue.width - storedBounds.width) / 2
      storedGeometry.origin.y -= (newValue.height - storedBounds.height) / 2
      setBounds(newValue)
    }
  }

  /// The middle of the view, in its superview's coordinates.
  open var center: CGPoint {
    get {
      CGPoint(
        x: storedGeometry.origin.x + storedBounds.width / 2,
        y: storedGeometry.origin.y + storedBounds.height / 2)
    }
    set {
      storedGeometry.origin.x = newValue.x - storedBounds.width / 2
      storedGeometry.origin.y = newValue.y - storedBounds.height / 2
      updateLayerGeometry()
    }
  }

  /// How the view is moved, turned and scaled around its middle.
  open var transform: CGAffineTransform {
    get { storedGeometry.transform }
    set {
      storedGeometry.transform = newValue
      updateLayerGeometry()
    }
  }

  // MARK: Managing the view hierarchy

  /// The view that holds this one.
  open var superview: UIView? { storedSuperview }

  /// The views within this one, from back to front.
  open var subviews: [UIView] { storedSubviews }

  /// The window that the view is in.
  open var window: UIWindow? { storedWindow }

  /// Adds a view in front of the other subviews, taking it from where it was.
  open func addSubview(_ view: UIView) { insert(view, at: .front, by: "UIView.addSubview(_:)") }

  /// Adds a view at a place among the subviews.
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
    guard let index = storedSubviews.firstIndex(where: { $0 === view }) else { return }
    storedSubviews.append(storedSubviews.remove(at: index))
  }

  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) {
    guard let index = storedSubviews.firstIndex(where: { $0 === view }) else { return }
    storedSubviews.insert(storedSubviews.remove(at: index), at: 0)
  }

  /// Exchanges two subviews.
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

  /// Whether the view is the given one, or lies within it.
  open func isDescendant(of view: UIView) -> Bool {
    self === view || liesWithin(view, isKept: isKept)
  }

  // MARK: Observing view-related changes

  /// Called when a subview has been added.
  open func didAddSubview(_ subview: UIView) {}

  /// Called when a subview is about to be taken out.
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

  /// The space between the bounds and the content, whichever way the language is written.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: isLeftToRight ? margins.left : margins.right,
        bottom: margins.bottom, trailing: isLeftToRight ? margins.right : margins.left)
    }
    set {
      let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: isLeftToRight ? newValue.leading : newValue.trailing,
        bottom: newValue.bottom, right: isLeftToRight ? newValue.trailing : newValue.leading)
    }
  }

  /// The space between the bounds and the content.
  open var layoutMargins: UIEdgeInsets {
    get {
      guard insetsLayoutMarginsFromSafeArea else { return layoutState.margins }
      let safeArea = safeAreaInsets
      return UIEdgeInsets(
        top: layoutState.margins.top + safeArea.top, left: layoutState.margins.left + safeArea.left,
        bottom: layoutState.margins.bottom + safeArea.bottom,
        right: layoutState.margins.right + safeArea.right)
    }
    set {
      guard layoutState.margins != newValue else { return }
      layoutState.margins = newValue
      layoutMarginsDidChange()
      setNeedsLayout()
    }
  }

  /// Whether the margins are at least the superview's.
  open var preservesSuperviewLayoutMargins = false

  /// Called when the margins have changed.
  open func layoutMarginsDidChange() {}

  /// Whether the margins begin where the safe area does.
  open var insetsLayoutMarginsFromSafeArea = true

  // MARK: Getting the safe area

  /// What bars and the shape of the screen cover, at each edge of the view.
  open var safeAreaInsets: UIEdgeInsets { SafeArea.insets(of: self) }

  /// Called when the safe area has changed.
  open func safeAreaInsetsDidChange() {}

  /// The part of the view that nothing covers.
  open var safeAreaLayoutGuide: UILayoutGuide { layoutGuides(.safeArea) }

  /// The part of the view within its margins.
  open var layoutMarginsGuide: UILayoutGuide { layoutGuides(.margins) }

  /// The part of the view that is good to read text in.
  open var readableContentGuide: UILayoutGuide { layoutGuides(.readableContent) }

  // MARK: Managing the view's constraints

  /// The constraints that the view holds.
  open var constraints: [NSLayoutConstraint] { layoutState.constraints }

  /// Has the view hold a constraint.
  open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.hold(by: self) }

  /// Has the view hold constraints.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.hold(by: self) }
  }

  /// Has the view hold a constraint no more.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.release(by: self) }

  /// Has the view hold constraints no more.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.release(by: self) }
  }

  // MARK: Creating constraints using layout anchors

  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The edge where lines of text begin.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge where lines of text end.
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
  /// The line that the first line of text stands on.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The line that the last line of text stands on.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

  // MARK: Working with layout guides

  /// The guides that were added to the view.
  open var layoutGuides: [UILayoutGuide] { layoutState.addedGuides }

  /// Adds a guide.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutState.addedGuides.append(layoutGuide)
    layoutGuide.storedOwner = self
  }

  /// Takes a guide out.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutState.addedGuides.removeAll { $0 === layoutGuide }
    layoutGuide.storedOwner = nil
  }

  // MARK: Measuring in Auto Layout

  /// The size that the view would have by its constraints.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    SimpleLayout.fittingSize(of: self, target: targetSize)
  }

  /// The size that the view would have by its constraints.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    SimpleLayout.fittingSize(
      of: self, target: targetSize, fixingWidth: horizontalFittingPriority == .required,
      fixingHeight: verticalFittingPriority == .required)
  }

  /// The size that the view's content asks for.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Tells that the content asks for another size now.
  open func invalidateIntrinsicContentSize() { SimpleLayout.placeChanged(of: self) }

  /// How much the view resists being larger than its content.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutState.huggingPriorities[axis] ?? .defaultLow
  }

  /// Sets how much the view resists being larger than its content.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    layoutState.huggingPriorities[axis] = priority
    SimpleLayout.placeChanged(of: self)
  }

  /// How much the view resists being smaller than its content.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { layoutState.resistancePriorities[axis] ?? .defaultHigh }

  /// Sets how much the view resists being smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    layoutState.resistancePriorities[axis] = priority
    SimpleLayout.placeChanged(of: self)
  }

  /// The width or height of content that asks for none.
  public static let noIntrinsicMetric: CGFloat = -1
  /// Asks for the smallest size that will do.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// Asks for the largest size that will do.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  // MARK: Triggering Auto Layout

  /// Whether the view lies where its frame says; otherwise constraints decide.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      if let superview = storedSuperview { noteWhoPlaces(for: superview) }
      SimpleLayout.placeChanged(of: self)
    }
  }

  /// Whether views of this class need constraints to be laid out.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Whether the constraints are to be updated.
  open func needsUpdateConstraints() -> Bool { layoutState.constraintsNeedUpdate }

  /// Asks for the constraints to be updated before the next layout.
  open func setNeedsUpdateConstraints() {
    layoutState.constraintsNeedUpdate = true
    tellConstraintsNeedUpdate(isKept: isKept)
    setNeedsLayout()
  }

  /// Updates the constraints; override it to change them.
  open func updateConstraints() {}

  /// Updates the constraints of the view and of those within it, where that was asked for.
  open func updateConstraintsIfNeeded() {
    if layoutState.constraintsNeedUpdateBelow {
      layoutState.constraintsNeedUpdateBelow = false
      for subview in subviews { subview.updateConstraintsIfNeeded() }
    }
    guard layoutState.constraintsNeedUpdate else { return }
    layoutState.constraintsNeedUpdate = false
    viewController?.updateViewConstraints()
    updateConstraints()
  }

  // MARK: Configuring the resizing behavior

  /// The size that suits the content best, if it is to fit in a size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { storedBounds.size }

  /// Gives the view the size that suits its content best.
  open func sizeToFit() {
    let size = sizeThatFits(storedBounds.size)
    frame = CGRect(origin: frame.origin, size: size)
  }

  /// Whether subviews are resized along with the view.
  open var autoresizesSubviews = true

  /// How the view is resized along with its superview.
  open var autoresizingMask: AutoresizingMask = []

  /// How the content fits the bounds.
  open var contentMode = ContentMode.scaleToFill

  // MARK: Laying out subviews

  /// Lays out the subviews: by their constraints, where these decide.
  open func layoutSubviews() { SimpleLayout.layOutSubviews(of: self) }

  /// Asks for a layout on the next turn.
  open func setNeedsLayout() {
    guard !layoutState.isNeeded else { return }
    layoutState.isNeeded = true
    tellLayoutIsNeeded(isKept: isKept)
    guard let tree, !tree.isLayoutScheduled else { return }
    tree.window?.scheduleLayout()
  }

  /// Lays out the view and those within it, where that was asked for.
  open func layoutIfNeeded() {
    guard layoutState.isNeeded || layoutState.isNeededBelow else { return }
    // What is around the view decides about its frame, and is laid out first where it needs it.
    var root = self
    if layoutState.isNeeded, superviewNeedsLayout {
      while let superview = root.storedSuperview, superview.layoutState.isNeeded {
        root = superview
      }
    }
    root.updateConstraintsIfNeeded()
    root.performLayout()
  }

  // MARK: Managing the user interface direction

  /// What the view stands for, where that decides about its direction.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified

  /// The direction in which the view's content is laid out.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .playback, .spatial: .leftToRight
    case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  /// The direction in which a view with an attribute is laid out.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .forceRightToLeft: .rightToLeft
    case .unspecified: UIApplication.shared.userInterfaceLayoutDirection
    default: .leftToRight
    }
  }

  // MARK: Handling traits

  /// The traits that hold for the view: the superview's, and what the view overrides.
  open var traitCollection: UITraitCollection { traitState.settled ?? currentTraits() }

  /// Called when a trait has changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Light or dark, whatever the superview is.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet {
      if overrideUserInterfaceStyle != oldValue { settleTraits() }
    }
  }

  // MARK: Drawing the view

  /// Draws the view; the model draws nothing, and never calls it.
  open func draw(_ rect: CGRect) {}

  /// Asks for the view to be drawn.
  open func setNeedsDisplay() {}

  /// Asks for a part of the view to be drawn.
  open func setNeedsDisplay(_ rect: CGRect) {}

  /// How many pixels a point has in the view.
  open var contentScaleFactor: CGFloat = 3

  // MARK: Managing gesture recognizers

  /// The recognizers of the view.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set {
      for recognizer in recognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Adds a recognizer, taking it from the view that has it.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    recognizers.append(gestureRecognizer)
    gestureRecognizer.attach(to: self)
  }

  /// Takes a recognizer out.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard let index = recognizers.firstIndex(where: { $0 === gestureRecognizer }) else { return }
    recognizers.remove(at: index)
    gestureRecognizer.attach(to: nil)
  }

  /// Whether a recognizer may begin.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Identifying the view at runtime

  /// A number that tells the view from others.
  open var tag = 0

  /// The view with the given tag: this one, or the first one within it.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  // MARK: Converting between view coordinate systems

  /// A point of this view's in another view's coordinates; `nil` for the window's.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let inRoot = convertToRoot(point)
    return view.map { $0.convertFromRoot(inRoot) } ?? inRoot
  }

  /// A point of another view's in this view's coordinates; `nil` for the window's.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    convertFromRoot(view.map { $0.convertToRoot(point) } ?? point)
  }

  /// A rectangle of this view's in another view's coordinates; `nil` for the window's.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.mapped { convert($0, to: view) }
  }

  /// A rectangle of another view's in this view's coordinates; `nil` for the window's.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.mapped { convert($0, from: view) }
  }

  // MARK: Hit-testing in a view

  /// The foremost view within this one, or this one, that a point hits (behaviour 27).
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard passesTouches, self.point(inside: point, with: event) else { return nil }
    for subview in storedSubviews.reversed() {
      let inner = subview.convertFromParent(point)
      if let hit = subview.hitTest(inner, with: event) { return hit }
    }
    return self
  }

  /// Whether a point lies in the view; the right and bottom edges do not (behaviour 29).
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let bounds = bounds
    return point.x >= bounds.minX && point.x < bounds.maxX && point.y >= bounds.minY
      && point.y < bounds.maxY
  }

  // MARK: Ending a view-editing session

  /// Has whatever is edited within the view give up the focus.
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

  /// Whether assistive technologies see the view.
  open var isAccessibilityElement = false
  /// The view in a word or two.
  open var accessibilityLabel: String?
  /// What using the view does.
  open var accessibilityHint: String?
  /// What the view holds.
  open var accessibilityValue: String?
  /// What kind of thing the view is.
  open var accessibilityTraits = UIAccessibilityTraits.none
  /// A name for tests.
  open var accessibilityIdentifier: String?
  /// Whether what is within the view is hidden from assistive technologies.
  open var accessibilityElementsHidden = false
  /// Whether siblings are hidden from assistive technologies.
  open var accessibilityViewIsModal = false
  /// Whether the children are read as one.
  open var shouldGroupAccessibilityChildren = false
  /// What is within the view, for assistive technologies.
  open var accessibilityElements: [Any]?
  /// The view in words that can be said to choose it.
  open var accessibilityUserInputLabels: [String]!

  /// Does what a double tap of assistive technologies does.
  open func accessibilityActivate() -> Bool { false }
  /// Makes the value greater.
  open func accessibilityIncrement() {}
  /// Makes the value smaller.
  open func accessibilityDecrement() {}
  /// Leaves the view.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Does the most important thing.
  open func accessibilityPerformMagicTap() -> Bool { false }

  // MARK: Managing the responder chain

  /// The view controller whose view this is, else the superview.
  open override var next: UIResponder? { viewController ?? storedSuperview }

  // MARK: Storage

  // What a tap reads at each level on its way up. Unchecked: no access spans a call, and to check for
  // that would cost more than the reads.
  @exclusivity(unchecked) package final var storedIsHidden = false
  @exclusivity(unchecked) package final var storedIsUserInteractionEnabled = true
  @exclusivity(unchecked) package final var storedAlpha: Float = 1
  @exclusivity(unchecked) private final var superviewLink = SuperviewLink()
  /// What the view shares with all that are in its window.
  @exclusivity(unchecked) final var tree: ViewTree?
  @exclusivity(unchecked) package final var storedSubviews: [UIView] = []
  @exclusivity(unchecked) final var recognizers: [UIGestureRecognizer] = []
  @exclusivity(unchecked) final var storedGeometry = Geometry()
  @exclusivity(unchecked) final var storedLayer: CALayer?
  /// Leads to the view controller whose view this is.
  @exclusivity(unchecked) private(set) final var controllerLink: ControllerLink?

  final var storedTintColor: UIColor?
  // Unchecked, because what they let go of may be the app's, whose `deinit` may ask for the rest.
  @exclusivity(unchecked) final var layoutState = LayoutState()
  @exclusivity(unchecked) final var traitState = TraitState()
  final var isMarkedInert = false

  // MARK: The model

  /// Makes a new view what its class is at first, before an archive says more.
  func setUp(from coder: NSCoder?) {}

  /// The view controller whose view this is.
  package final var viewController: UIViewController? {
    get { controllerLink?.controller }
    set { controllerLink = newValue?.link }
  }

  /// Whether to ask for the view controller at all, which costs more.
  final var hasViewController: Bool { controllerLink != nil }

  /// The bounds, whatever a subclass makes of `bounds`.
  final var storedBounds: CGRect { storedGeometry.bounds }

  /// Whether the view is a window.
  var isWindow: Bool { false }

  /// Whether the view is a window that hears nothing of what happens in it: one of UIKit's own class.
  var isPlainWindow: Bool { false }

  /// Whether the view is that of a container with bars, which may arrange it unheard.
  var isContainer: Bool { false }

  /// Notes that a view is the superview now, which holds this one among its subviews, and takes over
  /// its window.
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
    if !translatesAutoresizingMaskIntoConstraints {
      superview.layoutState.mayHavePlacedSubviews = true
    }
  }

  /// Notes that no view holds this one any more.
  final func forgetSuperview() { superviewLink.clear() }

  /// Lets the view find its superview where nothing keeps that alive.
  final func loosen(from superview: UIView) { superviewLink.loosen(from: superview) }

  /// Whether the superview lies, or lay, where another view lies.
  @inline(__always)
  final func hasSuperview(at view: UIView) -> Bool { superviewLink.isAt(view) }

  /// Calls `body` with the superview, see `SuperviewLink`.
  @inline(__always)
  final func withSuperview(isKept: Bool, _ body: (UIView) -> Void) {
    superviewLink.with(isKept: isKept, body)
  }

  /// Whether a window that shows, or a view controller on stage, keeps the view alive, through the
  /// superviews.
  @inline(__always)
  final var isKept: Bool { tree?.keepsViews == true }

  /// Lets the views that come into this one know that its view controller keeps them.
  private final func makeOwnTree() {
    guard superviewLink.isEmpty, let controller = controllerLink?.controllerOnStage,
      controller.loadedView === self
    else { return }
    tree = ViewTree(within: self)
  }

  /// Lets the views within this one find their superviews without the view controller's help.
  final func loosenOwnTree() {
    guard let tree, tree.stopKeeping(within: self) else { return }
    loosenSubviews()
    self.tree = nil
  }

  /// The superview, whatever a subclass makes of `superview`.
  package final var storedSuperview: UIView? { superviewLink.superview(isKept: isKept) }

  /// The window, whatever a subclass makes of `window`.
  package final var storedWindow: UIWindow? {
    noteOwnTree()
    return tree?.window
  }

  /// Whether the view is in a window, which need not be retained to answer that.
  final var isInWindow: Bool {
    noteOwnTree()
    return tree?.hasWindow == true
  }

  /// What the view shares with all in its window, if it is in one: comparing these is cheaper than
  /// comparing windows, which have to be retained.
  final var liveTree: ViewTree? {
    noteOwnTree()
    guard let tree, tree.hasWindow else { return nil }
    return tree
  }

  /// The same, and also what the views share that a view controller keeps.
  final var keptTree: ViewTree? {
    noteOwnTree()
    guard let tree, tree.keepsViews || tree.hasWindow else { return nil }
    return tree
  }

  /// Whether the view is directly in another one.
  final func isSubview(of view: UIView?) -> Bool {
    guard let view, hasSuperview(at: view) else { return false }
    // Another view may lie where one lay that is gone.
    return storedSuperview === view
  }

  package override var hostApplication: UIApplication { tree?.application ?? .shared }

  /// The scope of that application, which need not be retained to be asked whether it is idle.
  package final var hostScope: ApplicationScope {
    tree?.application?.mainLoop.scope ?? .current
  }

  override var canHoldFocus: Bool { isInWindow }

  /// Lets the views in a window find it, also while it is hidden.
  func noteOwnTree() {}

  /// Called before the size changes; gives what has other things happen along with that.
  func willResize(to size: CGSize) -> TransitionCoordinator? { nil }

  /// The bounds of the superview, where it is a window that shows and of which nothing is overridden.
  ///
  /// Such a window need not be retained: nothing of the app's runs.
  final var boundsOfPlainWindowAround: CGRect? {
    guard isKept else { return nil }
    var bounds: CGRect?
    withSuperview(isKept: true) { if $0.isPlainWindow { bounds = $0.storedBounds } }
    return bounds
  }

  /// Whether the view fills another one, and no constraints place it.
  final func fills(_ superview: UIView) -> Bool {
    frame == superview.storedBounds && translatesAutoresizingMaskIntoConstraints
  }

  /// Whether the superview is to be laid out itself.
  private final var superviewNeedsLayout: Bool {
    var needsLayout = false
    withSuperview(isKept: isKept) { needsLayout = $0.layoutState.isNeeded }
    return needsLayout
  }

  /// Whether the view says itself that it takes no touches.
  package var isDisabled: Bool { false }

  /// Has the view be tapped by a finger that nobody sees, if it can do without one.
  func tapUnseen(in window: UIWindow?) -> Bool { false }

  /// Tells the view of a finger that went down in it, and that nobody else is told of.
  func fingerBegan(_ touch: UITouch, _ event: UIEvent) {
    touchesBegan(event.storedTouches, with: event)
  }

  /// Tells the view that the finger was lifted.
  func fingerEnded(_ touch: UITouch, _ event: UIEvent) {
    touchesEnded(event.storedTouches, with: event)
  }

  /// Whether a tap on the view is its own, and not for a recognizer of a view around it
  /// (behaviour 224).
  package var claimsTaps: Bool { false }

  /// The words for a gesture on the view that an obstacle stops.
  package var tapWords: GestureWords { GestureWords(cannot: "Cannot tap \(type(of: self))") }
}
