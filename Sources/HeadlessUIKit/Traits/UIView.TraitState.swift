extension UIView {
  /// What a view keeps of traits.
  @MainActor
  struct TraitState {
    /// The traits that the view was last told of.
    var settled: UITraitCollection?
    /// Who wants to hear of changes.
    var registrations = TraitRegistrations()
  }
}
