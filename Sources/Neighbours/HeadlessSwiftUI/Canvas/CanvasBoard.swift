/// What the contexts of a closure draw on, one after the other.
@MainActor
final class CanvasBoard {
  let context: CGContext
  let size: CGSize
  private let node: _AnyNode
  private let view: UIView
  private let symbols: (AnyHashable) -> _LayoutItem?

  init(
    _ context: CGContext, _ size: CGSize, _ node: _AnyNode, _ view: UIView,
    symbols: @escaping (AnyHashable) -> _LayoutItem?
  ) {
    self.context = context
    self.size = size
    self.node = node
    self.view = view
    self.symbols = symbols
  }

  var environment: EnvironmentValues { node.environment }

  // MARK: Layers

  /// Begins to draw as a state says; whatever is drawn apart is shown as one.
  func begin(_ state: GraphicsContext.State) {
    context.saveGState()
    for clip in state.clips {
      context.addPath(clip.path.cgPath)
      context.clip(using: clip.isEOFilled ? .evenOdd : .winding)
    }
    guard state.isApart else { return }
    context.setAlpha(state.opacity)
    context.setBlendMode(CGBlendMode(rawValue: state.blendMode.rawValue) ?? .normal)
    for case .shadow(let color, let radius, let offset) in state.filters.map(\.kind) {
      let color = color.uiColor(environment).cgColor
      context.setShadow(offset: offset, blur: radius, color: color)
    }
    context.beginTransparencyLayer(auxiliaryInfo: nil)
  }

  func end(_ state: GraphicsContext.State) {
    if state.isApart { context.endTransparencyLayer() }
    context.restoreGState()
  }

  // MARK: Drawing

  func draw(_ mark: CanvasMark, _ state: GraphicsContext.State) {
    begin(state)
    context.concatenate(state.transform)
    switch mark {
    case .fill(let path, let shading, let style): fill(path, shading, style)
    case .stroke(let path, let shading, let style): stroke(path, shading, style)
    case .text(let text, let rect): draw(text, rect)
    case .image(let image, let rect): draw(image, rect)
    case .symbol(let symbol, let rect): draw(symbol, rect)
    }
    end(state)
  }

  private func fill(_ path: Path, _ shading: GraphicsContext.Shading, _ style: FillStyle) {
    context.setShouldAntialias(style.isAntialiased)
    context.addPath(path.cgPath)
    context.clip(using: style.isEOFilled ? .evenOdd : .winding)
    let rect = path.boundingRect
    shading.paint(rect).fill(rect, context, environment)
  }

  private func stroke(_ path: Path, _ shading: GraphicsContext.Shading, _ style: StrokeStyle) {
    context.addPath(path.cgPath)
    context.setLineWidth(style.lineWidth)
    context.setLineCap(style.lineCap)
    context.setLineJoin(style.lineJoin)
    context.setMiterLimit(style.miterLimit)
    context.setLineDash(phase: style.dashPhase, lengths: style.dash)
    context.replacePathWithStrokedPath()
    context.clip()
    let rect = path.boundingRect.insetBy(dx: -style.lineWidth, dy: -style.lineWidth)
    shading.paint(path.boundingRect).fill(rect, context, environment)
  }

  // MARK: Texts

  private func hosted(_ text: GraphicsContext.ResolvedText) -> HostedText {
    let hosted = HostedText(frame: .zero)
    var environment = environment
    environment.foregroundPaint = text.shading.around ?? environment.foregroundPaint
    hosted.show(TextResolver(node, environment).runs(text.text), environment)
    hosted.overrideUserInterfaceStyle = view.traitCollection.userInterfaceStyle
    return hosted
  }

  func size(of text: GraphicsContext.ResolvedText, in size: CGSize) -> CGSize {
    hosted(text).size(ProposedViewSize(size))
  }

  func baseline(of text: GraphicsContext.ResolvedText, in size: CGSize, isLast: Bool) -> CGFloat {
    let hosted = hosted(text)
    guard isLast else { return hosted.firstBaseline }
    return hosted.lastBaseline(hosted.size(ProposedViewSize(size)))
  }

  private func draw(_ text: GraphicsContext.ResolvedText, _ rect: CGRect) {
    let hosted = hosted(text)
    let height = min(hosted.size(ProposedViewSize(rect.size)).height, rect.height)
    hosted.bounds.size = CGSize(width: rect.width, height: height)
    context.translateBy(x: rect.minX, y: rect.minY)
    hosted.draw(hosted.bounds)
  }

  // MARK: Images and symbols

  func uiImage(_ image: Image) -> UIImage? { image.uiImage(environment) }

  private func draw(_ image: GraphicsContext.ResolvedImage, _ rect: CGRect) {
    guard let own = uiImage(image.image) else { return }
    guard image.image.isTemplate(own) else { return own.draw(in: rect) }
    let color = (image.shading ?? .foreground).paint(rect).color(environment)
    own.withTintColor(color, renderingMode: .alwaysOriginal).draw(in: rect)
  }

  /// The view with a tag, in its own size.
  func symbol(_ id: AnyHashable) -> GraphicsContext.ResolvedSymbol? {
    symbols(id).map { GraphicsContext.ResolvedSymbol(item: $0, size: $0.size(.unspecified)) }
  }

  private func draw(_ symbol: GraphicsContext.ResolvedSymbol, _ rect: CGRect) {
    guard symbol.size.width > 0, symbol.size.height > 0 else { return }
    let bounds = CGRect(origin: .zero, size: symbol.size)
    let box = UIView(frame: bounds)
    box.overrideUserInterfaceStyle = view.traitCollection.userInterfaceStyle
    let canvas = UIKitCanvas(
      box, origin: .zero, room: .init(bounds: bounds, container: bounds, safeArea: bounds),
      scale: environment.displayScale, isMirrored: false)
    symbol.item.place(.zero, .unspecified, canvas)
    canvas.finish()
    box.layoutIfNeeded()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / symbol.size.width, y: rect.height / symbol.size.height)
    box.layer.render(in: context)
  }
}

/// One thing that is drawn.
enum CanvasMark {
  case fill(Path, GraphicsContext.Shading, FillStyle)
  case stroke(Path, GraphicsContext.Shading, StrokeStyle)
  case text(GraphicsContext.ResolvedText, CGRect)
  case image(GraphicsContext.ResolvedImage, CGRect)
  case symbol(GraphicsContext.ResolvedSymbol, CGRect)
}
