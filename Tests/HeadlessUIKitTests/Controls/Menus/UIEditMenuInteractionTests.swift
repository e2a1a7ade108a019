import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

private final class Note: UIView, UIEditMenuInteractionDelegate {
  var log: [String] = []
  var adds = true

  override var canBecomeFirstResponder: Bool { true }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == "copy:"
  }

  override func copy(_ sender: Any?) { log.append("copied") }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    guard adds else { return nil }
    let star = UIAction(title: "Star") { [weak self] _ in self?.log.append("starred") }
    return UIMenu(children: suggestedActions + [star])
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { log.append("shows \(configuration.identifier)") }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    log.append("goes")
    animator.addCompletion { [weak self] in self?.log.append("gone") }
  }
}

@MainActor
@Suite("UIEditMenuInteraction", .ownApplication)
struct UIEditMenuInteractionTests {
  private let note = Note(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
  private let window = UIWindow()
  private let interaction: UIEditMenuInteraction

  init() {
    interaction = UIEditMenuInteraction(delegate: note)
    note.addInteraction(interaction)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    window.rootViewController?.view.addSubview(note)
    UIApplication.shared.mainLoop.settle()
    note.becomeFirstResponder()
  }

  private func present() {
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: "note", sourcePoint: CGPoint(x: 10, y: 5)))
  }

  @Test func `shows what the delegate makes of the commands, and performs what is chosen`() {
    present()
    #expect(interaction.location(in: note) == CGPoint(x: 10, y: 5))
    #expect(interaction.openMenu?.choose(titled: "Copy") == nil)
    UIApplication.shared.mainLoop.settle()
    present()
    #expect(interaction.openMenu?.choose(titled: "Star") == nil)
    UIApplication.shared.mainLoop.settle()

    #expect(
      note.log == [
        "shows note", "goes", "copied", "gone", "shows note", "goes", "starred", "gone",
      ])
    #expect(interaction.openMenu == nil)
  }

  @Test func `one menu replaces another, and goes with its view`() {
    present()
    let other = UIEditMenuInteraction(delegate: nil)
    note.addInteraction(other)
    other.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
    #expect(interaction.openMenu == nil)
    #expect(other.openMenu != nil)
    note.removeInteraction(other)
    #expect(other.openMenu == nil)
  }

  @Test func `shows nothing where nothing can be chosen, or in no window`() {
    note.adds = false
    note.resignFirstResponder()
    note.isHidden = true
    let bare = UIView()
    let alone = UIEditMenuInteraction(delegate: nil)
    bare.addInteraction(alone)
    alone.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
    #expect(alone.openMenu == nil)
    window.rootViewController?.view.addSubview(bare)
    alone.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
    #expect(alone.openMenu == nil)
  }
}
