import FleetDrive
import FleetStandIns
import HeadlessUIKit
import TestSupport
import Testing

@MainActor
@Suite("What drive tells of other people's code")
struct DriveCallsTests {
  private static func show() {
    _StandIn.call("Tracker.start(_:)", nil, ["shop"]) as Void
    let button = UIButton(type: .system)
    button.setTitle("Sign in", for: .normal)
    button.frame = CGRect(x: 0, y: 100, width: 100, height: 44)
    button.addAction(
      UIAction { _ in
        _StandIn.call("Tracker.log(_:)", nil, ["tap"]) as Void
        let block = StandIn.Block(_body: { _ in nil })
        _StandIn.call("Auth.signIn(with:completion:)", nil, ["ada", block]) as Void
      }, for: .touchUpInside)
    let screen = UIViewController()
    screen.view.addSubview(button)
    Fleet.setInAppWindowRootNavigation(screen)
  }

  @Test func `each step tells its calls, and the command all of them`() async {
    let session = Transcript(Self.show).session
    _ = await session.launch()

    let tap = await session.answer(to: "tap \"Sign in\"")
    for line in [
      "called Tracker.log(_:) [tap]", "called Auth.signIn(with:completion:) [ada, { … }]",
      "`Auth.signIn` was called",
    ] { #expect(tap.text.contains(line), "\(tap.text)") }
    #expect(
      await session.answer(to: "calls").text == """
        ok calls
        Tracker.start(_:) [shop]
        Tracker.log(_:) [tap]
        Auth.signIn(with:completion:) [ada, { … }]
        """)
    #expect(await session.answer(to: "calls Auth").lines.count == 1)
    // The second one is an argument.
    for name in ["Cart", "ada"] {
      #expect(
        await session.answer(to: "calls \(name)").lines == [
          "The app has asked nothing of other people's code that has '\(name)' in its name."
        ])
    }
    #expect(
      await Transcript().session.answer(to: "calls").lines == [
        "The app has asked nothing of other people's code."
      ])
    // A session that begins anew has heard of none before.
    let restart = await session.answer(to: "restart")
    #expect(restart.ok)
    #expect(await session.answer(to: "calls").lines == ["Tracker.start(_:) [shop]"])
  }

  @Test func `many calls of one step are told by their number`() async {
    let session = Transcript {
      Self.show()
      let link = UIButton(type: .system)
      link.setTitle("Log", for: .normal)
      link.frame = CGRect(x: 0, y: 200, width: 100, height: 44)
      link.addAction(
        UIAction { _ in
          for index in 1...12 { _StandIn.call("Tracker.log(_:)", nil, [index]) as Void }
        }, for: .touchUpInside)
      (UIApplication.shared.windows.first?.rootViewController as? UINavigationController)?
        .topViewController?.view.addSubview(link)
    }.session
    _ = await session.launch()

    let text = await session.answer(to: "tap Log").text
    #expect(text.contains("called Tracker.log(_:) [10]"), "\(text)")
    #expect(!text.contains("called Tracker.log(_:) [11]"))
    #expect(text.contains("… and called 2 more: `calls` has them all"))
    #expect(await session.answer(to: "calls Tracker.log").lines.count == 12)
  }
}
