/// What a closure draws with: a copy has a state of its own, and draws on the same view.
public struct GraphicsContext {
  let board: CanvasBoard
  private var state = State()

  init(_ board: CanvasBoard) { self.board = board }

  /// What decides how things are drawn.
  struct State {
    /// An area in which things show, in the coordinates of the view.
    struct Clip {
      let path: Path
      let isEOFilled: Bool
    }

    var opacity = 1.0
    var blendMode = BlendMode.normal
    var transform = CGAffineTransform.identity
    var filters: [Filter] = []
    var clips: [Clip] = []

    /// Whether what is drawn comes to the view as one.
    var isApart: Bool { opacity < 1 || blendMode != .normal || !filters.isEmpty }
  }

  // MARK: State

  /// How opaque things are.
  public var opacity: Double {
    get { state.opacity }
    set { state.opacity = newValue }
  }

  /// How things are mixed with what lies below.
  public var blendMode: BlendMode {
    get { state.blendMode }
    set { state.blendMode = newValue }
  }

  /// From the coordinates of things to the view's.
  public var transform: CGAffineTransform {
    get { state.transform }
    set { state.transform = newValue }
  }

  /// The environment of the view.
  public var environment: EnvironmentValues {
    MainActor.runUnchecked(with: board) { $0.environment }
  }

  /// Makes things larger or smaller.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Moves things.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Turns things.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }

  /// Changes where things are, before all that was said.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// Shows things within a path alone.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    var path = path.applying(transform)
    let isInverse = options.contains(.inverse)
    if isInverse { path.addRect(CGRect(origin: .zero, size: size)) }
    state.clips.append(State.Clip(path: path, isEOFilled: isInverse || style.isEOFilled))
  }

  /// The smallest rectangle around all that shows.
  public var clipBoundingRect: CGRect {
    state.clips.reduce(CGRect(origin: .zero, size: size)) {
      $0.intersection($1.path.boundingRect)
    }.applying(transform.inverted())
  }

  private var size: CGSize { MainActor.runUnchecked(with: board) { $0.size } }

  /// Changes the look of things.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    state.filters.append(filter)
  }

  // MARK: Drawing

  private func draw(_ mark: CanvasMark) {
    MainActor.runUnchecked(with: (board, mark, state)) { $0.draw($1, $2) }
  }

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    draw(.fill(path, shading, style))
  }

  /// Draws a line along a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    draw(.stroke(path, shading, style))
  }

  /// Draws a line along a path.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws things apart, which are shown as one.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var inner = self
    inner.state = State()
    inner.state.transform = transform
    MainActor.runUnchecked(with: (board, state)) { $0.begin($1) }
    defer { MainActor.runUnchecked(with: (board, state)) { $0.end($1) } }
    try content(&inner)
  }

  /// Draws with Core Graphics.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    let context = MainActor.runUnchecked(with: (board, state)) { board, state in
      board.begin(state)
      board.context.concatenate(state.transform)
      return board.context
    }
    defer { MainActor.runUnchecked(with: (board, state)) { $0.end($1) } }
    try content(context)
  }

  // MARK: Texts

  /// Returns a text with its look.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text, board: board) }

  /// Draws a text in a rectangle, from its top.
  public func draw(_ text: ResolvedText, in rect: CGRect) { draw(.text(text, rect)) }

  /// Draws a text at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let most = CGFloat.greatestFiniteMagnitude
    let size = text.measure(in: CGSize(width: most, height: most))
    draw(text, in: rect(size, at: point, anchor))
  }

  /// Draws a text in a rectangle, from its top.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  private func rect(_ size: CGSize, at point: CGPoint, _ anchor: UnitPoint) -> CGRect {
    CGRect(
      origin: CGPoint(
        x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y), size: size)
  }

  // MARK: Images and symbols

  /// Returns a picture with its look.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image: image, board: board) }

  /// Draws a picture in a rectangle.
  public func draw(
    _ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()
  ) { draw(.image(image, rect)) }

  /// Draws a picture at a point, in its own size.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: rect(image.size, at: point, anchor))
  }

  /// Draws a picture in a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws a picture at a point, in its own size.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// Returns the view with a tag among the symbols.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    MainActor.runUnchecked(with: (board, AnyHashable(id))) { $0.symbol($1) }
  }

  /// Draws a view in a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) { draw(.symbol(symbol, rect)) }

  /// Draws a view at a point, in its own size.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: rect(symbol.size, at: point, anchor))
  }

  /// Returns a shading with the colors that it has here.
  public func resolve(_ shading: Shading) -> Shading { shading }
}
