public import Foundation

/// A view for reading and editing text of many lines.
///
/// Text changes in two ways, as in a text field: the delegate is asked about changes by the user,
/// and not about changes by code (behaviour 52).
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, SettableTextInputTraits {
  // MARK: Creating a text view

  /// Creates a text view with a frame and with a container for its lines.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    container = textContainer ?? Self.ownContainer()
    super.init(frame: frame)
    if textContainer?.layoutManager?.textStorage != nil { _ = textKit }
  }

  /// Creates a text view from an archive.
  public required init?(coder: NSCoder) {
    container = Self.ownContainer()
    super.init(coder: coder)
  }

  /// Creates a text view with a frame.
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Creates a text view without a size.
  ///
  /// The choice of the text's layout engine makes no difference in the model.
  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero) }

  /// Creates a text view without a size.
  public convenience init() { self.init(frame: .zero, textContainer: nil) }

  // MARK: Responding to text view changes

  /// The object that decides about editing and is told about scrolling.
  ///
  /// It is held weakly.
  open weak var delegate: (any UITextViewDelegate)? {
    didSet { scrollDelegate = delegate }
  }

  // MARK: Configuring the text

  /// The text.
  ///
  /// It is empty if no text was set.
  open var text: String! {
    get { edited.string }
    set { observed(.text) { setContent { $0.set(newValue ?? "", standardAttributes) } } }
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

  /// The font of the text, if one was set.
  open var font: UIFont? {
    get { standardAttributes.values[.font] as? UIFont }
    set { restyle(.font, newValue) }
  }

  /// The color of the text, if one was set.
  open var textColor: UIColor? {
    get { standardAttributes.values[.foregroundColor] as? UIColor }
    set { restyle(.foregroundColor, newValue) }
  }

  /// The edge at which lines are aligned.
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

  /// Whether text can be selected, and links can be tapped.
  open var isSelectable = true

  /// Whether the user may change the look of the text.
  open var allowsEditingTextAttributes = false

  /// The kinds of text that become links.
  ///
  /// The value is stored only, because nothing becomes a link.
  open var dataDetectorTypes: UIDataDetectorTypes = []

  /// The attributes of newly typed text.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { edited.typingAttributes.values }
    set { edited.typingAttributes = TextAttributes(newValue) }
  }

  /// The attributes of links.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]

  /// The distance of the lines from the edges.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { contentChanged() } }
  }

  /// The container for the lines.
  public final var textContainer: NSTextContainer {
    fitContainer()
    hearOfContainer()
    return container
  }

  /// The layout manager of the text.
  ///
  /// It is made at the first access, unless it came with the container.
  public final var layoutManager: NSLayoutManager {
    fitContainer()
    return textKit.manager
  }

  /// The text, which changes with the view's, and the view's with it.
  ///
  /// It is made at the first access, unless it came with the container.
  public final var textStorage: NSTextStorage { textKit.storage }

  /// Whether the text is as large as on other systems.
  open var usesStandardTextScaling = false

  /// Whether the font follows the text size that the user prefers.
  open var adjustsFontForContentSizeCategory = false

  // MARK: Working with the selection

  /// The selection, in UTF-16 code units.
  open var selectedRange: NSRange {
    get { edited.selection }
    set {
      guard edited.select(newValue) else { return }
      typingUndo?.end()
      if isFirstResponder { selectionChanged() }
    }
  }

  /// Scrolls until a range of the text is visible.
  open func scrollRangeToVisible(_ range: NSRange) {
    let range = edited.inText(range)
    guard container.isPlain else {
      var lines = rect(of: range)
      (lines.origin.x, lines.size.width) = (contentOffset.x, 1)
      return scrollRectToVisible(lines, animated: false)
    }
    let bottom = height(through: range.location + range.length)
    // The line where the range begins becomes visible, too.
    let top = max(0, height(through: range.location) - height(through: 0))
    scrollRectToVisible(
      CGRect(
        x: contentOffset.x, y: textContainerInset.top.finite + top, width: 1, height: bottom - top),
      animated: false)
  }

  /// Whether the next insertion replaces the whole text.
  open var clearsOnInsertion = false

  // MARK: Replacing the system input views

  /// The view that replaces the keyboard.
  open override var inputView: UIView? {
    get { keyboardSettings.view }
    set {
      keyboardSettings.view = newValue
      reloadInputViews()
    }
  }

  /// The view above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { keyboardSettings.accessoryView }
    set {
      keyboardSettings.accessoryView = newValue
      reloadInputViews()
    }
  }

  // MARK: Managing the keyboard

  /// When the shift key is pressed by itself.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { keyboardSettings.autocapitalizationType }
    set { keyboardSettings.autocapitalizationType = newValue }
  }

  /// Whether words are corrected.
  open var autocorrectionType: UITextAutocorrectionType {
    get { keyboardSettings.autocorrectionType }
    set { keyboardSettings.autocorrectionType = newValue }
  }

  /// Whether spelling is checked.
  open var spellCheckingType: UITextSpellCheckingType {
    get { keyboardSettings.spellCheckingType }
    set { keyboardSettings.spellCheckingType = newValue }
  }

  /// Whether quotation marks become typographic ones.
  open var smartQuotesType: UITextSmartQuotesType {
    get { keyboardSettings.smartQuotesType }
    set { keyboardSettings.smartQuotesType = newValue }
  }

  /// Whether hyphens become dashes.
  open var smartDashesType: UITextSmartDashesType {
    get { keyboardSettings.smartDashesType }
    set { keyboardSettings.smartDashesType = newValue }
  }

  /// Whether spaces around pasted or cut text are adjusted.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { keyboardSettings.smartInsertDeleteType }
    set { keyboardSettings.smartInsertDeleteType = newValue }
  }

  /// Whether the keyboard suggests how to go on.
  open var inlinePredictionType: UITextInlinePredictionType {
    get { keyboardSettings.inlinePredictionType }
    set { keyboardSettings.inlinePredictionType = newValue }
  }

  /// Whether the keyboard calculates typed sums.
  open var mathExpressionCompletionType: UITextMathExpressionCompletionType {
    get { keyboardSettings.mathExpressionCompletionType }
    set { keyboardSettings.mathExpressionCompletionType = newValue }
  }

  /// The keys of the keyboard; a keyboard with real keys has all of them.
  open var keyboardType: UIKeyboardType {
    get { keyboardSettings.keyboardType }
    set { keyboardSettings.keyboardType = newValue }
  }

  /// The look of the keyboard.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { keyboardSettings.keyboardAppearance }
    set { keyboardSettings.keyboardAppearance = newValue }
  }

  /// The title of the return key.
  open var returnKeyType: UIReturnKeyType {
    get { keyboardSettings.returnKeyType }
    set { keyboardSettings.returnKeyType = newValue }
  }

  /// Whether the return key can be tapped only when there is text.
  open var enablesReturnKeyAutomatically: Bool {
    get { keyboardSettings.enablesReturnKeyAutomatically }
    set { keyboardSettings.enablesReturnKeyAutomatically = newValue }
  }

  /// Whether the text is shown as dots, which a text view does not do.
  open var isSecureTextEntry: Bool {
    get { keyboardSettings.isSecureTextEntry }
    set { keyboardSettings.isSecureTextEntry = newValue }
  }

  /// The meaning of the text.
  open var textContentType: UITextContentType! {
    get { keyboardSettings.textContentType }
    set { keyboardSettings.textContentType = newValue }
  }

  /// The rules for a new password.
  open var passwordRules: UITextInputPasswordRules? {
    get { keyboardSettings.passwordRules }
    set { keyboardSettings.passwordRules = newValue }
  }

  /// The permitted extent of Writing Tools; it is kept, but the model has no such tools.
  open var writingToolsBehavior: UIWritingToolsBehavior {
    get { keyboardSettings.writingToolsBehavior }
    set { keyboardSettings.writingToolsBehavior = newValue }
  }

  /// The kinds of text that Writing Tools may insert; kept, but the model has no such tools.
  open var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
    get { keyboardSettings.allowedWritingToolsResultOptions }
    set { keyboardSettings.allowedWritingToolsResultOptions = newValue }
  }

  // MARK: Getting the Writing Tools status

  /// Whether Writing Tools are changing the text.
  ///
  /// The model has no Writing Tools.
  open var isWritingToolsActive: Bool { false }

  // MARK: Entering text

  /// Whether there is any text.
  open var hasText: Bool { !edited.isEmpty }

  /// Inserts text at the caret, or or replaces the selection, without asking the delegate.
  open func insertText(_ text: String) {
    change(clearsOnInsertion ? edited.whole : edited.selection, to: text)
  }

  /// Deletes the selection or the character before the caret, without asking the delegate.
  open func deleteBackward() {
    guard let range = edited.deletion else { return }
    change(range, to: "")
  }

  // MARK: Selecting and replacing text

  /// The selected range.
  ///
  /// An empty range is the position of the caret.
  open var selectedTextRange: UITextRange? {
    get { TextRange(edited.selection) }
    set { if let newValue = newValue as? TextRange { selectedRange = newValue.range } }
  }

  /// Returns the text of a range.
  open func text(in range: UITextRange) -> String? {
    (range as? TextRange).map { edited.text(in: $0.range) }
  }

  /// Replaces the text of a range, without asking the delegate.
  open func replace(_ range: UITextRange, withText text: String) {
    guard let range = range as? TextRange else { return }
    change(range.range, to: text)
  }

  /// The text of an unfinished input, as in Chinese.
  ///
  /// Keys of the model finish their input at once.
  open var markedTextRange: UITextRange? { nil }

  /// The start of the text.
  open var beginningOfDocument: UITextPosition { TextPosition(0) }

  /// The end of the text.
  open var endOfDocument: UITextPosition { TextPosition(edited.length) }

  /// The position at an offset in code units from another, or `nil` outside of the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    edited.position(from: position, offset: offset)
  }

  /// Returns the number of code units between two positions.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    TextPosition.offset(from: from, to: toPosition)
  }

  /// Which of two positions comes first.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    TextPosition.compare(position, to: other)
  }

  /// The range between two positions, whichever comes first.
  open func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    edited.range(from: fromPosition, to: toPosition)
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

  /// Whether the view may take the focus.
  ///
  /// It may while its text can be edited or selected.
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// Takes the focus, if the delegate and the object with the focus agree (behaviour 65, 68).
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard !isAsking, canBecomeFirstResponder, canHoldFocus else { return false }
    guard !isEditable || asked({ mayBegin() }) else { return false }
    return super.becomeFirstResponder()
  }

  /// Gives up the focus, if the delegate agrees (behaviour 65).
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard !isAsking, canResignFirstResponder else { return false }
    guard !isEditing || asked({ mayEnd() }) else { return false }
    return super.resignFirstResponder()
  }

  /// Takes the focus, if the text can be selected and edited (behaviour 68).
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if isSelectable, isEditable { becomeFirstResponder() }
  }

  // MARK: Editing with the edit menu

  /// Returns whether the edit menu would offer a command.
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

  /// Inserts the copied text, if the delegate permits it.
  open override func paste(_ sender: Any?) {
    if let text = hostApplication.pasteboards.general.string {
      undoingAlone("Paste") { userInsert(text) }
    }
  }

  /// The edit menu for a part of the text: the delegate's, else the suggested one.
  open func editMenu(
    for textRange: UITextRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    guard let range = textRange as? TextRange, hostApplication.device.system.asksForEditMenus
    else { return nil }
    return delegate?.textView(
      self, editMenuForTextInRanges: range.range.values, suggestedActions: suggestedActions)
  }

  /// Tells the delegate that the edit menu is about to appear.
  open func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
    delegate?.textView(self, willPresentEditMenuWith: animator)
  }

  /// Tells the delegate that the edit menu is about to disappear.
  open func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
    delegate?.textView(self, willDismissEditMenuWith: animator)
  }

  // MARK: Getting the undo manager

  /// The undo manager: the view has its own (behaviour 671).
  open override var undoManager: UndoManager? { ownUndoManager }

  // MARK: Measuring

  /// The size of the text at the view's width, as the model measures text.
  open override var contentSize: CGSize {
    get {
      // Setting the size asks for it again, which would go on for ever with a width that is not a
      // number.
      let width = bounds.width.finite
      if measuredWidth != width {
        measuredWidth = width
        fitContainer()
        super.contentSize = CGSize(width: width, height: textSize(width: width).height)
      }
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  /// The size of the text, if the view does not scroll.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    return sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0))
  }

  /// Returns the size of the text in lines of a given width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { textSize(width: size.width) }

  // MARK: Making the view accessible

  /// Whether assistive technologies see the view, unless the app says otherwise.
  open override var isAccessibilityElement: Bool {
    get { givenIsAccessibilityElement ?? true }
    set { givenIsAccessibilityElement = newValue }
  }

  /// The text of the view, unless another value was set.
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

  final let container: NSTextContainer
  /// The text's storage and layout for code, once they were accessed.
  final var knownTextKit: TextKit?
  private static let bareAttributes = TextAttributes([:])
  private final var keyboardSettings = KeyboardSettings()
  private final var givenIsAccessibilityElement: Bool?
  /// The attributes of a text without attributes.
  final var standardAttributes = UITextView.bareAttributes
  // No access to the text spans a call of the app's code, so exclusivity checks would find nothing.
  package final var edited = EditedText(UITextView.bareAttributes)
  /// The delegates that are asked about one range at a time: an array of boxed ranges takes long to
  /// make.
  final var asksForOneRange = NotImplemented.Note()
  /// The width that the content was last measured for; `nil` once the text has changed.
  final var measuredWidth: CGFloat?
  package final var isAsking = false
  package final var typingUndo: TypingUndo?
  private final lazy var ownUndoManager = UndoManager()
  /// Whether the text is being edited.
  ///
  /// A view can also have the focus for reading only.
  package final var isEditing = false

  /// The open menu of a link, an attachment or a tag.
  final var shownMenu: OpenMenu?

  // MARK: The model

  override class var elementRole: ElementRole { .textView }

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

  final override func textSizeDidChange(to traits: UITraitCollection) {
    guard adjustsFontForContentSizeCategory, let font else { return }
    self.font = font.adjusted(for: traits)
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
    tellStorage(of: .attributes)
    contentChanged()
  }
}
