import Foundation

extension UIApplication {
  /// The system's alerts of an application: one at a time, the others wait.
  struct SystemAlerts {
    /// An alert that is still to come, or in front.
    struct Question {
      let alert: SystemAlert
      /// Whether it is still to be answered.
      let isWanted: @MainActor () -> Bool
      let answer: @MainActor (SystemAlert.Button) -> Void
    }

    var waiting: [Question] = []
    var current: Question?
    var window: SystemAlertWindow?
  }

  /// The system's alert in front of the app, if there is one.
  package final var systemAlert: SystemAlertController? { appState.systemAlerts.window?.alert }

  /// The window of the system's alert, which is not the app's.
  package final var systemWindow: UIWindow? { appState.systemAlerts.window }

  /// The app's name for the user: the name below its icon, or else the name of the process.
  package final var nameForUser: String {
    appState.info.displayName ?? ProcessInfo.processInfo.processName
  }

  /// The contents of the app's Info.plist; empty where it is unknown.
  package final var infoDictionary: [String: Any] { appState.info.dictionary }

  /// Asks the user something, as soon as the app is in front and nothing else is asked.
  ///
  /// The app is inactive meanwhile. It is active again before `answer` is called, on a later turn
  /// than the tap.
  package final func ask(
    _ alert: SystemAlert, isWanted: @escaping @MainActor () -> Bool = { true },
    _ answer: @escaping @MainActor (SystemAlert.Button) -> Void
  ) {
    appState.systemAlerts.waiting.append(
      .init(alert: alert, isWanted: isWanted, answer: answer))
    showNextSystemAlert()
  }

  /// Takes away what need not be answered any more.
  final func withdrawSystemAlerts() {
    appState.systemAlerts.waiting.removeAll { !$0.isWanted() }
    guard let current = appState.systemAlerts.current, !current.isWanted() else { return }
    endSystemAlert()
    mainLoop.enqueue("the next of the system's alerts") { [self] in showNextSystemAlert() }
  }

  /// Shows the alert that has waited longest, if it can be shown.
  final func showNextSystemAlert() {
    guard appState.systemAlerts.window == nil, applicationState == .active,
      let next = appState.systemAlerts.waiting.first
    else { return }
    appState.systemAlerts.waiting.removeFirst()
    appState.systemAlerts.current = next
    resignActive()
    appState.systemAlerts.window = SystemAlertWindow(next.alert) { [self] button in
      endSystemAlert()
      mainLoop.enqueue("the system's alert was answered") { next.answer(button) }
      mainLoop.enqueue("the next of the system's alerts") { [self] in showNextSystemAlert() }
    }
  }

  private func endSystemAlert() {
    let window = appState.systemAlerts.window
    appState.systemAlerts.window = nil
    appState.systemAlerts.current = nil
    window?.isHidden = true
    mainLoop.enqueue("the app becomes active again") { [self] in
      if applicationState == .inactive, appState.systemAlerts.window == nil { becomeActive() }
    }
  }

  /// Takes the alert away, and forgets the waiting ones.
  final func forgetSystemAlerts() {
    guard systemWindow != nil || !appState.systemAlerts.waiting.isEmpty else { return }
    let window = systemWindow
    appState.systemAlerts = SystemAlerts()
    window?.takeAway()
    mainLoop.scope.state(UserPermissions.self).forgetQuestions()
    if applicationState == .inactive { applicationState = .active }
  }
}
