public import Foundation

/// Derives text attributes from others, for configurations.
public struct UIConfigurationTextAttributesTransformer {
  /// Derives the attributes.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// Creates a transformer.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Derives the attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}
