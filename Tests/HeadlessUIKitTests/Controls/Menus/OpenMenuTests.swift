import HeadlessUIKit
import Testing

@MainActor
@Suite("Open menus")
struct OpenMenuTests {
  let trace = EventTrace()
  let button = UIButton()

  private func action(
    _ title: String, _ attributes: UIMenuElement.Attributes = [],
    _ state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(title: title, attributes: attributes, state: state) { [trace, button] action in
      trace.add("\(title), by the button: \(action.sender as AnyObject? === button)")
    }
  }

  private func open(_ children: [UIMenuElement], options: UIMenu.Options = []) -> OpenMenu {
    OpenMenu(
      UIMenu(options: options, children: children), from: button, in: button.hostApplication
    ) { [trace] in trace.add("closed") }
  }

  @Test func `close, and then do what was chosen`() {
    let menu = open([action("Cut"), action("Copy")])

    let refusal = menu.choose(titled: "Copy")

    #expect(refusal == nil)
    #expect(trace.lines == ["closed", "Copy, by the button: true"])
    #expect(!menu.isOpen)
  }

  @Test func `stay open for an element that says so`() {
    let menu = open([action("More", .keepsMenuPresented)])

    _ = menu.choose(titled: "More")
    _ = menu.choose(titled: "More")

    #expect(trace.lines == ["More, by the button: true", "More, by the button: true"])
    #expect(menu.isOpen)
  }

  @Test func `find elements of inline menus and of submenus, what is nearest first`() {
    let menu = open([
      UIMenu(title: "Deep", children: [action("Copy"), action("Paste")]),
      UIMenu(options: .displayInline, children: [action("Cut", .keepsMenuPresented)]),
      action("Paste", .keepsMenuPresented),
    ])

    let refusals = ["Cut", "Paste", "Copy"].map { menu.choose(titled: $0) }

    #expect(refusals.allSatisfy { $0 == nil })
    #expect(
      trace.lines == [
        "Cut, by the button: true", "Paste, by the button: true", "closed",
        "Copy, by the button: true",
      ])
  }

  @Test func `refuse a title that they do not hold`() {
    let menu = open([
      action("Cut"), action("Copy", .disabled), action("Secret", .hidden),
      UIMenu(title: "More", children: [action("Paste")]),
    ])

    let refusal = menu.choose(titled: "Delete")

    #expect(refusal?.kind == .missing)
    #expect(menu.isOpen)
    #expect(trace.lines.isEmpty)
  }

  @Test func `refuse what is disabled, hidden, a submenu, and anything once they are closed`() {
    let menu = open([
      action("Copy", .disabled), action("Secret", .hidden), UIMenu(title: "More", children: []),
    ])

    let kinds = ["Copy", "Secret", "More"].map { menu.choose(titled: $0)?.kind }
    menu.close()
    menu.close()

    #expect(kinds == [.disabled, .missing, .submenu])
    #expect(menu.choose(titled: "Copy")?.kind == .closed)
    #expect(trace.lines == ["closed"])
  }

  @Test func `prefer an element that can be chosen to an earlier one that cannot`() {
    let menu = open([action("Copy", .disabled), action("Copy")])

    #expect(menu.choose(titled: "Copy") == nil)
  }

  @Test func `tick what is chosen, and nothing else, where one is ticked at a time`() {
    let elements = [action("A", [], .on), action("B"), action("C")]

    _ = open(elements, options: .singleSelection).choose(titled: "C")

    #expect(elements.map(\.state) == [.off, .off, .on])
  }

  @Test func `tick nothing otherwise`() {
    let elements = [action("A", [], .on), action("B")]

    _ = open(elements).choose(titled: "B")

    #expect(elements.map(\.state) == [.on, .off])
  }

  // MARK: Deferred elements

  @Test func `ask for deferred elements when they open`() {
    let deferred = UIDeferredMenuElement { [trace] completion in
      trace.add("asked")
      completion([action("Late")])
    }

    let menu = open([deferred])
    trace.add("open")
    let refusal = menu.choose(titled: "Late")

    #expect(refusal == nil)
    #expect(trace.lines == ["asked", "open", "closed", "Late, by the button: true"])
  }

  @Test func `ask once, or each time`() {
    let once = UIDeferredMenuElement { [trace] completion in
      trace.add("once")
      completion([])
    }
    let always = UIDeferredMenuElement.uncached { [trace] completion in
      trace.add("always")
      completion([])
    }

    _ = open([once, always])
    _ = open([once, always])

    #expect(trace.lines == ["once", "always", "always"])
  }

  @Test func `wait for elements that come on a later turn`() {
    let loop = button.hostApplication.mainLoop
    let deferred = UIDeferredMenuElement { completion in
      loop.enqueue("provider") { completion([action("Late")]) }
    }

    let refusal = open([deferred]).choose(titled: "Late")

    #expect(refusal == nil)
    #expect(trace.lines == ["closed", "Late, by the button: true"])
  }

  @Test func `tell where deferred elements have not come`() {
    let menu = open([action("Cut"), UIDeferredMenuElement { _ in }])

    #expect(menu.choose(titled: "Late")?.kind == .missing)
    #expect(menu.isLoading)
  }

  @Test func `ask for the elements of a submenu when a user looks there`() {
    let deferred = UIDeferredMenuElement { [trace] completion in
      trace.add("asked")
      completion([action("Late")])
    }
    let menu = open([UIMenu(title: "More", children: [deferred])])
    trace.add("open")

    _ = menu.choose(titled: "Late")

    #expect(trace.lines == ["open", "asked", "closed", "Late, by the button: true"])
  }

  @Test func `survive a menu that provides itself`() {
    weak var weakMenu: UIMenu?
    let menu = UIMenu(
      title: "Self",
      children: [
        UIDeferredMenuElement.uncached { completion in completion(weakMenu.map { [$0] } ?? []) }
      ])
    weakMenu = menu

    let refusal = OpenMenu(menu, from: button, in: button.hostApplication) {}.choose(titled: "x")

    #expect(refusal?.kind == .missing)
  }
}
