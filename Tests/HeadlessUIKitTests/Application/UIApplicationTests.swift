import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("UIApplication", .ownApplication)
struct UIApplicationTests {
  /// A responder that logs its messages.
  final class Station: UIViewController {
    let trace: Trace
    let name: String
    var performs = true

    init(_ name: String, _ trace: Trace) {
      self.name = name
      self.trace = trace
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override class var objectiveCMembers: [Selector.Method] { [.method("save:", Station.save)] }

    func save(_ sender: NSObject) { trace.add("\(name) saves for \(type(of: sender))") }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      performs && super.canPerformAction(action, withSender: sender)
    }
  }

  /// A delegate that is a responder, too.
  final class Delegate: UIResponder, UIApplicationDelegate {
    let trace: Trace

    init(_ trace: Trace) {
      self.trace = trace
      super.init()
    }

    override class var objectiveCMembers: [Selector.Method] { [.method("save:", Delegate.save)] }

    func save(_ sender: NSObject) { trace.add("delegate saves for \(type(of: sender))") }
  }

  final class FocusView: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  private let trace = Trace()
  private let station: Station
  private let field = FocusView()
  private let button = UIView()

  init() { station = Station("root", trace) }

  private func showScreen() -> UIWindow {
    let window = UIWindow()
    station.view.addSubview(field)
    window.rootViewController = station
    window.makeKeyAndVisible()
    return window
  }

  // MARK: Actions

  @Test func `sends an action to its target`() {
    let sent = UIApplication.shared.sendAction("save:", to: station, from: button, for: nil)

    #expect(sent)
    #expect(trace.lines == ["root saves for UIView"])
  }

  @Test func `sends an action without a target up from the first responder (behaviour 16)`() {
    let window = showScreen()
    #expect(field.becomeFirstResponder())
    let other = Station("other", trace)
    other.view.addSubview(button)

    #expect(UIApplication.shared.sendAction("save:", to: nil, from: button, for: nil))

    #expect(trace.lines == ["root saves for UIView"])
    #expect(window.isKeyWindow)
  }

  @Test func `sends it up from the sender where nothing has the focus (behaviour 16)`() {
    _ = showScreen()
    let other = Station("other", trace)
    other.view.addSubview(button)

    #expect(UIApplication.shared.sendAction("save:", to: nil, from: button, for: nil))

    #expect(trace.lines == ["other saves for UIView"])
  }

  @Test func `sends it to the app's delegate last (behaviour 16)`() {
    let delegate = Delegate(trace)
    UIApplication.shared.delegate = delegate
    let window = showScreen()
    window.addSubview(button)

    #expect(UIApplication.shared.sendAction("save:", to: nil, from: button, for: nil))
    station.view.addSubview(button)
    #expect(UIApplication.shared.sendAction("save:", to: nil, from: button, for: nil))

    #expect(trace.lines == ["delegate saves for UIView", "root saves for UIView"])
  }

  @Test func `goes past responders that cannot perform it now`() {
    let delegate = Delegate(trace)
    UIApplication.shared.delegate = delegate
    _ = showScreen()
    field.addSubview(button)
    station.performs = false

    #expect(UIApplication.shared.sendAction("save:", to: nil, from: button, for: nil))

    #expect(trace.lines == ["delegate saves for UIView"])
  }

  @Test func `sends it nowhere, without a failure, where nobody performs it (behaviour 16)`() {
    _ = showScreen()

    let received = failures {
      #expect(!UIApplication.shared.sendAction("print:", to: nil, from: field, for: nil))
      #expect(!UIApplication.shared.sendAction("print:", to: nil, from: nil, for: nil))
    }

    #expect(received.isEmpty)
    #expect(trace.lines.isEmpty)
  }

  // MARK: URLs

  @Test(
    arguments: [
      ("https://example.com", true), ("HTTP://example.com", true), ("mailto:a@example.com", true),
      ("tel:123", true), ("app-settings:", true), ("birds://pigeon", false), ("/path", false),
    ])
  func `can open what some app can open`(text: String, canOpen: Bool) throws {
    let url = try #require(URL(string: text))

    #expect(UIApplication.shared.canOpenURL(url) == canOpen)
  }

  @Test func `opens a URL and tells so on a later turn`() throws {
    let (good, bad) = (
      try #require(URL(string: "https://example.com")), try #require(URL(string: "birds://pigeon"))
    )
    let application = UIApplication.shared

    application.open(good) { [trace] in trace.add("good \($0)") }
    application.open(bad) { [trace] in trace.add("bad \($0)") }
    application.open(good)
    #expect(trace.lines.isEmpty)
    application.mainLoop.settle()

    #expect(trace.lines == ["good true", "bad false"])
    #expect(application.appState.openedURLs == [good, good])
  }

  private protocol Opening {
    @MainActor func opens(_ url: URL) -> Bool
  }

  /// Calls deprecated methods, behind a protocol without warnings.
  private struct OldOpening: Opening {
    let application: UIApplication
    @available(*, deprecated) func opens(_ url: URL) -> Bool { application.openURL(url) }
  }

  @Test func `opens a URL as of old up to iOS 17, and tells so at once (behaviour 941)`() throws {
    run(on: SystemVersion(17))
    let (good, bad) = (
      try #require(URL(string: "https://example.com")), try #require(URL(string: "birds://pigeon"))
    )
    let application = UIApplication.shared
    let old: any Opening = OldOpening(application: application)

    #expect(old.opens(good))
    #expect(!old.opens(bad))
    #expect(application.appState.openedURLs == [good])
  }

  // MARK: Background tasks

  @Test func `gives each background task a number of its own`() {
    let application = UIApplication.shared

    let tasks = [
      application.beginBackgroundTask(), application.beginBackgroundTask(withName: "Upload"),
    ]
    for task in tasks { application.endBackgroundTask(task) }

    #expect(Set(tasks).count == 2)
    #expect(!tasks.contains(.invalid))
  }

  // MARK: A clean slate

  @Test func `starts from a clean slate when it is cleared`() {
    let window = showScreen()
    field.becomeFirstResponder()
    let application = UIApplication.shared

    application.clear()

    #expect(application.windows.isEmpty)
    #expect(application.keyWindow == nil)
    #expect(application.firstResponder == nil)
    #expect(application.mainLoop.isIdle)
    #expect(window.isHidden)
    #expect(!window.isKeyWindow)
    #expect(window.rootViewController == nil)
    #expect(station.view.window == nil)
    #expect(station.view.superview == nil)
    #expect(field.window == nil)
  }

  @Test func `shows a window again that was there before it was cleared`() {
    let screen = TracingScreen("screen", trace, tracesLayout: true)
    let window = UIWindow()
    window.rootViewController = screen
    window.makeKeyAndVisible()
    UIApplication.shared.mainLoop.settle()
    UIApplication.shared.clear()
    let before = trace.lines.count

    window.rootViewController = screen
    window.makeKeyAndVisible()
    screen.view.setNeedsLayout()
    UIApplication.shared.mainLoop.settle()

    #expect(
      trace.lines.dropFirst(before) == [
        "screen.willAppear(false)", "screen.isAppearing(false)", "screen.willLayoutSubviews",
        "screen.didLayoutSubviews", "screen.didAppear(false)",
      ])
    #expect(window.isKeyWindow)
  }
}
