import FailureReporting

extension RecordedFailure.Kind {
  /// Whether a user could not have done that, which says nothing of the app.
  var isRefusal: Bool {
    switch self {
    case .refused, .blocked, .missing, .ambiguous, .unfocused, .dead: true
    case .other, .restless, .conflict, .unanswered, .exception, .deferred, .unmet, .mistake: false
    }
  }
}
