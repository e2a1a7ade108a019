import FailureReporting
import HeadlessUIKit

/// The sentences of sounds and films.
@MainActor
enum MediaWords {
  static func report(_ reason: String, _ details: String = "", at site: CallSite? = nil) {
    Reporting.deliver(
      RecordedFailure(
        reason, name: .media, details: details,
        site: site ?? AmbientCallSite.nearest ?? CallSite()))
  }

  /// Reports an exception that AVFoundation raises.
  static func raise(_ reason: String, by call: String) {
    ModelException.invalidArgument.raise(reason, by: call, of: "AVFoundation")
  }
}
