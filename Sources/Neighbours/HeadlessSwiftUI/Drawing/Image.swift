/// A picture.
public nonisolated struct Image: Equatable, Sendable {
  enum Source: Equatable, Sendable {
    case named(String, Bundle?)
    case symbol(String)
    case uiImage(UIImage)
    case resource(ImageResource)
  }
  /// What assistive technologies read.
  enum Spoken: Equatable, Sendable {
    case name, nothing
    case text(Text)
  }
  let source: Source
  let spoken: Spoken
  private(set) var isResizable = false
  private(set) var isTiled = false
  private(set) var capInsets = EdgeInsets()
  private(set) var mode: TemplateRenderingMode?

  private init(_ source: Source, _ spoken: Spoken) {
    self.source = source
    self.spoken = spoken
  }

  /// Creates a picture of an asset catalog, which is called as it is there.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name, bundle), .name) }
  /// Creates a picture of an asset catalog.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.named(name, bundle), .text(label))
  }
  /// Creates a picture of an asset catalog that is not read.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.named(name, bundle), .nothing)
  }
  /// Creates a symbol.
  public init(systemName: String) { self.init(.symbol(systemName), .name) }
  /// Creates a symbol, of which a part shows.
  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }
  /// Creates a picture of UIKit's.
  public init(uiImage: UIImage) { self.init(.uiImage(uiImage), .nothing) }
  /// Creates a picture of an asset catalog.
  public init(_ resource: ImageResource) { self.init(.resource(resource), .name) }
  /// Creates a picture of Core Graphics'.
  public init(
    _ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text
  ) {
    let image = UIImage(cgImage: cgImage, scale: scale, orientation: orientation.uiKit)
    self.init(.uiImage(image), .text(label))
  }

  /// Creates a picture of Core Graphics' that is not read.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    let image = UIImage(cgImage: cgImage, scale: scale, orientation: orientation.uiKit)
    self.init(.uiImage(image), .nothing)
  }

  /// Lets the picture take the size that it is offered.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.isResizable = true
    image.isTiled = resizingMode == .tile
    image.capInsets = capInsets
    return image
  }

  /// Shows the picture in its colors, or in the style of what is around.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var image = self
    image.mode = renderingMode
    return image
  }

  /// Says how pixels are made of others; all pictures are drawn in one way.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  /// Says whether edges are smooth; all are.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// How a picture fills a size that is not its own.
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  /// Whose colors a picture has.
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  /// How pixels are made of others.
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  /// The size of symbols beside texts.
  public enum Scale: Hashable, Sendable { case small, medium, large }
  /// How a picture is turned.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored

    var uiKit: UIImage.Orientation {
      switch self {
      case .up: .up
      case .upMirrored: .upMirrored
      case .down: .down
      case .downMirrored: .downMirrored
      case .left: .left
      case .leftMirrored: .leftMirrored
      case .right: .right
      case .rightMirrored: .rightMirrored
      }
    }
  }

  // MARK: In an environment

  /// UIKit's image, with the size and weight of a symbol.
  @MainActor func uiImage(_ environment: EnvironmentValues) -> UIImage? {
    switch source {
    case .uiImage(let image): return image
    case .named(let name, let bundle): return UIImage(named: name, in: bundle, with: nil)
    case .resource(let resource): return UIImage(resource: resource)
    case .symbol(let name):
      let font = environment.textLook.style.uiFont(environment.fontTraits)
      let weight = environment.textLook.style.weight?.uiKit.symbolWeight() ?? .regular
      let scale: UIImage.SymbolScale =
        switch environment.imageScale {
        case .small: .small
        case .medium: .medium
        case .large: .large
        }
      let configuration = UIImage.SymbolConfiguration(
        pointSize: font.pointSize, weight: weight, scale: scale)
      return UIImage(systemName: name, withConfiguration: configuration)
    }
  }

  /// Whether it shows in the style of what is around.
  @MainActor func isTemplate(_ image: UIImage?) -> Bool {
    switch mode {
    case .template: return true
    case .original: return false
    case nil:
      if case .symbol = source { return true }
      return image?.renderingMode == .alwaysTemplate
    }
  }
}

extension Image: LeafView {
  static func isSame(_ a: Image, _ b: Image) -> Bool { a == b }
  @MainActor func make(_ node: LeafNode<Image>) -> HostedImage { HostedImage(frame: .zero) }
  @MainActor func show(in view: HostedImage, _ node: LeafNode<Image>) { view.show(self, node) }
  @MainActor func measure(_ view: HostedImage, _ proposal: ProposedViewSize) -> CGSize {
    let own = view.image?.size ?? .zero
    return isResizable ? proposal.replacingUnspecifiedDimensions(by: own) : own
  }
}

private struct ImageScaleKey: EnvironmentKey {
  static var defaultValue: Image.Scale { .medium }
}

extension EnvironmentValues {
  /// The size of symbols beside texts.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

extension View {
  /// Sets the size of symbols beside texts.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }
}
