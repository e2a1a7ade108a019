import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

/// A delegate that changes the main menu.
private final class MenuDelegate: UIResponder, UIApplicationDelegate {
  var systems: [UIMenuSystem] = []
  var change: (any UIMenuBuilder) -> Void = { _ in }

  override func buildMenu(with builder: any UIMenuBuilder) {
    super.buildMenu(with: builder)
    systems.append(builder.system)
    change(builder)
  }
}

/// A screen that performs commands.
private final class BirdScreen: UIViewController {
  var calls: [String] = []
  var edits: [UIMenuSystem] = []

  override class var objectiveCMembers: [Selector.Method] {
    [.method("count:", BirdScreen.count), .method("all:", BirdScreen.all)]
  }

  override var canBecomeFirstResponder: Bool { true }

  func count(_ sender: Any?) {
    let command = sender as? UIKeyCommand
    calls.append("count \(command?.title ?? "nil") \(command?.modifierFlags.rawValue ?? 0)")
  }

  func all(_ sender: Any?) { calls.append("all") }

  override func validate(_ command: UICommand) { calls.append("validate \(command.title)") }

  override func buildMenu(with builder: any UIMenuBuilder) {
    edits.append(builder.system)
    guard builder.system == .context else { return }
    builder.insertSibling(
      UIMenu(
        identifier: UIMenu.Identifier("birds"), options: .displayInline,
        children: [UICommand(title: "Count", action: "count:")]),
      afterMenu: .standardEdit)
  }
}

@MainActor
@Suite("UIMenuBuilder", .ownApplication)
struct UIMenuBuilderTests {
  private let delegate = MenuDelegate()
  private let window = UIWindow()
  private let screen = BirdScreen()
  private let counting = UIMenu(
    title: "Birds", identifier: UIMenu.Identifier("birds"),
    children: [
      UIKeyCommand(
        title: "Count", action: "count:", input: "b", modifierFlags: .command,
        alternates: [
          UICommandAlternate(title: "Count All", action: "all:", modifierFlags: .alternate)
        ])
    ])

  init() {
    window.rootViewController = screen
    window.makeKeyAndVisible()
    UIApplication.shared.delegate = delegate
    UIApplication.shared.mainLoop.settle()
  }

  private func press(_ key: String, _ modifiers: UIKeyModifierFlags = .command) {
    _ = UIApplication.shared.userPress(key: key, modifiers)
    UIApplication.shared.mainLoop.settle()
  }

  private func titles(_ menu: UIMenu?) -> [String] { menu?.children.map(\.title) ?? [] }

  @Test func `the main menu is built at the first key, and not before (behaviour 675)`() {
    UIMenuSystem.main.setNeedsRebuild()
    #expect(delegate.systems.isEmpty)

    press("k")
    press("k")
    #expect(delegate.systems == [.main])
    UIMenuSystem.main.setNeedsRebuild()
    #expect(delegate.systems == [.main])
    press("k")

    #expect(delegate.systems == [.main, .main])
    #expect(screen.edits.isEmpty)
  }

  @Test func `a key command of the main menu is validated and performed (behaviour 675)`() {
    delegate.change = { [counting] in $0.insertSibling(counting, afterMenu: .edit) }

    press("b")
    press("b", [.command, .shift])

    #expect(
      screen.calls == [
        "validate Count", "count Count \(UIKeyModifierFlags.command.rawValue)",
      ])
  }

  @Test func `an alternate is a key command of its own (behaviour 676)`() {
    delegate.change = { [counting] in $0.insertChild(counting, atStartOfMenu: .file) }

    press("b", [.command, .alternate])

    #expect(screen.calls == ["validate Count All", "all"])
  }

  @Test func `a responder's key command goes before that of the main menu (behaviour 676)`() {
    screen.addKeyCommand(
      UIKeyCommand(title: "Own", action: "all:", input: "b", modifierFlags: .command))
    delegate.change = { [counting] in $0.insertSibling(counting, afterMenu: .edit) }

    press("b")

    #expect(screen.calls == ["validate Own", "all"])
  }

  @Test func `a command that is disabled or removed is not performed`() {
    counting.children.forEach { ($0 as? UICommand)?.attributes = .disabled }
    delegate.change = { [counting] in $0.insertSibling(counting, beforeMenu: .edit) }
    press("b")
    #expect(screen.calls == ["validate Count"])

    delegate.change = { [counting] in
      $0.insertSibling(counting, beforeMenu: .edit)
      $0.remove(menu: counting.identifier)
    }
    UIMenuSystem.main.setNeedsRebuild()
    screen.calls = []
    press("b")

    #expect(screen.calls.isEmpty)
  }

  @Test func `menus are found, put beside, within and in place of each other`() {
    func menu(_ title: String) -> UIMenu {
      UIMenu(title: title, identifier: UIMenu.Identifier(title))
    }
    var seen: [[String]] = []
    delegate.change = { builder in
      builder.replaceChildren(ofMenu: .help) { $0 + [menu("b")] }
      builder.insertChild(menu("a"), atStartOfMenu: .help)
      builder.insertChild(menu("d"), atEndOfMenu: .help)
      builder.insertSibling(menu("c"), beforeMenu: UIMenu.Identifier("d"))
      seen.append(titles(builder.menu(for: .help)))
      builder.replace(menu: UIMenu.Identifier("b"), with: menu("B"))
      builder.remove(menu: UIMenu.Identifier("a"))
      builder.remove(menu: UIMenu.Identifier("nobody"))
      builder.insertChild(menu("x"), atEndOfMenu: UIMenu.Identifier("nobody"))
      seen.append(titles(builder.menu(for: .help)))
      builder.remove(menu: .format)
      builder.remove(menu: .root)
      seen.append(titles(builder.menu(for: .root)))
    }

    press("k")

    #expect(
      seen == [
        ["a", "b", "c", "d"], ["B", "c", "d"], ["", "File", "Edit", "View", "Window", "Help"],
      ])
  }

  @Test func `actions and commands are found by what names them`() {
    let action = UIAction(title: "Sing", identifier: UIAction.Identifier("sing")) { _ in }
    let first = UICommand(title: "One", action: "count:", propertyList: 1)
    let second = UICommand(title: "Two", action: "count:", propertyList: 2)
    var found: [String?] = []
    delegate.change = { builder in
      builder.insertChild(UIMenu(children: [action, first, second]), atEndOfMenu: .view)
      found.append(builder.action(for: UIAction.Identifier("sing"))?.title)
      found.append(builder.action(for: UIAction.Identifier("shout"))?.title)
      found.append(builder.command(for: "count:", propertyList: 2)?.title)
      found.append(builder.command(for: "count:", propertyList: nil)?.title)
      found.append(builder.command(for: "paste:", propertyList: nil)?.title)
    }

    press("k")

    #expect(found == ["Sing", nil, "Two", nil, "Paste"])
  }

  @Test func `responders from the view on build the edit menu (behaviour 675)`() {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    field.text = "wren"
    screen.view.addSubview(field)
    field.becomeFirstResponder()

    let menu = field.openEditMenuAsUser()

    let inline = menu?.menu.children.map { titles($0 as? UIMenu) }
    #expect(inline?.last == ["Count"])
    #expect(screen.edits == [.context])
    #expect(delegate.systems == [.context])
    #expect(menu?.choose(titled: "Count") == nil)
    #expect(screen.calls == ["validate Count", "count nil 0"])
  }

  // MARK: Commands of the main menu

  @Test func `keys copy, cut, paste, undo and redo in a text`() {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    screen.view.addSubview(field)
    field.becomeFirstResponder()
    field.userInsert("wren")

    press("z")
    #expect(field.text == "")
    press("z", [.command, .shift])
    #expect(field.text == "wren")
    press("a")
    press("x")
    #expect(field.text == "")
    press("v")
    press("v")

    #expect(field.text == "wrenwren")
  }

  @Test func `keys undo what a screen has registered`() {
    var isUndone = false
    screen.becomeFirstResponder()
    screen.undoManager?.registerUndo(withTarget: self.window) { _ in isUndone = true }
    UIApplication.shared.mainLoop.settle()

    press("z")

    #expect(isUndone)
  }
}
