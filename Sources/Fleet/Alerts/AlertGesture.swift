import FailureReporting
import HeadlessUIKit

/// One gesture on an alert: the alert, how a failure begins, and the caller's line.
@MainActor
struct AlertGesture {
  let alert: UIAlertController
  let site: CallSite
  /// What a user cannot do, such as "Cannot tap alert action 'OK'"; only a failure needs it.
  private let cannot: () -> String

  init(alert: UIAlertController, cannot: @autoclosure @escaping () -> String, site: CallSite) {
    self.alert = alert
    self.site = site
    self.cannot = cannot
  }

  /// Performs the gesture, unless the alert is not there to be touched.
  func perform(_ act: (UIApplication) -> Void) {
    Gesture.perform(with: alert, at: site) { application in
      if isThere() { act(application) }
    }
  }

  /// Whether the alert is there to be touched; otherwise a failure was recorded.
  private func isThere() -> Bool {
    guard alert.isThereToDismiss else {
      fail(AlertWords.notPresented(cannot(), alert))
      return false
    }
    guard let front = alert.presentedHere else { return true }
    fail(AlertWords.covered(cannot(), alert, by: front))
    return false
  }

  // MARK: Actions, once everything has been settled

  /// Taps the action of a title, the first that is enabled.
  func tapAction(titled title: String) {
    guard isThere() else { return }
    var isKnown = false
    for action in alert.actions where action.title == title {
      if action.isEnabled { return alert.choose(action) }
      isKnown = true
    }
    fail(
      isKnown
        ? AlertWords.disabled(title, in: alert)
        : AlertWords.noAction(titled: title, in: alert))
  }

  /// Taps one of the actions.
  func choose(_ action: UIAlertAction) {
    guard isThere() else { return }
    guard action.isEnabled else {
      return fail(AlertWords.disabled(action.title ?? "", in: alert))
    }
    alert.choose(action)
  }

  /// Records why the user cannot.
  func fail(_ text: FailureText) { text.report(.alert, at: site) }
}
