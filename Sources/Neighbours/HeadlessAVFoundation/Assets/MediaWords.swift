import FailureReporting
import HeadlessUIKit
import NetworkAnswers

/// The sentences of sounds and films.
@MainActor
enum MediaWords {
  static func report(_ reason: String, _ details: String = "", at site: CallSite? = nil) {
    Reporting.deliver(failure(reason, details, kind: .refused, at: site))
  }

  /// Reports what the network has not answered.
  static func reportUnanswered(_ reason: String, _ details: String) {
    AnsweredNetwork.current.unanswered.deliver(
      failure(reason, details, kind: .unanswered, at: nil))
  }

  private static func failure(
    _ reason: String, _ details: String, kind: RecordedFailure.Kind, at site: CallSite?
  ) -> RecordedFailure {
    RecordedFailure(
      reason, name: .media, kind: kind, details: details,
      site: site ?? AmbientCallSite.nearest ?? CallSite())
  }

  /// Reports an exception that AVFoundation raises.
  static func raise(_ reason: String, by call: String) {
    ModelException.invalidArgument.raise(reason, by: call, of: "AVFoundation")
  }
}

extension RecordedFailure.Name {
  /// A sound or a film that is not there.
  static let media: Self = "Fleet.MediaError"
}
