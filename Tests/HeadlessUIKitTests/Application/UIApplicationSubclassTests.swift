import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor @Suite("Subclasses of UIApplication", .ownApplication)
struct UIApplicationSubclassTests {
  private final class Kiosk: UIApplication {
    var events = 0

    override func sendEvent(_ event: UIEvent) {
      events += 1
      super.sendEvent(event)
    }
  }

  @Test func `the first one that is made is the application`() throws {
    try withApplicationScope {
      let kiosk = Kiosk()
      #expect(UIApplication.shared === kiosk)
      let window = UIWindow()
      let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 40))
      window.rootViewController = UIViewController()
      window.rootViewController?.view.addSubview(button)
      window.makeKeyAndVisible()

      button.userTap()

      #expect(kiosk.events == 2)
    }
  }

  @Test func `there is never a second one`() {
    let first = UIApplication.shared

    let found = failures { _ = Kiosk() }

    #expect(found.reasons == ["There can only be one UIApplication instance."])
    #expect(UIApplication.shared === first)
  }

  private func withApplicationScope(_ body: () throws -> Void) throws {
    let scope = ApplicationScope()
    defer { scope.close() }
    try ApplicationScope.$current.withValue(scope) { try body() }
  }
}
