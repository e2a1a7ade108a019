extension UIApplication {
  /// What collection views keep of an application.
  @MainActor
  struct CollectionState {
    /// How many data sources are being asked for a view, one within the other.
    var requestDepth = 0
    /// The number of registrations that were made, by which each gets an identifier of its own.
    var registrationCount = 0
  }
}
