import Fleet
import FleetTesting
import HeadlessSwiftUI
import TestSupport
import Testing

/// The model has one of this name, too, which apps do not see.
private typealias ObservedObject = HeadlessSwiftUI.ObservedObject

/// Objects whose changes change views.
@MainActor
@Suite("Objects of SwiftUI's views", .freshApplication)
struct ObjectTests {
  private let log = Log()

  private final class Cart: ObservableObject {
    @Published var count = 0
    var silent = 0
  }

  @Observable
  final class Settings {
    var volume = 1
    var unread = 1
  }

  // MARK: Objects that tell

  private struct Owner: View {
    let log: Log
    @StateObject private var cart = Cart()
    @State private var renders = 0

    var body: some View {
      let _ = log.add("owner")
      VStack {
        Push("silent") { cart.silent += 1 }
        Push("again \(renders)") { renders += 1 }
        Seen(cart: cart, log: log)
        Given(log: log)
        Still(log: log)
      }
      .environmentObject(cart)
    }
  }

  private struct Seen: View {
    @ObservedObject var cart: Cart
    let log: Log

    var body: some View {
      let _ = log.add("seen")
      Push("seen \(cart.count)") { $cart.count.wrappedValue += 1 }
    }
  }

  private struct Given: View {
    @EnvironmentObject var cart: Cart
    let log: Log

    var body: some View {
      let _ = log.add("given")
      Words("given \(cart.count)")
    }
  }

  private struct Still: View {
    let log: Log

    var body: some View {
      let _ = log.add("still")
      Words("still")
    }
  }

  @Test func `behaviours 1012 to 1014: objects that tell change the views that have them`() {
    show(Owner(log: log))
    #expect(log.take() == ["owner", "seen", "given", "still"])

    tap("seen 0")
    #expect(log.take() == ["owner", "seen", "given"])
    #expect(texts == ["given 1", "still"])

    tap("silent")
    #expect(log.take() == [])

    tap("again 0")
    #expect(log.take() == ["owner"])
    #expect(Fleet.screen.buttons["seen 1"].exists)
  }

  // MARK: Observable objects

  private struct Panel: View {
    let log: Log
    @State private var settings = Settings()

    var body: some View {
      let _ = log.add("panel")
      VStack {
        Volume(settings: settings, log: log)
        Push("unread") { settings.unread += 1 }
        Words(settings.unread > 100 ? "many" : "few")
      }
      .environment(settings)
    }
  }

  private struct Volume: View {
    @Bindable var settings: Settings
    @Environment(Settings.self) private var same
    @Environment(Cart2.self) private var none: Cart2?
    let log: Log

    var body: some View {
      let _ = log.add("volume")
      Push("volume \(settings.volume) \(same === settings) \(none == nil)") {
        $settings.volume.wrappedValue += 1
      }
    }
  }

  @Observable
  final class Cart2 {}

  @Test func `behaviour 1015: what a body reads of an observable object, and nothing else`() {
    show(Panel(log: log))
    #expect(log.take() == ["panel", "volume"])

    tap("volume 1 true true")
    #expect(log.take() == ["volume"])
    tap("unread")
    #expect(log.take() == ["panel"])
  }

  private struct Watcher: View {
    let settings: Settings
    @State private var other = 0

    var body: some View {
      VStack {
        Words("volume \(settings.volume)")
        Push("other") { other += 1 }
        Words("other \(other)")
      }
    }
  }

  @Test func `behaviour 1015: thousands of bodies leave no registration behind`() {
    let settings = Settings()
    show(Watcher(settings: settings))
    for _ in 0..<300 { tap("other") }
    settings.volume = 9
    Fleet.settle()
    #expect(texts == ["volume 9", "other 300"])
  }

  // MARK: Other threads

  private struct Loading: View {
    let log: Log
    @State private var words = "loading"

    var body: some View {
      Words(words).task {
        let binding = $words
        await elsewhere { binding.wrappedValue = "loaded" }
        log.add("set")
      }
    }
  }

  @Test func `behaviour 1016: a state may be set on any thread`() async {
    show(Loading(log: log))
    while log.lines.isEmpty { await Task.yield() }
    #expect(Fleet.screen.staticTexts["loaded"].exists)
  }

  @Test func `behaviour 1017: what is published on another thread is logged, and shown`() async {
    let cart = Cart()
    show(Seen(cart: cart, log: log))
    let binding = ObservedObject(wrappedValue: cart).projectedValue.count
    let notes = await logged { await elsewhere { binding.wrappedValue = 5 } }.notes
    #expect(
      notes.reasons == [
        """
        Publishing changes from background threads is not allowed; make sure to publish values from \
        the main thread (via operators like receive(on:)) on model updates.
        """
      ])
    #expect(Fleet.screen.buttons["seen 5"].exists)
  }

  // MARK: Lifetimes

  @MainActor
  private final class Counted: ObservableObject {
    static var made = 0
    static var alive = 0
    @Published var count = 0

    init() {
      Self.made += 1
      Self.alive += 1
    }

    isolated deinit { Self.alive -= 1 }
  }

  private struct Holder: View {
    @StateObject private var counted = Counted()

    var body: some View { Words("holder \(counted.count)") }
  }

  private struct Toggled: View {
    @State private var isShown = true
    @State private var renders = 0

    var body: some View {
      VStack {
        Push("toggle") { isShown.toggle() }
        Push("render \(renders)") { renders += 1 }
        if isShown { Holder() }
      }
    }
  }

  @Test func `behaviours 1018 and 1019: an object is made once for a place, and goes with it`() {
    Counted.made = 0
    show(Toggled())
    tap("render 0")
    #expect(Counted.made == 1)

    tap("toggle")
    Fleet.settle()
    #expect(Counted.alive == 0)
    tap("toggle")
    #expect(Counted.made == 2)

    weak var controller: UIViewController?
    do { controller = show(Holder()) }
    setAsAppRootWindow(UIViewController())
    Fleet.settle()
    #expect(controller == nil)
    #expect(Counted.alive == 0)
  }
}
