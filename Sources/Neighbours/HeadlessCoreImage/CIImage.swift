public import HeadlessUIKit

/// A picture that filters are applied to.
///
/// It knows what it was made of, how large it is, and which filters were applied; their effects are not seen.
public final class CIImage: NSObject, Sendable {
  /// The size and the place.
  public let extent: CGRect

  // MARK: For tests

  /// The filters that were applied, first to last.
  public let appliedFilters: [AppliedFilter]

  // MARK: The model

  /// What is seen of it: the picture that it was made of, or the pixels that a filter made.
  var base: CGImage? { picture ?? numbers?.image }

  /// The pixels in numbers, where a filter has worked them out.
  let numbers: FloatPixels?
  private let picture: CGImage?

  init(_ base: CGImage?, _ extent: CGRect, _ filters: [AppliedFilter] = []) {
    (picture, numbers, self.extent, appliedFilters) = (base, nil, extent, filters)
    super.init()
  }

  /// Creates an image of pixels that were worked out.
  init(_ pixels: FloatPixels, at origin: CGPoint, _ filters: [AppliedFilter]) {
    let size = CGSize(width: pixels.width, height: pixels.height)
    (picture, numbers, appliedFilters) = (nil, pixels, filters)
    extent = CGRect(origin: origin, size: size)
    super.init()
  }

  // MARK: Creating an image

  /// Creates an image of one of Core Graphics'.
  public convenience init(cgImage image: CGImage) {
    self.init(image, CGRect(x: 0, y: 0, width: image.width, height: image.height))
  }

  /// Creates an image of one of Core Graphics', with options of no effect.
  public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]?) {
    self.init(cgImage: image)
  }

  /// Creates an image of one of UIKit's.
  public convenience init?(image: UIImage) {
    guard let image = image.cgImage else { return nil }
    self.init(cgImage: image)
  }

  /// Creates an image of one of UIKit's, with options of no effect.
  public convenience init?(image: UIImage, options: [CIImageOption: Any]?) {
    self.init(image: image)
  }

  /// Creates an image of a file's data.
  public convenience init?(data: Data) {
    guard let image = CGImage(file: data) else { return nil }
    self.init(cgImage: image)
  }

  /// Creates an image of a file.
  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  /// Creates an image of a color that has no end.
  public convenience init(color: CIColor) { self.init(nil, .infinite) }

  /// Creates an image of nothing.
  public static func empty() -> CIImage { CIImage(nil, .null) }

  // MARK: Changing an image

  /// Returns the image with a filter applied.
  public func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
    guard let filter = CIFilter(name: filterName, parameters: params) else { return self }
    filter.setValue(self, forKey: kCIInputImageKey)
    return filter.outputImage ?? self
  }

  /// Returns the image with a filter applied.
  public func applyingFilter(_ filterName: String) -> CIImage {
    applyingFilter(filterName, parameters: [:])
  }

  /// Returns the image, blurred.
  public func applyingGaussianBlur(sigma: Double) -> CIImage {
    applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
  }

  /// Returns the image, moved, scaled and turned.
  public func transformed(by matrix: CGAffineTransform) -> CIImage {
    with(extent.applying(matrix), "CIAffineTransform", ["inputTransform": "\(matrix)"])
  }

  /// Returns the part of the image within a rectangle.
  public func cropped(to rect: CGRect) -> CIImage {
    with(extent.intersection(rect), "CICrop", ["inputRectangle": "\(rect)"])
  }

  /// Returns the image, whose edges go on without end.
  public func clampedToExtent() -> CIImage { with(.infinite, "CIAffineClamp", [:]) }

  /// Returns the image in front of another one.
  public func composited(over dest: CIImage) -> CIImage {
    with(extent.union(dest.extent), "CISourceOverCompositing", [:])
  }

  /// Returns the image, turned as an orientation says.
  public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
    oriented(forExifOrientation: Int32(orientation.rawValue))
  }

  /// Returns the image, turned as an orientation from 1 to 8 says.
  public func oriented(forExifOrientation orientation: Int32) -> CIImage {
    guard (5...8).contains(orientation) else { return with(extent, "oriented", [:]) }
    let turned = CGRect(x: 0, y: 0, width: extent.height, height: extent.width)
    return with(turned, "oriented", [:])
  }

  private func with(_ extent: CGRect, _ filter: String, _ values: [String: String]) -> CIImage {
    CIImage(base, extent, appliedFilters + [AppliedFilter(name: filter, values: values)])
  }
}

/// A filter that was applied to an image, with its values in words.
public struct AppliedFilter: Hashable, Sendable {
  /// Its name, such as `CISepiaTone`.
  public let name: String
  /// Its values, without images.
  public let values: [String: String]
}

/// An option of an image.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates an option of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The color space of the components.
  public static let colorSpace = CIImageOption(rawValue: "CIImageColorSpace")
  /// Whether the image is turned as its file says.
  public static let applyOrientationProperty = CIImageOption(
    rawValue: "CIImageApplyOrientationProperty")
}
