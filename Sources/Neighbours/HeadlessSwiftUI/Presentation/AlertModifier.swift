/// Presents an alert, or a sheet of choices, while a binding is true.
nonisolated struct AlertModifier<Actions: View, Message: View>: PresentingModifier {
  typealias Body = Never

  let title: Text?
  let isPresented: Binding<Bool>
  var style = UIAlertController.Style.alert
  /// The actions; `nil` while there is nothing to ask about.
  let actions: Actions?
  let message: Message?

  @MainActor var wanted: AnyHashable? {
    isPresented.wrappedValue && actions != nil ? true : nil
  }

  @MainActor func makeScreen(_ node: _AnyNode) -> (any BoundScreen)? {
    let screen = AlertScreen(
      title: title.map { TextResolver(node).string($0) },
      message: message.flatMap { words(of: $0, node) }, preferredStyle: style)
    if let actions {
      let words = ViewWords(actions, node.inner())
      screen.kept = [words]
      for item in words.items { add(item, of: words, to: screen) }
    }
    screen.addMissingActions()
    return screen
  }

  /// The texts of a message, below each other.
  @MainActor private func words(of message: Message, _ node: _AnyNode) -> String? {
    let words = ViewWords(message, node.inner())
    let lines = words.items.compactMap { words.words(of: $0) }.filter { !$0.isEmpty }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// Adds a button or a field; anything else is left out.
  @MainActor private func add(
    _ item: _LayoutItem, of words: ViewWords<Actions>, to screen: AlertScreen
  ) {
    switch words.control(of: item) {
    case let button as HostedButton:
      screen.add(words.words(of: item), button.role, isEnabled: button.isEnabled) {
        button.action?()
      }
    case let field as HostedField where style == .alert:
      screen.addTextField { own in
        own.placeholder = field.placeholder
        own.text = field.text
        own.isSecureTextEntry = field.isSecureTextEntry
        own.keyboardType = field.keyboardType
        own.autocapitalizationType = field.autocapitalizationType
        own.accessibilityIdentifier = field.accessibilityIdentifier
        own.addAction(
          UIAction { [weak own] _ in
            field.text = own?.text
            field.sendActions(for: .editingChanged)
          }, for: .editingChanged)
      }
    default: break
    }
  }

  @MainActor func update(_ screen: any BoundScreen, _ node: _AnyNode) {
    guard let actions, let words = (screen as? AlertScreen)?.kept.first as? ViewWords<Actions>
    else { return }
    words.update(actions, node.environment)
    // Whether an action can be chosen may depend on what was typed.
    let buttons = words.items.compactMap { words.control(of: $0) as? HostedButton }
    for (action, button) in zip((screen as? AlertScreen)?.actions ?? [], buttons) {
      action.isEnabled = button.isEnabled
    }
  }

  @MainActor func takeBack() { isPresented.wrappedValue = false }
}
