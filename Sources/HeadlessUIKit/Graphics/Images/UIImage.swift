public import Foundation
import Locks

/// An image, known by its name, by its data, or by its drawing.
///
/// The model keeps the source of an image until its pixels are accessed. The system's symbols are
/// not listed: a symbol exists for any name except the empty one, and is as wide and as high as its
/// point size. In an app without an asset catalog, an image exists for any name, too, and has no
/// size. The class cannot be subclassed, so the compiler can check that images are safe to share.
public final class UIImage: NSObject, NSCopying, NSSecureCoding, Sendable,
  _ExpressibleByImageLiteral
{
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
    guard var values = UIImage.named(name, in: bundle, configuration?.traitCollection) else {
      return nil
    }
    values.configuration = configuration
    self.init(values)
  }

  /// Creates the image of an image literal.
  public convenience init(imageLiteralResourceName name: String) {
    self.init(UIImage.named(name, in: nil) ?? Values(source: .named(name)))
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

  /// The system's symbol for a chosen item.
  public static var checkmark: UIImage { UIImage(Values(source: .symbol("checkmark"))) }

  /// The system's symbol for a chosen item, for controls that are drawn with lines.
  public static var strokedCheckmark: UIImage {
    UIImage(Values(source: .symbol("checkmark.circle")))
  }

  /// The system's symbol for more to choose from.
  public static var actions: UIImage { UIImage(Values(source: .symbol("ellipsis.circle"))) }

  /// The system's symbol for adding something.
  public static var add: UIImage { UIImage(Values(source: .symbol("plus"))) }

  /// The system's symbol for removing something.
  public static var remove: UIImage { UIImage(Values(source: .symbol("minus"))) }

  // MARK: Creating an image object

  /// Creates an empty image.
  public override convenience init() { self.init(Values(source: .nothing)) }

  /// Creates an image from the contents of a file, if it is an image.
  ///
  /// A file beside it for the device's screen, such as `robin@3x.png`, is preferred.
  public convenience init?(contentsOfFile path: String) {
    guard let values = UIImage.file(path) else { return nil }
    self.init(values)
  }

  /// Creates an image from data that begins like a PNG, JPEG, GIF, HEIC or WebP file.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates an image from data, with a number of pixels for each point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard scale > 0, let values = Values(file: data, scale: scale) else { return nil }
    self.init(values)
  }

  /// Creates an image of an image of Core Graphics, with one pixel a point.
  public convenience init(cgImage: CGImage) {
    self.init(Values(source: .bitmap(cgImage)))
  }

  /// Creates an image of an image of Core Graphics, turned and with a number of pixels a point.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(
      Values(source: .bitmap(cgImage), scale: scale > 0 ? scale : 1, orientation: orientation))
  }

  // MARK: Getting the image's basic attributes

  /// The number of pixels for each point of the image.
  public var scale: CGFloat { values.scale }

  /// The size of the image, in points.
  public var size: CGSize { values.size }

  /// How the image's data is rotated for display.
  public var imageOrientation: Orientation { values.orientation }

  /// The image as Core Graphics knows it, or nil if only its name is known.
  public var cgImage: CGImage? {
    switch values.source {
    case .bitmap(let image): image
    case .animation(let images, _): images.first?.cgImage
    case .asset(_, let picture): picture.value.bitmap ?? box
    case .symbol: box
    case .nothing, .named: nil
    }
  }

  /// Whether the image is mirrored in interfaces that read from right to left.
  public var flipsForRightToLeftLayoutDirection: Bool { values.flips }

  /// Whether the image is a symbol.
  public var isSymbolImage: Bool {
    switch values.source {
    case .symbol: true
    case .asset(let asset, _): asset.isSymbol
    case .nothing, .named, .bitmap, .animation: false
    }
  }

  // MARK: Getting and changing the configuration

  /// The configuration with which the image is shown.
  public var configuration: Configuration? { values.configuration }

  /// The configuration with which the image is shown, if it is a symbol.
  public var symbolConfiguration: SymbolConfiguration? {
    isSymbolImage ? values.configuration as? SymbolConfiguration : nil
  }

  /// The traits for which the image is chosen.
  public var traitCollection: UITraitCollection {
    values.configuration?.traitCollection ?? UITraitCollection()
  }

  /// Returns the same image in another configuration.
  ///
  /// An image with variants takes the one for the configuration's traits.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    let variant = configuration.traitCollection.map { resolved(with: $0) } ?? self
    return variant.with { $0.configuration = configuration }
  }

  /// Returns the same image with everything that the configuration specifies.
  public func applyingSymbolConfiguration(
    _ configuration: SymbolConfiguration
  ) -> UIImage? {
    guard isSymbolImage else { return nil }
    let base = symbolConfiguration ?? .unspecified
    return withConfiguration(base.applying(configuration))
  }

  /// The asset that the image is a variant of, if it is one.
  ///
  /// An image of a catalog has one, and an image that was registered with one.
  public var imageAsset: UIImageAsset? {
    if let registeredAsset { return registeredAsset }
    guard case .asset(let asset, _) = values.source else { return nil }
    return CatalogImageAssets.current.asset(of: asset)
  }

  // MARK: Changing the rendering mode and the tint

  /// Whether the image keeps its colors.
  public var renderingMode: RenderingMode { values.renderingMode }

  /// Returns the same image in another rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }

  /// Returns the same image in one color.
  public func withTintColor(_ color: UIColor) -> UIImage {
    with { $0.tintColor = color }
  }

  /// Returns the same image in one color and another rendering mode.
  public func withTintColor(
    _ color: UIColor, renderingMode: RenderingMode
  ) -> UIImage {
    withTintColor(color).withRenderingMode(renderingMode)
  }

  /// Returns the image mirrored from left to right.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    with { $0.orientation = $0.orientation.mirrored }
  }

  /// Returns the same image, mirrored in interfaces that read from right to left.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    with { $0.flips = true }
  }

  // MARK: Creating resizable images

  /// The parts at the edges that keep their size when the image is resized.
  public var capInsets: UIEdgeInsets { values.capInsets }

  /// How the part between the edges fills its space.
  public var resizingMode: ResizingMode { values.resizingMode }

  /// Returns the same image with edges that keep their size, and tiles between them.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns the same image with edges that keep their size.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    with {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// The insets of the part by which the image is aligned.
  public var alignmentRectInsets: UIEdgeInsets { values.alignmentRectInsets }

  /// Returns the same image, aligned by a part of it.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentRectInsets = alignmentInsets }
  }

  // MARK: Working with animated images

  /// The frames of an animated image.
  public var images: [UIImage]? {
    guard case .animation(let images, _) = values.source else { return nil }
    return images
  }

  /// The time that it takes to show all frames of an animated image once.
  public var duration: TimeInterval {
    guard case .animation(_, let duration) = values.source else { return 0 }
    return duration
  }

  /// Returns an image that shows frames one after the other.
  public static func animatedImage(
    with images: [UIImage], duration: TimeInterval
  ) -> UIImage? {
    guard let first = images.first else { return nil }
    return UIImage(Values(source: .animation(images, duration), scale: first.scale))
  }

  // MARK: Identifying and comparing

  /// A name by which tests find the image.
  ///
  /// It does not count when images are compared.
  public var accessibilityIdentifier: String? {
    get { notes.withLock { $0.identifier } }
    set { notes.withLock { $0.identifier = newValue } }
  }

  /// Returns whether the other object is an image of the same source, shown in the same way.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other === self || other.values == values
  }

  /// The hash value.
  public override var hash: Int { values.source.hashValue }

  /// The source of the image, and how it is shown.
  public override var description: String { values.description }

  /// Returns the image itself, because it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Archiving

  /// Images can be decoded safely.
  public static var supportsSecureCoding: Bool { true }

  /// Creates an image from an archive.
  public convenience init?(coder: NSCoder) {
    guard let values = Values(coder: coder) else { return nil }
    self.init(values)
  }

  /// Writes the image to an archive: its name or its data, and how it is shown.
  ///
  /// The traits that it is shown for are not written: the reader's count.
  public func encode(with coder: NSCoder) { values.encode(with: coder) }

  /// Returns the same image with the size that a file lists, if its source does not tell one.
  func withSize(unlessKnown size: CGSize) -> UIImage {
    self.size == .zero ? with { $0.listedSize.value = size } : self
  }

  private func with(_ change: (inout Values) -> Void) -> UIImage {
    var values = values
    change(&values)
    return UIImage(values, asset: registeredAsset)
  }

  init(_ values: Values, asset: UIImageAsset? = nil) {
    self.values = values
    notes = Locked(Notes(asset: asset))
    super.init()
  }

  /// The asset that the image was registered with, if it was.
  var registeredAsset: UIImageAsset? { notes.withLock { $0.asset } }

  func setAsset(_ asset: UIImageAsset) { notes.withLock { $0.asset = asset } }

  /// The mutable facts about an image.
  private struct Notes: Sendable {
    var identifier: String?
    var asset: UIImageAsset?
  }

  package let values: Values
  private let notes: Locked<Notes>
}

/// The type of an image literal, such as `#imageLiteral(resourceName: "logo")`.
public typealias _ImageLiteralType = UIImage
