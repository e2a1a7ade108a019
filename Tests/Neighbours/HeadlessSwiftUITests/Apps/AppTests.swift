import Fleet
import FleetTesting
import HeadlessSwiftUI
import TestSupport
import Testing

/// How apps begin, live and come back.
@MainActor
@Suite("Apps of SwiftUI's", .freshApplication)
struct AppTests {
  private struct Birds: App {
    static var log = Log()

    @UIApplicationDelegateAdaptor private var delegate: Delegate
    @Environment(\.scenePhase) private var phase

    init() { Self.log.add("init") }

    var body: some Scene {
      let _ = Self.log.add("body")
      WindowGroup { Nest() }
        .onChange(of: phase) { Self.log.add("app \($0) to \($1)") }
    }
  }

  private final class Delegate: NSObject, UIApplicationDelegate, ObservableObject {
    @Published var count = 0

    override init() {
      Birds.log.add("delegate")
      super.init()
    }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      Birds.log.add("launched")
      return true
    }

    func application(
      _ application: UIApplication, configurationForConnecting session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }
  }

  private final class SceneDelegate: NSObject, UIWindowSceneDelegate {
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) { Birds.log.add("connects") }

    func sceneDidEnterBackground(_ scene: UIScene) { Birds.log.add("scene in background") }
  }

  private struct Nest: View {
    @EnvironmentObject private var delegate: Delegate
    @Environment(\.scenePhase) private var phase

    var body: some View {
      let _ = Birds.log.add("content")
      VStack {
        Words("count \(delegate.count)")
        Push("More") { delegate.count += 1 }
      }
      .onAppear { Birds.log.add("appears") }
      .onChange(of: phase) { Birds.log.add("view \($0) to \($1)") }
    }
  }

  @Test func `behaviours 1190 to 1193: an app begins, and goes to the background and back`() {
    Birds.log = Log()
    launchApp(Birds.self)
    let begun = Birds.log.take()
    #expect(begun.prefix(3) == ["init", "delegate", "launched"])
    #expect(begun.firstIndex(of: "launched") ?? 9 < begun.firstIndex(of: "body") ?? 0)
    #expect(begun.firstIndex(of: "body") ?? 9 < begun.firstIndex(of: "connects") ?? 0)
    #expect(begun.firstIndex(of: "connects") ?? 9 < begun.firstIndex(of: "content") ?? 0)
    #expect(begun.firstIndex(of: "content") ?? 9 < begun.firstIndex(of: "appears") ?? 0)
    #expect(begun.last { $0.hasPrefix("app ") } == "app inactive to active")
    #expect(begun.last { $0.hasPrefix("view ") } == "view inactive to active")

    sendAppToBackground()
    #expect(
      Set(Birds.log.take()).subtracting(["body", "content"]) == [
        "view active to inactive", "app active to inactive", "scene in background",
        "view inactive to background", "app inactive to background",
      ])

    bringAppToForeground()
    #expect(
      Birds.log.take().filter { $0.hasPrefix("app") } == [
        "app background to inactive", "app inactive to active",
      ])
  }

  @Test func `behaviour 1192: views observe the app's own delegate`() {
    launchApp(Birds.self)
    tap("More")
    #expect(texts == ["count 1"])
    #expect(UIApplication.shared.delegate is Delegate == false)
  }

  // MARK: What comes from outside

  private struct Post: App {
    static var log = Log()

    var body: some Scene { WindowGroup { Box() } }
  }

  private struct Box: View {
    @SceneStorage("count") private var count = 0
    @State private var isOpen = false

    var body: some View {
      VStack {
        Words("count \(count)")
        Push("More") { count += 1 }
        Words("flap").onOpenURL { Post.log.add("flap \($0)") }
      }
      .onOpenURL { Post.log.add("box \($0)") }
      .onContinueUserActivity("read") { Post.log.add("reads \($0.title ?? "")") }
      .userActivity("write") { $0.title = "count \(count)" }
    }
  }

  private let url = URL(filePath: "/letter")

  @Test func `behaviour 1194: every view that opens URLs is told of one`() {
    Post.log = Log()
    launchApp(Post.self)
    Fleet.openURL(url)
    #expect(Set(Post.log.take()) == ["flap file:///letter", "box file:///letter"])

    launchApp(Post.self, options: [.url: url])
    #expect(Set(Post.log.take()) == ["flap file:///letter", "box file:///letter"])
  }

  @Test func `behaviour 1195: views go on with activities of their type`() {
    Post.log = Log()
    launchApp(Post.self)
    let read = NSUserActivity(activityType: "read")
    read.title = "letter"
    continueActivity(read)
    #expect(Post.log.take() == ["reads letter"])

    let web = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    web.webpageURL = URL(string: "https://post.example/letter")
    continueActivity(web)
    #expect(Post.log.take().count == 2)
  }

  @Test func `behaviour 1199: a view says what the user does while it shows`() {
    launchApp(Post.self)
    #expect(currentActivity?.activityType == "write")
    #expect(currentActivity?.title == "count 0")
    tap("More")
    #expect(currentActivity?.title == "count 1")
  }

  @Test func `behaviour 1196: the values of a scene are there again at the next launch`() {
    launchApp(Post.self)
    tap("More")
    tap("More")
    relaunchApp(Post.self)
    #expect(texts.first == "count 2")

    launchApp(Post.self)
    #expect(texts.first == "count 0")
  }

  // MARK: Scenes

  private struct Desk: App {
    @State private var color = "red"

    var body: some Scene {
      Group {
        Lamp(color: color, next: { color = "blue" })
        WindowGroup("Letter", id: "letter", for: Int.self) { $number in
          Letter(number: $number)
        }
      }
      .environment(\.defaultMinListRowHeight, 60)
      .commands {
        CommandGroup(replacing: .newItem) {}
        SidebarCommands()
      }
    }
  }

  private struct Lamp: Scene {
    let color: String
    let next: @MainActor () -> Void

    var body: some Scene { WindowGroup { Light(color: color, next: next) } }
  }

  private struct Light: View {
    let color: String
    let next: @MainActor () -> Void
    @Environment(\.openWindow) private var open
    @Environment(\.dismissWindow) private var close
    @Environment(\.defaultMinListRowHeight) private var height
    @State private var count = 0

    var body: some View {
      VStack {
        Words("\(color) \(count) \(Int(height))")
        Push("Next", next)
        Push("Count") { count += 1 }
        Push("Write") { open(value: 7) }
        Push("Close") { close(id: "letter") }
      }
    }
  }

  private struct Letter: View {
    @Binding var number: Int?
    @Environment(\.dismissWindow) private var close

    var body: some View {
      VStack {
        Words("letter \(number ?? 0)")
        Push("Turn") { number = 8 }
        Push("Send") { close() }
      }
    }
  }

  @Test func `behaviour 1197: states of an app change its windows, whose own states stay`() {
    launchApp(Desk.self)
    tap("Count")
    tap("Next")
    #expect(texts == ["blue 1 60"])
  }

  @Test func `behaviour 1198: an app on a phone has one window`() {
    launchApp(Desk.self)
    tap("Write")
    #expect(texts == ["red 0 60"])
    tap("Close")
    #expect(texts == ["red 0 60"])
  }

  private final class DeskDelegate: _AppDelegate {
    override class func begin() { Desk.main() }
  }

  @Test func `behaviour 1198: an app on a tablet shows values in windows of their own`() {
    Fleet.world.device = .iPadPro11
    let manifest: [String: Any] = ["UIApplicationSupportsMultipleScenes": true]
    UIApplication.shared.launch(
      DeskDelegate(),
      info: AppInfo(["UIApplicationSceneManifest": manifest], module: "Desk", bundle: nil))
    Fleet.settle()
    tap("Write")
    #expect(texts.contains("letter 7"))
    tap("Turn")
    #expect(texts.contains("letter 8"))
    tap("Send")
    #expect(texts == ["red 0 60"])
  }
}
