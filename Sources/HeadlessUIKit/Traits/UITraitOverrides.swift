/// Traits that a view, or the view of a controller, has instead of its surroundings'.
public protocol UITraitOverrides: UIMutableTraits {
  /// Returns whether a trait is overridden.
  func contains(_ trait: UITrait) -> Bool

  /// Removes an override, so that a trait follows the surroundings again.
  mutating func remove(_ trait: UITrait)
}
