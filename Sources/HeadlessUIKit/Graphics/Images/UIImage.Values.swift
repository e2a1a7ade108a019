package import Foundation

extension UIImage {
  /// What an image is made of, and how it is shown.
  package struct Values: Equatable, Sendable, CustomStringConvertible {
    package var source: Source
    package var scale: CGFloat = 1
    package var configuration: Configuration?
    package var renderingMode = RenderingMode.automatic
    package var tintColor: UIColor?
    package var flips = false
    package var capInsets = UIEdgeInsets.zero
    package var resizingMode = ResizingMode.tile
    package var alignmentRectInsets = UIEdgeInsets.zero

    package enum Source: Hashable, Sendable {
      case nothing
      case named(String)
      case symbol(String)
      case data(Data, pixels: Pair)
      case animation([UIImage], TimeInterval)
    }

    /// The name of a named image or of a symbol.
    package var name: String? {
      switch source {
      case .named(let name), .symbol(let name): name
      case .nothing, .data, .animation: nil
      }
    }

    var size: CGSize {
      switch source {
      case .nothing, .named: .zero
      case .symbol: CGSize(width: symbolPointSize, height: symbolPointSize)
      case .data(_, let pixels):
        CGSize(width: pixels.width / scale, height: pixels.height / scale)
      case .animation(let images, _): images.first?.size ?? .zero
      }
    }

    package var description: String {
      switch source {
      case .nothing: "<UIImage>"
      case .named(let name): "<UIImage named(\(name))>"
      case .symbol(let name): "<UIImage symbol(system: \(name))>"
      case .data: "<UIImage {\(size.width), \(size.height)}>"
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

  /// A width and a height.
  package struct Pair: Hashable, Sendable {
    package let width: CGFloat
    package let height: CGFloat

    init(_ size: (width: Int, height: Int)) {
      width = CGFloat(size.width)
      height = CGFloat(size.height)
    }
  }
}
