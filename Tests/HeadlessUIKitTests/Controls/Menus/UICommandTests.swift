import HeadlessUIKit
import Testing

@MainActor
@Suite("UICommand")
struct UICommandTests {
  let trace = EventTrace()

  @Test func `is sent through the responder chain, itself being the sender`() {
    let page = Page(trace)
    let button = UIButton()
    page.view.addSubview(button)
    let command = UICommand(title: "Share", action: "share:", propertyList: "mail")

    command.performWithSender(button, target: nil)

    #expect(trace.lines == ["page shares by mail"])
    #expect(command.sender == nil)
  }

  @Test func `is sent to a target where there is one`() {
    let page = Page(trace)
    let command = UICommand(title: "Share", action: "share:", propertyList: "post")

    command.performWithSender(nil, target: page)

    #expect(trace.lines == ["page shares by post"])
  }

  @Test func `keeps its alternates`() {
    let alternate = UICommandAlternate(
      title: "Share All", action: "shareAll:", modifierFlags: .alternate)

    let command = UICommand(title: "Share", action: "share:", alternates: [alternate])

    #expect(command.alternates == [alternate])
    #expect(command.alternates.map(\.title) == ["Share All"])
    #expect(command.alternates.map(\.action) == ["shareAll:"])
    #expect(command.alternates.map(\.modifierFlags) == [.alternate])
  }
}

private final class Page: UIViewController {
  let trace: EventTrace

  init(_ trace: EventTrace) {
    self.trace = trace
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override class var objectiveCMembers: [Selector.Method] { [.method("share:", Page.share)] }

  func share(_ sender: UICommand) {
    trace.add("page shares by \(sender.propertyList as? String ?? "nothing")")
  }
}
