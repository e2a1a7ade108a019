/// A trait: what it is called, what its values are, and which one stands where none was given.
public protocol UITraitDefinition {
  /// The type of the trait's values.
  associatedtype Value

  /// The value where none was given.
  static var defaultValue: Value { get }

  /// What the trait is called in descriptions.
  static var name: String { get }

  /// What the trait is called in archives.
  static var identifier: String { get }

  /// Whether dynamic colors depend on the trait.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The name of the type.
  public static var name: String { String(describing: Self.self) }

  /// The full name of the type.
  public static var identifier: String { String(reflecting: Self.self) }

  /// False, unless the trait says otherwise.
  public static var affectsColorAppearance: Bool { false }
}

/// A trait, as it stands in a list of traits to observe.
public typealias UITrait = any UITraitDefinition.Type
