/// Presents an alert or a sheet of choices of older systems, while a binding says so.
nonisolated struct OldAlertModifier<Source: PresentedItem>: PresentingModifier {
  typealias Body = Never

  let source: Source
  let style: UIAlertController.Style
  let content: @MainActor (Source.Item) -> (title: Text, message: Text?, buttons: [Alert.Button])

  @MainActor var wanted: AnyHashable? { source.current?.id }

  @MainActor func makeScreen(_ node: _AnyNode) -> (any BoundScreen)? {
    guard let item = source.current?.item else { return nil }
    let content = content(item)
    func words(_ text: Text) -> String { TextResolver(node).string(text) }
    let screen = AlertScreen(
      title: words(content.title), message: content.message.map(words), preferredStyle: style)
    for button in content.buttons {
      screen.add(words(button.label), button.role, button.action)
    }
    if content.buttons.isEmpty { screen.addMissingActions() }
    return screen
  }

  @MainActor func takeBack() { source.unset() }
}
