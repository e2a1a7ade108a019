import FailureReporting
import HeadlessUIKit

/// The sentences of web views.
enum WebKitWords {
  static func neverCalled(_ delegate: String, _ method: String) -> String {
    "Completion handler passed to -[\(delegate) \(method)] was not called"
  }

  static func calledTwice(_ delegate: String, _ method: String) -> String {
    "Completion handler passed to -[\(delegate) \(method)] was called more than once"
  }

  /// What WebKit raises where an app goes on with a request that is over.
  static let taskIsOver = "This task has already been stopped"

  /// What WebKit raises where an app hands over data before it has said what will come.
  static let noResponse = "No response has been sent for this task"

  /// Reports a failure of a test or of an app.
  @MainActor
  static func report(
    _ reason: String, _ details: String = "", kind: RecordedFailure.Kind,
    at site: CallSite? = nil
  ) {
    Reporting.deliver(
      RecordedFailure(
        reason, name: .webView, kind: kind, details: details,
        site: site ?? AmbientCallSite.nearest ?? CallSite()))
  }
}

extension RecordedFailure.Name {
  /// A page that is not there, or in which something is not.
  static let webView: Self = "Fleet.WebViewError"
}
