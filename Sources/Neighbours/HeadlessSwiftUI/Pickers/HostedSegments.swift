// MARK: Segments

struct PickerSegments<Value: Hashable>: LeafView {
  typealias Body = Never
  let choices: PickerChoices<Value>

  func make(_ node: LeafNode<Self>) -> HostedSegments<Value> {
    let view = HostedSegments<Value>(frame: .zero)
    view.words = PickerWords(choices, node)
    view.addAction(
      UIAction { [weak node, weak view] _ in
        guard let node, let view else { return }
        let index = view.selectedSegmentIndex
        guard view.values.indices.contains(index), let value = view.values[index] else { return }
        node.view.choices.selection.wrappedValue = value
        node.invalidate()
      }, for: .valueChanged)
    return view
  }

  func show(in view: HostedSegments<Value>, _ node: LeafNode<Self>) {
    view.words?.update(choices, node.environment)
    let selection = choices.selection.wrappedValue
    let all = view.words?.choices(selection) ?? []
    view.values = all.map(\.value)
    let titles = (0..<view.numberOfSegments).map { view.titleForSegment(at: $0) ?? "" }
    if titles != all.map(\.title) {
      view.removeAllSegments()
      for (index, choice) in all.enumerated() {
        view.insertSegment(withTitle: choice.title, at: index, animated: false)
      }
    }
    let index = view.values.firstIndex(of: selection) ?? UISegmentedControl.noSegment
    if view.selectedSegmentIndex != index { view.selectedSegmentIndex = index }
    view.isEnabled = node.environment.isEnabled
  }

  func measure(_ view: HostedSegments<Value>, _ proposal: ProposedViewSize) -> CGSize {
    let own = view.intrinsicContentSize
    return CGSize(width: proposal.width.map { max($0, 0) } ?? own.width, height: own.height)
  }

  static func isSame(_ one: Self, _ other: Self) -> Bool { false }
}

/// The segments.
final class HostedSegments<Value: Hashable>: UISegmentedControl, MarkedView {
  var marks = Marks()
  var words: PickerWords<Value>?
  var values: [Value?] = []

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? words?.title }
    set { super.accessibilityLabel = newValue }
  }
}
