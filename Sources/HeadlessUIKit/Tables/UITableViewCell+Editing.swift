import Foundation

extension UITableViewCell {
  /// Gives a visible cell its role while the table is edited.
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

  /// Gives the cell its role before it appears.
  final func show(_ part: EditingPart, animated: Bool = false) {
    if part != self.part {
      self.part = part
      editControlDidChange()
      setNeedsUpdateConfiguration()
    }
    if isEditing != part.isEditing { setEditing(part.isEditing, animated: animated) }
  }

  /// The button for deleting or inserting, if there is one.
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
    let control = UIButton(
      frame: CGRect(
        x: Self.editControlMargin, y: Self.editControlMargin,
        width: Self.editControlWidth - Self.editControlMargin, height: Self.editControlHeight))
    control.addAction(
      UIAction { [weak self] _ in
        guard let self, let row = shownItem, let table = storedSuperview as? UITableView else {
          return
        }
        table.editControlTapped(at: row, part.style)
      }, for: .touchUpInside)
    storedEditControl = control
    return control
  }

  /// The width of the edit control.
  static let editControlWidth: CGFloat = 38
  private static let editControlHeight: CGFloat = 28
  /// The space before and above the edit control.
  static let editControlMargin: CGFloat = 8
}

extension UITableViewCell.EditingStyle? {
  /// The style as code writes it.
  var name: String {
    switch self {
    case .delete: "delete"
    case .insert: "insert"
    case .none?, nil: "none"
    }
  }
}
