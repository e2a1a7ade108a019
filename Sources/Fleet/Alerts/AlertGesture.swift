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
      guard alert.isThereToDismiss else { return fail(AlertWords.notPresented(cannot())) }
      if let front = alert.presentedHere {
        return fail(AlertWords.covered(cannot(), by: front))
      }
      act(application)
    }
  }

  /// Records why the user cannot.
  func fail(_ text: FailureText) { text.report(.alert, at: site) }
}
