import Fleet

/// What a user does with views beside touching them.
@MainActor struct ViewsTour {
  private final class Card: UIViewController, UIContextMenuInteractionDelegate {
    let photo = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))

    override func viewDidLoad() {
      super.viewDidLoad()
      photo.addInteraction(UIContextMenuInteraction(delegate: self))
      view.addSubview(photo)
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [
          UIAction(title: "Copy") { _ in say("  copied") },
          UIAction(title: "Delete", attributes: .disabled) { _ in },
        ])
      })
    }
  }

  func walk() {
    withFreshApplication {
      let card = Card()
      setAsAppRootWindow(card)

      say("\nA photo with a context menu:")
      card.photo.chooseMenuItem(withTitle: "Copy")
      card.photo.chooseMenuItem(withTitle: "Delete")
    }
  }
}
