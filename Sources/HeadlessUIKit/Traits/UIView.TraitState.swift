extension UIView {
  /// The state of a view's traits.
  @MainActor
  struct TraitState {
    /// The traits that the view was last told of.
    var settled: UITraitCollection?
    /// The traits that the view has instead of its surroundings'.
    var overrides: TraitValues?
    /// The smallest and the largest text size.
    var sizes: (least: UIContentSizeCategory?, greatest: UIContentSizeCategory?)
    /// The registrations for changes.
    var registrations = TraitRegistrations()
  }
}
