public import Foundation

extension UIImage {
  // The same shape as UIVisualEffect, for the same reason.
  /// How an image is to be shown: the traits it is chosen for.
  @preconcurrency @MainActor
  public class Configuration: NSObject, NSCopying, Sendable {
    /// Creates a configuration for given traits.
    public nonisolated convenience init(traitCollection: UITraitCollection) {
      self.init(Values(traits: traitCollection))
    }

    /// The traits that the image is chosen for.
    public nonisolated var traitCollection: UITraitCollection? { values.traits }

    /// The same configuration for other traits.
    public nonisolated func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      var values = values
      values.traits = traitCollection
      return Self(values)
    }

    /// This configuration with all that the other one specifies.
    public nonisolated func applying(_ otherConfiguration: Configuration?) -> Self {
      guard let other = otherConfiguration else { return self }
      return Self(values.merging(other.values))
    }

    /// Whether the other object is a configuration that specifies the same.
    public nonisolated override func isEqual(_ object: Any?) -> Bool {
      (object as? Configuration)?.values == values
    }

    /// A number that is the same for equal configurations.
    public nonisolated override var hash: Int { values.hashValue }

    /// The configuration itself, which never changes.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    nonisolated required init(_ values: Values) {
      self.values = values
      super.init()
    }

    package nonisolated let values: Values
  }
}

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
