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
