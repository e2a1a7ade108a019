import FailureReporting

extension RecordedFailure.Name {
  /// A sound or a film that is not there.
  static let media: Self = "Fleet.MediaError"
}
