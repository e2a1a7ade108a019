import FleetTesting
import Foundation
import Testing

@testable import Fleet

@MainActor @Suite(.freshApplication)
struct TraceTests {
  @Test func `a trace tells each step in words, with its line and what the app did`() throws {
    let shop = ShopViewController()
    let page = try TracedPage.of {
      Fleet.setInAppWindowRootNavigation(shop)
      shop.tableView.selectRow(at: [0, 1])
      shop.navigationController?.tapBackButton()
      Fleet.screen.buttons["Pay"].tap()
      Fleet.screen.tapAlertAction(withTitle: "Pya")
      Fleet.screen.tapAlertAction(withTitle: "Pay")
      Fleet.advance(by: .seconds(2))
    }

    #expect(
      page.steps.map(\.title) == [
        "Set in app window root navigation",
        "Select row · <UITableView> of <ShopViewController \"Shop\">",
        "Tap back button · <UINavigationController> with <UIViewController \"Wren\">",
        "Tap button 'Pay'", "Tap alert action", "Tap alert action", "Advance",
      ])
    #expect(
      page.steps.map { $0.events.map(\.description) } == [
        [
          "notification: UIWindowDidBecomeVisibleNotification",
          "call: viewDidLoad() of <ShopViewController>",
          "call: viewWillAppear(_:) of <ShopViewController \"Shop\">",
          "call: scrollViewDidScroll(_:) of <UITableView>",
          "notification: UIWindowDidBecomeKeyNotification",
          "call: tableView(_:cellForRowAt:) of <UITableView> × 4",
          "screen: shows <UINavigationController>", "screen: shows <ShopViewController \"Shop\">",
        ],
        [
          "notification: UITableViewSelectionDidChangeNotification",
          "call: tableView(_:didSelectRowAt:) of <UITableView>",
          "call: viewWillDisappear(_:) of <ShopViewController \"Shop\">",
          "screen: pushed <UIViewController \"Wren\">",
        ],
        [
          "call: viewWillAppear(_:) of <ShopViewController \"Shop\">",
          "screen: popped <UIViewController \"Wren\">",
          "screen: shows <ShopViewController \"Shop\">",
        ],
        ["call: the handler of action 'Pay'", "screen: alert <UIAlertController \"Pay now?\">"],
        ["failure: Fleet.AlertError: No action with title 'Pya' found on alert."],
        [
          "screen: dismissed <UIAlertController \"Pay now?\">",
          "screen: shows <ShopViewController \"Shop\">", "accessibility: announced Paid",
        ], [],
      ])
    #expect(page.failed)
    #expect(
      page.steps[4].events[0].details == """
        Did you mean 'Pay'? The actions of <UIAlertController "Pay now?"> are 'Pay', 'Cancel'.
        """)
    #expect(page.steps[1].touches == [[0, 195, 207], [3, 195, 207]])
    #expect(page.steps[5].pending == ["UIView.animate completion, in 5.00 s"])
    #expect(page.steps[6].begins == 0 && page.steps[6].ends == 2)
  }

  @Test func `a trace has the words before and after each step, and pictures of letters`() throws {
    let page = UIViewController()
    let name = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
    name.text = "Robin"
    let button = UIButton(frame: CGRect(x: 20, y: 200, width: 100, height: 44))
    button.setTitle("Next", for: .normal)
    button.addAction(UIAction { _ in name.text = "Wren" }, for: .touchUpInside)
    page.view.addSubview(name)
    page.view.addSubview(button)

    let trace = try TracedPage.of {
      setAsAppRootWindow(page)
      button.tap()
      button.sendActions(for: .touchDragExit)
      button.tap()
    }

    let screen = "On screen: UIViewController"
    #expect(trace.steps.map(\.title).suffix(2) == ["Tap · button 'Next'", "Tap · button 'Next'"])
    #expect(trace.words(trace.steps[0].before) == [])
    #expect(
      trace.words(trace.steps[1].before) == [
        screen, "  static text \"Robin\"", "  button \"Next\"",
      ])
    #expect(
      trace.words(trace.steps[1].after) == [
        screen, "  static text \"Wren\"", "  button \"Next\"",
      ])
    #expect(trace.steps[2].before == trace.steps[1].after)
    #expect(trace.looks.count == 2)
    let new = trace.looks[1].picture.filter { !trace.looks[0].picture.contains($0) }
    #expect(new.map { trace.strings[$0] }.filter { $0.contains("title") }.count == 1)
    #expect(trace.letters.components(separatedBy: "id=\"t17w0u65\"").count <= 2)
  }

  @Test func `what happens between two steps is told after the first of them`() async throws {
    let page = UIViewController()
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).html").path
    await Fleet.trace(to: path) {
      setAsAppRootWindow(page)
      NotificationCenter.default.post(name: Notification.Name("robin"), object: nil)
      UIAccessibility.post(notification: .announcement, argument: "Robin")
      await Fleet.settle()
    }

    let trace = try TracedPage.read(path).page
    #expect(trace.steps.map(\.title) == ["Set as app root window", "Settle"])
    #expect(
      trace.steps[0].later.map(\.description) == [
        "notification: robin", "accessibility: announced Robin",
      ])
  }

  @Test func `what the app opens, is warned of and moves is told at the step`() throws {
    let page = UIViewController()
    let button = UIButton(frame: CGRect(x: 20, y: 200, width: 100, height: 44))
    button.setTitle("Help", for: .normal)
    button.addAction(
      UIAction(title: "Help") { _ in
        URL(string: "https://birds.example").map { UIApplication.shared.open($0) }
        reportFailure(
          RecordedFailure("The nest is full.", severity: .warning, site: CallSite()))
      }, for: .touchUpInside)
    page.view.addSubview(button)

    let trace = try TracedPage.of {
      setAsAppRootWindow(page)
      button.tap()
    }

    #expect(
      trace.steps[1].events.map(\.description) == [
        "call: the handler of action 'Help'", "warning: Fleet.Failure: The nest is full.",
        "url: https://birds.example",
      ])
    #expect(trace.steps[1].touches == [[0, 70, 222], [3, 70, 222]])
  }

  @Test func `traces of tests that run at the same time have each their own steps`() async throws {
    func path(_ name: String) -> String {
      FileManager.default.temporaryDirectory.appending(path: "trace-of-\(name).html").path
    }
    @MainActor func drive(_ name: String, _ steps: Int) async {
      await withFreshApplication {
        await Fleet.trace(to: path(name)) {
          for _ in 0..<steps {
            await Fleet.settle()
            await Task.yield()
          }
        }
      }
    }
    async let one: Void = drive("one", 3)
    async let other: Void = drive("other", 5)
    _ = await (one, other)

    #expect(try TracedPage.read(path("one")).page.steps.count == 3)
    #expect(try TracedPage.read(path("other")).page.steps.count == 5)
  }

  @Test func `a trace goes on from one application to the next`() throws {
    let trace = try TracedPage.of {
      for name in ["Robin", "Wren"] {
        withFreshApplication {
          let page = UIViewController()
          page.title = name
          setAsAppRootWindow(page)
          UIAccessibility.post(notification: .announcement, argument: name)
          Fleet.settle()
        }
      }
    }

    #expect(
      trace.steps.map { $0.later.map(\.description) } == [
        ["accessibility: announced Robin"], [], ["accessibility: announced Wren"], [],
      ])
    #expect(
      trace.steps.map { trace.words($0.after).first } == [
        "On screen: UIViewController \"Robin\"", "On screen: UIViewController \"Robin\"",
        "On screen: UIViewController \"Wren\"", "On screen: UIViewController \"Wren\"",
      ])
  }

  @Test func `steps that are values are copied as the lines that do the same`() throws {
    let shop = ShopViewController()
    let trace = try TracedPage.of {
      Fleet.setInAppWindowRootNavigation(shop)
      for words in ["tap \"Pay\"", "answer \"Cancel\""] {
        _ = (try? UserStep.parsed(words))?.perform(at: CallSite())
      }
    }

    #expect(
      trace.steps.dropFirst().map(\.title) == ["Tap button \"Pay\"", "Answer \"Cancel\""])
    #expect(
      trace.steps.dropFirst().map(\.own) == [
        ["Fleet.screen.buttons[\"Pay\"].tap()"],
        ["Fleet.screen.tapAlertAction(withTitle: \"Cancel\")"],
      ])
    #expect(trace.steps[1].frame != nil)
  }

  @Test func `what a user did not find is named, too`() throws {
    let trace = try TracedPage.of {
      setAsAppRootWindow(UIViewController())
      Fleet.screen.buttons["Pay"].tap()
    }

    #expect(trace.steps.map(\.title) == ["Set as app root window", "Tap button 'Pay'"])
  }

  @Test func `a helper within another is a part of it, as one in a handler`() throws {
    let page = UIViewController()
    let button = UIButton(frame: CGRect(x: 20, y: 200, width: 100, height: 44))
    button.addAction(UIAction { _ in Fleet.advance(by: .seconds(1)) }, for: .touchUpInside)
    page.view.addSubview(button)

    let trace = try TracedPage.of {
      setAsAppRootWindow(page)
      button.tap()
    }

    #expect(trace.steps.map(\.ends) == [0, 1])
  }

  @Test func `the source of the test comes along`() throws {
    let line = UInt(#line) + 1
    let trace = try TracedPage.of {
      Fleet.settle()
    }

    #expect(trace.source?.first == Int(line))
    #expect(trace.source?.lines == ["let trace = try TracedPage.of {", "  Fleet.settle()", "}"])
    #expect(trace.steps.map(\.code) == ["Fleet.settle()"])
    #expect(trace.steps.map(\.line) == [Int(line) + 1])
  }

  @Test func `only what fails is kept, unless somebody names a file`() {
    let folder = FileManager.default.temporaryDirectory.appending(path: "fleet-traces/TraceTests")
    func isKept(_ name: String) -> Bool {
      FileManager.default.fileExists(atPath: folder.appending(path: "\(name).html").path)
    }
    try? FileManager.default.removeItem(at: folder)
    func keep(_ name: String, _ environment: [String: String], fails: Bool) {
      let record = TraceRecord.open(name: name, to: nil, at: CallSite(), in: environment)
      record?.tracing {
        withFailureReporter(FailureLog()) {
          if fails { reportFailure("It fails.") }
          swallowAnyErrors { reportFailure("It is swallowed.") }
        }
      }
      record?.finish()
    }
    keep("passes", [:], fails: false)
    keep("fails", [:], fails: true)
    keep("all", ["FLEET_TRACE": "all"], fails: false)
    keep("none", ["FLEET_TRACE": "none"], fails: true)

    #expect(["passes", "fails", "all", "none"].map(isKept) == [false, true, true, false])
  }

  @Test func `the applications of an exploration have no traces of their own`() async {
    let folder = "/tmp/fleet-explored-traces"
    try? FileManager.default.removeItem(atPath: folder)

    await #expect(processExitsWith: .success) {
      await MainActor.run {
        setenv("FLEET_TRACE", "all", 1)
        setenv("FLEET_TRACES", "/tmp/fleet-explored-traces", 1)
        withFreshApplication {
          _ = Fleet.explore(steps: 50, oracles: .failures) {
            setAsAppRootWindow(UIViewController())
          }
        }
      }
    }

    let files = FileManager.default.subpaths(atPath: folder) ?? []
    #expect(files.count { $0.hasSuffix(".html") } == 1, "\(files)")
  }

  @Test func `a trace to look through is written for a browser`() throws {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "fleet-trace-to-look-through.html").path
    let shop = ShopViewController()

    withFailureReporter(FailureLog()) {
      Fleet.trace(to: file) {
        Fleet.setInAppWindowRootNavigation(shop)
        shop.tableView.selectRow(at: [0, 1])
        shop.navigationController?.tapBackButton()
        Fleet.screen.textFields["Coupon"].enter("BIRD10")
        Fleet.screen.buttons["Pay"].tap()
        Fleet.screen.tapAlertAction(withTitle: "Pya")
        Fleet.screen.tapAlertAction(withTitle: "Pay")
        Fleet.advance(by: .seconds(2))
      }
    }

    let (page, size) = try TracedPage.read(file)
    #expect(page.failed && page.steps.count == 8)
    #expect(size < 100_000)
  }

  @Test func `fifty steps on screens with tables take less than 300 KB`() throws {
    let shop = ShopViewController()
    shop.birds = (0..<60).map { "Bird number \($0) of the field guide" }
    let path = FileManager.default.temporaryDirectory.appending(path: "fifty.html").path
    Fleet.trace(to: path) {
      Fleet.setInAppWindowRootNavigation(shop)
      for round in 0..<7 {
        shop.tableView.selectRow(at: [0, round * 8])
        shop.navigationController?.tapBackButton()
        shop.tableView.swipe(round < 4 ? .up : .down)
        Fleet.screen.textFields["Coupon"].enter("BIRD\(round)")
        Fleet.screen.buttons["Pay"].tap()
        Fleet.screen.tapAlertAction(withTitle: "Pay")
        Fleet.advance(by: .seconds(2))
      }
    }

    let (page, size) = try TracedPage.read(path)
    #expect(page.steps.count == 50 && !page.failed)
    #expect(size < 300_000)
  }

  @Test func `no text of the app ends the script that holds it, or hides its end`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).html")
    defer { try? FileManager.default.removeItem(at: file) }
    let screen = UIViewController()
    let label = UILabel(frame: CGRect(x: 0, y: 80, width: 300, height: 30))
    label.text = "<!-- <script> </script>"
    screen.view.addSubview(label)
    _ = Fleet.trace(to: file.path) { setAsAppRootWindow(screen) }

    let html = try String(contentsOf: file, encoding: .utf8)
    #expect(!html.contains("<!--") && html.components(separatedBy: "</script>").count == 3)
    let page = try TracedPage.read(file.path).page
    #expect(page.strings.contains { $0.contains("<!-- <script> </script>") })
  }
}
