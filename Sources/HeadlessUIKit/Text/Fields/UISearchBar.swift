public import Foundation

/// A field to search with, and the buttons around it.
///
/// The text is that of the search text field, which takes the focus for the bar.
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
  // MARK: Creating a search bar

  /// Creates a search bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a search bar from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    searchTextField.searchBar = self
    searchTextField.enablesReturnKeyAutomatically = true
    addSubview(searchTextField)
  }

  // MARK: Responding to search bar interactions

  /// What decides about editing, and hears of what the user does; it is not kept alive.
  open weak var delegate: (any UISearchBarDelegate)?

  // MARK: Managing the search text

  /// The field that the text is in.
  public final let searchTextField = UISearchTextField()

  /// What is shown while there is no text.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// The line above the field.
  open var prompt: String?

  /// The text (behaviour 70).
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  /// Whether the bar can be used.
  open var isEnabled: Bool {
    get { searchTextField.isEnabled }
    set { searchTextField.isEnabled = newValue }
  }

  // MARK: Managing the keyboard

  /// When the shift key is pressed by itself.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }

  /// Whether words are corrected.
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }

  /// Whether spelling is checked.
  open var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }

  /// Whether quotation marks become typographic ones.
  open var smartQuotesType: UITextSmartQuotesType {
    get { searchTextField.smartQuotesType }
    set { searchTextField.smartQuotesType = newValue }
  }

  /// Whether hyphens become dashes.
  open var smartDashesType: UITextSmartDashesType {
    get { searchTextField.smartDashesType }
    set { searchTextField.smartDashesType = newValue }
  }

  /// Whether spaces around what is pasted or cut are set right.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { searchTextField.smartInsertDeleteType }
    set { searchTextField.smartInsertDeleteType = newValue }
  }

  /// Whether the keyboard suggests how to go on.
  open var inlinePredictionType: UITextInlinePredictionType {
    get { searchTextField.inlinePredictionType }
    set { searchTextField.inlinePredictionType = newValue }
  }

  /// Whether the keyboard works out what is typed as a sum.
  open var mathExpressionCompletionType: UITextMathExpressionCompletionType {
    get { searchTextField.mathExpressionCompletionType }
    set { searchTextField.mathExpressionCompletionType = newValue }
  }

  /// The keys of the keyboard.
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }

  /// The look of the keyboard.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }

  /// What the return key says.
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }

  /// Whether the search key can be tapped only when there is text.
  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }

  /// What the text is for.
  open var textContentType: UITextContentType! {
    get { searchTextField.textContentType }
    set { searchTextField.textContentType = newValue }
  }

  /// Whether the text is shown as dots.
  open var isSecureTextEntry: Bool {
    get { searchTextField.isSecureTextEntry }
    set { searchTextField.isSecureTextEntry = newValue }
  }

  /// What a new password must consist of.
  open var passwordRules: UITextInputPasswordRules? {
    get { searchTextField.passwordRules }
    set { searchTextField.passwordRules = newValue }
  }

  /// How much Writing Tools may do; it is kept, and there are none.
  open var writingToolsBehavior: UIWritingToolsBehavior {
    get { searchTextField.writingToolsBehavior }
    set { searchTextField.writingToolsBehavior = newValue }
  }

  /// What Writing Tools may put into the text; it is kept, and there are none.
  open var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
    get { searchTextField.allowedWritingToolsResultOptions }
    set { searchTextField.allowedWritingToolsResultOptions = newValue }
  }

  /// The view shown above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }

  // MARK: Displaying buttons

  /// Whether a button for bookmarks shows while there is no text.
  open var showsBookmarkButton = false

  /// Whether a button for a list of results shows while there is no text.
  open var showsSearchResultsButton = false

  /// Whether the button for a list of results is selected.
  open var isSearchResultsButtonSelected = false

  /// Whether a button shows that cancels the search.
  open var showsCancelButton: Bool {
    get { storedShowsCancelButton }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  /// Shows or hides the button that cancels the search.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    storedShowsCancelButton = showsCancelButton
  }

  // MARK: Managing the scope buttons

  /// The titles of the scopes.
  open var scopeButtonTitles: [String]? {
    didSet {
      let last = max(0, (scopeButtonTitles?.count ?? 0) - 1)
      if selectedScopeButtonIndex > last { selectedScopeButtonIndex = last }
    }
  }

  /// Which scope is chosen.
  open var selectedScopeButtonIndex = 0

  /// Whether the scopes show.
  open var showsScopeBar: Bool {
    get { storedShowsScopeBar }
    set { setShowsScope(newValue, animated: false) }
  }

  /// Shows or hides the scopes.
  open func setShowsScope(_ show: Bool, animated: Bool) { storedShowsScopeBar = show }

  // MARK: Customizing the appearance

  /// The look of the bar.
  open var barStyle = UIBarStyle.default

  /// Where the bar lies; the model's lie anywhere.
  open var barPosition: UIBarPosition { .any }

  /// The image of one of the icons in a state, as it was set.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    images[icon]?.value(for: state)
  }

  /// Sets the image of one of the icons in a state.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    images[icon, default: StateValues()].set(iconImage, for: state)
  }

  /// How far an icon is moved.
  open func positionAdjustment(for icon: Icon) -> UIOffset { iconOffsets[icon] ?? .zero }

  /// Moves an icon.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    iconOffsets[icon] = adjustment
  }

  /// The image behind the text in a state, else the one for the normal state.
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    fieldBackgrounds.value(for: state)
  }

  /// Sets the image behind the text in a state.
  open func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {
    fieldBackgrounds.set(backgroundImage, for: state)
  }

  /// The attributes of the scopes' titles in a state, else those for the normal state.
  open func scopeBarButtonTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    scopeAttributes.value(for: state)
  }

  /// Sets the attributes of the scopes' titles in a state.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    scopeAttributes.set(attributes, for: state)
  }

  /// How much of the bar is drawn.
  open var searchBarStyle = Style.default

  /// The colour behind the bar.
  open var barTintColor: UIColor?

  /// Whether what is behind the bar shows through.
  open var isTranslucent = true

  /// The image behind the bar.
  open var backgroundImage: UIImage?

  /// The image behind the scopes.
  open var scopeBarBackgroundImage: UIImage?

  /// How far the field's background is moved.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero

  /// How far the text is moved.
  open var searchTextPositionAdjustment = UIOffset.zero

  // MARK: Taking and giving up the focus

  /// Whether the field has the focus.
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  /// Whether the field may take the focus.
  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }

  /// Has the field take the focus.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  /// Has the field give the focus up.
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  /// Has the field take the focus.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    becomeFirstResponder()
  }

  // MARK: Laying out

  /// Puts the field into the bar, beside the cancel button and above the scopes.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let field = searchTextField.intrinsicContentSize.height
    let width = bounds.width - 2 * Self.margin - (showsCancelButton ? Self.cancelWidth : 0)
    searchTextField.frame = CGRect(
      x: Self.margin, y: prompt == nil ? 10 : 30, width: max(0, width), height: field)
  }

  /// The height of the field, the prompt and the scopes, as wide as there is room.
  open override var intrinsicContentSize: CGSize {
    let height: CGFloat = 56 + (prompt == nil ? 0 : 20) + (showsScopeBar ? 44 : 0)
    return CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  /// The height of the field, the prompt and the scopes, and the given width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  // MARK: Storage

  private static let margin: CGFloat = 8
  private static let cancelWidth: CGFloat = 60
  private final var storedShowsCancelButton = false {
    didSet { setNeedsLayout() }
  }
  private final var storedShowsScopeBar = false {
    didSet { invalidateIntrinsicContentSize() }
  }

  private final var images: [Icon: StateValues<UIImage>] = [:]
  private final var iconOffsets: [Icon: UIOffset] = [:]
  private final var fieldBackgrounds = StateValues<UIImage>()
  private final var scopeAttributes = StateValues<[NSAttributedString.Key: Any]>()

  // MARK: The model

  package override var tapWords: GestureWords {
    var words = GestureWords(
      name: "Fleet.SearchBarError", cannot: "UISearchBar unavailable for editing")
    words.disabled = "Search bar is not enabled."
    words.hidden = "Search bar is not visible."
    return words
  }

  package override var claimsTaps: Bool { true }

  /// Has the user tap the bookmark button.
  package final func userTapBookmarks() { delegate?.searchBarBookmarkButtonClicked(self) }

  /// Has the user tap the results list button.
  package final func userTapResultsList() { delegate?.searchBarResultsListButtonClicked(self) }

  /// Has the user tap the cancel button.
  package final func userCancel() { delegate?.searchBarCancelButtonClicked(self) }

  /// Has the user choose a scope; one that is chosen already is not told of.
  package final func userSelectScope(_ index: Int) {
    guard index != selectedScopeButtonIndex else { return }
    selectedScopeButtonIndex = index
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
  }
}
