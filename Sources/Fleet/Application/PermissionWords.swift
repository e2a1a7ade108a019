import HeadlessUIKit

/// The sentences for the system's questions in front of the app.
@MainActor
enum PermissionWords {
  static func noAlert(for answer: PermissionAnswer, in application: UIApplication) -> FailureText {
    let decided = UserPermissions.current.decided
      .map { "\($0.resource.rawValue) \($0.status.rawValue)" }
    let pending = ApplicationWords.pending(in: application.mainLoop)
    let state =
      application.applicationState == .background
      ? "The app is in the background, where nothing is asked." : ""
    return FailureText(
      "\(cannot(answer)): The system asks nothing.",
      [
        decided.isEmpty
          ? "The app has asked for nothing so far."
          : "What was decided before is not asked again: \(decided.joined(separator: ", ")).",
        state, pending,
      ].filter { !$0.isEmpty }.joined(separator: " "))
  }

  static func noButton(
    for answer: PermissionAnswer, in alert: SystemAlertController
  ) -> FailureText {
    let titles = alert.actions.map { NearMiss.Choice(title: $0.title ?? "") }
    let noun = "buttons of '\(alert.title ?? "")'"
    let wanted = if case .button(let title) = answer { title } else { "" }
    return FailureText(
      "\(cannot(answer)): The alert has no such button.",
      NearMiss.details(for: wanted, among: titles, noun: noun))
  }

  private static func cannot(_ answer: PermissionAnswer) -> String {
    switch answer {
    case .allow: "Cannot allow what the system asks for"
    case .deny: "Cannot deny what the system asks for"
    case .button(let title): "Cannot answer '\(title)'"
    }
  }

  // MARK: The test's words

  static func canBe(
    _ status: AppPermissions.Status, _ resource: AppPermissions.Resource
  ) -> Bool {
    possible(resource).contains(status)
  }

  private static func possible(_ resource: AppPermissions.Resource) -> [AppPermissions.Status] {
    [.notDetermined, .restricted, .denied]
      + resource.ofModel.possible.map { AppPermissions.Status($0) }
      .sorted { $0.rawValue < $1.rawValue }
  }

  static func unfit(
    _ status: AppPermissions.Status, _ resource: AppPermissions.Resource
  ) -> FailureText {
    FailureText(
      "The permission for \(resource.rawValue) cannot be '\(status.rawValue)'.",
      "It can be \(possible(resource).map(\.rawValue).joined(separator: ", ")).")
  }
}
