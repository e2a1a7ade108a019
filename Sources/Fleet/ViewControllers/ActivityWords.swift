import HeadlessUIKit

/// The sentences for activities that a user cannot choose.
@MainActor
enum ActivityWords {
  static func text(
    _ refusal: Refusal<UserDismissal.Fault>, choosing activity: String
  ) -> FailureText {
    guard let front = refusal.culprit else {
      return FailureText("\(cannot(activity)): The sheet is not presented.")
    }
    return FailureText(
      "\(cannot(activity)): Another screen is presented over it.",
      "\(objectName(front)) is presented over it.")
  }

  static func excluded(_ activity: String) -> FailureText {
    FailureText(
      "\(cannot(activity)): It is not offered.", "excludedActivityTypes contains it.")
  }

  static func noActivity(
    titled title: String, among activities: [UIActivity]
  ) -> FailureText {
    let known = activities.compactMap(\.activityTitle).map { "'\($0)'" }.joined(separator: ", ")
    return FailureText(
      "\(cannot(title)): No activity of the app's has that title.",
      known.isEmpty
        ? "The app offers none for these items." : "The app's activities are \(known).")
  }

  private static func cannot(_ activity: String) -> String {
    "Cannot choose activity '\(activity)'"
  }
}
