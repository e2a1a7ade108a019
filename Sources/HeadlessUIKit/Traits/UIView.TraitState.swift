extension UIView {
  /// What a view keeps of traits.
  @MainActor
  struct TraitState {
    /// The traits that the view was last told of.
    var settled: UITraitCollection?
    /// The traits that the view has instead of those of its surroundings.
    var overrides: TraitValues?
    /// Who wants to hear of changes.
    var registrations = TraitRegistrations()
  }
}
