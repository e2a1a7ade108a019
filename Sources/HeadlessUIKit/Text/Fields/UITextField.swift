public import Foundation

/// A control that a line of text is edited in.
///
/// There are two ways in. What the user does goes through the delegate's `should…` methods; what
/// code does, through `insertText(_:)` and `deleteBackward()` too, does not (behaviour 52).
open class UITextField: UIControl, UITextInput {
  // MARK: Creating a text field

  /// Creates a text field with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a text field from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Validating and handling edits

  /// What decides about editing; it is not kept alive.
  @exclusivity(unchecked) open weak var delegate: (any UITextFieldDelegate)? {
    didSet { tellsOfSelections = true }
  }

  // MARK: Accessing the text

  /// The text; the empty one where none is set (behaviour 63).
  open var text: String? {
    get { edited.string }
    set {
      edited.set(newValue ?? "", standardAttributes)
      textWasSet()
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

  /// What is shown while there is no text.
  open var placeholder: String? {
    get { attributedPlaceholder?.string }
    set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
  }

  /// What is shown while there is no text, with its attributes.
  open var attributedPlaceholder: NSAttributedString? {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The attributes that the whole text has: the font, the colour, the alignment.
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

  /// The colour of the text.
  open var textColor: UIColor? {
    get { storedTextColor ?? .label }
    set {
      storedTextColor = newValue
      restyle([.foregroundColor: storedTextColor ?? .label])
    }
  }

  /// Which edge the text lies against.
  open var textAlignment: NSTextAlignment {
    get { storedTextAlignment }
    set {
      storedTextAlignment = newValue
      restyle([.paragraphStyle: paragraphStyle])
    }
  }

  /// The attributes of what is typed; `nil` while the text is not edited.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? edited.typingAttributes.values : nil }
    set {
      if isEditing, let newValue { edited.typingAttributes = TextAttributes(newValue) }
    }
  }

  // MARK: Sizing the text field's text

  /// Whether the text is made smaller to fit the width.
  open var adjustsFontSizeToFitWidth = false

  /// How small text that is made smaller may be.
  open var minimumFontSize: CGFloat = 0

  /// Whether the font follows the size of text that the user chooses.
  open var adjustsFontForContentSizeCategory = false

  // MARK: Managing the editing behavior

  /// Whether the text is being edited.
  open var isEditing: Bool { isFirstResponder }

  /// Whether the text is cleared when editing begins, unless the delegate keeps it (behaviour 49).
  open var clearsOnBeginEditing = false

  /// Whether the next insertion takes the place of the whole text.
  @exclusivity(unchecked) open var clearsOnInsertion = false

  /// Whether the user may change the look of the text.
  open var allowsEditingTextAttributes = false

  // MARK: Setting the view's background appearance

  /// What is drawn around the text.
  open var borderStyle = BorderStyle.none {
    didSet { if borderStyle != oldValue { contentChanged() } }
  }

  /// The image behind the text.
  open var background: UIImage?

  /// The image behind the text while the field is disabled.
  open var disabledBackground: UIImage?

  // MARK: Managing overlay views

  /// When the button shows that clears the text.
  open var clearButtonMode = ViewMode.never {
    didSet { setNeedsLayout() }
  }

  /// The view before the text.
  open var leftView: UIView? {
    didSet { sideViewChanged(from: oldValue, to: leftView) }
  }

  /// When the view before the text shows.
  open var leftViewMode = ViewMode.never {
    didSet { updateSideViews() }
  }

  /// The view behind the text.
  open var rightView: UIView? {
    didSet { sideViewChanged(from: oldValue, to: rightView) }
  }

  /// When the view behind the text shows.
  open var rightViewMode = ViewMode.never {
    didSet { updateSideViews() }
  }

  // MARK: Drawing and positioning overrides

  /// Where the text lies, in bounds.
  open func textRect(forBounds bounds: CGRect) -> CGRect { rectBetweenSideViews(bounds) }

  /// Draws the text; the model draws nothing, and never calls it.
  open func drawText(in rect: CGRect) {}

  /// Where the placeholder lies, in bounds.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Draws the placeholder; the model draws nothing, and never calls it.
  open func drawPlaceholder(in rect: CGRect) {}

  /// Where the border lies, in bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where the text lies while it is edited, in bounds.
  open func editingRect(forBounds bounds: CGRect) -> CGRect {
    var rect = rectBetweenSideViews(bounds)
    if clearButtonMode == .always || clearButtonMode == .whileEditing {
      rect.size.width = max(0, rect.width - Self.clearButtonSize)
    }
    return rect
  }

  /// Where the button that clears the text lies, in bounds.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let side = Self.clearButtonSize
    return CGRect(
      x: bounds.maxX - side - borderInset, y: bounds.midY - side / 2, width: side, height: side)
  }

  /// Where the view before the text lies, in bounds.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = size(of: leftView)
    return CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Where the view behind the text lies, in bounds.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = size(of: rightView)
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  // MARK: Replacing the system input views

  /// The view shown in place of the keyboard.
  open override var inputView: UIView? {
    get { storedInputView }
    set {
      storedInputView = newValue
      reloadInputViews()
    }
  }

  /// The view shown above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { storedInputAccessoryView }
    set {
      storedInputAccessoryView = newValue
      reloadInputViews()
    }
  }

  // MARK: Managing the keyboard

  /// When the shift key is pressed by itself.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether spelling is checked.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Whether quotation marks become typographic ones.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Whether hyphens become dashes.
  open var smartDashesType = UITextSmartDashesType.default
  /// Whether spaces around what is pasted or cut are set right.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// Whether the keyboard suggests how to go on.
  open var inlinePredictionType = UITextInlinePredictionType.default
  /// Whether the keyboard works out what is typed as a sum.
  open var mathExpressionCompletionType = UITextMathExpressionCompletionType.default
  /// The keys of the keyboard; a keyboard with real keys has all of them.
  open var keyboardType = UIKeyboardType.default
  /// The look of the keyboard.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// What the return key says.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether the return key can be tapped only when there is text.
  open var enablesReturnKeyAutomatically = false
  /// What the text is for.
  open var textContentType: UITextContentType!
  /// What a new password must consist of.
  open var passwordRules: UITextInputPasswordRules?
  /// How much Writing Tools may do; it is kept, and there are none.
  open var writingToolsBehavior = UIWritingToolsBehavior.default
  /// What Writing Tools may put into the text; it is kept, and there are none.
  open var allowedWritingToolsResultOptions: UIWritingToolsResultOptions = []

  /// Whether the text is shown as dots; the next insertion takes its place (behaviour 61).
  open var isSecureTextEntry = false {
    didSet {
      guard isSecureTextEntry != oldValue else { return }
      awaitsFirstSecureEdit = isSecureTextEntry && isEditing
    }
  }

  // MARK: Entering text

  /// Whether there is any text.
  open var hasText: Bool { !edited.isEmpty }

  /// Inserts text at the caret, or in place of what is selected, without asking the delegate.
  open func insertText(_ text: String) {
    change(insertionReplacesAll ? edited.whole : edited.selection, to: text)
  }

  /// Deletes what is selected, else the character before the caret, without asking the delegate.
  open func deleteBackward() {
    guard let range = rangeOfBackspace else { return }
    change(range, to: "")
  }

  // MARK: Selecting and replacing text

  /// What is selected; an empty range is where the caret stands.
  open var selectedTextRange: UITextRange? {
    get { TextRange(edited.selection) }
    set {
      guard let newValue = newValue as? TextRange, edited.select(newValue.range) else { return }
      if isEditing { selectionChanged() }
    }
  }

  /// The text of a range.
  open func text(in range: UITextRange) -> String? {
    (range as? TextRange).map { edited.text(in: $0.range) }
  }

  /// Replaces the text of a range, without asking the delegate.
  open func replace(_ range: UITextRange, withText text: String) {
    guard let range = range as? TextRange else { return }
    change(range.range, to: text)
  }

  /// What is typed and not settled yet, as in Chinese; the model's keys settle what they type.
  open var markedTextRange: UITextRange? { nil }

  /// The range between two positions, whichever comes first.
  open func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    edited.range(from: fromPosition, to: toPosition)
  }

  /// The position so many code units after another, or `nil` where there is none.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    edited.position(from: position, offset: offset)
  }

  /// The start of the text.
  open var beginningOfDocument: UITextPosition { TextPosition(0) }

  /// The end of the text.
  open var endOfDocument: UITextPosition { TextPosition(edited.length) }

  /// Which of two positions comes first.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    TextPosition.compare(position, to: other)
  }

  /// How many code units lie between two positions.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    TextPosition.offset(from: from, to: toPosition)
  }

  // MARK: Taking and giving up the focus

  /// Whether the field may take the focus: while it is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, if the delegate and whoever has the focus agree (behaviour 40, 44, 45).
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

  /// Whether the edit menu would offer a command.
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

  /// Copies what is selected, and deletes it if the delegate lets it.
  open override func cut(_ sender: Any?) {
    copy(sender)
    delete(sender)
  }

  /// Copies what is selected.
  open override func copy(_ sender: Any?) {
    guard edited.selection.length > 0 else { return }
    hostApplication.pasteboards.general.string = edited.text(in: edited.selection)
  }

  /// Inserts what was copied, if the delegate lets it; line breaks become spaces.
  open override func paste(_ sender: Any?) {
    guard let text = hostApplication.pasteboards.general.string else { return }
    userInsert(String(text.map { $0.isNewline ? " " : $0 }))
  }

  /// Selects the word at the caret.
  open override func select(_ sender: Any?) {
    if let word = edited.word { userSelect(word) }
  }

  /// Selects the whole text.
  open override func selectAll(_ sender: Any?) { userSelect(edited.whole) }

  /// Deletes what is selected, if the delegate lets it.
  open override func delete(_ sender: Any?) {
    if edited.selection.length > 0 { userBackspace() }
  }

  /// The edit menu for a part of the text: the delegate's, else the one that is suggested.
  open func editMenu(
    for textRange: UITextRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    guard let range = textRange as? TextRange else { return nil }
    return delegate?.textField(
      self, editMenuForCharactersInRanges: range.range.values, suggestedActions: suggestedActions)
  }

  /// Tells the delegate that the edit menu is about to come.
  open func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
    delegate?.textField(self, willPresentEditMenuWith: animator)
  }

  /// Tells the delegate that the edit menu is about to go.
  open func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
    delegate?.textField(self, willDismissEditMenuWith: animator)
  }

  // MARK: Laying out

  /// Puts the views beside the text in their places.
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
    let placeholder = attributedPlaceholder.map {
      NSAttributedString(string: $0.string, attributes: [.font: storedFont])
    }
    let shown = edited.isEmpty ? placeholder : edited.attributed
    let width = shown.map { lines.size(of: $0).width.rounded(.up) } ?? 0
    let height = storedFont.lineHeight.finite.rounded(.up) + (borderStyle == .none ? 1 : 13)
    // What is beside the text is as wide in any field that has room for it.
    let roomy = CGRect(x: 0, y: 0, width: 100_000, height: height)
    return CGSize(
      width: width + roomy.width - rectBetweenSideViews(roomy).width, height: height)
  }

  /// The size of the text, or of the placeholder, with the border.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Making the view accessible

  /// Whether assistive technologies see the field, as they do unless told otherwise.
  open override var isAccessibilityElement: Bool {
    get { givenIsAccessibilityElement ?? true }
    set { givenIsAccessibilityElement = newValue }
  }

  /// What the field holds: the text, a dot for each character of a secret, else the placeholder.
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
  /// The key of why editing has ended, the raw value of a `DidEndEditingReason`.
  public nonisolated static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"

  // MARK: Storage

  static let defaultFont = UIFont.systemFont(ofSize: 17)
  static let clearButtonSize: CGFloat = 19
  private static let defaultAttributes = TextAttributes([
    .font: defaultFont, .foregroundColor: UIColor.label, .paragraphStyle: NSParagraphStyle(),
  ])
  private final var storedFont = UITextField.defaultFont
  private final var storedTextColor: UIColor?
  private final var storedTextAlignment = NSTextAlignment.natural
  private final var storedInputView: UIView?
  private final var storedInputAccessoryView: UIView?
  private final var givenIsAccessibilityElement: Bool?
  /// The attributes of a text without any.
  final private(set) var standardAttributes = UITextField.defaultAttributes
  // No access to the text spans a call of the app's: the checks for that would only cost.
  @exclusivity(unchecked) package final var edited = EditedText(UITextField.defaultAttributes)
  /// The type of a delegate that is asked about one range at a time: it has no other method, which
  /// is learned when it is asked first, since an array of boxed ranges takes long to make.
  @exclusivity(unchecked) final var singleRangeDelegate: ObjectIdentifier?
  /// Whether the delegate may have a method that hears of selections, which is learned when it is
  /// told first: to look for the delegate in vain after each key takes long.
  @exclusivity(unchecked) final var tellsOfSelections = true
  /// Whether the next insertion takes the place of a secret, which nobody could check.
  @exclusivity(unchecked) final var awaitsFirstSecureEdit = false
  package final var isAsking = false

  // MARK: The model

  package override var tapWords: GestureWords {
    var words = GestureWords(
      name: "Fleet.TextFieldError", cannot: "UITextField unavailable for editing")
    words.disabled = "Text field is not enabled."
    words.hidden = "Text field is not visible."
    return words
  }

  package override var claimsTaps: Bool { true }

  // A finger that is lifted in the field has the keyboard come; that is all it does (behaviour 42).
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

  // What is asked and told, which a search field does for its bar too.

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

  func mayChange(_ range: NSRange, to text: String) -> Bool {
    guard let delegate else { return true }
    if ObjectIdentifier(type(of: delegate)) == singleRangeDelegate {
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

  /// Called when the return key has done what it does.
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
