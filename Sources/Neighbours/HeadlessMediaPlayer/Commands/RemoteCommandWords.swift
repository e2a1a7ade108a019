import FailureReporting

/// The sentences for commands that an app does not take.
@MainActor
enum RemoteCommandWords {
  /// Reports why a user cannot ask for something, and returns whether there is a reason.
  static func refuse(_ command: MPRemoteCommand, at site: CallSite) -> Bool {
    let begin = "Cannot send the command '\(command.name)': "
    guard command.hasTargets else {
      report(
        begin + "The app has no target for it.",
        "There is no button for it then: \(command.name)Command.addTarget(…) makes one.", at: site)
      return true
    }
    guard command.isEnabled else {
      report(begin + "It is not enabled.", "", at: site)
      return true
    }
    return false
  }

  private static func report(_ reason: String, _ details: String, at site: CallSite) {
    Reporting.deliver(
      RecordedFailure(
        reason, name: .remoteCommand, kind: .refused, details: details, site: site))
  }
}

extension RecordedFailure.Name {
  /// A command that an app does not take.
  static let remoteCommand: Self = "Fleet.RemoteCommandError"
}
