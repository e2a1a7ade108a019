import Foundation

private let actionWidth: CGFloat = 74

extension ListSubject {
  // MARK: Swipe actions (behaviour 105, 544)

  /// Makes a button for each action that is shown.
  ///
  /// - Parameter room: Where the item is in the view that holds the buttons.
  func addButtons(of shown: ShownActions, at room: CGRect, isAtLeft: Bool, to holder: UIView) {
    shown.buttons = shown.offered.actions.enumerated().map { index, action in
      let inset = actionWidth * CGFloat(index)
      let left = isAtLeft ? room.minX + inset : room.maxX - inset - actionWidth
      let button = UIButton(
        frame: CGRect(x: left, y: room.minY, width: actionWidth, height: room.height))
      button.setTitle(action.title, for: .normal)
      button.tintColor = .white
      button.backgroundColor = action.color
      if case .contextual(let action) = action { button.setImage(action.image, for: .normal) }
      button.addAction(
        UIAction { [weak self, weak shown, weak button] _ in
          guard let self, let shown, let button, list.shownActions === shown else { return }
          perform(action, of: shown, from: button)
        }, for: .touchUpInside)
      holder.addSubview(button)
      return button
    }
  }

  func perform(_ action: OfferedAction, of shown: ShownActions, from view: UIView) {
    guard let path = shown.row?.indexPath else { return }
    switch action {
    case .contextual(let action):
      action.handler(action, view) { [weak self, weak shown] _ in
        if let shown { self?.closeSoon(shown) }
      }
    case .row(let action):
      action.handler(action, path)
      closeSoon(shown)
    case .delete:
      commitDeletion(at: path)
      closeSoon(shown)
    }
  }

  /// Closes actions on a later turn, as the animation would.
  ///
  /// They may be closed by then.
  func closeSoon(_ shown: ShownActions) {
    hostApplication.mainLoop.enqueue(Self.names.turns.actions) { [weak self] in
      if let self, list.shownActions === shown { closeActions() }
    }
  }
}
