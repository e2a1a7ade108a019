// MARK: A wheel

struct PickerWheel<Value: Hashable>: LeafView {
  typealias Body = Never
  let choices: PickerChoices<Value>

  func make(_ node: LeafNode<Self>) -> HostedWheel {
    let view = HostedWheel(frame: .zero)
    let words = PickerWords(choices, node)
    view.words = words
    view.agent.chosen = { [weak node, weak view] row in
      guard let node, let view, let words = view.words as? PickerWords<Value> else { return }
      let all = words.choices(node.view.choices.selection.wrappedValue)
      guard all.indices.contains(row), let value = all[row].value else { return }
      node.view.choices.selection.wrappedValue = value
    }
    return view
  }

  func show(in view: HostedWheel, _ node: LeafNode<Self>) {
    guard let words = view.words as? PickerWords<Value> else { return }
    words.update(choices, node.environment)
    let selection = choices.selection.wrappedValue
    let all = words.choices(selection)
    if view.agent.titles != all.map(\.title) {
      view.agent.titles = all.map(\.title)
      view.reloadAllComponents()
    }
    if let row = all.firstIndex(where: { $0.value == selection }),
      view.selectedRow(inComponent: 0) != row
    {
      view.selectRow(row, inComponent: 0, animated: false)
    }
    view.isUserInteractionEnabled = node.environment.isEnabled
  }

  func measure(_ view: HostedWheel, _ proposal: ProposedViewSize) -> CGSize {
    let own = view.intrinsicContentSize
    return CGSize(width: proposal.width ?? own.width, height: own.height)
  }

  static func isSame(_ one: Self, _ other: Self) -> Bool { false }
}

/// The wheel.
final class HostedWheel: UIPickerView, MarkedView {
  var marks = Marks()
  var words: AnyObject?
  let agent = WheelAgent()

  override init(frame: CGRect) {
    super.init(frame: frame)
    dataSource = agent
    delegate = agent
  }

  required init?(coder: NSCoder) { nil }
}
