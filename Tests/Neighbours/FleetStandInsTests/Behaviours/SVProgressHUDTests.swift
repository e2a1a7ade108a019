import FleetStandIns
import FleetTesting
import HeadlessUIKit
import TestSupport
import Testing

@MainActor @Suite("SVProgressHUD by hand", .freshApplication)
struct SVProgressHUDTests {
  private let trace = Trace()
  private let screen = UIViewController()

  init() {
    let button = UIButton(type: .system)
    button.setTitle("Send", for: .normal)
    button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
    button.addAction(UIAction { [trace] _ in trace.add("sent") }, for: .touchUpInside)
    screen.view.addSubview(button)
    setAsAppRootWindow(screen)
  }

  private func shows(_ words: String) -> Bool { Fleet.screen.staticTexts[words].exists }

  @Test func `stays until it is dismissed, and tells of it`() {
    let observer = NotificationCenter.default.addObserver(
      forName: .SVProgressHUDDidDisappear, object: nil, queue: nil
    ) { [trace] note in
      trace.add("\(note.userInfo?[SVProgressHUDStatusUserInfoKey] ?? "no words")")
    }
    SVProgressHUD.show(withStatus: "Loading")
    Fleet.advance(by: .seconds(30))

    #expect(shows("Loading"))
    #expect(SVProgressHUD.isVisible())
    #expect(Fleet.screen.activityIndicators.count == 1)
    // Without a mask, touches go through.
    Fleet.screen.buttons["Send"].tap()
    SVProgressHUD.setStatus("Nearly there")
    #expect(shows("Nearly there"))
    SVProgressHUD.dismiss { [trace] in trace.add("dismissed") }
    Fleet.advance(by: .seconds(1))

    #expect(!shows("Nearly there"))
    #expect(!SVProgressHUD.isVisible())
    #expect(trace.lines == ["sent", "Nearly there", "dismissed"])
    NotificationCenter.default.removeObserver(observer)
  }

  @Test func `goes by itself when it says how something ended`() {
    let rows: [(() -> Void, String, TimeInterval)] = [
      ({ SVProgressHUD.showSuccess(withStatus: "Saved") }, "Saved", 5),
      ({ SVProgressHUD.showError(withStatus: "No network") }, "No network", 5),
      (
        {
          SVProgressHUD.setMinimumDismissTimeInterval(1)
          SVProgressHUD.showInfo(withStatus: String(repeating: "ten words ", count: 5))
        }, String(repeating: "ten words ", count: 5), 3.5
      ),
      (
        {
          SVProgressHUD.setMaximumDismissTimeInterval(2)
          SVProgressHUD.showInfo(withStatus: String(repeating: "ten words ", count: 5))
        }, String(repeating: "ten words ", count: 5), 2
      ),
    ]
    for (show, words, time) in rows {
      show()
      #expect(abs(SVProgressHUD.displayDuration(for: words) - time) < 0.001)
      Fleet.advance(by: .seconds(time - 0.1))
      #expect(SVProgressHUD.isVisible(), "\(words)")
      Fleet.advance(by: .seconds(0.5))
      #expect(!SVProgressHUD.isVisible(), "\(words)")
    }
  }

  @Test func `takes touches with a mask, counts activities, and shows progress`() {
    SVProgressHUD.setDefaultMaskType(.clear)
    SVProgressHUD.show()
    SVProgressHUD.show()
    #expect(failures { Fleet.screen.buttons["Send"].tap() }.count == 1)
    SVProgressHUD.popActivity()
    Fleet.advance(by: .seconds(1))
    #expect(SVProgressHUD.isVisible())
    SVProgressHUD.popActivity()
    Fleet.advance(by: .seconds(1))
    #expect(!SVProgressHUD.isVisible())

    SVProgressHUD.showProgress(0.25, status: "A quarter")
    SVProgressHUD.showProgress(0.5, status: "Half")
    #expect(shows("Half"))
    #expect(Fleet.screen.progressIndicators.count == 1)
    withFreshApplication { #expect(!SVProgressHUD.isVisible()) }
    #expect(SVProgressHUD.isVisible())
  }
}
