public import Foundation
import Synchronization

/// An image, known by its name or by its data.
///
/// The model holds what an image is made of and does not decode it. Asset catalogs are not read
/// and the system's symbols are not listed: an image of any name except the empty one exists. A
/// named image has no size; a symbol is as wide and high as its point size. The class cannot be
/// subclassed, so that images are checked to be safe to share.
public final class UIImage: NSObject, NSCopying, Sendable, _ExpressibleByImageLiteral {
  // MARK: Loading and caching images

  /// Creates the image with the given name in the app's bundle.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, with: nil)
  }

  /// Creates the image with the given name in a bundle, for given traits.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(
      named: name, in: bundle, with: traitCollection.map { Configuration(traitCollection: $0) })
  }

  /// Creates the image with the given name in a bundle, in a configuration.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    guard !name.isEmpty else { return nil }
    self.init(Values(source: .named(name), configuration: configuration))
  }

  /// Creates the image of an image literal.
  public convenience init(imageLiteralResourceName name: String) {
    self.init(Values(source: .named(name)))
  }

  // MARK: Loading system symbol images

  /// Creates the system's symbol with the given name.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates the system's symbol with the given name, in a configuration.
  public convenience init?(
    systemName name: String, withConfiguration configuration: Configuration?
  ) {
    guard !name.isEmpty else { return nil }
    self.init(Values(source: .symbol(name), configuration: configuration))
  }

  /// Creates the system's symbol with the given name, for given traits.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(
      systemName: name,
      withConfiguration: traitCollection.map { Configuration(traitCollection: $0) })
  }

  // MARK: Creating an image object

  /// Creates an image of nothing.
  public override convenience init() { self.init(Values(source: .nothing)) }

  /// Creates an image from the contents of a file, if it is an image.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// Creates an image from data, if it starts as a PNG, JPEG or GIF file does.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates an image from data with a number of pixels for each point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard scale > 0, let pixels = ImageHeader.pixelSize(of: data) else { return nil }
    self.init(Values(source: .data(data, pixels: Pair(pixels)), scale: scale))
  }

  // MARK: Getting the image's basic attributes

  /// How many pixels a point of the image is wide.
  public var scale: CGFloat { values.scale }

  /// How large the image is, in points.
  public var size: CGSize { values.size }

  /// How the image's data must be turned for display.
  public var imageOrientation: Orientation { .up }

  /// Whether the image mirrors itself where interfaces are read from right to left.
  public var flipsForRightToLeftLayoutDirection: Bool { values.flips }

  /// Whether the image is a symbol.
  public var isSymbolImage: Bool {
    guard case .symbol = values.source else { return false }
    return true
  }

  // MARK: Getting and changing the configuration

  /// How the image is to be shown.
  public var configuration: Configuration? { values.configuration }

  /// How the image is to be shown, if it is a symbol.
  public var symbolConfiguration: SymbolConfiguration? {
    isSymbolImage ? values.configuration as? SymbolConfiguration : nil
  }

  /// The traits that the image is chosen for.
  public var traitCollection: UITraitCollection {
    values.configuration?.traitCollection ?? UITraitCollection()
  }

  /// The same image in another configuration.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    with { $0.configuration = configuration }
  }

  /// The same image with all that the configuration specifies.
  public func applyingSymbolConfiguration(
    _ configuration: SymbolConfiguration
  ) -> UIImage? {
    guard isSymbolImage else { return nil }
    let base = symbolConfiguration ?? .unspecified
    return withConfiguration(base.applying(configuration))
  }

  // MARK: Changing the rendering mode and the tint

  /// Whether the image keeps its colors.
  public var renderingMode: RenderingMode { values.renderingMode }

  /// The same image in another rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }

  /// The same image in one color.
  public func withTintColor(_ color: UIColor) -> UIImage {
    with { $0.tintColor = color }
  }

  /// The same image in one color and another rendering mode.
  public func withTintColor(
    _ color: UIColor, renderingMode: RenderingMode
  ) -> UIImage {
    withTintColor(color).withRenderingMode(renderingMode)
  }

  /// The same image, mirrored where interfaces are read from right to left.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    with { $0.flips = true }
  }

  // MARK: Creating resizable images

  /// The parts at the edges that keep their size when the image is resized.
  public var capInsets: UIEdgeInsets { values.capInsets }

  /// How the part between the edges fills its space.
  public var resizingMode: ResizingMode { values.resizingMode }

  /// The same image with edges that keep their size, and tiles between them.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The same image with edges that keep their size.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    with {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// The part at the edges that does not count when the image is aligned.
  public var alignmentRectInsets: UIEdgeInsets { values.alignmentRectInsets }

  /// The same image, aligned by a part of it.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentRectInsets = alignmentInsets }
  }

  // MARK: Working with animated images

  /// The frames of an animated image.
  public var images: [UIImage]? {
    guard case .animation(let images, _) = values.source else { return nil }
    return images
  }

  /// How long it takes to show the frames of an animated image once.
  public var duration: TimeInterval {
    guard case .animation(_, let duration) = values.source else { return 0 }
    return duration
  }

  /// Creates an image that shows frames one after the other.
  public static func animatedImage(
    with images: [UIImage], duration: TimeInterval
  ) -> UIImage? {
    guard let first = images.first else { return nil }
    return UIImage(Values(source: .animation(images, duration), scale: first.scale))
  }

  // MARK: Identifying and comparing

  /// A name by which tests find the image; it does not count when images are compared.
  public var accessibilityIdentifier: String? {
    get { identifier.withLock { $0 } }
    set { identifier.withLock { $0 = newValue } }
  }

  /// Whether the other object is an image of the same source, shown in the same way.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other === self || (other.values == values && values.source != .nothing)
  }

  /// A number that is the same for equal images.
  public override var hash: Int { values.source.hashValue }

  /// What the image is made of.
  public override var description: String { values.description }

  /// The image itself, which never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  private func with(_ change: (inout Values) -> Void) -> UIImage {
    var values = values
    change(&values)
    return UIImage(values)
  }

  init(_ values: Values) {
    self.values = values
    super.init()
  }

  package let values: Values
  private let identifier = Mutex<String?>(nil)
}

/// The type of an image literal, such as `#imageLiteral(resourceName: "logo")`.
public typealias _ImageLiteralType = UIImage
