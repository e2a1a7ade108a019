import Foundation

extension UITableViewCell {
  /// Gives the cell its part in the editing of the table while it shows.
  final func take(_ part: EditingPart, animated: Bool) {
    guard part != self.part else { return }
    let state = part.state
    let isTransition = state != self.part.state
    if isTransition { willTransition(to: state) }
    show(part, animated: animated)
    guard isTransition else { return }
    hostApplication.mainLoop.enqueue("UITableViewCell transition") { [weak self] in
      self?.didTransition(to: state)
    }
  }

  /// Gives the cell its part before it shows.
  final func show(_ part: EditingPart, animated: Bool = false) {
    if part != self.part {
      self.part = part
      editControlDidChange()
      setNeedsUpdateConfiguration()
    }
    if isEditing != part.isEditing { setEditing(part.isEditing, animated: animated) }
  }

  /// The button for deleting or inserting, where there is one.
  package final var editControl: UIButton? { part.hasControl ? storedEditControl : nil }

  private final func editControlDidChange() {
    setNeedsLayout()
    guard part.hasControl else {
      storedEditControl?.removeFromSuperview()
      return
    }
    let control = storedEditControl ?? makeEditControl()
    if control.storedSuperview == nil { addSubview(control) }
  }

  private final func makeEditControl() -> UIButton {
    let control = UIButton(frame: CGRect(x: 8, y: 8, width: Self.editControlWidth - 8, height: 28))
    control.addAction(
      UIAction { [weak self] _ in
        guard let self, let row = shownRow, let table = storedSuperview as? UITableView else {
          return
        }
        table.editControlTapped(at: row, part.style)
      }, for: .touchUpInside)
    storedEditControl = control
    return control
  }

  /// How much room the edit control takes.
  static let editControlWidth: CGFloat = 38
}
