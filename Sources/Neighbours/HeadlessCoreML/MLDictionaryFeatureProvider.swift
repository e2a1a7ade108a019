public import Foundation

/// Values by their names.
public protocol MLFeatureProvider {
  /// The names.
  var featureNames: Set<String> { get }

  /// Returns the value of a name.
  func featureValue(for featureName: String) -> MLFeatureValue?
}

/// Values by their names, in a dictionary.
open class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider {
  /// The values.
  public final let dictionary: [String: MLFeatureValue]

  /// Creates one; throws for a value that no model takes.
  public init(dictionary: [String: Any]) throws {
    self.dictionary = try dictionary.mapValues { value in
      guard let value = value as? MLFeatureValue ?? MLFeatureValue(any: value) else {
        throw MLModelError(.featureType)
      }
      return value
    }
    super.init()
  }

  /// Returns the value of a name.
  open subscript(featureName: String) -> MLFeatureValue? { dictionary[featureName] }

  open var featureNames: Set<String> { Set(dictionary.keys) }

  open func featureValue(for featureName: String) -> MLFeatureValue? { dictionary[featureName] }
}
