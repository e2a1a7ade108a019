/// A button that shows the selection, with a menu of the choices.
struct PickerMenu<Value: Hashable>: LeafView {
  typealias Body = Never
  let choices: PickerChoices<Value>
  /// Whether a tap anywhere in a row of a list opens it.
  var isRowWide = false

  func make(_ node: LeafNode<Self>) -> HostedMenu {
    let view = HostedMenu(frame: .zero)
    view.words = PickerWords(choices, node)
    return view
  }

  func show(in view: HostedMenu, _ node: LeafNode<Self>) {
    guard let words = view.words as? PickerWords<Value> else { return }
    words.update(choices, node.environment)
    let selection = choices.selection
    let current = selection.wrappedValue
    let all = words.choices(current)
    let chosen = all.first { $0.value == current }?.title
    view.setTitle(chosen ?? "", for: .normal)
    view.name = [words.title, chosen].compactMap { $0 }.joined(separator: ", ")
    view.menu = UIMenu(
      children: all.map { choice in
        UIAction(title: choice.title, state: choice.value == current ? .on : .off) { _ in
          if let value = choice.value { selection.wrappedValue = value }
        }
      })
    view.isEnabled = node.environment.isEnabled
    view.isRowWide = isRowWide
    view.tintColor = node.environment.tintColor
    view.setTitleColor(node.environment.tintColor, for: .normal)
  }

  func measure(_ view: HostedMenu, _ proposal: ProposedViewSize) -> CGSize {
    view.intrinsicContentSize
  }

  static func isSame(_ one: Self, _ other: Self) -> Bool { false }
}

/// The button of a menu: one of UIKit's, since UIKit's opens menus.
final class HostedMenu: UIButton, MarkedView, RowWideView {
  var marks = Marks()
  var isRowWide = false
  var words: AnyObject?
  var name: String?

  override init(frame: CGRect) {
    super.init(frame: frame)
    showsMenuAsPrimaryAction = true
  }

  required init?(coder: NSCoder) { nil }

  func pressInRow() { if isEnabled { _ = openMenuAsUser() } }

  override var accessibilityLabel: String? {
    get { name ?? super.accessibilityLabel ?? SpokenWords.of(self) }
    set { name = newValue }
  }
}
