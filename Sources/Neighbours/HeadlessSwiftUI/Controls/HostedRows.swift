/// The choices as buttons below each other.
struct PickerRows<Value: Hashable>: View {
  let choices: PickerChoices<Value>

  var body: some View { PickerRowsBox(choices: choices) }
}

/// Each choice in a button that selects it.
private struct PickerRowsBox<Value: Hashable>: BoxedView {
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
    let selection = choices.selection
    let words = node.uiView.words as? PickerWords<Value>
    let all = words?.choices(selection.wrappedValue) ?? []
    return VStack(alignment: .leading) {
      ForEach(all.indices, id: \.self) { index in
        Button {
          if let value = all[index].value { selection.wrappedValue = value }
        } label: {
          HStack {
            Text(verbatim: all[index].title)
            Spacer()
            if all[index].value == selection.wrappedValue {
              Image(systemName: "checkmark").accessibilityHidden(true)
            }
          }
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(all[index].value == selection.wrappedValue ? .isSelected : [])
      }
    }
  }
}

/// The view around the choices.
final class HostedRows: HostedView {
  var words: AnyObject?
}
