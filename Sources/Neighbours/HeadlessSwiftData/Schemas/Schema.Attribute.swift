extension Schema {
  /// What is said of an attribute with `@Attribute`.
  public final class Attribute: SchemaProperty {
    /// How an attribute is kept.
    public struct Option: Equatable, Sendable, CustomDebugStringConvertible {
      /// The name of the option.
      public let debugDescription: String

      /// No two objects have the same value.
      public static let unique = Option(debugDescription: "unique")
      /// The value stands beside the store.
      public static let externalStorage = Option(debugDescription: "externalStorage")
      /// The value is not kept.
      public static let ephemeral = Option(debugDescription: "ephemeral")
      /// The value may be encrypted in the cloud.
      public static let allowsCloudEncryption = Option(debugDescription: "allowsCloudEncryption")
      /// The value stays in the history of an object that is deleted.
      public static let preserveValueOnDeletion = Option(
        debugDescription: "preserveValueOnDeletion")
      /// The value is found by Spotlight.
      public static let spotlight = Option(debugDescription: "spotlight")

      /// The value is kept as a transformer makes it.
      public static func transformable(by transformer: AnyObject.Type) -> Option {
        Option(debugDescription: "transformable(\(transformer))")
      }

      /// The value is kept as a transformer of that name makes it.
      public static func transformable(by transformerName: String) -> Option {
        Option(debugDescription: "transformable(\(transformerName))")
      }
    }

    /// The name of the attribute.
    public let name: String
    /// The name that it had in an older schema, or its own.
    public let originalName: String
    /// How it is kept.
    public let options: [Option]
    /// What makes a schema with the same names another one.
    public let hashModifier: String?

    /// Creates what is said of an attribute.
    public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
      name = ""
      self.options = options
      self.originalName = originalName ?? ""
      self.hashModifier = hashModifier
    }

    init(_ property: ModelProperty) {
      name = property.name
      originalName = property.originalName
      options = (property.metadata as? Attribute)?.options ?? []
      hashModifier = property.metadata?.hashModifier
    }

    /// Whether no two objects have the same value.
    public var isUnique: Bool { options.contains(.unique) }
  }
}
