public import Foundation

/// A view in which text of many lines is read and edited.
///
/// There are two ways in, as with a text field: what the user does asks the delegate, what code
/// does does not (behaviour 52).
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput {
  // MARK: Creating a text view

  /// Creates a text view with a frame, and with a space for its lines.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer(size: .zero)
    super.init(frame: frame)
  }

  /// Creates a text view from an archive.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer(size: .zero)
    super.init(coder: coder)
  }

  /// Creates a text view with a frame.
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Creates a text view without a size.
  public convenience init() { self.init(frame: .zero, textContainer: nil) }

  // MARK: Responding to text view changes

  /// What decides about editing and hears of scrolling; it is not kept alive.
  open weak var delegate: (any UITextViewDelegate)? {
    didSet { scrollDelegate = delegate }
  }

  // MARK: Configuring the text

  /// The text; the empty one where none is set.
  open var text: String! {
    get { edited.string }
    set { setContent { $0.set(newValue ?? "", standardAttributes) } }
  }

  /// The text with its attributes.
  open var attributedText: NSAttributedString! {
    get { edited.attributed }
    set {
      setContent {
        $0.set(newValue ?? NSAttributedString(string: ""), standard: standardAttributes)
      }
    }
  }

  /// The font of the text, where it was given one.
  open var font: UIFont? {
    get { standardAttributes.values[.font] as? UIFont }
    set { restyle(.font, newValue) }
  }

  /// The colour of the text, where it was given one.
  open var textColor: UIColor? {
    get { standardAttributes.values[.foregroundColor] as? UIColor }
    set { restyle(.foregroundColor, newValue) }
  }

  /// Which edge the lines lie against.
  open var textAlignment: NSTextAlignment {
    get { (standardAttributes.values[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural }
    set {
      let style = NSMutableParagraphStyle()
      style.alignment = newValue
      restyle(.paragraphStyle, style)
    }
  }

  /// Whether the text can be edited.
  open var isEditable = true

  /// Whether text can be selected, and links be tapped.
  open var isSelectable = true

  /// Whether the user may change the look of the text.
  open var allowsEditingTextAttributes = false

  /// What becomes a link by itself; it is kept, and nothing becomes one.
  open var dataDetectorTypes: UIDataDetectorTypes = []

  /// The attributes of what is typed.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { edited.typingAttributes.values }
    set { edited.typingAttributes = TextAttributes(newValue) }
  }

  /// The attributes of links.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]

  /// How far the lines lie from the edges.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { contentChanged() } }
  }

  /// The space for the lines.
  public final let textContainer: NSTextContainer

  /// Whether the text is as large as on other systems.
  open var usesStandardTextScaling = false

  /// Whether the font follows the size of text that the user chooses.
  open var adjustsFontForContentSizeCategory = false

  // MARK: Working with the selection

  /// What is selected, in UTF-16 code units.
  open var selectedRange: NSRange {
    get { edited.selection }
    set { if edited.select(newValue), isFirstResponder { selectionChanged() } }
  }

  /// Scrolls until a range of the text shows.
  open func scrollRangeToVisible(_ range: NSRange) {
    let range = edited.inText(range)
    let bottom = height(through: range.location + range.length)
    // The line that the range begins on shows as well.
    let top = max(0, height(through: range.location) - height(through: 0))
    scrollRectToVisible(
      CGRect(
        x: contentOffset.x, y: textContainerInset.top.finite + top, width: 1, height: bottom - top),
      animated: false)
  }

  /// Whether the next insertion takes the place of the whole text.
  open var clearsOnInsertion = false

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
  /// Whether the text is shown as dots, which a text view does not do.
  open var isSecureTextEntry = false
  /// What the text is for.
  open var textContentType: UITextContentType!
  /// What a new password must consist of.
  open var passwordRules: UITextInputPasswordRules?
  /// How much Writing Tools may do; it is kept, and there are none.
  open var writingToolsBehavior = UIWritingToolsBehavior.default
  /// What Writing Tools may put into the text; it is kept, and there are none.
  open var allowedWritingToolsResultOptions: UIWritingToolsResultOptions = []

  // MARK: Getting the Writing Tools status

  /// Whether Writing Tools are changing the text, which they never do here.
  open var isWritingToolsActive: Bool { false }

  // MARK: Entering text

  /// Whether there is any text.
  open var hasText: Bool { !edited.isEmpty }

  /// Inserts text at the caret, or in place of what is selected, without asking the delegate.
  open func insertText(_ text: String) {
    change(clearsOnInsertion ? edited.whole : edited.selection, to: text)
  }

  /// Deletes what is selected, else the character before the caret, without asking the delegate.
  open func deleteBackward() {
    guard let range = edited.deletion else { return }
    change(range, to: "")
  }

  // MARK: Selecting and replacing text

  /// What is selected; an empty range is where the caret stands.
  open var selectedTextRange: UITextRange? {
    get { TextRange(edited.selection) }
    set { if let newValue = newValue as? TextRange { selectedRange = newValue.range } }
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

  /// Whether the view may take the focus: while its text can be edited or selected.
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// Takes the focus, if the delegate and whoever has it agree (behaviour 65, 68).
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard !isAsking, canBecomeFirstResponder, canHoldFocus else { return false }
    guard !isEditable || asked({ mayBegin() }) else { return false }
    return super.becomeFirstResponder()
  }

  /// Gives the focus up, if the delegate agrees (behaviour 65).
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard !isAsking, canResignFirstResponder else { return false }
    guard !isEditing || asked({ mayEnd() }) else { return false }
    return super.resignFirstResponder()
  }

  /// Takes the focus, where the text can be selected and edited (behaviour 68).
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if isSelectable, isEditable { becomeFirstResponder() }
  }

  // MARK: Editing with the edit menu

  /// Whether the edit menu would offer a command.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    let selection = edited.selection
    return switch action {
    case "copy:": selection.length > 0
    case "cut:", "delete:": isEditable && selection.length > 0
    case "paste:": isEditable && hostApplication.pasteboards.general.hasStrings
    case "select:": isSelectable && selection.length == 0 && edited.word != nil
    case "selectAll:": isSelectable && hasText && selection != edited.whole
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

  /// Inserts what was copied, if the delegate lets it.
  open override func paste(_ sender: Any?) {
    if let text = hostApplication.pasteboards.general.string { userInsert(text) }
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
    return delegate?.textView(
      self, editMenuForTextInRanges: range.range.values, suggestedActions: suggestedActions)
  }

  /// Tells the delegate that the edit menu is about to come.
  open func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
    delegate?.textView(self, willPresentEditMenuWith: animator)
  }

  /// Tells the delegate that the edit menu is about to go.
  open func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
    delegate?.textView(self, willDismissEditMenuWith: animator)
  }

  // MARK: Measuring

  /// How large the text is, as wide as the view, by the model's measure of text.
  open override var contentSize: CGSize {
    get {
      if measuredWidth != bounds.width {
        measuredWidth = bounds.width
        super.contentSize = CGSize(
          width: bounds.width, height: textSize(width: bounds.width).height)
      }
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  /// The size of the text where the view does not scroll.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    return sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0))
  }

  /// The size of the text on lines as wide as a size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { textSize(width: size.width) }

  // MARK: Making the view accessible

  /// Whether assistive technologies see the view, as they do unless told otherwise.
  open override var isAccessibilityElement: Bool {
    get { givenIsAccessibilityElement ?? true }
    set { givenIsAccessibilityElement = newValue }
  }

  /// What the view holds: its text, unless set.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? text }
    set { super.accessibilityValue = newValue }
  }

  // MARK: Notifications

  /// Posted when editing has begun.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted when editing has ended.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
  /// Posted when the text has changed, but not when code sets it.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")

  // MARK: Storage

  private static let bareAttributes = TextAttributes([:])
  private final var storedInputView: UIView?
  private final var storedInputAccessoryView: UIView?
  private final var givenIsAccessibilityElement: Bool?
  /// The attributes of a text without any.
  private final var standardAttributes = UITextView.bareAttributes
  // No access to the text spans a call of the app's: the checks for that would only cost.
  @exclusivity(unchecked) package final var edited = EditedText(UITextView.bareAttributes)
  /// The type of a delegate that is asked about one range at a time: it has no other method, which
  /// is learned when it is asked first, since an array of boxed ranges takes long to make.
  @exclusivity(unchecked) final var singleRangeDelegate: ObjectIdentifier?
  /// The width that the content was last measured for; `nil` once the text has changed.
  final var measuredWidth: CGFloat?
  package final var isAsking = false
  /// Whether the text is being edited, which a view that can only be read has the focus without.
  package final var isEditing = false

  /// The menu of a link, an attachment or a tag, while it shows.
  final var shownMenu: OpenMenu?

  // MARK: The model

  package override var tapWords: GestureWords {
    var words = GestureWords(
      name: "Fleet.TextViewError", cannot: "UITextView unavailable for editing")
    words.hidden = "Text view is not visible."
    return words
  }

  package override var claimsTaps: Bool { isSelectable }

  override var wantsKeyboard: Bool { isEditable }

  override func didTakeFocus() { focusTaken() }

  override func didLoseFocus() { if isEditing { editingEnded() } }

  package override var takesKeys: Bool { isEditable }

  @discardableResult
  package override func userType(_ text: String) -> Bool {
    if text == "\n", !isReturnKeyEnabled { return false }
    userInsert(text)
    return true
  }

  private final func restyle(_ key: NSAttributedString.Key, _ value: Any?) {
    var values = standardAttributes.values
    values[key] = value
    standardAttributes = TextAttributes(values)
    if let value {
      edited.addAttributes([key: value])
    } else if edited.isEmpty {
      edited.typingAttributes = standardAttributes
    }
    contentChanged()
  }
}
