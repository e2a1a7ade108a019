/// The button of an accessory that opens a menu.
final class PopUpMenuButton: UIButton {
  private var handler: UICellAccessory.MenuSelectedElementDidChangeHandler?

  init(_ menu: UIMenu, _ handler: UICellAccessory.MenuSelectedElementDidChangeHandler?) {
    self.handler = handler
    super.init(frame: .zero)
    self.menu = menu
    showsMenuAsPrimaryAction = true
    changesSelectionAsPrimaryAction = true
  }

  required init?(coder: NSCoder) { nil }

  override func menuSelectionDidChange() { if let menu { handler?(menu) } }
}
