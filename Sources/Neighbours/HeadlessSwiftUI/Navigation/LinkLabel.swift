/// What a link does.
struct LinkAction: Equatable {
  let isEnabled: Bool
  let run: @MainActor () -> Void

  /// They do the same as long as they are of the same link.
  static func == (one: LinkAction, other: LinkAction) -> Bool { one.isEnabled == other.isEnabled }
}

private struct LinkActionKey: EnvironmentKey { static var defaultValue: LinkAction? { nil } }

extension EnvironmentValues {
  /// What the link around does.
  var linkAction: LinkAction? {
    get { self[LinkActionKey.self] }
    set { self[LinkActionKey.self] = newValue }
  }
}

/// The label of a link, which is a button.
nonisolated struct LinkLabel<Label: View>: View {
  @Environment(\.linkAction) private var action
  let label: Label

  var body: some View {
    let action = action
    Button {
      action?.run()
    } label: {
      label
    }
    .disabled(action?.isEnabled != true)
    .environment(\.linkAction, nil)
    ._trait(RowChevronTrait.self, true)
  }
}
