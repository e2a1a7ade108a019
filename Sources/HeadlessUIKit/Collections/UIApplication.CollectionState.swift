extension UIApplication {
  /// The state of collection views in an application.
  @MainActor
  struct CollectionState {
    /// How many data sources are being asked for a view, one within the other.
    var requestDepth = 0
    /// The number of registrations that were made, by which each gets a unique identifier.
    var registrationCount = 0
  }
}
