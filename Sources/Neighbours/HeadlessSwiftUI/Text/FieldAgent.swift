/// What hears of typing in a field.
@MainActor final class FieldAgent: NSObject, UITextFieldDelegate {
  weak var node: LeafNode<FieldLeaf>?

  func textFieldDidChangeSelection(_ textField: UITextField) {
    if let node { textField.tellSelection(to: node.view.source, node.environment) }
  }

  /// Shows the text of the value, where it is another one; a value that a format reads waits until
  /// typing has ended.
  func takeText(_ field: UITextField, isOver: Bool = false) {
    guard let source = node?.view.source, isOver || source.isImmediate || !field.isEditing
    else { return }
    let text = source.read()
    if field.text != text { field.text = text }
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    if let source = node?.view.source { textField.takeSelection(of: source) }
    textFieldDidChangeSelection(textField)
    node?.environment.focusLink?.set(true)
    node?.view.source.editingChanged(true)
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    guard let node else { return }
    node.view.source.commit(textField.text ?? "")
    takeText(textField, isOver: true)
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
