/// What a view says of the bars of its screen.
struct BarWords {
  var title: String?
  var subtitle: String?
  var largeTitleMode: UINavigationItem.LargeTitleDisplayMode?
  var style: UINavigationItem.ItemStyle?
  var hidesBackButton: Bool?
  /// Which bars show, where that is said.
  var shown: [ToolbarPlacement: Bool] = [:]
  var entries: [BarEntry] = []
  var search: UISearchController?
  /// Whether the search stays when the screen is scrolled.
  var isSearchAlwaysShown = false

  /// These, where outer ones say nothing.
  func under(_ outer: BarWords) -> BarWords {
    var words = self
    words.title = outer.title ?? title
    words.subtitle = outer.subtitle ?? subtitle
    words.largeTitleMode = outer.largeTitleMode ?? largeTitleMode
    words.style = outer.style ?? style
    words.hidesBackButton = outer.hidesBackButton ?? hidesBackButton
    words.shown.merge(outer.shown) { $1 }
    words.entries += outer.entries
    if outer.search != nil {
      (words.search, words.isSearchAlwaysShown) = (outer.search, outer.isSearchAlwaysShown)
    }
    return words
  }
}
