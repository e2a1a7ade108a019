/// Draws views into a picture.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  /// The views.
  public var content: Content {
    willSet { objectWillChange.send() }
    didSet { controller.rootView = content }
  }
  /// The size that they are offered.
  public var proposedSize = ProposedViewSize.unspecified
  /// How many pixels a point has.
  public var scale: CGFloat = 1
  /// Whether nothing shines through.
  public var isOpaque = false
  private let controller: UIHostingController<Content>

  /// Creates a renderer of views.
  public init(content: Content) {
    self.content = content
    controller = UIHostingController(rootView: content)
    controller.safeAreaRegions = []
  }

  /// The picture.
  public var uiImage: UIImage? {
    let size = drawnSize
    guard size.width > 0, size.height > 0 else { return nil }
    let view = shown(in: size)
    let format = UIGraphicsImageRendererFormat()
    (format.scale, format.opaque) = (scale, isOpaque)
    return UIGraphicsImageRenderer(size: size, format: format).image {
      view.layer.render(in: $0.cgContext)
    }
  }

  /// The picture as one of Core Graphics'.
  public var cgImage: CGImage? { uiImage?.cgImage }

  /// Draws by a closure, which is given the size and what draws.
  public func render(
    rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void
  ) {
    let size = drawnSize
    renderer(size) { shown(in: size).layer.render(in: $0) }
  }

  private var drawnSize: CGSize { controller.sizeThatFits(proposedSize) }

  private func shown(in size: CGSize) -> UIView {
    let view: UIView = controller.view
    view.backgroundColor = isOpaque ? .black : .clear
    view.frame = CGRect(origin: .zero, size: size)
    view.layoutIfNeeded()
    return view
  }
}
