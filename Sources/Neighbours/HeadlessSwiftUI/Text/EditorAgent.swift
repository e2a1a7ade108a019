/// What hears of typing in an editor.
@MainActor final class EditorAgent: NSObject, UITextViewDelegate {
  weak var node: LeafNode<EditorLeaf>?

  func textViewDidChangeSelection(_ textView: UITextView) {
    if let node { textView.tellSelection(to: node.view.source, node.environment) }
  }

  func textViewDidBeginEditing(_ textView: UITextView) {
    if let source = node?.view.source { textView.takeSelection(of: source) }
    textViewDidChangeSelection(textView)
    node?.environment.focusLink?.set(true)
    node?.view.source.editingChanged(true)
  }

  func textViewDidEndEditing(_ textView: UITextView) {
    node?.environment.focusLink?.set(false)
    node?.view.source.editingChanged(false)
  }

  func textViewDidChange(_ textView: UITextView) {
    guard let node else { return }
    node.view.source.write(textView.text)
    let text = node.view.source.read()
    if textView.text != text { textView.text = text }
    if node.view.grows { node.layoutChanged() }
  }
}
