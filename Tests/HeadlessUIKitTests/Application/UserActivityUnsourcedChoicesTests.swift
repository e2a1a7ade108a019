import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

/// UIKit's behaviour here has no source; these tests hold the model's choices.
@MainActor
@Suite("Choices without a source: user activities", .ownApplication)
struct UserActivityUnsourcedChoicesTests {
  private final class Reader: UIViewController {
    var calls: [String] = []
    private(set) var saves = 0

    override func viewDidAppear(_ animated: Bool) { note("didAppear") }

    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }

    private func note(_ call: String) {
      calls.append(
        "\(call) \(UIApplication.shared.appState.currentActivity?.activityType ?? "none")")
    }

    override func updateUserActivityState(_ activity: NSUserActivity) { saves += 1 }
  }

  private let application = UIApplication.shared
  private let screen = Reader()

  init() { screen.userActivity = NSUserActivity(activityType: "reading") }

  private func settle() { application.mainLoop.settle() }

  private var current: String? { application.appState.currentActivity?.activityType }

  @Test func `a screen's activity is that of the moment while the screen is there`() {
    let window = showInWindow(screen)
    #expect(current == "reading")
    let sheet = UIViewController()
    sheet.userActivity = NSUserActivity(activityType: "choosing")
    screen.present(sheet, animated: true)
    settle()
    #expect(current == "choosing")

    screen.dismiss(animated: true)
    settle()
    #expect(current == nil)

    screen.userActivity?.becomeCurrent()
    window.rootViewController = UIViewController()
    settle()
    #expect(current == nil)
    #expect(screen.calls == ["didAppear none", "didDisappear reading"])
  }

  @Test func `the activity of what has the focus is that of the moment`() {
    let field = UITextField()
    let other = UITextField()
    field.userActivity = NSUserActivity(activityType: "writing")
    screen.view.addSubview(field)
    screen.view.addSubview(other)
    showInWindow(screen)

    field.becomeFirstResponder()
    #expect(current == "writing")

    other.becomeFirstResponder()
    #expect(current == "reading")

    field.becomeFirstResponder()
    field.resignFirstResponder()
    #expect(current == "reading")
  }

  @Test func `an activity is saved on a later turn, or before the app is suspended`() {
    showInWindow(screen)

    screen.userActivity?.needsSave = true
    #expect(screen.saves == 0)
    settle()
    #expect(screen.saves == 1)

    screen.userActivity?.needsSave = true
    application.enterBackground()
    #expect(screen.saves == 2)
    settle()
    #expect(screen.saves == 2)
  }
}
