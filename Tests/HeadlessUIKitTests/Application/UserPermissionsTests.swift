import FailureReporting
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Permissions: asking the user", .ownApplication)
struct UserPermissionsTests {
  private final class AppDelegate: UIResponder, UIApplicationDelegate {
    let trace: Trace

    init(_ trace: Trace) {
      self.trace = trace
      super.init()
    }

    func applicationDidBecomeActive(_ application: UIApplication) { trace.add("didBecomeActive") }
    func applicationWillResignActive(_ application: UIApplication) {
      trace.add("willResignActive")
    }
    func applicationDidEnterBackground(_ application: UIApplication) {
      trace.add("didEnterBackground")
    }
  }

  private let trace = Trace()
  private let application = UIApplication.shared
  private let permissions = UserPermissions.current

  /// Launches an app whose Info.plist states its purpose for the camera and the location.
  private func launch(_ more: [String: Any] = [:]) -> AnyObject {
    let delegate = AppDelegate(trace)
    let info: [String: Any] = [
      "CFBundleDisplayName": "Birds", "NSCameraUsageDescription": "To see birds.",
      "NSLocationWhenInUseUsageDescription": "To find birds.",
      "NSLocationAlwaysAndWhenInUseUsageDescription": "To follow birds.",
    ]
    application.launch(
      delegate, info: AppInfo(info.merging(more) { $1 }, module: "Birds", bundle: nil))
    application.mainLoop.settle()
    return delegate
  }

  private func request(_ resource: ProtectedResource, isUpgrade: Bool = false) {
    permissions.request(resource, isUpgrade: isUpgrade, by: "Birds.ask()") { [trace] in
      trace.add("\(resource.rawValue) \($0.rawValue)")
    }
    application.mainLoop.settle()
  }

  private func tap(_ title: String) {
    let alert = application.systemAlert
    if let action = alert?.actions.first(where: { $0.title == title }) { alert?.choose(action) }
    application.mainLoop.settle()
  }

  @Test
  func
    `the app is inactive while the user is asked, and hears of the answer later (behaviour 703, 705)`()
  {
    let delegate = launch()

    request(.camera)

    #expect(application.systemAlert?.title == "“Birds” Would Like to Access the Camera")
    #expect(application.systemAlert?.message == "To see birds.")
    #expect(application.windows.isEmpty && application.applicationState == .inactive)
    tap("Allow")
    #expect(
      trace.lines == ["didBecomeActive", "willResignActive", "didBecomeActive", "camera allowed"])
    request(.camera)
    #expect(application.systemAlert == nil)
    #expect(trace.lines.last == "camera allowed" && trace.lines.count == 5)
    withExtendedLifetime(delegate) {}
  }

  @Test
  func `a second request waits for the same answer, another question for its turn (behaviour 705)`()
  {
    let delegate = launch()
    request(.camera)
    request(.camera)
    request(.location)
    #expect(trace.lines == ["didBecomeActive", "willResignActive"])

    tap("Don’t Allow")

    #expect(application.systemAlert?.title == "Allow “Birds” to use your location?")
    tap("Allow While Using App")
    #expect(
      trace.lines == [
        "didBecomeActive", "willResignActive", "didBecomeActive", "camera denied", "camera denied",
        "willResignActive", "didBecomeActive", "location allowed",
      ])
    withExtendedLifetime(delegate) {}
  }

  @Test func `a usage description that is missing is what ends an app on a device (behaviour 704)`()
  {
    let delegate = launch()

    let received = failures { request(.microphone) }

    #expect(
      received.reasons == [
        "This app has crashed because it attempted to access privacy-sensitive data without a usage "
          + "description.  The app's Info.plist must contain an NSMicrophoneUsageDescription key "
          + "with a string value explaining to the user how the app uses this data."
      ])
    #expect(received.first?.name == "TCC")
    #expect(
      received.first?.details == "A device ends the app in Birds.ask(). Here the answer is no.")
    #expect(trace.lines == ["didBecomeActive", "microphone denied"])
    #expect(permissions.status(of: .microphone) == .notDetermined)
    withExtendedLifetime(delegate) {}
  }

  @Test
  func `a missing one for the location is a line in the log, and nothing is asked (behaviour 704)`()
  {
    let delegate = AppDelegate(trace)
    application.launch(
      delegate, info: AppInfo(["CFBundleName": "Birds"], module: "Birds", bundle: nil))

    let log = logged { request(.location) }

    #expect(log.failures.isEmpty)
    #expect(
      log.notes.map(\.reason) == [
        "The app's Info.plist must contain an “NSLocationWhenInUseUsageDescription” key with a string "
          + "value explaining to the user how the app uses this data"
      ])
    #expect(trace.lines == ["didBecomeActive", "location notDetermined"])
  }

  @Test func `an app whose Info.plist nobody knows is asked about without a reason`() {
    request(.contacts)

    #expect(application.systemAlert?.message == nil)
    tap("Allow")
    #expect(trace.lines == ["contacts allowed"])
  }

  @Test func `the rest is asked for once (behaviour 706)`() {
    let delegate = launch()
    request(.location, isUpgrade: true)
    #expect(trace.lines.last == "location notDetermined")
    permissions.set(.location, .allowed)

    request(.location, isUpgrade: true)

    #expect(application.systemAlert?.message == "To follow birds.")
    tap("Keep Only While Using")
    request(.location, isUpgrade: true)
    #expect(application.systemAlert == nil && trace.lines.last == "location allowed")
    withExtendedLifetime(delegate) {}
  }

  @Test func `what is allowed once is forgotten when the app ends, all else stays (behaviour 706)`()
  {
    let delegate = launch()
    request(.camera)
    tap("Allow")
    request(.location)
    tap("Allow Once")
    #expect(permissions.status(of: .location) == .allowed)

    let second = launch()

    #expect(permissions.status(of: .location) == .notDetermined)
    #expect(permissions.status(of: .camera) == .allowed)
    withExtendedLifetime([delegate, second]) {}
  }

  @Test func `nothing is asked in the background, but as soon as the app is back`() {
    let delegate = launch()
    application.enterBackground()

    request(.camera)

    #expect(application.systemAlert == nil)
    application.enterForeground()
    application.mainLoop.settle()
    #expect(application.systemAlert != nil && application.applicationState == .inactive)
    application.enterBackground()
    application.enterForeground()
    #expect(application.systemAlert != nil && application.applicationState == .inactive)
    tap("Allow")
    #expect(
      trace.lines == [
        "didBecomeActive", "willResignActive", "didEnterBackground", "didBecomeActive",
        "willResignActive", "didEnterBackground", "didBecomeActive", "camera allowed",
      ])
    withExtendedLifetime(delegate) {}
  }

  @Test func `who decides in the settings meanwhile has answered, in front and in the queue`() {
    let delegate = launch()
    request(.camera)
    request(.camera)
    request(.location)

    permissions.set(.camera, .denied)
    application.mainLoop.settle()

    #expect(application.systemAlert?.title == "Allow “Birds” to use your location?")
    request(.camera)
    permissions.set(.location, .allowed)
    application.mainLoop.settle()
    #expect(application.systemAlert == nil && application.applicationState == .active)
    #expect(
      trace.lines == [
        "didBecomeActive", "willResignActive", "camera denied", "camera denied",
        "didBecomeActive", "willResignActive", "camera denied", "location allowed",
        "didBecomeActive",
      ])
    withExtendedLifetime(delegate) {}
  }

  @Test func `another screen takes the alert away, with what was asked`() {
    let delegate = launch()
    request(.camera)

    application.clear()

    #expect(application.systemAlert == nil && application.applicationState == .active)
    request(.camera)
    #expect(application.systemAlert != nil)
    withExtendedLifetime(delegate) {}
  }
}
