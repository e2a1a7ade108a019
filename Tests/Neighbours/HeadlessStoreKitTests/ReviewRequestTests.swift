import FleetTesting
import HeadlessStoreKit
import Testing

private final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Main", sessionRole: session.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }
}

@MainActor @Suite("Requests for a rating", .freshApplication)
struct ReviewRequestTests {
  @Test func `are counted, whatever they are made by`() throws {
    launchApp(AppDelegate())
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    SKStoreReviewController.requestReview()
    SKStoreReviewController.requestReview(in: scene)
    AppStore.requestReview(in: scene)

    #expect(SimulatedStore.reviewRequests == 3)
    withFreshApplication { #expect(SimulatedStore.reviewRequests == 0) }
  }
}
