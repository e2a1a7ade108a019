import FleetDeferral
import FleetDrive
import HeadlessUIKit
import TestSupport
import Testing

@MainActor
@Suite("What drive says of code that does not compile")
struct DriveDeferredTests {
  private static func show() {
    _deferred("AppDelegate.start()", "cannot find 'Tracker' in scope", line: 9)
    let button = UIButton(type: .system)
    button.setTitle("Pay", for: .normal)
    button.frame = CGRect(x: 0, y: 100, width: 100, height: 44)
    button.addAction(
      UIAction { _ in
        let count: Int = _deferredValue("Cart.count", "no such thing", line: 20)
        button.setTitle("\(count) paid", for: .normal)
      }, for: .touchUpInside)
    let screen = UIViewController()
    screen.view.addSubview(button)
    Fleet.setInAppWindowRootNavigation(screen)
  }

  private static let start =
    "  deferred: AppDelegate.start() has code that does not compile: cannot find 'Tracker' in "
    + "scope. What stands at DriveDeferredTests.swift:9 was passed over."
  private static let count =
    "  deferred: Cart.count has code that does not compile: no such thing. What stands at "
    + "DriveDeferredTests.swift:20 gave way to the least value of its type."

  @Test func `an app goes on, and each screen from there on says so`() async {
    let session = Transcript(Self.show).session

    let launch = await session.launch()
    #expect(launch.ok)
    #expect(launch.text.hasPrefix("ok launch\n\(Self.start)\nOn screen:"), "\(launch.text)")
    #expect(
      await session.answer(to: "tap Pay").text == """
        ok tap button "Pay"
        \(Self.start)
        \(Self.count)
        -   button "Pay"
        +   button "0 paid"
        """)
    #expect(await session.answer(to: "steps").text == "ok steps\n1. tap button \"Pay\"")
    #expect(
      await session.answer(to: "restart").text == """
        ok restart
        \(Self.start)
        -   button "0 paid"
        +   button "Pay"
        """)
  }

  @Test func `the status of the process is a failure's`() async {
    var written = ""
    let line = DriveCommandLine(
      Transcript(Self.show).session, output: DriveOutput { written += $0 }, isTerminal: false,
      readLine: { nil })

    #expect(await line.run(["screen"]).rawValue == 1)
    #expect(written.hasPrefix("ok screen\n\(Self.start)\nOn screen:"), "\(written)")
  }
}
