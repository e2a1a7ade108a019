public import Foundation

/// A field for searching, and the buttons around it.
///
/// The text belongs to the search text field, which takes the focus for the bar.
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning, SettableTextInputTraits {
  // MARK: Responding to search bar interactions

  /// The object that decides about editing and is told of the user's actions.
  ///
  /// It is held weakly.
  open weak var delegate: (any UISearchBarDelegate)?

  // MARK: Managing the search text

  /// The field that contains the text.
  public final let searchTextField = UISearchTextField()

  /// The text to show while the field is empty.
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

  /// When the shift key is pressed automatically.
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

  /// Whether spaces around pasted or cut text are adjusted.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { searchTextField.smartInsertDeleteType }
    set { searchTextField.smartInsertDeleteType = newValue }
  }

  /// Whether the keyboard suggests how to continue.
  open var inlinePredictionType: UITextInlinePredictionType {
    get { searchTextField.inlinePredictionType }
    set { searchTextField.inlinePredictionType = newValue }
  }

  /// Whether the keyboard calculates typed sums.
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

  /// The label of the return key.
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }

  /// Whether the search key can be tapped only when there is text.
  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }

  /// The meaning of the text.
  open var textContentType: UITextContentType! {
    get { searchTextField.textContentType }
    set { searchTextField.textContentType = newValue }
  }

  /// Whether the text is shown as dots.
  open var isSecureTextEntry: Bool {
    get { searchTextField.isSecureTextEntry }
    set { searchTextField.isSecureTextEntry = newValue }
  }

  /// The rules for a new password.
  open var passwordRules: UITextInputPasswordRules? {
    get { searchTextField.passwordRules }
    set { searchTextField.passwordRules = newValue }
  }

  /// How much Writing Tools may do.
  ///
  /// The value is stored only, because the model has no Writing Tools.
  open var writingToolsBehavior: UIWritingToolsBehavior {
    get { searchTextField.writingToolsBehavior }
    set { searchTextField.writingToolsBehavior = newValue }
  }

  /// The kinds of text that Writing Tools may insert.
  ///
  /// The value is stored only, because the model has no Writing Tools.
  open var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
    get { searchTextField.allowedWritingToolsResultOptions }
    set { searchTextField.allowedWritingToolsResultOptions = newValue }
  }

  /// The view above the keyboard.
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

  /// Whether the button that cancels the search is visible.
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

  /// The index of the selected scope.
  open var selectedScopeButtonIndex: Int {
    get { storedScope }
    set {
      guard newValue != storedScope else { return }
      storedScope = newValue
      searchController?.searchDidChange()
    }
  }

  /// Whether the scope buttons are visible.
  open var showsScopeBar: Bool {
    get { storedShowsScopeBar }
    set { setShowsScope(newValue, animated: false) }
  }

  /// Shows or hides the scope buttons.
  open func setShowsScope(_ show: Bool, animated: Bool) {
    // Code that shows or hides them does so from then on (behaviour 601).
    searchController?.scopeBarActivation = .manual
    showScopes(show)
  }

  // MARK: Customizing the appearance

  /// The look of the bar.
  open var barStyle = UIBarStyle.default

  /// The position of the bar.
  ///
  /// In the model it is always `.any`.
  open var barPosition: UIBarPosition { .any }

  /// Returns the image of one of the icons for a state, as it was set.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    images[icon]?.value(for: state)
  }

  /// Sets the image of one of the icons for a state.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    images[icon, default: StateValues()].set(iconImage, for: state)
  }

  /// Returns the distance by which an icon is moved.
  open func positionAdjustment(for icon: Icon) -> UIOffset { iconOffsets[icon] ?? .zero }

  /// Moves an icon.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    iconOffsets[icon] = adjustment
  }

  /// Returns the image behind the text for a state, or the one for the normal state.
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    fieldBackgrounds.value(for: state)
  }

  /// Sets the image behind the text for a state.
  open func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {
    fieldBackgrounds.set(backgroundImage, for: state)
  }

  /// Returns the attributes of the scope titles for a state, or for the normal state.
  open func scopeBarButtonTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    scopeAttributes.value(for: state)
  }

  /// Sets the attributes of the scope titles for a state.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    scopeAttributes.set(attributes, for: state)
  }

  /// How much of the bar is drawn.
  open var searchBarStyle = Style.default

  /// The color behind the bar.
  open var barTintColor: UIColor?

  /// Whether the content behind the bar is visible through it.
  open var isTranslucent = true

  /// The image behind the bar.
  open var backgroundImage: UIImage? {
    get { backgrounds.image(for: .any, .default) }
    set { backgrounds.set(newValue, for: .any, .default) }
  }

  /// Returns the image behind the bar for a position and a size.
  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgrounds.image(for: barPosition, barMetrics) }

  /// Sets the image behind the bar for a position and a size.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { backgrounds.set(backgroundImage, for: barPosition, barMetrics) }

  /// The image behind the scopes.
  open var scopeBarBackgroundImage: UIImage?

  /// Returns the image behind the scope buttons in a state, or the one for the normal state.
  open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    scopeBackgrounds.value(for: state)
  }

  /// Sets the image behind the scope buttons in a state.
  open func setScopeBarButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) { scopeBackgrounds.set(backgroundImage, for: state) }

  /// Returns the image between two scope buttons, or else the image between normal ones.
  open func scopeBarButtonDividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? { scopeDividers.image(left: leftState, right: rightState) }

  /// Sets the image between two scope buttons.
  open func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) { scopeDividers.set(dividerImage, left: leftState, right: rightState) }

  /// The distance by which the field's background is moved.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero

  /// The distance by which the text is moved.
  open var searchTextPositionAdjustment = UIOffset.zero

  // MARK: Taking and giving up the focus

  /// Whether the field has the focus.
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  /// Whether the field may take the focus.
  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }

  /// Makes the field take the focus.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  /// Makes the field give up the focus.
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  /// Makes the field take the focus.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    becomeFirstResponder()
  }

  // MARK: Laying out

  /// Places the field in the bar, beside the cancel button and above the scope buttons.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let field = searchTextField.intrinsicContentSize.height
    let width = bounds.width - 2 * Self.margin - (showsCancelButton ? Self.cancelWidth : 0)
    searchTextField.frame = CGRect(
      x: Self.margin, y: Self.topMargin + promptHeight, width: max(0, width), height: field)
  }

  /// The height of the field, the prompt and the scope buttons.
  ///
  /// The bar has no intrinsic width.
  open override var intrinsicContentSize: CGSize {
    let height = Self.plainHeight + promptHeight + (showsScopeBar ? Self.scopesHeight : 0)
    return CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  /// Returns the height of the field, the prompt and the scope buttons, with the given width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  // MARK: Storage

  private static let margin = DeviceProfile.current.fields.searchBarMargin
  private static let topMargin = DeviceProfile.current.fields.searchBarTopMargin
  /// The width of the cancel button, with the space before it.
  private static let cancelWidth: CGFloat = {
    let bars = DeviceProfile.current.bars
    let font = UIFont.systemFont(ofSize: bars.itemFontSize)
    let title = TextMeasure().size(of: "Cancel", font).width.roundedUpToPixel
    return title + margin
  }()
  /// The height of a bar without a prompt and scope buttons.
  private static let plainHeight = DeviceProfile.current.fields.searchBarHeight
  private static let scopesHeight = DeviceProfile.current.fields.searchBarScopesHeight
  private final var promptHeight: CGFloat {
    prompt == nil ? 0 : DeviceProfile.current.fields.searchBarPromptHeight
  }
  private final var storedShowsCancelButton = false {
    didSet { setNeedsLayout() }
  }
  private final var storedScope = 0
  private final var storedShowsScopeBar = false {
    didSet { invalidateIntrinsicContentSize() }
  }

  private final var images: [Icon: StateValues<UIImage>] = [:]
  private final var iconOffsets: [Icon: UIOffset] = [:]
  private final var fieldBackgrounds = StateValues<UIImage>()
  private final var backgrounds = BarBackgrounds()
  private final var scopeBackgrounds = StateValues<UIImage>()
  private final var scopeDividers = DividerImages()
  private final var scopeAttributes = StateValues<[NSAttributedString.Key: Any]>()

  // MARK: The model

  override class var elementRole: ElementRole { .searchBar }

  /// The search controller that the bar belongs to.
  package final weak var searchController: UISearchController?

  /// Shows or hides the scopes for the search controller.
  final func showScopes(_ show: Bool) {
    if show != storedShowsScopeBar { storedShowsScopeBar = show }
  }

  override func setUp(from coder: NSCoder?) {
    searchTextField.searchBar = self
    searchTextField.enablesReturnKeyAutomatically = true
    addSubview(searchTextField)
  }

  package override var claimsTaps: Bool { true }

  /// Taps the bookmark button as a user does.
  package final func userTapBookmarks() { delegate?.searchBarBookmarkButtonClicked(self) }

  /// Taps the results list button as a user does.
  package final func userTapResultsList() { delegate?.searchBarResultsListButtonClicked(self) }

  /// Taps the cancel button as a user does.
  package final func userCancel() {
    delegate?.searchBarCancelButtonClicked(self)
    searchController?.searchSuggestions = nil
    searchController?.deactivate()
  }

  /// Selects a scope as a user does.
  ///
  /// A scope that is already selected causes no call.
  package final func userSelectScope(_ index: Int) {
    guard index != selectedScopeButtonIndex else { return }
    storedScope = index
    searchController?.searchSuggestions = nil
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
    searchController?.searchDidChange()
  }
}
