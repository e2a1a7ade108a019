import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("setInAppWindowRootNavigation(_:)", .freshApplication)
struct SetInAppWindowRootNavigationTests {
  @Test func `has shown the screen at the root of a stack when it returns`() {
    let screen = UIViewController()

    let navigation = setInAppWindowRootNavigation(screen)

    #expect(navigation.viewControllers == [screen])
    #expect(screen.view.window === UIApplication.shared.keyWindow)
    #expect(UIApplication.shared.keyWindow?.rootViewController === navigation)
  }

  @Test func `reports a stack within a stack at the test's line`() {
    let line = #line + 1
    let received = failures { setInAppWindowRootNavigation(UINavigationController()) }

    #expect(received.reasons == ["Pushing a navigation controller is not supported"])
    #expect(received.map(\.site.line) == [UInt(line)])
  }
}
