import Foundation

/// The text field of a search bar.
open class UISearchTextField: UITextField {
  // MARK: Laying out

  /// The size of the text, or of the placeholder, with the border of a search field.
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: super.intrinsicContentSize.width,
      height: DeviceProfile.current.fields.searchFieldHeight)
  }

  // MARK: Accessing the text

  /// The text; a search controller is told of each change.
  open override var text: String? {
    get { super.text }
    set {
      let old = super.text
      super.text = newValue
      if super.text != old { controller?.searchDidChange() }
    }
  }

  // MARK: Accessing the tokens

  /// The tokens before the text; a search controller is told of each change.
  open var tokens: [UISearchToken] {
    get { storedTokens }
    set {
      storedTokens = newValue
      controller?.searchDidChange()
    }
  }

  /// The text without the tokens.
  open var textualRange: UITextRange { TextRange(edited.whole) }

  /// Returns the tokens in a range: all of them, where it begins with the text.
  open func tokens(in textRange: UITextRange) -> [UISearchToken] {
    (textRange as? TextRange)?.range.location == 0 ? storedTokens : []
  }

  /// Returns where a token stands: before the text.
  open func positionOfToken(at tokenIndex: Int) -> UITextPosition { beginningOfDocument }

  // MARK: Changing the tokens

  /// Inserts a token before the one at an index.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    guard (0...storedTokens.count).contains(tokenIndex) else {
      return raise("insert", tokenIndex, "insertToken(_:at:)")
    }
    tokens.insert(token, at: tokenIndex)
  }

  /// Removes the token at an index.
  open func removeToken(at tokenIndex: Int) {
    guard storedTokens.indices.contains(tokenIndex) else {
      return raise("remove", tokenIndex, "removeToken(at:)")
    }
    tokens.remove(at: tokenIndex)
  }

  /// Puts a token in the place of a part of the text.
  open func replaceTextualPortion(
    of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int
  ) {
    guard (0...storedTokens.count).contains(tokenIndex) else {
      return raise("insert", tokenIndex, "replaceTextualPortion(of:with:at:)")
    }
    storedTokens.insert(token, at: tokenIndex)
    replace(textRange, withText: "")
  }

  /// Deletes the character before the caret, or the last token if no character is there.
  open override func deleteBackward() {
    guard rangeOfBackspace == nil, allowsDeletingTokens, !storedTokens.isEmpty else {
      return super.deleteBackward()
    }
    storedTokens.removeLast()
    controller?.searchSuggestions = nil
    send(.editingChanged, with: nil)
    controller?.searchDidChange()
  }

  // MARK: Configuring the tokens

  /// The colour behind a token.
  open var tokenBackgroundColor: UIColor!

  /// Whether the user can delete tokens.
  open var allowsDeletingTokens = true

  /// Whether the user can copy tokens.
  open var allowsCopyingTokens = true

  // MARK: The model

  override class var elementRole: ElementRole { .searchField }

  private final var storedTokens: [UISearchToken] = []

  private final func raise(_ verb: String, _ index: Int, _ method: String) {
    ModelException.range.raise(
      "Attempted to \(verb) a token at index \(index) of \(storedTokens.count).",
      by: "UISearchTextField.\(method)")
  }

  override func setUp(from coder: NSCoder?) {
    borderStyle = .roundedRect
    clearButtonMode = .whileEditing
    returnKeyType = .search
  }

  /// The bar that the field belongs to, which decides and is told along with the field's delegate.
  final weak var searchBar: UISearchBar?

  private var controller: UISearchController? { searchBar?.searchController }

  /// Empties the field at the end of a search; the controller tells of that itself.
  final func clearForController() {
    super.text = ""
    storedTokens = []
  }

  private var bar: (any UISearchBarDelegate)? { searchBar?.delegate }

  override func mayBegin() -> Bool {
    // A search that begins has been agreed on already.
    guard let searchBar, controller?.isActivating != true else { return super.mayBegin() }
    return allows(
      bar?.searchBarShouldBeginEditing(searchBar), .begin, "searchBarShouldBeginEditing(_:)", bar)
      && super.mayBegin()
  }

  override func didBegin() {
    let controller = controller
    controller?.fieldWillTellOfFocus()
    if let searchBar { bar?.searchBarTextDidBeginEditing(searchBar) }
    super.didBegin()
    controller?.searchDidChange()
  }

  override func mayEnd() -> Bool {
    guard let searchBar else { return super.mayEnd() }
    return allows(
      bar?.searchBarShouldEndEditing(searchBar), .end, "searchBarShouldEndEditing(_:)", bar)
      && super.mayEnd()
  }

  override func didEnd() {
    if let searchBar { bar?.searchBarTextDidEndEditing(searchBar) }
    super.didEnd()
  }

  package override func mayChange(_ range: NSRange, to text: String) -> Bool {
    if let searchBar, let bar,
      !bar.searchBar(
        searchBar, shouldChangeTextInRanges: range.values, replacementText: text)
    {
      return false
    }
    return super.mayChange(range, to: text)
  }

  override func didChange() {
    controller?.searchSuggestions = nil
    if let searchBar { bar?.searchBar(searchBar, textDidChange: text ?? "") }
    controller?.searchDidChange()
  }

  override func mayReturn() -> Bool {
    guard super.mayReturn() else { return false }
    if let searchBar { bar?.searchBarSearchButtonClicked(searchBar) }
    return true
  }
}

/// Decides about the editing of a search text field, and is told about it.
///
/// UIKit's additional methods concern suggestions and copied tokens, which the model does not have.
@preconcurrency @MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {}
