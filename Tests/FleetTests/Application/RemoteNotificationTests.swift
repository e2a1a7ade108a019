import FleetTestSupport
import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("Notifications from a server", .freshApplication)
struct RemoteNotificationTests {
  private final class Delegate: UIResponder, UIApplicationDelegate {
    var birds: [String] = []
    var fetches = 0
    var answers = true

    func application(
      _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
      fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
      birds.append(userInfo["bird"] as? String ?? "nil")
      if answers { UIApplication.shared.mainLoop.enqueue("answer") { completionHandler(.newData) } }
    }

    func application(
      _ application: UIApplication,
      performFetchWithCompletionHandler completionHandler:
        @escaping (UIBackgroundFetchResult) -> Void
    ) {
      fetches += 1
      completionHandler(.failed)
    }
  }

  private final class SilentDelegate: UIResponder, UIApplicationDelegate {}

  private let delegate = Delegate()

  @Test func `the delegate is told, and tells what it has fetched on a later turn`() {
    launchEmptyApp(delegate)

    #expect(receiveRemoteNotification(["bird": "wren"]) == .newData)

    #expect(delegate.birds == ["wren"])
  }

  @Test func `the app fetches in the background`() {
    launchEmptyApp(delegate)
    sendAppToBackground()

    #expect(performBackgroundFetch() == .failed)

    #expect(delegate.fetches == 1)
  }

  @Test func `a delegate that does not hear of it has fetched nothing`() {
    launchEmptyApp(SilentDelegate())

    #expect(receiveRemoteNotification([:]) == .noData)
    #expect(performBackgroundFetch() == .noData)
  }

  @Test func `needs an app that calls the completion handler`() {
    let none = failures { receiveRemoteNotification([:]) }
    delegate.answers = false
    launchEmptyApp(delegate)
    let silent = failures { receiveRemoteNotification([:]) }

    #expect(none.reasons == ["Cannot receive remote notification: No app was launched."])
    #expect(
      silent.reasons == [
        "Cannot receive remote notification: The app has not called the completion handler."
      ])
    #expect(silent.map(\.name) == [.application])
  }
}
