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

  /// The text; a search controller hears of each change.
  open override var text: String? {
    get { super.text }
    set {
      let old = super.text
      super.text = newValue
      if super.text != old { controller?.searchDidChange() }
    }
  }

  // MARK: The model

  override func setUp(from coder: NSCoder?) {
    borderStyle = .roundedRect
    clearButtonMode = .whileEditing
    returnKeyType = .search
  }

  /// The bar that the field belongs to, which decides and hears along with the field's delegate.
  final weak var searchBar: UISearchBar?

  private var controller: UISearchController? { searchBar?.searchController }

  /// Empties the field at the end of a search; the controller tells of that itself.
  final func clearForController() { super.text = "" }

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

  override func mayChange(_ range: NSRange, to text: String) -> Bool {
    if let searchBar, let bar,
      !bar.searchBar(
        searchBar, shouldChangeTextInRanges: range.values, replacementText: text)
    {
      return false
    }
    return super.mayChange(range, to: text)
  }

  override func didChange() {
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
/// UIKit's additional methods concern tokens and suggestions, which the model does not have.
@preconcurrency @MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {}
