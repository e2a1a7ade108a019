import FailureReporting

extension RecordedFailure.Name {
  /// A command that an app does not take.
  static let remoteCommand: Self = "Fleet.RemoteCommandError"
}
