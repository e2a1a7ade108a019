/// The choices of a picker as rows of a list, of which the selected one has a tick.
struct PickerOptions<Value: Hashable>: View {
  typealias Body = Never

  let choices: PickerChoices<Value>

  static var _rowCount: Int? { nil }

  static func _makeNode(_ view: Self, _ context: _Context) -> _Node<Self> {
    PickerOptionsNode(view, context)
  }
}

/// The node of the choices of a picker.
private final class PickerOptionsNode<Value: Hashable>:
  SingleNode<PickerOptions<Value>, ForEach<Range<Int>, Int, PickerOption<Value>>>
{
  private var choices: PickerChoices<Value>
  private var words: PickerWords<Value>?

  init(_ view: PickerOptions<Value>, _ context: _Context) {
    choices = view.choices
    super.init(context)
    words = PickerWords(choices, self)
    child = ForEach._makeNode(rows, inner())
  }

  private var rows: ForEach<Range<Int>, Int, PickerOption<Value>> {
    Tracker.run(self) {
      words?.update(choices, environment)
      let selection = choices.selection
      let all = words?.choices(selection.wrappedValue) ?? []
      return ForEach(
        data: all.indices, content: { PickerOption(choice: all[$0], selection: selection) },
        identify: { $0 })
    }
  }

  override func update(_ view: PickerOptions<Value>, _ environment: EnvironmentValues) {
    choices = view.choices
    self.environment = environment
    refresh()
  }

  override func environmentChanged(_ environment: EnvironmentValues) {
    self.environment = environment
    refresh()
  }

  override func refresh() {
    isDirty = false
    child?.update(rows, environment)
  }
}

/// A choice of a picker as a row.
private struct PickerOption<Value: Hashable>: View {
  let choice: PickerChoices<Value>.Choice
  let selection: Binding<Value>

  var body: some View {
    let isSelected = choice.value == selection.wrappedValue
    PressableView(
      role: nil,
      action: { if let value = choice.value { selection.wrappedValue = value } },
      isRowWide: true,
      look: { _ in
        AnyView(
          HStack {
            Text(verbatim: choice.title)
            Spacer()
            if isSelected {
              Image(systemName: "checkmark").foregroundStyle(.tint).accessibilityHidden(true)
            }
          })
      }
    )
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }
}

/// A row with the selection of a picker, which leads to the choices.
struct PickerLink<Value: Hashable>: View {
  let choices: PickerChoices<Value>

  var body: some View { PickerLinkBox(choices: choices)._trait(RowChevronTrait.self, true) }
}

private struct PickerLinkBox<Value: Hashable>: BoxedView {
  typealias Body = Never

  let choices: PickerChoices<Value>

  func make(_ node: BoxedNode<Self>) -> HostedRows {
    let view = HostedRows(frame: .zero)
    view.words = PickerWords(choices, node)
    return view
  }

  func show(in view: HostedRows, _ node: BoxedNode<Self>) {
    (view.words as? PickerWords<Value>)?.update(choices, node.environment)
  }

  func content(_ node: BoxedNode<Self>) -> some View {
    let words = node.uiView.words as? PickerWords<Value>
    let current = choices.selection.wrappedValue
    let chosen = words?.choices(current).first { $0.value == current }?.title
    return PressableView(
      role: nil, action: { [weak node] in node.map(lead) }, isRowWide: true,
      look: { _ in
        AnyView(
          HStack {
            choices.label
            Spacer()
            Text(verbatim: chosen ?? "").foregroundStyle(Color.secondary)
          })
      })
  }

  /// Shows the choices on a screen of their own, which a choice leaves.
  private func lead(_ node: BoxedNode<Self>) {
    let navigation = node.host.controller?.navigationController
    let selection = choices.selection
    let chosen = Binding {
      selection.wrappedValue
    } set: { [weak navigation] value in
      selection.wrappedValue = value
      navigation?.popViewController(animated: true)
    }
    let all = PickerChoices(selection: chosen, label: choices.label, content: choices.content)
    let screen = UIHostingController(
      List { PickerOptions(choices: all) }, of: node, node.environment)
    screen.title = (node.uiView.words as? PickerWords<Value>)?.title
    navigation?.pushViewController(screen, animated: true)
  }
}
