/// A trait: its name, the type of its values, and its default value.
public protocol UITraitDefinition {
  /// The type of the trait's values.
  associatedtype Value

  /// The value if it was not set.
  static var defaultValue: Value { get }

  /// The name of the trait in descriptions.
  static var name: String { get }

  /// The name of the trait in archives.
  static var identifier: String { get }

  /// Whether dynamic colors depend on the trait.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The name of the type.
  public static var name: String { String(describing: Self.self) }

  /// The full name of the type.
  public static var identifier: String { String(reflecting: Self.self) }

  /// `false`, unless the trait says otherwise.
  public static var affectsColorAppearance: Bool { false }
}

/// A trait in a list of traits to observe.
public typealias UITrait = any UITraitDefinition.Type
