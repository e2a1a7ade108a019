import Fleet
import FleetTesting
import HeadlessSwiftUI
import TestSupport
import Testing

/// Scenes of SwiftUI's in apps of UIKit's.
@MainActor
@Suite("Scenes of SwiftUI's in UIKit's apps", .freshApplication)
struct HostingSceneTests {
  private final class Delegate: NSObject, UIApplicationDelegate {
    func application(
      _ application: UIApplication, configurationForConnecting session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
      configuration.delegateClass = NestScene.self
      return configuration
    }
  }

  private final class NestScene: NSObject, UIHostingSceneDelegate {
    static var log = Log()

    static var rootScene: some Scene {
      WindowGroup(id: "nest") { Nest() }
      WindowGroup(id: "egg", for: Int.self) { $number in Text("egg \(number ?? 0)") }
    }

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) { Self.log.add("connects") }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
      Self.log.add("goes on with \(userActivity.activityType)")
    }

    func sceneDidBecomeActive(_ scene: UIScene) { Self.log.add("active") }

    func sceneDidEnterBackground(_ scene: UIScene) { Self.log.add("in background") }
  }

  private struct Nest: View {
    @State private var count = 0
    @Environment(\.scenePhase) private var phase

    var body: some View {
      VStack {
        Text("\(count) eggs")
        Button("Lay") { count += 1 }
      }
      .onChange(of: phase) { NestScene.log.add("view \($1)") }
      .onOpenURL { NestScene.log.add("opens \($0.lastPathComponent)") }
    }
  }

  @Test func `behaviour 1448: an app of UIKit's shows the first scene of its delegate`() {
    NestScene.log = Log()
    launchApp(Delegate())
    #expect(texts == ["0 eggs"])
    tap("Lay")
    #expect(texts == ["1 eggs"])
  }

  @Test func `behaviour 1449: the delegate and the views hear of the scene's life`() {
    NestScene.log = Log()
    launchApp(Delegate())
    let begun = NestScene.log.take()
    #expect(begun.filter { !$0.hasPrefix("view") } == ["connects", "active"])
    #expect(begun.contains("view active"))
    Fleet.openURL(URL(filePath: "/letter"))
    #expect(NestScene.log.take() == ["opens letter"])
    sendAppToBackground()
    let end = NestScene.log.take()
    #expect(end.contains("in background"))
    #expect(end.contains("view background"))
  }

  @Test func `behaviour 1450: a request is made for scenes that the delegate has`() {
    typealias Request = UISceneSessionActivationRequest
    #expect(Request(hostingDelegateClass: NestScene.self) != nil)
    #expect(Request(hostingDelegateClass: NestScene.self, id: "nest") != nil)
    #expect(Request(hostingDelegateClass: NestScene.self, id: "tree") == nil)
    #expect(Request(hostingDelegateClass: NestScene.self, value: 7) != nil)
    #expect(Request(hostingDelegateClass: NestScene.self, value: "seven") == nil)
    #expect(Request(hostingDelegateClass: NestScene.self, id: "egg", value: 7) != nil)
    #expect(Request(hostingDelegateClass: NestScene.self, id: "nest", value: 7) == nil)
  }

  @Test func `behaviour 1450: another scene is refused, as an app has one`() throws {
    launchApp(Delegate())
    let request = try #require(
      UISceneSessionActivationRequest(hostingDelegateClass: NestScene.self, id: "egg"))
    let log = NestScene.log
    _ = log.take()
    UIApplication.shared.activateSceneSession(for: request) { error in
      log.add("\((error as? UISceneError)?.code == .multipleScenesNotSupported)")
    }
    Fleet.settle()
    #expect(log.take() == ["true"])
    #expect(texts == ["0 eggs"])

    let session = try #require(UIApplication.shared.connectedScenes.first?.session)
    UIApplication.shared.activateSceneSession(
      for: UISceneSessionActivationRequest(
        session: session, userActivity: NSUserActivity(activityType: "org.example.egg"))
    ) { _ in log.add("refused") }
    Fleet.settle()
    #expect(log.take() == ["goes on with org.example.egg"])
  }
}
