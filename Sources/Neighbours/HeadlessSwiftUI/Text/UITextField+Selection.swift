extension UITextField: SelectionField {
  var selectableText: String { text ?? "" }

  var selectedUnits: NSRange {
    get { (selectedTextRange as? TextRange)?.range ?? NSRange() }
    set { selectedTextRange = TextRange(newValue) }
  }
}
