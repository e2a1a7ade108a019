import HeadlessUIKitTestSupport
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Choices without a source: the application", .ownApplication)
struct ApplicationUnsourcedChoicesTests {
  private let trace = Trace()
  private let window = UIWindow()
  private let old: TracingScreen
  private let new: TracingScreen

  init() {
    old = TracingScreen("old", trace, tracesLayout: true)
    new = TracingScreen("new", trace, tracesLayout: true)
  }

  private func settle() { UIApplication.shared.mainLoop.settle() }

  private func showOld() -> Int {
    window.rootViewController = old
    window.makeKeyAndVisible()
    settle()
    return trace.lines.count
  }

  @Test func `a root that replaces another appears as the other disappears (behaviour 142)`() {
    let before = showOld()

    window.rootViewController = new
    #expect(
      trace.lines.dropFirst(before) == [
        "new.didLoad", "old.willDisappear(false)", "new.willAppear(false)",
      ])
    settle()

    #expect(
      trace.lines.dropFirst(before) == [
        "new.didLoad",
        "old.willDisappear(false)",
        "new.willAppear(false)",
        "new.isAppearing(false)",
        "new.willLayoutSubviews",
        "new.didLayoutSubviews",
        "old.didDisappear(false)",
        "new.didAppear(false)",
      ])
    #expect(window.subviews == [new.view])
    #expect(old.view.window == nil)
  }

  @Test func `a root that is replaced at once disappears without having appeared`() {
    window.rootViewController = old
    window.makeKeyAndVisible()
    window.rootViewController = new
    settle()

    #expect(
      trace.lines == [
        "old.didLoad",
        "old.willAppear(false)",
        "new.didLoad",
        "old.willDisappear(false)",
        "new.willAppear(false)",
        "old.didDisappear(false)",
        "new.isAppearing(false)",
        "new.willLayoutSubviews",
        "new.didLayoutSubviews",
        "new.didAppear(false)",
      ])
  }

  @Test(arguments: ["didLoad", "willAppear", "isAppearing", "didAppear"])
  func `a root may put another in its place while it appears`(callback: String) {
    old.onCall[callback] = { [window, new] in window.rootViewController = new }

    window.rootViewController = old
    window.makeKeyAndVisible()
    settle()

    #expect(window.rootViewController === new)
    #expect(window.subviews == [new.view])
    #expect(old.view.window == nil)
    #expect(trace.lines.filter { $0 == "new.didAppear(false)" }.count == 1)
    let calls = { (name: String) in trace.lines.filter { $0 == "old.\(name)(false)" }.count }
    #expect(calls("willAppear") == calls("willDisappear"))
    #expect(calls("willDisappear") == calls("didDisappear"))
  }

  @Test func `a window that loses its root shows nothing`() {
    let before = showOld()

    window.rootViewController = nil
    settle()

    #expect(
      trace.lines.dropFirst(before) == ["old.willDisappear(false)", "old.didDisappear(false)"])
    #expect(window.subviews.isEmpty)
  }

  @Test func `a root that is set again stays as it is`() {
    let before = showOld()

    window.rootViewController = old
    settle()

    #expect(trace.lines.count == before)
  }

  @Test func `what an entry says of a class that is not there`() {
    let received = failures {
      UIApplicationMain(0, nil, "NoApplication", nil)
      UIApplicationMain(0, nil, nil, "NoDelegate")
    }

    #expect(
      received.reasons == [
        "Unable to instantiate the UIApplication subclass instance. No class named NoApplication is "
          + "loaded.",
        "Unable to instantiate the UIApplication delegate instance. No class named NoDelegate is "
          + "loaded.",
      ])
  }

  @Test func `the interface turns away from what is no longer supported, upright before the sides`()
  {
    let page = Turning()
    window.rootViewController = page
    window.makeKeyAndVisible()
    settle()
    func turn(_ supported: UIInterfaceOrientationMask) -> CGFloat {
      page.supported = supported
      page.setNeedsUpdateOfSupportedInterfaceOrientations()
      settle()
      return window.bounds.width
    }
    #expect(turn(.landscape) == 844)
    #expect(turn(.all) == 390)
    #expect(turn([.landscapeLeft]) == 844)
    #expect(turn([.portrait, .portraitUpsideDown]) == 390)
  }

  @Test func `of several orientations the present one is taken, then the way the device is held`() {
    let page = Turning()
    page.supported = .allButUpsideDown
    let scene = UIWindowScene(
      session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions())
    window.hostApplication.connectedScenes.insert(scene)
    window.windowScene = scene
    window.rootViewController = page
    window.makeKeyAndVisible()
    settle()
    defer { window.hostApplication.userHold(.portrait) }
    window.hostApplication.userHold(.portrait)
    let rows: [(UIInterfaceOrientationMask, UIInterfaceOrientation)] = [
      (.landscape, .landscapeRight), (.all, .landscapeRight),
      ([.portrait, .landscapeLeft], .portrait),
    ]
    for (wanted, expected) in rows {
      scene.requestGeometryUpdate(.iOS(interfaceOrientations: wanted))
      settle()
      #expect(scene.interfaceOrientation == expected)
    }
  }

  @Test func `the first row in view is as far out of view as it was`() throws {
    func table(_ rings: [String]) -> (UITableView, Rings) {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
      let source = Rings(rings)
      table.rowHeight = 50
      table.dataSource = source
      window.addSubview(table)
      window.isHidden = false
      settle()
      return (table, source)
    }
    let rings = (0..<40).map { "ring \($0)" }
    let (first, firstRings) = table(rings)
    first.contentOffset.y = 510
    settle()
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    first.encodeRestorableState(with: archiver)
    archiver.finishEncoding()
    let (second, secondRings) = table(["new"] + rings)
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    unarchiver.requiresSecureCoding = false
    second.decodeRestorableState(with: unarchiver)
    settle()

    #expect(second.contentOffset.y == 560)
    #expect((firstRings.names.count, secondRings.names.count) == (40, 41))
  }

  private final class Rings: NSObject, UITableViewDataSource, UIDataSourceModelAssociation {
    let names: [String]

    init(_ names: [String]) { self.names = names }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }

    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? {
      names[idx.row]
    }
    func indexPathForElement(
      withModelIdentifier identifier: String, in view: UIView
    ) -> IndexPath? {
      names.firstIndex(of: identifier).map { IndexPath(row: $0, section: 0) }
    }
  }

  private final class Turning: UIViewController {
    var supported = UIInterfaceOrientationMask.portrait
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { supported }
  }
}
