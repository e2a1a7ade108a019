import HeadlessUIKitTestSupport
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Choices without a source: what the system asks", .ownApplication)
struct PermissionUnsourcedChoicesTests {
  @Test func `the answer comes after the app has become active again (behaviour 705)`() {
    let application = UIApplication.shared
    var states: [UIApplication.State] = []
    UserPermissions.current.request(.camera, by: "ask()") { _ in
      states.append(application.applicationState)
    }
    application.mainLoop.settle()
    states.append(application.applicationState)
    let alert = application.systemAlert
    if let action = alert?.allowing { alert?.choose(action) }
    application.mainLoop.settle()

    #expect(states == [.inactive, .active])
  }
}
