import FailureReporting

extension RecordedFailure.Name {
  /// A page that is not there, or in which something is not.
  static let webView: Self = "Fleet.WebViewError"
}
