public import Foundation

extension UIImage {
  // It has the same shape as `UIVisualEffect`, and for the same reason.
  /// How an image is shown: the traits for which it is chosen.
  @preconcurrency @MainActor
  public class Configuration: NSObject, NSCopying, Sendable {
    /// Creates a configuration for given traits.
    public nonisolated convenience init(traitCollection: UITraitCollection) {
      self.init(Values(traits: traitCollection))
    }

    /// The traits for which the image is chosen.
    public nonisolated var traitCollection: UITraitCollection? { values.traits }

    /// Returns the same configuration for other traits.
    public nonisolated func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      var values = values
      values.traits = traitCollection
      return Self(values)
    }

    /// Returns this configuration with everything that the other one specifies.
    public nonisolated func applying(_ otherConfiguration: Configuration?) -> Self {
      guard let other = otherConfiguration else { return self }
      return Self(values.merging(other.values))
    }

    /// Returns whether the other object is a configuration that specifies the same.
    public nonisolated override func isEqual(_ object: Any?) -> Bool {
      (object as? Configuration)?.values == values
    }

    /// The hash value.
    public nonisolated override var hash: Int { values.hashValue }

    /// Returns the configuration itself, because it never changes.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    nonisolated required init(_ values: Values) {
      self.values = values
      super.init()
    }

    package nonisolated let values: Values
  }
}

extension UIImage.Configuration {
  /// The values of a configuration.
  ///
  /// For images other than symbols, the symbol values are empty.
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

    /// Returns these values with everything that the others specify.
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
