/// UIKit's search of a view, and what it tells.
@MainActor
final class SearchAgent: NSObject {
  let controller = UISearchController(searchResultsController: nil)
  var modifier: SearchModifier?
  /// Called when the search has begun or ended.
  var changed: (@MainActor () -> Void)?
  /// Called when the user has asked to search.
  var submit: (@MainActor () -> Void)?
  private(set) var isSearching = false
  private weak var node: _AnyNode?
  private let part: BarPart
  private weak var bars: ScreenBars?
  private var scopes: Scopes?
  private var offers: [Offer] = []
  /// What the app has said last: what the user does comes back to it later.
  private var said = Said()

  private struct Said {
    var text = ""
    var ids: [AnyHashable] = []
    var scope: Int?
    var isActive: Bool?
  }

  /// The scopes of the search.
  struct Scopes {
    let titles: [String]
    let selected: Int?
    let select: @MainActor (Int) -> Void?
  }

  /// Something that is offered for the search.
  struct Offer {
    let title: String
    let choose: @MainActor (SearchAgent) -> Void
  }

  init(_ node: _AnyNode, depth: Int, isAlwaysShown: Bool) {
    self.node = node
    let controller = controller
    var words = BarWords()
    (words.search, words.isSearchAlwaysShown) = (controller, isAlwaysShown)
    part = BarPart(depth: depth) { words }
    super.init()
    controller.searchResultsUpdater = self
    controller.delegate = self
    controller.searchBar.delegate = self
  }

  // MARK: The bar

  /// Has the search in the bars of a screen, unless it is in others already.
  func claim(_ bars: ScreenBars) {
    guard self.bars == nil else { return }
    self.bars = bars
    bars.add(part)
  }

  /// Has the search in the bars of the first screen of a stack or of columns.
  func claim(for screen: ScreenController) {
    if let bars = screen.host?.bars { claim(bars) }
  }

  func end() { bars?.remove(part) }

  // MARK: What the app says

  var prompt: String {
    get { controller.searchBar.placeholder ?? "" }
    set { if newValue != prompt { controller.searchBar.placeholder = newValue } }
  }

  func show(_ text: String, _ tokens: [(id: AnyHashable, text: String)], isSaid: Bool) {
    let field = controller.searchBar.searchTextField
    if text != said.text {
      said.text = text
      if field.text ?? "" != text { field.text = text }
    }
    guard isSaid, said.ids != tokens.map(\.id) else { return }
    said.ids = tokens.map(\.id)
    guard ids != said.ids else { return }
    field.tokens = tokens.map { id, text in
      let token = UISearchToken(icon: nil, text: text)
      token.representedObject = id
      return token
    }
  }

  private var ids: [AnyHashable] {
    controller.searchBar.searchTextField.tokens.compactMap { $0.representedObject as? AnyHashable }
  }

  func show(scopes: Scopes?) {
    self.scopes = scopes
    let bar = controller.searchBar
    if bar.scopeButtonTitles ?? [] != scopes?.titles ?? [] {
      bar.scopeButtonTitles = scopes?.titles
      // They show as soon as there are some.
      controller.scopeBarActivation = controller.scopeBarActivation
    }
    guard let index = scopes?.selected, index != said.scope else { return }
    said.scope = index
    bar.selectedScopeButtonIndex = index
  }

  func show(offers: [Offer]) {
    let isSame = self.offers.map(\.title) == offers.map(\.title)
    self.offers = offers
    guard !isSame || controller.searchSuggestions == nil && !offers.isEmpty else { return }
    controller.searchSuggestions =
      offers.isEmpty
      ? nil
      : offers.enumerated().map { index, offer in
        let item = UISearchSuggestionItem(localizedSuggestion: offer.title)
        item.representedObject = index
        return item
      }
  }

  /// Has the field have a text.
  func write(_ text: String) { controller.searchBar.text = text }

  /// Begins or ends the search as the app says, when it says something else.
  func follow(isActive: Bool) {
    guard isActive != said.isActive else { return }
    said.isActive = isActive
    guard isActive != isSearching else { return }
    node?.updates.later { [weak self] in self?.setActive(isActive) }
  }

  private func setActive(_ isActive: Bool) {
    if controller.isActive != isActive { controller.isActive = isActive }
  }

  func dismiss() { setActive(false) }

  private func set(isSearching: Bool) {
    guard self.isSearching != isSearching else { return }
    self.isSearching = isSearching
    if let isPresented = modifier?.isPresented, isPresented.wrappedValue != isSearching {
      isPresented.wrappedValue = isSearching
    }
    changed?()
  }
}

extension SearchAgent: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    if let binding = modifier?.text, binding.wrappedValue != text {
      binding.wrappedValue = text
      // A binding may refuse or change what was typed.
      if binding.wrappedValue != text { searchController.searchBar.text = binding.wrappedValue }
    }
    if let tokens = modifier?.tokens, tokens.ids().count > ids.count { tokens.keep(ids) }
    // UIKit takes the suggestions away; those for the new text come with the next update.
    if searchController.searchSuggestions == nil, !offers.isEmpty { changed?() }
  }

  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {
    guard let index = searchSuggestion.representedObject as? Int, offers.indices.contains(index)
    else { return }
    offers[index].choose(self)
    changed?()
  }
}

extension SearchAgent: UISearchControllerDelegate {
  func willPresentSearchController(_ searchController: UISearchController) {
    set(isSearching: true)
  }

  func willDismissSearchController(_ searchController: UISearchController) {
    set(isSearching: false)
  }
}

extension SearchAgent: UISearchBarDelegate {
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    _ = scopes?.select(selectedScope)
    changed?()
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    searchBar.resignFirstResponder()
    submit?()
  }
}
