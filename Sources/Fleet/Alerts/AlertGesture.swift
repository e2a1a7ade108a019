import FailureReporting
import HeadlessUIKit

/// One gesture on an alert: the alert, how a failure begins, and the caller's line.
@MainActor
struct AlertGesture {
  let alert: UIAlertController
  let site: CallSite
  /// Makes the words that only a failure needs.
  private let words: () -> String

  init(alert: UIAlertController, cannot: @autoclosure @escaping () -> String, site: CallSite) {
    self.alert = alert
    self.site = site
    words = cannot
  }

  /// What a user cannot do, such as "Cannot tap alert action 'OK'".
  var cannot: String { words() }

  /// Performs the gesture, unless the alert is not there to be touched.
  func perform(_ act: (UIApplication) -> Void) {
    Gesture.perform(with: alert, at: site) { application in
      guard alert.isThereToDismiss else { return refuse("\(cannot): Alert is not presented.") }
      if let front = alert.presentedHere {
        return refuse(
          "\(cannot): Another screen is presented over the alert.",
          "\(objectName(front)) is presented over it.")
      }
      act(application)
    }
  }

  /// Records why the user cannot.
  func refuse(_ reason: String, _ details: String = "") {
    reportFailure(RecordedFailure(reason, name: .alert, details: details, site: site))
  }
}
