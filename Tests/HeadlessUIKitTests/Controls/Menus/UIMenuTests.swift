import HeadlessUIKit
import Testing

@MainActor
@Suite("UIMenu")
struct UIMenuTests {
  private func action(_ title: String, _ state: UIMenuElement.State = .off) -> UIAction {
    UIAction(title: title, state: state) { _ in }
  }

  @Test func `has the SDK's defaults`() {
    let menu = UIMenu()

    #expect(menu.title.isEmpty)
    #expect(menu.options == [])
    #expect(menu.children.isEmpty)
    #expect(menu.preferredElementSize == .automatic)
    #expect(menu.identifier != UIMenu().identifier)
  }

  @Test func `lists the ticked elements, those of submenus too`() {
    let menu = UIMenu(children: [
      action("a", .on), action("b"), UIMenu(children: [action("c", .on), action("d", .mixed)]),
    ])

    #expect(menu.selectedElements.map(\.title) == ["a", "c"])
  }

  @Test func `keeps all but its children when they are replaced`() {
    let menu = UIMenu(
      title: "Sort", identifier: .init("sort"), options: .singleSelection, children: [action("a")])

    let other = menu.replacingChildren([action("b"), action("c")])

    #expect(other.title == "Sort")
    #expect(other.identifier == menu.identifier)
    #expect(other.options == .singleSelection)
    #expect(other.children.map(\.title) == ["b", "c"])
    #expect(menu.children.map(\.title) == ["a"])
  }

  @Test func `has UIKit's raw values`() {
    let options: [UIMenu.Options] = [
      .displayInline, .destructive, .singleSelection, .displayAsPalette,
    ]
    let sizes: [UIMenu.ElementSize] = [.small, .medium, .large, .automatic]
    let attributes: [UIMenuElement.Attributes] = [
      .disabled, .destructive, .hidden, .keepsMenuPresented,
    ]
    let states: [UIMenuElement.State] = [.off, .on, .mixed]

    #expect(options.map(\.rawValue) == [1, 2, 32, 128])
    #expect(sizes.map(\.rawValue) == [0, 1, 2, -1])
    #expect(attributes.map(\.rawValue) == [1, 2, 4, 8])
    #expect(states.map(\.rawValue) == [0, 1, 2])
    #expect(UIMenu.Identifier.undoRedo.rawValue == "com.apple.menu.undo-redo")
    #expect(UIMenu.Identifier.newScene.rawValue == "com.apple.menu.new-item")
    #expect(UIMenu.Identifier.speech.rawValue == "com.apple.command.speech")
  }
}
