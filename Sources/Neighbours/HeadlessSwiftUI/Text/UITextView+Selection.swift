extension UITextView: SelectionField {
  var selectableText: String { text ?? "" }

  var selectedUnits: NSRange {
    get { selectedRange }
    set { selectedRange = newValue }
  }
}
