/// Says something of a view that containers read.
public nonisolated struct _TraitWritingModifier<Trait: _ViewTraitKey>: UnaryLayout {
  /// There is no body.
  public typealias Body = Never

  /// What it says.
  public let value: Trait.Value

  /// Creates a modifier that says something.
  public nonisolated init(value: Trait.Value) { self.value = value }

  @MainActor func change(_ traits: inout ViewTraits) { traits[Trait.self] = value }

  @MainActor func isSame(as other: Self) -> Bool {
    FieldPlan.areSame(value, other.value) || Equality.holds(value, other.value)
  }
}

/// Which views get room first, and which lie in front.
nonisolated struct OrderModifier: UnaryLayout {
  typealias Body = Never

  var priority: Double?
  var zIndex: Double?

  @MainActor func change(_ traits: inout ViewTraits) {
    if let priority { traits.priority = priority }
    if let zIndex { traits.zIndex = zIndex }
  }
}

/// The key of a value that a layout of the app's reads.
struct LayoutValueTrait<K: LayoutValueKey>: _ViewTraitKey {
  static var defaultValue: K.Value { K.defaultValue }
}
