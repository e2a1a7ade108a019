import Foundation

extension UISearchBar {
  private static let scopesHeight: CGFloat = 44

  /// The buttons around the field, and the scopes.
  final var buttonElements: [ElementPart] {
    var parts: [ElementPart] = []
    let field = searchTextField.frame
    func add(_ button: ElementPart.SearchButton, _ label: String, _ frame: CGRect) {
      let part = ElementPart(.button, label, .searchButton(button, of: self), of: self) {
        $0.isEnabled = isEnabled
        $0.frame = frame
      }
      parts.append(part)
    }
    let end = CGRect(
      x: field.maxX - field.height, y: field.minY, width: field.height, height: field.height)
    if !searchTextField.hasText {
      if showsBookmarkButton { add(.bookmarks, "Bookmarks", end) }
      if showsSearchResultsButton { add(.resultsList, "Search results", end) }
    }
    if showsCancelButton {
      let rest = max(0, storedBounds.maxX - field.maxX)
      add(
        .cancel, "Cancel",
        CGRect(x: field.maxX, y: field.minY, width: rest, height: field.height))
    }
    guard showsScopeBar, let titles = scopeButtonTitles, !titles.isEmpty else { return parts }
    let width = storedBounds.width / CGFloat(titles.count)
    for (index, title) in titles.enumerated() {
      let part = ElementPart(.button, title, .scope(index, of: self), of: self) {
        $0.isSelected = index == selectedScopeButtonIndex
        $0.frame = CGRect(
          x: width * CGFloat(index), y: storedBounds.maxY - Self.scopesHeight, width: width,
          height: Self.scopesHeight)
      }
      parts.append(part)
    }
    return parts
  }
}
