/// A switch, whose value is a binding's.
nonisolated struct SwitchLeaf: View, LeafView {
  typealias Body = Never

  let isOn: Binding<Bool>
  let tint: Color?

  @MainActor func make(_ node: LeafNode<Self>) -> HostedSwitch {
    let view = HostedSwitch(frame: .zero)
    let flip = UIAction { [weak node] action in
      guard let node, let view = action.sender as? UISwitch else { return }
      node.view.isOn.wrappedValue = view.isOn
      // A binding may refuse the value.
      view.setOn(node.view.isOn.wrappedValue, animated: false)
    }
    view.addAction(flip, for: .valueChanged)
    return view
  }

  @MainActor func show(in view: HostedSwitch, _ node: LeafNode<Self>) {
    let value = isOn.wrappedValue
    if view.isOn != value { view.setOn(value, animated: false) }
    view.isEnabled = node.environment.isEnabled
    view.onTintColor =
      tint?.uiColor(node.environment) ?? node.environment.tintPaint?.color(node.environment)
  }

  @MainActor func measure(_ view: HostedSwitch, _ proposal: ProposedViewSize) -> CGSize {
    view.sizeThatFits(.zero)
  }

  static func isSame(_ a: Self, _ b: Self) -> Bool { false }
}

/// The switch of a toggle.
final class HostedSwitch: UISwitch, MarkedView {
  var marks = Marks()
}
