public import Foundation

/// Makes attributes of text out of others, for configurations.
public struct UIConfigurationTextAttributesTransformer {
  /// Makes the attributes.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// Creates a transformer.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Makes the attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}
