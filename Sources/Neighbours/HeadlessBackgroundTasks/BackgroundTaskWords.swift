import Fleet
import HeadlessUIKit

/// The sentences for tasks in the background that cannot be done.
@MainActor
enum BackgroundTaskWords {
  static func notAskedFor(_ identifier: String) -> FailureText {
    FailureText(
      "Cannot run background task '\(identifier)': The app has not asked for it.",
      details(identifier, BackgroundTasks.current.pending.map(\.identifier), "requests"))
  }

  static func notRegistered(_ identifier: String) -> FailureText {
    FailureText(
      "No launch handler registered for task with identifier \(identifier)",
      details(identifier, BackgroundTasks.current.registered, "registered tasks"))
  }

  static func completed(_ identifier: String) -> FailureText {
    FailureText("Cannot end background task '\(identifier)': It is done.")
  }

  private static func details(_ identifier: String, _ others: [String], _ noun: String) -> String {
    NearMiss.details(for: identifier, among: others.map { .init(title: $0) }, noun: noun)
  }
}
