import FleetTesting
import TestSupport
import Testing

/// Shows an alert as before iOS 8, behind a protocol without warnings.
@MainActor
private protocol OldAlertShowing {
  /// Shows one, and returns its delegate.
  func show(_ trace: Trace) -> AnyObject
}

private struct OldAlerts: OldAlertShowing {
  @available(*, deprecated) func show(_ trace: Trace) -> AnyObject {
    let listener = Listener(trace)
    let alert = UIAlertView(
      title: "Delete?", message: "For good.", delegate: listener, cancelButtonTitle: "No",
      otherButtonTitles: "OK")
    alert.show()
    return listener
  }
}

@available(*, deprecated)
private final class Listener: NSObject, UIAlertViewDelegate {
  private let trace: Trace

  init(_ trace: Trace) { self.trace = trace }

  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
    trace.add("\(alertView.buttonTitle(at: buttonIndex) ?? "")")
  }
}

@MainActor
@Suite("Alert views of before iOS 8", .freshApplication)
struct UIAlertViewTapTests {
  private let trace = Trace()
  private let alerts: any OldAlertShowing = OldAlerts()

  @Test(arguments: ["No", "OK"]) func `are answered as alerts are`(title: String) {
    let list = UIViewController()
    setAsAppRootWindow(list)
    let listener = alerts.show(trace)
    settle()

    #expect(Fleet.screen.staticTexts["Delete?"].exists)
    withExtendedLifetime(listener) { Fleet.screen.tapAlertAction(withTitle: title) }

    #expect(trace.lines == [title])
    #expect(!Fleet.screen.staticTexts["Delete?"].exists)
    #expect(Fleet.screen.topmostViewController === list)
  }
}
