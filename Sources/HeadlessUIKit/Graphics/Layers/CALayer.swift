public import Foundation

/// The look of a view: a rectangle with a background, a border, a shadow and sublayers.
///
/// The model keeps the values. Changes are not animated.
open class CALayer: NSObject, SelectorResponder, CAMediaTiming {
  /// The methods and properties that selectors and storyboards can name.
  open class var objectiveCMembers: [Selector.Method] { [] }

  // MARK: Creating a layer

  /// Creates a layer.
  public override init() { super.init() }

  /// Creates a copy of a layer's geometry and look, without its sublayers.
  public init(layer: Any) {
    super.init()
    guard let layer = layer as? CALayer else { return }
    geometry = layer.geometry
    contents = layer.contents
    opacity = layer.opacity
    isHidden = layer.isHidden
    masksToBounds = layer.masksToBounds
    cornerRadius = layer.cornerRadius
    maskedCorners = layer.maskedCorners
    cornerCurve = layer.cornerCurve
    borderWidth = layer.borderWidth
    borderColor = layer.borderColor
    backgroundColor = layer.backgroundColor
    shadowOpacity = layer.shadowOpacity
    shadowRadius = layer.shadowRadius
    shadowOffset = layer.shadowOffset
    shadowColor = layer.shadowColor
    shadowPath = layer.shadowPath
    isOpaque = layer.isOpaque
    transform = layer.transform
    sublayerTransform = layer.sublayerTransform
    name = layer.name
    keptValues = layer.keptValues
  }

  /// Creates a layer from an archive.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: Accessing related layer objects

  /// The layer as the screen shows it: itself, because animations take no time.
  open func presentation() -> Self? { self }

  /// The layer that the presentation belongs to: itself.
  open func model() -> Self { self }

  // MARK: Accessing the delegate

  /// The delegate that draws and arranges the layer; it is not kept alive.
  ///
  /// The delegate of a view's layer is the view itself, which this property does not return.
  open weak var delegate: (any CALayerDelegate)?

  // MARK: Providing the layer's content

  /// The content on top of the layer's background, such as an image.
  open var contents: Any?

  /// Where the layer shows its contents, and whether it scales them.
  open var contentsGravity = CALayerContentsGravity.resize

  // MARK: Modifying the layer's appearance

  /// The opacity of the layer, from 0 to 1.
  open var opacity: Float = 1

  /// Whether the layer covers the layers behind it.
  open var isOpaque = false

  /// Whether the layer is hidden.
  open var isHidden = false

  /// Whether sublayers and contents are clipped to the bounds.
  open var masksToBounds = false

  /// The layer whose opacity decides how much of this one is visible.
  open var mask: CALayer?

  /// The radius of the rounded corners.
  open var cornerRadius: CGFloat = 0

  /// The corners that are rounded.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]

  /// The shape of the rounded corners.
  open var cornerCurve = CALayerCornerCurve.circular

  /// The width of the border.
  open var borderWidth: CGFloat = 0

  /// The color of the border.
  ///
  /// It is black by default.
  open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1)

  /// The color of the background.
  open var backgroundColor: CGColor?

  /// The opacity of the shadow, from 0 to 1.
  open var shadowOpacity: Float = 0

  /// The blur radius of the shadow.
  open var shadowRadius: CGFloat = 3

  /// The distance of the shadow from the layer.
  open var shadowOffset = CGSize(width: 0, height: -3)

  /// The shape of the shadow, or `nil` for the layer's own.
  open var shadowPath: CGPath?

  /// The color of the shadow.
  ///
  /// It is black by default.
  open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1)

  // MARK: Layer rendering

  /// Whether the layer is drawn into an image once, which is shown from then on.
  open var shouldRasterize = false

  /// The scale of that image.
  open var rasterizationScale: CGFloat = 1

  /// The scale of the contents.
  open var contentsScale: CGFloat = 1

  /// Whether the content is drawn anew when the size changes.
  open var needsDisplayOnBoundsChange = false

  /// Asks for the content to be drawn when it is next looked at.
  open func setNeedsDisplay() { displayIsNeeded = true }

  /// Asks for the content in a rectangle to be drawn when it is next looked at.
  open func setNeedsDisplay(_ r: CGRect) { displayIsNeeded = true }

  /// Returns whether the content is to be drawn.
  open func needsDisplay() -> Bool { displayIsNeeded }

  /// Draws the content, if needed.
  @preconcurrency @MainActor
  open func displayIfNeeded() {
    guard displayIsNeeded else { return }
    displayIsNeeded = false
    display()
  }

  /// Provides the content: the delegate does, or `draw(in:)` as a picture.
  @preconcurrency @MainActor
  open func display() {
    if let delegate { delegate.display(self) } else { displayByDrawing() }
  }

  /// Draws the content; the delegate does, unless a subclass does.
  @preconcurrency @MainActor
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// Draws the layer and its sublayers into a context.
  @preconcurrency @MainActor
  open func render(in ctx: CGContext) { ViewPainter(context: ctx).paint(self) }

  /// Draws the layer's own content, in front of its background and behind its sublayers.
  @MainActor
  func paintContent(in context: CGContext) {}

  // MARK: Modifying the layer geometry

  /// The layer's rectangle in its superlayer.
  open var frame: CGRect {
    get { geometry.frame }
    set {
      guard isValid(newValue, "frame") else { return }
      let size = geometry.bounds.size
      geometry.frame = newValue
      if needsDisplayOnBoundsChange { redraw(ifNotOf: size) }
    }
  }

  /// The layer's own rectangle.
  open var bounds: CGRect {
    get { geometry.bounds }
    set {
      guard isValid(newValue, "bounds") else { return }
      let size = geometry.bounds.size
      geometry.bounds = newValue
      if needsDisplayOnBoundsChange { redraw(ifNotOf: size) }
    }
  }

  private func redraw(ifNotOf size: CGSize) {
    if geometry.bounds.size != size { setNeedsDisplay() }
  }

  /// The position of the anchor point in the superlayer.
  open var position: CGPoint {
    get { geometry.position }
    set {
      guard !newValue.x.isNaN, !newValue.y.isNaN else {
        return raiseNoNumber("position", "[\(newValue.x.short) \(newValue.y.short)]")
      }
      geometry.position = newValue
    }
  }

  /// The anchor point, as fractions of the bounds.
  open var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set { geometry.anchorPoint = newValue }
  }

  /// The layer's position among its siblings from back to front.
  open var zPosition: CGFloat = 0

  /// The transform of the layer in space.
  open var transform: CATransform3D {
    get { spaceTransform ?? CATransform3DMakeAffineTransform(geometry.transform) }
    set {
      geometry.transform = newValue.flat
      spaceTransform = CATransform3DIsAffine(newValue) ? nil : newValue
    }
  }

  /// Returns the transform of the layer.
  open func affineTransform() -> CGAffineTransform { geometry.transform }

  /// Sets the transform of the layer.
  open func setAffineTransform(_ m: CGAffineTransform) {
    spaceTransform = nil
    geometry.transform = m
  }

  /// The transform of the sublayers in space.
  open var sublayerTransform = CATransform3DIdentity

  // MARK: Managing the layer hierarchy

  /// The layers inside this one, from back to front, or `nil` if there never was one.
  open var sublayers: [CALayer]? {
    get { sublayersStorage }
    set {
      for layer in sublayersStorage ?? [] { layer.superlayerStorage = nil }
      sublayersStorage = nil
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  /// The layer that contains this one.
  open var superlayer: CALayer? { superlayerStorage }

  /// Adds a layer in front of the other sublayers, and removes it from its previous superlayer.
  open func addSublayer(_ layer: CALayer) { insert(layer) { $0.endIndex } }

  /// Removes the layer from its superlayer.
  open func removeFromSuperlayer() {
    superlayerStorage?.sublayersStorage?.removeAll { $0 === self }
    superlayerStorage = nil
  }

  /// Adds a layer at an index, counted from the back.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer) { min(Int(idx), $0.endIndex) }
  }

  /// Adds a layer behind one of the sublayers.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer) { layers in layers.firstIndex { $0 === sibling } ?? layers.startIndex }
  }

  /// Adds a layer in front of one of the sublayers.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer) { layers in
      layers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? layers.endIndex
    }
  }

  /// Replaces one of the sublayers with another layer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.superlayerStorage === self else { return }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  // MARK: Managing animations

  /// Adds a copy of an animation, in place of the animation with its key.
  ///
  /// The animation begins and ends on the next turns, and tells its delegate (behaviour 690).
  @preconcurrency @MainActor
  open func add(_ anim: CAAnimation, forKey key: String?) { animations.add(anim, forKey: key) }

  /// Removes the animation with a key.
  @preconcurrency @MainActor
  open func removeAnimation(forKey key: String) { madeAnimations?.remove(forKey: key) }

  /// Removes all animations.
  @preconcurrency @MainActor
  open func removeAllAnimations() { madeAnimations?.removeAll() }

  /// Returns the keys of the animations, or `nil` without animations.
  @preconcurrency @MainActor
  open func animationKeys() -> [String]? { madeAnimations?.keys }

  /// Returns the animation with a key.
  @preconcurrency @MainActor
  open func animation(forKey key: String) -> CAAnimation? {
    madeAnimations?.animation(forKey: key)
  }

  // MARK: Managing actions

  /// The actions by names of events, where the delegate has no answer; the model runs no action.
  open var actions: [String: any CAAction]?

  /// Returns the action for the name of an event: from the delegate, or else from `actions`, or
  /// else from the class (behaviour 904).
  @preconcurrency @MainActor
  open func action(forKey event: String) -> (any CAAction)? {
    let told = owner?.action(for: self, forKey: event)
    let found =
      told ?? delegate?.action(for: self, forKey: event) ?? actions?[event]
      ?? Self.defaultAction(forKey: event)
    return found is NSNull ? nil : found
  }

  /// Returns what happens for the name of an event in all layers of the class.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  // MARK: Specifying the timing

  /// When the time of the layer begins, in its superlayer's.
  open var beginTime: CFTimeInterval = 0

  /// How long the layer is seen, which the model does not use.
  open var duration: CFTimeInterval = 0

  /// How fast the time of the layer goes; animations of a layer whose time stands do not end.
  open var speed: Float = 1 {
    didSet { if oldValue == 0, speed != 0 { goOn() } }
  }

  /// How far the time of the layer is ahead.
  open var timeOffset: CFTimeInterval = 0

  /// How often the layer is seen, which the model does not use.
  open var repeatCount: Float = 0

  /// For how long the layer is seen again and again, which the model does not use.
  open var repeatDuration: CFTimeInterval = 0

  /// Whether the time of the layer also goes back, which the model does not use.
  open var autoreverses = false

  /// The look of the layer before its time and after it, which the model does not use.
  open var fillMode = CAMediaTimingFillMode.removed

  /// Converts a time from another layer's, or from `CACurrentMediaTime()`'s.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    fromOutermost(time: l?.toOutermost(time: t) ?? t)
  }

  /// Converts a time to another layer's, or to `CACurrentMediaTime()`'s.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let time = toOutermost(time: t)
    return l?.fromOutermost(time: time) ?? time
  }

  // MARK: Hit testing

  /// Returns whether a point, in the layer's own coordinates, is inside the bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.holds(p) }

  /// Converts a point from the coordinates of another layer.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    fromOutermost(l?.toOutermost(p) ?? p)
  }

  /// Converts a point to the coordinates of another layer.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    let point = toOutermost(p)
    return l?.fromOutermost(point) ?? point
  }

  /// Converts a rectangle from the coordinates of another layer.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.mapped { convert($0, from: l) }
  }

  /// Converts a rectangle to the coordinates of another layer.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.mapped { convert($0, to: l) }
  }

  /// Returns the frontmost layer that a point of the superlayer hits.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    let inner = fromSuperlayer(p)
    guard !isHidden, opacity > 0, contains(inner) else { return nil }
    for layer in (sublayersStorage ?? []).reversed() {
      if let hit = layer.hitTest(inner) { return hit }
    }
    return self
  }

  // MARK: Laying out sublayers

  /// Asks for the sublayers to be arranged.
  open func setNeedsLayout() { layoutIsNeeded = true }

  /// Returns whether the sublayers are to be arranged.
  open func needsLayout() -> Bool { layoutIsNeeded }

  /// Arranges the sublayers, if needed.
  @preconcurrency @MainActor
  open func layoutIfNeeded() {
    if layoutIsNeeded {
      layoutIsNeeded = false
      layoutSublayers()
    }
    for layer in sublayersStorage ?? [] where layer.owner == nil { layer.layoutIfNeeded() }
  }

  /// Arranges the sublayers; the delegate does, unless a subclass does.
  ///
  /// Of a view's layer it is called with `layoutSubviews()`.
  @preconcurrency @MainActor
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  // MARK: Identifying the layer

  /// A name that distinguishes the layer from others.
  open var name: String?

  @MainActor
  private var animations: LayerAnimations {
    if let madeAnimations { return madeAnimations }
    let animations = LayerAnimations(of: self)
    madeAnimations = animations
    return animations
  }
  private var madeAnimations: LayerAnimations?

  private var displayIsNeeded = false
  private var layoutIsNeeded = false

  /// The values of names that are no property's.
  final var keptValues: [String: Any] = [:]

  /// Whether the time of the layer, or of a layer around it, stands still.
  final var standsStill: Bool { speed == 0 || superlayerStorage?.standsStill == true }

  /// Ends animations that have waited for the time to go on.
  private func goOn() {
    guard MainQueue.isCurrent else { return }
    MainActor.runUnchecked(with: self) { $0.endWaitingAnimations() }
  }

  @MainActor
  private func endWaitingAnimations() {
    guard !standsStill else { return }
    madeAnimations?.endWaiting()
    for layer in sublayersStorage ?? [] { layer.endWaitingAnimations() }
  }

  private func fromOutermost(time: CFTimeInterval) -> CFTimeInterval {
    let outer = superlayerStorage?.fromOutermost(time: time) ?? time
    return (outer - beginTime) * Double(speed) + timeOffset
  }

  /// A time that stands is everywhere: it counts as its begin.
  private func toOutermost(time: CFTimeInterval) -> CFTimeInterval {
    let outer = speed == 0 ? beginTime : (time - timeOffset) / Double(speed) + beginTime
    return superlayerStorage?.toOutermost(time: outer) ?? outer
  }

  /// Makes a picture of the layer's drawing its content.
  @MainActor
  final func displayByDrawing() {
    let size = bounds.size
    guard owner == nil, size.width > 0, size.height > 0 else { return }
    // It may still change how the content is kept, such as `isOpaque`.
    delegate?.layerWillDraw(self)
    guard let context = CGContext(points: bounds, scale: contentsScale, isOpaque: isOpaque) else {
      return
    }
    ContextStack.draw(into: context) {
      drawParts(of: bounds, in: context) { _ in draw(in: context) }
    }
    contents = context.makeImage()
  }

  /// Returns the rectangles in which a part of the content is drawn, one after the other.
  func parts(of rect: CGRect) -> [CGRect] { [rect] }

  /// Calls a function for each of these rectangles, to which drawing is clipped.
  @MainActor
  final func drawParts(of rect: CGRect, in context: CGContext?, _ body: (CGRect) -> Void) {
    let parts = parts(of: rect)
    guard parts != [rect] else { return body(rect) }
    for part in parts {
      context?.saveGState()
      context?.clip(to: part)
      body(part)
      context?.restoreGState()
    }
  }

  /// Returns whether a rectangle is valid; an invalid one raises an exception (behaviour 691).
  private func isValid(_ rect: CGRect, _ property: String) -> Bool {
    let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    guard numbers.contains(where: \.isNaN) else { return true }
    let words = numbers.map(\.short)
    raiseNoNumber(property, "[\(words[0]) \(words[1]); \(words[2]) \(words[3])]")
    return false
  }

  private func raiseNoNumber(_ property: String, _ words: String) {
    ModelException.invalidGeometry.raiseAnywhere(
      "CALayer \(property == "frame" ? "bounds" : property) contains NaN: \(words). "
        + "Layer: <\(type(of: self))>", by: "CALayer.\(property)")
  }

  private func toSuperlayer(_ point: CGPoint) -> CGPoint {
    CGPoint(
      x: point.x - bounds.minX - bounds.width * anchorPoint.x,
      y: point.y - bounds.minY - bounds.height * anchorPoint.y
    ).applying(affineTransform()).applying(
      CGAffineTransform(translationX: position.x, y: position.y))
  }

  private func fromSuperlayer(_ point: CGPoint) -> CGPoint {
    let inner = CGPoint(x: point.x - position.x, y: point.y - position.y)
      .applying(affineTransform().inverted())
    return CGPoint(
      x: inner.x + bounds.minX + bounds.width * anchorPoint.x,
      y: inner.y + bounds.minY + bounds.height * anchorPoint.y)
  }

  /// Converts a point to the coordinates around the outermost layer.
  private func toOutermost(_ point: CGPoint) -> CGPoint {
    let outer = toSuperlayer(point)
    return superlayerStorage?.toOutermost(outer) ?? outer
  }

  /// Converts a point from the coordinates around the outermost layer.
  private func fromOutermost(_ point: CGPoint) -> CGPoint {
    fromSuperlayer(superlayerStorage?.fromOutermost(point) ?? point)
  }

  /// The view that owns the layer.
  final weak var owner: UIView?

  /// The geometry of the layer.
  package var geometry = Geometry()

  private func insert(_ layer: CALayer, at index: ([CALayer]) -> Int) {
    guard layer !== self, !layer.holds(self) else { return }
    layer.removeFromSuperlayer()
    var layers = sublayersStorage ?? []
    layers.insert(layer, at: index(layers))
    sublayersStorage = layers
    layer.superlayerStorage = self
  }

  private func holds(_ layer: CALayer) -> Bool {
    var ancestor = layer.superlayerStorage
    while let next = ancestor {
      if next === self { return true }
      ancestor = next.superlayerStorage
    }
    return false
  }

  /// The transform, if it does more than one in a plane could do.
  private var spaceTransform: CATransform3D?
  private var sublayersStorage: [CALayer]?
  private weak var superlayerStorage: CALayer?
}
