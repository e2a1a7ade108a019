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

  /// Tells everyone that editing has begun.
  ///
  /// The keyboard comes first (behaviour 41, 65).
  final func focusTaken() {
    isEditing = isEditable
    hostApplication.keyboard.follow(self)
    // If the delegate gives up the focus, no other object is told.
    if isEditing { delegate?.textViewDidBeginEditing(self) }
    if isEditing { post(Self.textDidBeginEditingNotification) }
  }

  /// Tells everyone that editing has ended (behaviour 65).
  final func editingEnded() {
    isEditing = false
    typingUndo?.end()
    delegate?.textViewDidEndEditing(self)
    post(Self.textDidEndEditingNotification)
  }

  // MARK: Changing the text

  /// Changes the text, and tells everyone about it (behaviour 66).
  package final func change(_ edit: (inout EditedText) -> Void) {
    AppCall.make("textViewDidChange(_:)", of: self) {
      clearsOnInsertion = false
      edit(&edited)
      tellStorage(of: .edit)
      measuredWidth = nil
      if !isScrollEnabled { invalidateIntrinsicContentSize() }
      selectionChanged()
      delegate?.textViewDidChange(self)
      post(Self.textDidChangeNotification)
    }
  }

  /// Sets the text for code.
  ///
  /// The delegate is only told if the selection changes (behaviour 67).
  final func setContent(_ set: (inout EditedText) -> Void) {
    let selection = edited.selection
    set(&edited)
    tellStorage(of: .text)
    typingUndo?.forget()
    contentChanged()
    if isFirstResponder, edited.selection != selection { selectionChanged() }
  }

  package final func selectionChanged() {
    AppCall.make("textViewDidChangeSelection(_:)", of: self) {
      delegate?.textViewDidChangeSelection(self)
    }
  }

  final func contentChanged() {
    measuredWidth = nil
    setNeedsLayout()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  // MARK: Acts of the user

  /// Inserts text as a user does: the delegate is asked once (behaviour 57, 58, 66).
  package final func userInsert(_ text: String) {
    guard !text.isEmpty, mayChange(edited.selection, to: text) else { return }
    insertText(text)
  }

  /// Deletes backward as a user does.
  ///
  /// In an empty view the delegate is asked, too (behaviour 56).
  package final func userBackspace() {
    let caret = NSRange(location: edited.selection.location, length: 0)
    guard mayChange(edited.deletion ?? caret, to: "") else { return }
    deleteBackward()
  }

  package final func mayChange(_ range: NSRange, to text: String) -> Bool {
    guard let delegate else { return true }
    if asksForOneRange.names(delegate) {
      return delegate.textView(self, shouldChangeTextIn: range, replacementText: text)
    }
    return delegate.textView(self, shouldChangeTextInRanges: range.values, replacementText: text)
  }

  // MARK: Measuring

  /// Returns the size of the text in lines of a given width.
  final func textSize(width: CGFloat) -> CGSize {
    let width = width.isNaN ? 0 : width
    let size = linesSize(width: width - sides)
    let insets = textContainerInset.top.finite + textContainerInset.bottom.finite
    return CGSize(
      width: min(size.width.roundedUpToPixel + sides, max(width, sides)),
      height: (size.height + insets).roundedUpToPixel)
  }

  /// The part of the width that is not available for lines.
  var sides: CGFloat {
    (textContainerInset.left + textContainerInset.right
      + 2 * container.lineFragmentPadding).finite
  }

  /// Returns the height of the lines from the start of the text to a location.
  final func height(through location: Int) -> CGFloat {
    linesSize(upTo: location, width: bounds.width - sides).height
  }

  /// Returns where a range of the text is, in lines that begin at the left.
  ///
  /// A range across several lines is as wide as the lines may be.
  final func rect(of range: NSRange) -> CGRect {
    if let shapedText {
      return shapedText.bounds(of: range).offsetBy(dx: containerOrigin.x, dy: containerOrigin.y)
    }
    let width = max(0, bounds.width - sides)
    let start = range.location == 0 ? TextFit() : lines(upTo: range.location, width: width)
    let end = lines(upTo: range.location + range.length, width: width)
    let isOnOneLine = max(1, start.lineCount) == max(1, end.lineCount)
    let left = isOnOneLine ? start.lastLineWidth : 0
    let right = isOnOneLine ? end.lastLineWidth : width
    let top = max(0, start.size.height - (start.lineCount > 0 ? height(through: 0) : 0))
    return CGRect(
      x: (textContainerInset.left + container.lineFragmentPadding).finite + left,
      y: textContainerInset.top.finite + top, width: max(0, right - left),
      height: max(0, end.size.height - top))
  }

  package final var caretLines: CaretLines {
    CaretLines(
      edited, measure(width: max(0, bounds.width - sides)), font ?? Self.defaultFont, shapedText)
  }

  private func linesSize(upTo end: Int? = nil, width: CGFloat) -> CGSize {
    lines(upTo: end, width: width).size
  }

  private func lines(upTo end: Int? = nil, width: CGFloat) -> TextFit {
    let measure = measure(width: width)
    let font = font ?? Self.defaultFont
    // An empty text is as high as one line.
    if edited.isEmpty || end == 0 { return measure.fit(Self.zeroWidthSpace, font) }
    if !container.isPlain, end == nil, let lines = shapedText(width: width).shapedLines[0] {
      return lines.fit
    }
    return measure.fit(edited, in: end.map { NSRange(location: 0, length: $0) }, or: font)
  }

  private func measure(width: CGFloat) -> TextMeasure {
    var measure = TextMeasure()
    measure.maximumLines = max(0, container.maximumNumberOfLines)
    measure.usesLeading = true
    if width > 0 { measure.width = width }
    return measure
  }

  private static let defaultFonts = ByLegibility(systemFontOfSize: 12)
  static var defaultFont: UIFont { defaultFonts.current }
  /// A character that makes a line without being visible in it.
  private static let zeroWidthSpace = "\u{200B}"
}

extension UITextView: WidthDependentHeight {
  func contentHeight(forWidth width: CGFloat) -> CGFloat {
    isScrollEnabled ? UIView.noIntrinsicMetric : textSize(width: width).height
  }
}
