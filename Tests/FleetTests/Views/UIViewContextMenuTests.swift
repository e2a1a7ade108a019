import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("UIView.chooseMenuItem(withTitle:)", .freshApplication)
struct UIViewContextMenuTests {
  /// A screen with a photo in a card, whose interaction shows a menu.
  final class PhotoScreen: UIViewController, UIContextMenuInteractionDelegate {
    let card = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 200))
    let photo = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    var items: [UIMenuElement]? = []
    var hasPreview = false
    var calls: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(card)
      card.addSubview(photo)
      items = [
        UIAction(title: "Copy") { [unowned self] _ in calls.append("copy") },
        UIAction(title: "Delete", attributes: .disabled) { _ in },
      ]
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      calls.append("configuration \(location.x) \(location.y)")
      guard items != nil || hasPreview else { return nil }
      return UIContextMenuConfiguration(
        identifier: "photo" as NSString, previewProvider: hasPreview ? { UIViewController() } : nil
      ) { [items] _ in items.map { UIMenu(children: $0) } }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
      highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
      calls.append("highlight \(identifier)")
      return nil
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      calls.append("will display")
      animator?.addCompletion { [unowned self] in calls.append("displayed") }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      calls.append("preview")
      animator.addCompletion { [unowned self] in calls.append("previewed") }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      calls.append("will end")
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      calls.append("dismissal")
      return nil
    }
  }

  private let screen = PhotoScreen()
  private var photo: UIView { screen.photo }

  private func place(on view: UIView? = nil) {
    setAsAppRootWindow(screen)
    (view ?? photo).addInteraction(UIContextMenuInteraction(delegate: screen))
  }

  @Test func `a button without a menu of its own has a context menu as any view`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    place(on: button)
    screen.card.addSubview(button)

    #expect(failures { button.chooseMenuItem(withTitle: "Copy") }.isEmpty)
    #expect(screen.calls.last == "copy")

    screen.calls = []
    button.menu = UIMenu(children: [
      UIAction(title: "Move") { [screen] _ in screen.calls.append("move") }
    ])
    button.chooseMenuItem(withTitle: "Move")
    #expect(screen.calls == ["move"])
  }

  @Test func `an item is chosen in UIKit's order (behaviour 667)`() {
    place()

    #expect(failures { photo.chooseMenuItem(withTitle: "Copy") }.isEmpty)

    #expect(
      screen.calls == [
        "configuration 50.0 50.0", "highlight photo", "will display", "displayed", "will end",
        "dismissal", "copy",
      ])
  }

  @Test func `a view around it may have the menu`() {
    place(on: screen.card)

    photo.chooseMenuItem(withTitle: "Copy")

    #expect(screen.calls.first == "configuration 60.0 60.0")
    #expect(screen.calls.last == "copy")
  }

  @Test func `a tap on the preview performs it, and the menu goes`() {
    screen.hasPreview = true
    place()

    #expect(failures { photo.tapContextMenuPreview() }.isEmpty)

    #expect(
      screen.calls.suffix(4) == ["preview", "will end", "dismissal", "previewed"])
  }

  @Test func `a menu that an item keeps open can be updated`() {
    place()
    var titles: [String] = []
    let interaction = photo.interactions.first as? UIContextMenuInteraction
    screen.items = [
      UIAction(title: "Like", attributes: .keepsMenuPresented) { _ in
        interaction?.updateVisibleMenu { menu in
          titles = menu.children.map(\.title)
          return UIMenu(children: [])
        }
      }
    ]

    photo.chooseMenuItem(withTitle: "Like")

    #expect(titles == ["Like"])
    #expect(screen.calls.last == "dismissal")
    #expect(interaction?.menuAppearance == .unknown)
  }

  // MARK: What stops the user

  @Test func `needs an interaction`() {
    setAsAppRootWindow(screen)

    let received = failures { photo.chooseMenuItem(withTitle: "Copy") }

    #expect(received.reasons == ["Cannot press UIView: It has no context menu."])
    #expect(
      received.map(\.details) == [
        "Neither <UIView> in <PhotoScreen> nor a view around it has a UIContextMenuInteraction."
      ])
    #expect(received.map(\.name) == [.control])
  }

  @Test func `needs a configuration with something in it`() {
    place()
    screen.items = nil

    let none = failures { photo.chooseMenuItem(withTitle: "Copy") }
    screen.hasPreview = true
    let noItems = failures { photo.chooseMenuItem(withTitle: "Copy") }
    screen.hasPreview = false
    screen.items = []
    let noPreview = failures { photo.tapContextMenuPreview() }

    #expect(none.reasons == ["Cannot press UIView: It has no context menu."])
    #expect(noItems.reasons == ["Cannot press UIView: Context menu has no items."])
    #expect(noPreview.reasons == ["Cannot press UIView: Context menu has no preview."])
  }

  @Test func `needs an item that can be chosen`() {
    place()

    let missing = failures { photo.chooseMenuItem(withTitle: "Share") }
    let disabled = failures { photo.chooseMenuItem(withTitle: "Delete") }

    #expect(missing.reasons == ["No item with title 'Share' found in menu."])
    #expect(disabled.reasons == ["Menu item 'Delete' is not enabled."])
  }

  @Test func `needs a view that a finger reaches`() {
    place()
    photo.isHidden = true

    let received = failures { photo.chooseMenuItem(withTitle: "Copy") }

    #expect(received.reasons == ["Cannot press UIView: Control is not visible."])
    #expect(screen.calls.isEmpty)
  }

  // MARK: Interactions

  @Test func `an interaction belongs to one view at a time`() {
    let interaction = UIContextMenuInteraction(delegate: screen)
    let first = UIView()
    let second = UIView()

    first.addInteraction(interaction)
    second.addInteraction(interaction)

    #expect(first.interactions.isEmpty)
    #expect(second.interactions.first === interaction)
    #expect(interaction.view === second)
    second.removeInteraction(interaction)
    #expect(interaction.view == nil)
  }
}
