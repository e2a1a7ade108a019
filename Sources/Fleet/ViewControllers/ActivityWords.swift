import HeadlessUIKit

/// The sentences for activities that a user cannot choose.
@MainActor
enum ActivityWords {
  static func text(
    _ refusal: Refusal<UserDismissal.Fault>, choosing activity: String,
    in sheet: UIActivityViewController
  ) -> FailureText {
    guard let front = refusal.culprit as? UIViewController else {
      return PickerWords.notPresented(sheet, a: "sheet", cannot(activity))
    }
    return FailureText(
      "\(cannot(activity)): Another screen is presented over it.",
      ObjectWords.inFront(front, of: objectName(sheet)))
  }

  static func excluded(_ activity: String) -> FailureText {
    FailureText(
      "\(cannot(activity)): It is not offered.",
      "The sheet's excludedActivityTypes contains that activity.")
  }

  static func noActivity(
    titled title: String, among activities: [UIActivity]
  ) -> FailureText {
    let choices = activities.compactMap(\.activityTitle).map { NearMiss.Choice(title: $0) }
    return FailureText(
      "\(cannot(title)): No activity of the app's has that title.",
      choices.isEmpty
        ? "The app offers none for these items."
        : NearMiss.details(for: title, among: choices, noun: "activities of the app"))
  }

  private static func cannot(_ activity: String) -> String {
    "Cannot choose activity '\(activity)'"
  }
}
