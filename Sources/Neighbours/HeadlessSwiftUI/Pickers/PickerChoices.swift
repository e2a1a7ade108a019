/// What the styles of pickers have in common.
struct PickerChoices<Value: Hashable> {
  let selection: Binding<Value>
  let label: AnyView
  let content: AnyView

  /// A choice: its words, and its value where it has one of the picker's type.
  struct Choice {
    let title: String
    let value: Value?
  }
}

/// The words of a picker's label and choices, of nodes that do not show.
@MainActor final class PickerWords<Value: Hashable> {
  private let label: ViewWords<AnyView>
  private let content: ViewWords<AnyView>
  private var told: Value?

  init(_ choices: PickerChoices<Value>, _ node: _AnyNode) {
    label = ViewWords(choices.label, node.inner())
    content = ViewWords(choices.content, node.inner())
  }

  func update(_ choices: PickerChoices<Value>, _ environment: EnvironmentValues) {
    label.update(choices.label, environment)
    content.update(choices.content, environment)
  }

  var title: String? { label.words }

  /// The choices; a selection without one is told of, once.
  func choices(_ selection: Value) -> [PickerChoices<Value>.Choice] {
    let all = content.items.map { item in
      PickerChoices<Value>.Choice(
        title: content.words(of: item) ?? "",
        value: (item.traits[TagTrait.self] ?? item.traits.element)?.base as? Value)
    }
    if !all.contains(where: { $0.value == selection }), told != selection {
      told = selection
      RuntimeIssue.log(
        """
        Picker: the selection "\(selection)" is invalid and does not have an associated tag, \
        this will give undefined results.
        """)
    }
    return all
  }
}
