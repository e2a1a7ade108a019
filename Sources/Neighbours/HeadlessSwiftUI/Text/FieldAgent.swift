/// What hears of typing in a field.
@MainActor final class FieldAgent: NSObject, UITextFieldDelegate {
  weak var node: LeafNode<FieldLeaf>?
  private(set) var isTypingOwnText = false

  /// Shows the text of the binding, where it is another one.
  func takeText(_ field: UITextField) {
    guard let text = node?.view.source.read(), field.text != text else { return }
    field.text = text
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    isTypingOwnText = node.map { $0.view.source.read() != textField.text } ?? false
    node?.environment.focusLink?.set(true)
    node?.view.source.editingChanged(true)
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    guard let node else { return }
    node.view.source.commit(textField.text ?? "")
    takeText(textField)
    node.environment.focusLink?.set(false)
    node.view.source.editingChanged(false)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let node else { return true }
    node.view.source.commit(textField.text ?? "")
    let actions = node.environment.submitActions.filter { $0.triggers.contains(.text) }
    textField.resignFirstResponder()
    node.view.source.committed()
    for action in actions { action.run() }
    return false
  }
}
