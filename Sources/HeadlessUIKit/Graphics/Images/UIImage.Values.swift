package import Foundation
import ImageDecoding

extension UIImage {
  /// How bright an image may be.
  public enum DynamicRange: Int, Sendable {
    case unspecified = -1
    case standard = 0
    case constrainedHigh = 1
    case high = 2
  }

  /// The source of an image, and how it is shown.
  package struct Values: Equatable, Sendable, CustomStringConvertible {
    package var source: Source
    package var scale: CGFloat = 1
    package var orientation = Orientation.up
    package var configuration: Configuration?
    package var renderingMode = RenderingMode.automatic
    package var tintColor: UIColor?
    package var flips = false
    package var capInsets = UIEdgeInsets.zero
    package var resizingMode = ResizingMode.tile
    package var alignmentRectInsets = UIEdgeInsets.zero
    /// The size that a storyboard knows of a named image.
    ///
    /// It does not count when images are compared: code that names the image knows no size.
    var listedSize = Uncompared(value: CGSize.zero)

    package enum Source: Hashable, Sendable {
      case nothing
      case named(String)
      case symbol(String)
      case asset(ImageAsset, Uncompared<ImageAsset.Picture>)
      case bitmap(CGImage)
      case animation([UIImage], TimeInterval)
    }

    /// The name of a named image or of a symbol.
    package var name: String? {
      switch source {
      case .asset(let asset, _): asset.name
      case .named(let name), .symbol(let name): name
      case .nothing, .bitmap, .animation: nil
      }
    }

    var size: CGSize {
      switch source {
      case .nothing: .zero
      case .named: listedSize.value
      case .asset(let asset, _) where asset.isSymbol:
        CGSize(width: symbolPointSize, height: symbolPointSize)
      case .asset(_, let picture):
        picture.value.bitmap.map { pointSize(of: $0) } ?? picture.value.size
      case .symbol: CGSize(width: symbolPointSize, height: symbolPointSize)
      case .bitmap(let image): pointSize(of: image)
      case .animation(let images, _): images.first?.size ?? .zero
      }
    }

    private func pointSize(of image: CGImage) -> CGSize {
      orientation.turnsSides
        ? CGSize(width: CGFloat(image.height) / scale, height: CGFloat(image.width) / scale)
        : CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    }

    package var description: String {
      switch source {
      case .nothing: "<UIImage>"
      case .named(let name): "<UIImage named(\(name))>"
      case .asset(let asset, _): "<UIImage named(\(asset.name))>"
      case .symbol(let name): "<UIImage symbol(system: \(name))>"
      case .bitmap: "<UIImage {\(size.width), \(size.height)}>"
      case .animation(let images, _): "<UIImage animated, \(images.count) frames>"
      }
    }

    private var symbolPointSize: CGFloat {
      let values = configuration?.values
      if let style = values?.textStyle {
        return UIFont.preferredFont(forTextStyle: style, compatibleWith: values?.traits).pointSize
      }
      return values?.pointSize ?? UIFont.labelFontSize
    }
  }

  /// How an image's data is rotated for display.
  public enum Orientation: Int, Sendable {
    /// The data is upright.
    case up = 0
    /// The data is rotated by half a turn.
    case down = 1
    /// The data is rotated by a quarter turn to the left.
    case left = 2
    /// The data is rotated by a quarter turn to the right.
    case right = 3
    /// The data is upright and mirrored.
    case upMirrored = 4
    /// The data is rotated by half a turn and mirrored.
    case downMirrored = 5
    /// The data is mirrored and rotated by a quarter turn to the left.
    case leftMirrored = 6
    /// The data is mirrored and rotated by a quarter turn to the right.
    case rightMirrored = 7
  }

  /// Whether an image keeps its colors or takes the tint of the view that shows it.
  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    /// The image keeps its colors.
    case alwaysOriginal = 1
    /// The image is a shape filled with the tint.
    case alwaysTemplate = 2
  }

  /// How the inner part of a resizable image fills its space.
  public enum ResizingMode: Int, Sendable {
    case tile = 0
    case stretch = 1
  }

  /// How large a symbol is beside text of the same size.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    /// No scale is specified.
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3
  }

  /// How thick the lines of a symbol are.
  public enum SymbolWeight: Int, Sendable {
    /// No weight is specified.
    case unspecified = 0
    case ultraLight = 1
    /// A very light weight.
    case thin = 2
    case light = 3
    case regular = 4
    /// A little more than the usual weight.
    case medium = 5
    /// Between medium and bold.
    case semibold = 6
    case bold = 7
    /// A very bold weight.
    case heavy = 8
    case black = 9

    /// Returns the font weight that looks right beside the symbol.
    public func fontWeight() -> UIFont.Weight {
      self == .unspecified ? .regular : UIFont.Weight.steps[rawValue - 1]
    }
  }
}

extension UIImage.Values {
  /// Creates the values of a file, turned as it says.
  init?(file: Data, scale: CGFloat) {
    guard let header = ImageHeader(file), let image = CGImage(file: file, header) else {
      return nil
    }
    self.init(
      source: .bitmap(image), scale: scale,
      orientation: UIImage.Orientation(exif: header.orientation))
  }
}
