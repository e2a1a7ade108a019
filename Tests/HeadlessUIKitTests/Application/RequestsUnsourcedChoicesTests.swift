import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("Choices without a source: what an app asks of the system", .ownApplication)
struct RequestsUnsourcedChoicesTests {
  private final class Delegate: UIResponder, UIApplicationDelegate {
    var token: Data?

    func application(
      _ application: UIApplication,
      didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) { token = deviceToken }
  }

  private let application = UIApplication.shared
  private let trace = Trace()

  @Test func `remote notifications are granted on a later turn, with the same token each time`() {
    let delegate = Delegate()
    application.delegate = delegate

    application.registerForRemoteNotifications()
    #expect(application.isRegisteredForRemoteNotifications)
    #expect(delegate.token == nil)
    application.mainLoop.settle()

    #expect(delegate.token == Data(0..<32))
    application.unregisterForRemoteNotifications()
    #expect(!application.isRegisteredForRemoteNotifications)
  }

  @Test func `the one scene of a phone does not end`() {
    let options = UIWindowSceneDestructionRequestOptions()
    options.windowDismissalAnimation = .decline
    let scene = UIWindowScene(
      session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions())

    application.requestSceneSessionDestruction(scene.session, options: options) { [trace] error in
      trace.add((error as? UISceneError)?.code == .multipleScenesNotSupported ? "refused" : "other")
    }
    application.requestSceneSessionDestruction(scene.session, options: nil)

    #expect(trace.lines == [])
    application.mainLoop.settle()
    #expect(trace.lines == ["refused"])
  }

  @Test func `a finger has a radius of 20 points, give or take 5`() {
    #expect(UITouch().majorRadius == 20)
    #expect(UITouch().majorRadiusTolerance == 5)
  }

  @Test func `an archive of a color that a closure answers has what it answers now`() throws {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }

    let data = try NSKeyedArchiver.archivedData(
      withRootObject: color, requiringSecureCoding: true)

    #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data) == .white)
  }
}
