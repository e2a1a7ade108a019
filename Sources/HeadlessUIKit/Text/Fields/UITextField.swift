public import Foundation

/// A control for editing a line of text.
///
/// There are two ways in. The user's typing goes through the delegate's `should…` methods; changes
/// by code, including `insertText(_:)` and `deleteBackward()`, do not (behaviour 52).
open class UITextField: UIControl, UITextInput, SettableTextInputTraits {
  // MARK: Validating and handling edits

  /// The delegate that decides about editing; it is not kept alive.
  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Accessing the text

  /// The text.
  ///
  /// It is empty if no text was set (behaviour 63).
  open var text: String? {
    get { edited.string }
    set {
      observed(.text) {
        edited.set(newValue ?? "", standardAttributes)
        textWasSet()
      }
    }
  }

  /// The text with its attributes.
  open var attributedText: NSAttributedString? {
    get { edited.attributed }
    set {
      edited.set(newValue ?? NSAttributedString(string: ""), standard: standardAttributes)
      textWasSet()
    }
  }

  /// The text to show while the field is empty.
  open var placeholder: String? {
    get { storedPlaceholder?.text }
    set {
      storedPlaceholder = newValue.map { .plain($0) }
      invalidateIntrinsicContentSize()
    }
  }

  /// The text to show while the field is empty, with its attributes.
  open var attributedPlaceholder: NSAttributedString? {
    get { storedPlaceholder?.attributedText }
    set {
      storedPlaceholder = newValue.map { .attributed($0) }
      invalidateIntrinsicContentSize()
    }
  }

  /// The attributes of the whole text: the font, the color, the alignment.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { standardAttributes.values }
    set {
      if let font = newValue[.font] as? UIFont { storedFont = font }
      if let color = newValue[.foregroundColor] as? UIColor { storedTextColor = color }
      if let style = newValue[.paragraphStyle] as? NSParagraphStyle {
        storedTextAlignment = style.alignment
      }
      restyle(newValue)
    }
  }

  /// The font of the text.
  open var font: UIFont? {
    get { storedFont }
    set {
      storedFont = newValue ?? Self.defaultFont
      restyle([.font: storedFont])
    }
  }

  /// The color of the text.
  open var textColor: UIColor? {
    get { storedTextColor ?? .label }
    set {
      storedTextColor = newValue
      restyle([.foregroundColor: storedTextColor ?? .label])
    }
  }

  /// The edge at which the text is aligned.
  open var textAlignment: NSTextAlignment {
    get { storedTextAlignment }
    set {
      storedTextAlignment = newValue
      restyle([.paragraphStyle: paragraphStyle])
    }
  }

  /// The attributes of newly typed text, or `nil` while the text is not edited.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? edited.typingAttributes.values : nil }
    set {
      if isEditing, let newValue { edited.typingAttributes = TextAttributes(newValue) }
    }
  }

  // MARK: Sizing the text field's text

  /// Whether the text shrinks to fit the width.
  open var adjustsFontSizeToFitWidth = false

  /// The smallest font size for text that shrinks.
  open var minimumFontSize: CGFloat = 0

  /// Whether the font follows the text size that the user prefers.
  open var adjustsFontForContentSizeCategory = false

  // MARK: Managing the editing behavior

  /// Whether the text is being edited.
  open var isEditing: Bool { isFirstResponder }

  /// Whether the text is cleared when editing begins, unless the delegate keeps it (behaviour 49).
  open var clearsOnBeginEditing = false

  /// Whether the next insertion replaces the whole text.
  open var clearsOnInsertion = false

  /// Whether the user may change the look of the text.
  open var allowsEditingTextAttributes = false

  // MARK: Setting the view's background appearance

  /// The border around the text.
  open var borderStyle = BorderStyle.none {
    didSet { if borderStyle != oldValue { contentChanged() } }
  }

  /// The image behind the text.
  open var background: UIImage?

  /// The image behind the text while the field is disabled.
  open var disabledBackground: UIImage?

  // MARK: Managing overlay views

  /// When the button that clears the text is visible.
  open var clearButtonMode = ViewMode.never {
    didSet { setNeedsLayout() }
  }

  /// The view before the text.
  open var leftView: UIView? {
    didSet { sideViewChanged(from: oldValue, to: leftView) }
  }

  /// When the view before the text is visible.
  open var leftViewMode = ViewMode.never {
    didSet { updateSideViews() }
  }

  /// The view after the text.
  open var rightView: UIView? {
    didSet { sideViewChanged(from: oldValue, to: rightView) }
  }

  /// When the view after the text is visible.
  open var rightViewMode = ViewMode.never {
    didSet { updateSideViews() }
  }

  // MARK: Drawing and positioning overrides

  /// Returns the rectangle of the text in bounds.
  open func textRect(forBounds bounds: CGRect) -> CGRect { rectBetweenSideViews(bounds) }

  /// Draws the text within a rectangle; while it is edited, this is not asked.
  open func drawText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    paintText(in: rect, PartPainter(context: context))
  }

  /// Returns the rectangle of the placeholder in bounds.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Draws the placeholder within a rectangle.
  open func drawPlaceholder(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    paintPlaceholder(in: rect, PartPainter(context: context))
  }

  /// Returns the rectangle of the border in bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of the text while it is edited, in bounds.
  open func editingRect(forBounds bounds: CGRect) -> CGRect {
    var rect = rectBetweenSideViews(bounds)
    if clearButtonMode == .always || clearButtonMode == .whileEditing {
      rect.size.width = max(0, rect.width - Self.clearButtonSize)
    }
    return rect
  }

  /// Returns the rectangle of the button that clears the text, in bounds.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let side = Self.clearButtonSize
    return CGRect(
      x: bounds.maxX - side - borderInset, y: bounds.midY - side / 2, width: side, height: side)
  }

  /// Returns the rectangle of the view before the text, in bounds.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = size(of: leftView)
    return CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Returns the rectangle of the view after the text, in bounds.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = size(of: rightView)
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  // MARK: Replacing the system input views

  /// The view that replaces the keyboard.
  open override var inputView: UIView? {
    get { keyboard.view }
    set {
      keyboard.view = newValue
      reloadInputViews()
    }
  }

  /// The view above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { keyboard.accessoryView }
    set {
      keyboard.accessoryView = newValue
      reloadInputViews()
    }
  }

  // MARK: Managing the keyboard

  /// When the shift key is pressed by itself.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { keyboard.autocapitalizationType }
    set { keyboard.autocapitalizationType = newValue }
  }

  /// Whether words are corrected.
  open var autocorrectionType: UITextAutocorrectionType {
    get { keyboard.autocorrectionType }
    set { keyboard.autocorrectionType = newValue }
  }

  /// Whether spelling is checked.
  open var spellCheckingType: UITextSpellCheckingType {
    get { keyboard.spellCheckingType }
    set { keyboard.spellCheckingType = newValue }
  }

  /// Whether quotation marks become typographic ones.
  open var smartQuotesType: UITextSmartQuotesType {
    get { keyboard.smartQuotesType }
    set { keyboard.smartQuotesType = newValue }
  }

  /// Whether hyphens become dashes.
  open var smartDashesType: UITextSmartDashesType {
    get { keyboard.smartDashesType }
    set { keyboard.smartDashesType = newValue }
  }

  /// Whether spaces around pasted or cut text are adjusted.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { keyboard.smartInsertDeleteType }
    set { keyboard.smartInsertDeleteType = newValue }
  }

  /// Whether the keyboard suggests how to go on.
  open var inlinePredictionType: UITextInlinePredictionType {
    get { keyboard.inlinePredictionType }
    set { keyboard.inlinePredictionType = newValue }
  }

  /// Whether the keyboard calculates typed sums.
  open var mathExpressionCompletionType: UITextMathExpressionCompletionType {
    get { keyboard.mathExpressionCompletionType }
    set { keyboard.mathExpressionCompletionType = newValue }
  }

  /// The keys of the keyboard; a keyboard with real keys has all of them.
  open var keyboardType: UIKeyboardType {
    get { keyboard.keyboardType }
    set { keyboard.keyboardType = newValue }
  }

  /// The look of the keyboard.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { keyboard.keyboardAppearance }
    set { keyboard.keyboardAppearance = newValue }
  }

  /// The title of the return key.
  open var returnKeyType: UIReturnKeyType {
    get { keyboard.returnKeyType }
    set { keyboard.returnKeyType = newValue }
  }

  /// Whether the return key can be tapped only when there is text.
  open var enablesReturnKeyAutomatically: Bool {
    get { keyboard.enablesReturnKeyAutomatically }
    set { keyboard.enablesReturnKeyAutomatically = newValue }
  }

  /// The meaning of the text.
  open var textContentType: UITextContentType! {
    get { keyboard.textContentType }
    set { keyboard.textContentType = newValue }
  }

  /// The rules for a new password.
  open var passwordRules: UITextInputPasswordRules? {
    get { keyboard.passwordRules }
    set { keyboard.passwordRules = newValue }
  }

  /// The permitted extent of Writing Tools; it is kept, but the model has no such tools.
  open var writingToolsBehavior: UIWritingToolsBehavior {
    get { keyboard.writingToolsBehavior }
    set { keyboard.writingToolsBehavior = newValue }
  }

  /// The kinds of text that Writing Tools may insert; kept, but the model has no such tools.
  open var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
    get { keyboard.allowedWritingToolsResultOptions }
    set { keyboard.allowedWritingToolsResultOptions = newValue }
  }

  /// Whether the text is shown as dots; the next insertion takes its place (behaviour 61).
  open var isSecureTextEntry: Bool {
    get { keyboard.isSecureTextEntry }
    set {
      guard newValue != keyboard.isSecureTextEntry else { return }
      keyboard.isSecureTextEntry = newValue
      awaitsFirstSecureEdit = newValue && isEditing
    }
  }

  // MARK: Entering text

  /// Whether there is any text.
  open var hasText: Bool { !edited.isEmpty }

  /// Inserts text at the caret or replaces the selection, without asking the delegate.
  open func insertText(_ text: String) {
    change(insertionReplacesAll ? edited.whole : edited.selection, to: text)
  }

  /// Deletes the selection or the character before the caret, without asking the delegate.
  open func deleteBackward() {
    guard let range = rangeOfBackspace else { return }
    change(range, to: "")
  }

  // MARK: Selecting and replacing text

  /// The text of a range.
  open func text(in range: UITextRange) -> String? {
    (range as? TextRange).map { edited.text(in: $0.range) }
  }

  /// Replaces the text in a range, without asking the delegate.
  open func replace(_ range: UITextRange, withText text: String) {
    guard let range = range as? TextRange else { return }
    change(range.range, to: text)
  }

  /// The selected range; an empty range is the place of the caret.
  open var selectedTextRange: UITextRange? {
    get { TextRange(edited.selection) }
    set {
      guard let newValue = newValue as? TextRange, edited.select(newValue.range) else { return }
      typingUndo?.end()
      if isEditing { selectionChanged() }
    }
  }

  /// The provisional text, as in Chinese; the model's keys type final text.
  open var markedTextRange: UITextRange? { nil }

  /// Returns the range between two positions, in either order.
  open func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    edited.range(from: fromPosition, to: toPosition)
  }

  /// Returns the position at an offset in code units, or `nil` outside of the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    edited.position(from: position, offset: offset)
  }

  /// The start of the text.
  open var beginningOfDocument: UITextPosition { TextPosition(0) }

  /// The end of the text.
  open var endOfDocument: UITextPosition { TextPosition(edited.length) }

  /// Returns which of two positions comes first.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    TextPosition.compare(position, to: other)
  }

  /// Returns the number of code units between two positions.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    TextPosition.offset(from: from, to: toPosition)
  }

  // MARK: Measuring the text

  /// Returns the rectangle of the caret at a position.
  open func caretRect(for position: UITextPosition) -> CGRect {
    (position as? TextPosition).map { caretRect(at: $0.offset) } ?? .zero
  }

  /// Returns the rectangle of the first line of a range.
  open func firstRect(for range: UITextRange) -> CGRect {
    selectionRects(for: range).first?.rect ?? caretRect(for: range.start)
  }

  /// Returns the rectangles of a range, one for each line.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    (range as? TextRange).map { selectionRects(of: $0.range) } ?? []
  }

  /// Returns the position that is nearest to a point.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { TextPosition(place(at: point)) }

  // MARK: Taking and giving up the focus

  /// Whether the field may take the focus.
  ///
  /// It may while it is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, if the delegate and the object with the focus agree (behaviour 40, 44, 45).
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard !isAsking, canBecomeFirstResponder, canHoldFocus else { return false }
    guard asked({ mayBegin() }) else { return false }
    return super.becomeFirstResponder()
  }

  /// Ends editing, if the delegate agrees (behaviour 40).
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard !isAsking, canResignFirstResponder else { return false }
    guard asked({ mayEnd() }) else { return false }
    return super.resignFirstResponder()
  }

  // MARK: Editing with the edit menu

  /// Returns whether the edit menu would offer a command.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    let selection = edited.selection
    return switch action {
    case "cut:", "copy:": selection.length > 0 && !isSecureTextEntry
    case "delete:": selection.length > 0
    case "paste:": isEnabled && hostApplication.pasteboards.general.hasStrings
    case "select:": selection.length == 0 && edited.word != nil
    case "selectAll:": hasText && selection != edited.whole
    default: super.canPerformAction(action, withSender: sender)
    }
  }

  /// Inserts the copied text, if the delegate permits it; line breaks become spaces.
  open override func paste(_ sender: Any?) {
    guard let text = hostApplication.pasteboards.general.string else { return }
    undoingAlone("Paste") { userInsert(String(text.map { $0.isNewline ? " " : $0 })) }
  }

  /// The edit menu for a part of the text: the delegate's, else the suggested one.
  open func editMenu(
    for textRange: UITextRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    guard let range = textRange as? TextRange, hostApplication.device.system.asksForEditMenus
    else { return nil }
    return delegate?.textField(
      self, editMenuForCharactersInRanges: range.range.values, suggestedActions: suggestedActions)
  }

  /// Tells the delegate that the edit menu is about to appear.
  open func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
    delegate?.textField(self, willPresentEditMenuWith: animator)
  }

  /// Tells the delegate that the edit menu is about to disappear.
  open func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
    delegate?.textField(self, willDismissEditMenuWith: animator)
  }

  // MARK: Getting the undo manager

  /// The undo manager: the field has its own (behaviour 671).
  open override var undoManager: UndoManager? { ownUndoManager }

  // MARK: Laying out

  /// Places the views beside the text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if let leftView, leftView.superview === self {
      leftView.frame = leftViewRect(forBounds: bounds)
    }
    if let rightView, rightView.superview === self {
      rightView.frame = rightViewRect(forBounds: bounds)
    }
  }

  /// The size of the text, or of the placeholder, with the border.
  open override var intrinsicContentSize: CGSize {
    var lines = TextMeasure()
    lines.wraps = false
    let text =
      edited.isEmpty
      ? lines.size(of: placeholder ?? "", storedFont) : lines.fit(edited, or: storedFont).size
    var width = text.width.roundedUpToPixel
    let sizes = DeviceProfile.current.fields
    var height = storedFont.lineHeight.finite.rounded(.up) + heightBesideLine
    switch borderStyle {
    case .none: if width == 0 { width = sizes.emptyWidth }
    case .roundedRect:
      width += sizes.roundedMargins - 2 * borderInset
      height = sizes.roundedHeight
    case .line, .bezel: break
    }
    // The views beside the text take the same width in any field that is wide enough.
    let roomy = CGRect(x: 0, y: 0, width: Self.ampleWidth, height: height)
    return CGSize(
      width: width + roomy.width - rectBetweenSideViews(roomy).width, height: height)
  }

  /// Returns the size of the text, or of the placeholder, with the border.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Making the view accessible

  /// Whether assistive technologies see the field.
  ///
  /// They do unless the app says otherwise.
  open override var isAccessibilityElement: Bool {
    get { givenIsAccessibilityElement ?? true }
    set { givenIsAccessibilityElement = newValue }
  }

  /// The text, a dot for each character of a secret, or else the placeholder.
  open override var accessibilityValue: String? {
    get {
      if let value = super.accessibilityValue { return value }
      guard hasText else { return placeholder }
      return isSecureTextEntry
        ? String(repeating: "•", count: edited.string.count) : edited.string
    }
    set { super.accessibilityValue = newValue }
  }

  // MARK: Notifications

  /// Posted when editing has begun.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted when editing has ended.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// Posted when the text has changed, but not when code sets it.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  /// The key for the reason why editing ended, the raw value of a `DidEndEditingReason`.
  public nonisolated static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"

  // MARK: Storage

  private static let defaultFonts = ByLegibility(systemFontOfSize: 17)
  static var defaultFont: UIFont { defaultFonts.current }
  static let clearButtonSize = DeviceProfile.current.fields.clearButton
  /// A width in which the text and the views beside it always fit.
  private static let ampleWidth: CGFloat = 100_000
  /// The height that the field adds to its line's.
  private final var heightBesideLine: CGFloat { borderStyle == .none ? 1 : 13 }
  private static let defaultAttributes = ByLegibility {
    TextAttributes([
      .font: UIFont.system(17, .regular, $0), .foregroundColor: UIColor.label,
      .paragraphStyle: NSParagraphStyle(),
    ])
  }
  final var storedFont = UITextField.defaultFont
  /// The placeholder, in one of two forms.
  private final var storedPlaceholder: Placeholder?
  private final var storedTextColor: UIColor?
  private final var storedTextAlignment = NSTextAlignment.natural
  private final var keyboard = KeyboardSettings()
  private final var givenIsAccessibilityElement: Bool?
  /// The attributes of a text without attributes.
  final private(set) var standardAttributes = UITextField.defaultAttributes.current
  // No access to the text spans a call of the app's code, so exclusivity checks would find nothing.
  package final var edited = EditedText(UITextField.defaultAttributes.current)
  /// The delegates that are asked about one range at a time: an array of boxed ranges takes long to
  /// make.
  final var asksForOneRange = NotImplemented.Note()
  /// The delegates without a method for changed selections.
  final var tellsOfNoSelections = NotImplemented.Note()
  /// Whether the next insertion replaces a secure text, because a user cannot see it.
  final var awaitsFirstSecureEdit = false
  package final var isAsking = false
  package final var typingUndo: TypingUndo?
  private final lazy var ownUndoManager = UndoManager()

  // MARK: The model

  override class var elementRole: ElementRole { .textField }

  package override var claimsTaps: Bool { true }

  final override func textSizeDidChange(to traits: UITraitCollection) {
    if adjustsFontForContentSizeCategory { font = storedFont.adjusted(for: traits) }
  }

  // A touch that ends in the field makes the keyboard appear, and does nothing else (behaviour 42).
  override func touchUpInside(with event: UIEvent?) { becomeFirstResponder() }

  override func didTakeFocus() { editingBegan() }

  override func didLoseFocus() { editingEnded() }

  package override var takesKeys: Bool { isEnabled }

  @discardableResult
  package override func userType(_ text: String) -> Bool {
    if text == "\n" || text == "\r\n" { return userReturn() }
    userInsert(text)
    return true
  }

  // The questions and the notices of editing. A search field handles them for its bar, too.

  func mayBegin() -> Bool {
    allows(
      delegate?.textFieldShouldBeginEditing(self), .begin, "textFieldShouldBeginEditing(_:)",
      delegate)
  }

  func didBegin() { delegate?.textFieldDidBeginEditing(self) }

  func mayEnd() -> Bool {
    allows(
      delegate?.textFieldShouldEndEditing(self), .end, "textFieldShouldEndEditing(_:)", delegate)
  }

  func didEnd() { delegate?.textFieldDidEndEditing(self, reason: .committed) }

  package func mayChange(_ range: NSRange, to text: String) -> Bool {
    guard let delegate else { return true }
    if asksForOneRange.names(delegate) {
      return delegate.textField(
        self, shouldChangeCharactersIn: range, replacementString: text)
    }
    return delegate.textField(
      self, shouldChangeCharactersInRanges: range.values, replacementString: text)
  }

  func didChange() {}

  func mayClear() -> Bool {
    allows(delegate?.textFieldShouldClear(self), .clear, "textFieldShouldClear(_:)", delegate)
  }

  func mayReturn() -> Bool { delegate?.textFieldShouldReturn(self) ?? true }

  /// Called after the return key has done its work.
  func didReturn() {}

  // MARK: The look of the text

  private final var paragraphStyle: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = storedTextAlignment
    return style
  }

  private final func restyle(_ values: [NSAttributedString.Key: Any]) {
    standardAttributes = standardAttributes.adding(values)
    edited.addAttributes(values)
    contentChanged()
  }

  final func contentChanged() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }
}
