package import Foundation

extension UIImage.Configuration {
  /// What a configuration specifies; the fields that concern symbols are empty for other images.
  package struct Values: Hashable, Sendable {
    package var traits: UITraitCollection?
    package var pointSize: CGFloat?
    package var textStyle: UIFont.TextStyle?
    package var weight = UIImage.SymbolWeight.unspecified
    package var scale = UIImage.SymbolScale.unspecified
    package var colors: Colors?

    package enum Colors: Hashable, Sendable {
      case monochrome
      case multicolor
      case hierarchical(UIColor)
      case palette([UIColor])
    }

    /// The values with all that the others specify.
    func merging(_ other: Values) -> Values {
      var merged = self
      if let traits = other.traits { merged.traits = traits }
      if other.pointSize != nil || other.textStyle != nil {
        merged.pointSize = other.pointSize
        merged.textStyle = other.textStyle
      }
      if other.weight != .unspecified { merged.weight = other.weight }
      if other.scale != .unspecified { merged.scale = other.scale }
      if let colors = other.colors { merged.colors = colors }
      return merged
    }
  }
}
