import Foundation

extension UITextView: TextEditing {
  // MARK: Beginning and ending

  final func mayBegin() -> Bool {
    allows(
      delegate?.textViewShouldBeginEditing(self), .begin, "textViewShouldBeginEditing(_:)",
      delegate)
  }

  final func mayEnd() -> Bool {
    allows(
      delegate?.textViewShouldEndEditing(self), .end, "textViewShouldEndEditing(_:)", delegate)
  }

  /// Tells that editing has begun: the keyboard comes first (behaviour 41, 65).
  final func focusTaken() {
    isEditing = isEditable
    hostApplication.keyboard.follow(self)
    // Whoever gives the focus up meanwhile has ended what is to be told of.
    if isEditing { delegate?.textViewDidBeginEditing(self) }
    if isEditing { post(Self.textDidBeginEditingNotification) }
  }

  /// Tells that editing has ended (behaviour 65).
  final func editingEnded() {
    isEditing = false
    delegate?.textViewDidEndEditing(self)
    post(Self.textDidEndEditingNotification)
  }

  // MARK: Changing the text

  /// Replaces characters, and tells of it (behaviour 66).
  final func change(_ range: NSRange, to text: String) {
    clearsOnInsertion = false
    edited.replace(range, with: text)
    measuredWidth = nil
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
    selectionChanged()
    delegate?.textViewDidChange(self)
    post(Self.textDidChangeNotification)
  }

  /// Has code set the text: only a selection that is another one is told of (behaviour 67).
  final func setContent(_ set: (inout EditedText) -> Void) {
    let selection = edited.selection
    set(&edited)
    contentChanged()
    if isFirstResponder, edited.selection != selection { selectionChanged() }
  }

  package final func selectionChanged() { delegate?.textViewDidChangeSelection(self) }

  final func contentChanged() {
    measuredWidth = nil
    setNeedsLayout()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  // MARK: What the user does

  /// Has the user insert text: the delegate is asked once (behaviour 57, 58, 66).
  package final func userInsert(_ text: String) {
    guard !text.isEmpty, mayChange(edited.selection, to: text) else { return }
    insertText(text)
  }

  /// Has the user delete backward; in an empty view the delegate is asked too (behaviour 56).
  package final func userBackspace() {
    let caret = NSRange(location: edited.selection.location, length: 0)
    guard mayChange(edited.deletion ?? caret, to: "") else { return }
    deleteBackward()
  }

  private func mayChange(_ range: NSRange, to text: String) -> Bool {
    guard let delegate else { return true }
    if ObjectIdentifier(type(of: delegate)) == singleRangeDelegate {
      return delegate.textView(self, shouldChangeTextIn: range, replacementText: text)
    }
    return delegate.textView(self, shouldChangeTextInRanges: range.values, replacementText: text)
  }

  // MARK: Measuring

  /// The size of the text on lines that a width leaves room for.
  final func textSize(width: CGFloat) -> CGSize {
    let width = width.isNaN ? 0 : width
    let size = linesSize(of: edited.attributed, width: width - sides)
    return CGSize(
      width: min(size.width.rounded(.up) + sides, max(width, sides)),
      height: (size.height + textContainerInset.top.finite + textContainerInset.bottom.finite)
        .rounded(.up))
  }

  /// How much of the width no line can take.
  private var sides: CGFloat {
    (textContainerInset.left + textContainerInset.right
      + 2 * textContainer.lineFragmentPadding).finite
  }

  /// The height of the lines of the text from its start to a place.
  final func height(through location: Int) -> CGFloat {
    let range = NSRange(location: 0, length: location)
    return linesSize(
      of: edited.attributed.attributedSubstring(from: range), width: bounds.width - sides
    ).height
  }

  private func linesSize(of text: NSAttributedString, width: CGFloat) -> CGSize {
    var measure = TextMeasure()
    measure.maximumLines = max(0, textContainer.maximumNumberOfLines)
    if width > 0 { measure.width = width }
    let font = font ?? Self.defaultFont
    // An empty text is as high as a line, and one without a font is in the system's.
    let shown = NSMutableAttributedString(attributedString: text)
    if shown.length == 0 { shown.append(NSAttributedString(string: "\u{200B}")) }
    var bare: [NSRange] = []
    shown.enumerateAttributes(in: NSRange(location: 0, length: shown.length)) { values, range, _ in
      if values[.font] == nil { bare.append(range) }
    }
    for range in bare { shown.addAttribute(.font, value: font, range: range) }
    return measure.size(of: shown)
  }

  private static let defaultFont = UIFont.systemFont(ofSize: 12)
}

extension UITextView: WidthDependentHeight {
  func contentHeight(forWidth width: CGFloat) -> CGFloat {
    isScrollEnabled ? UIView.noIntrinsicMetric : textSize(width: width).height
  }
}
