public import Foundation

/// A view controller that manages a search bar, and is presented during a search.
///
/// The bar stays where it is in the model: in the navigation bar, or where the app has put it.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  // MARK: Initializing a search controller

  /// Creates a search controller; without a results controller, the searched screen stays in sight.
  public init(searchResultsController: UIViewController?) {
    results = searchResultsController
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// Creates a search controller without a results controller.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    results = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Creates a search controller from an archive, without a results controller (behaviour 609).
  public required init?(coder: NSCoder) {
    results = nil
    super.init(coder: coder)
    setUp()
  }

  /// Creates a search controller without a results controller.
  public convenience init() { self.init(searchResultsController: nil) }

  // MARK: Managing the search results

  /// The bar with the text; a subclass may use another class for it.
  open var searchBar: UISearchBar { ownSearchBar }

  /// The object that is told of each change of text or scope; it is not kept alive.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// The screen of the results, if it is not the searched screen itself.
  open var searchResultsController: UIViewController? { results }

  /// Whether the search is active; setting it begins or ends the search (behaviour 604, 605).
  open var isActive: Bool {
    get { storedIsActive && (isActivating || isPresented) }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { deactivate() }
    }
  }

  /// The delegate of the search; it is not kept alive.
  open weak var delegate: (any UISearchControllerDelegate)?

  // MARK: Configuring the search interface

  /// Whether the searched screen is dimmed, and cannot be touched, while no results are shown.
  ///
  /// It is not, as for all apps since iOS 15 (behaviour 600).
  open var obscuresBackgroundDuringPresentation = false

  /// Whether the searched screen is dimmed while no results are shown.
  @available(*, deprecated, renamed: "obscuresBackgroundDuringPresentation")
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }

  /// Whether the items of the navigation bar make way for the search.
  open var hidesNavigationBarDuringPresentation = true

  /// Whether the results are shown as soon as there is a text, and hidden without one.
  open var automaticallyShowsSearchResultsController = true

  /// Whether the results are shown; setting it leaves that to the app (behaviour 601).
  open var showsSearchResultsController: Bool {
    get {
      automaticallyShowsSearchResultsController ? searchBar.searchTextField.hasText : storedShows
    }
    set {
      automaticallyShowsSearchResultsController = false
      storedShows = newValue
      showOrHideResults()
    }
  }

  /// The suggestions for the search, in a list in front of the results while the search is active.
  ///
  /// It becomes `nil` as the user selects one, types, selects a scope or cancels.
  open var searchSuggestions: [any UISearchSuggestion]? {
    didSet { showOrHideSuggestions() }
  }

  /// Whether there is no list of suggestions for a bar below the title, as all bars are in the model.
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false {
    didSet { showOrHideSuggestions() }
  }

  /// Whether the cancel button comes and goes with the search.
  open var automaticallyShowsCancelButton = true

  /// Whether the scopes come and go by themselves.
  open var automaticallyShowsScopeBar: Bool {
    get { scopeBarActivation != .manual }
    set { scopeBarActivation = newValue ? .automatic : .manual }
  }

  /// When the scopes show.
  open var scopeBarActivation = ScopeBarActivation.automatic {
    didSet { if scopeBarActivation != oldValue { showOrHideScopes() } }
  }

  // MARK: Storage

  final let results: UIViewController?
  /// The list of suggestions, while it is shown.
  final var suggestionsController: SearchSuggestionsController?
  private final lazy var ownSearchBar = UISearchBar()
  private final var storedShows = false
  final var storedIsActive = false
  /// Whether the search begins just now, so that the bar has agreed already.
  final var isActivating = false
  /// Whether the controller presented itself, so that its delegate is told (behaviour 603).
  final var presentedItself = false
  /// The item whose bar holds the search bar.
  final weak var navigationItemOfSearch: UINavigationItem?

  private func setUp() {
    modalPresentationStyle = .custom
    adoptBar()
  }

  /// Makes the bar report its changes to this controller.
  final func adoptBar() { searchBar.searchController = self }

  // MARK: The model

  override var presentsInContext: Bool { true }

  override var isSeenThrough: Bool {
    !showsResults && !showsSuggestions && !obscuresBackgroundDuringPresentation
  }

  override func isContext(_ controller: UIViewController) -> Bool {
    // A navigation controller defines a context without being asked.
    super.isContext(controller) || controller is UINavigationController
  }

  override func makePresentationController(
    presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    guard modalPresentationStyle == .custom else {
      return super.makePresentationController(presenting: presenting, source: source)
    }
    return SearchPresentationController(presentedViewController: self, presenting: presenting)
  }

  /// The safe area of the searched screen, which the results lie over.
  override var safeAreaForChildren: UIEdgeInsets? { searchedScreen?.viewIfLoaded?.safeAreaInsets }

  /// The screen that is searched: the one whose bar or view holds the search bar.
  final var searchedScreen: UIViewController? {
    if let owner = navigationItemOfSearch?.owner { return owner }
    let holder = searchBar.nearestController
    return (holder as? UINavigationController)?.topViewController ?? holder
  }

  /// Whether the results are in front of the searched screen.
  final var showsResults: Bool { results != nil && showsSearchResultsController }

  /// Whether suggestions are in front of the results and of the searched screen.
  private final var showsSuggestions: Bool {
    storedIsActive && searchSuggestions?.isEmpty == false
      && !ignoresSearchSuggestionsForSearchBarPlacementStacked
  }

  /// The titles of the suggestions, which a user sees.
  package final var suggestionTitles: [String] { searchSuggestions?.map(\.title) ?? [] }

  /// The list of suggestions, while it is shown.
  package final var suggestionList: UITableView? { suggestionsController?.tableView }

  /// Returns whether a finger reaches a view behind the search.
  final func lets(touchThroughTo view: UIView) -> Bool {
    if view.isDescendant(of: searchBar) { return true }
    if isInBar(view) { return !hidesNavigationBarDuringPresentation }
    return isSeenThrough
  }

  /// Whether a view is in a navigation bar whose items make way for the search.
  final func hidesBar(around view: UIView) -> Bool {
    hidesNavigationBarDuringPresentation && isInBar(view)
  }

  private func isInBar(_ view: UIView) -> Bool {
    guard let bar = searchedScreen?.navigationController?.navigationBarIfMade else { return false }
    return view.isDescendant(of: bar)
  }
}

// MARK: Beginning and ending

extension UISearchController {
  /// Begins to search: presents the controller, and gives the bar the focus (behaviour 604).
  final func activate() {
    guard !isActive, !isActivating, !isBeingDismissed, let screen = searchedScreen,
      screen.viewIfLoaded?.window != nil
    else { return }
    isActivating = true
    defer { isActivating = false }
    if let delegate { delegate.presentSearchController(self) } else { presentItself() }
    if isActive, !searchBar.isFirstResponder { searchBar.becomeFirstResponder() }
  }

  /// Presents the controller from the searched screen, and tells the delegate (behaviour 603).
  final func presentItself() {
    guard !isPresented, let screen = searchedScreen else { return }
    presentedItself = true
    delegate?.willPresentSearchController(self)
    beginSearch()
    screen.present(self, animated: true) { [weak self] in
      guard let self, presentedItself else { return }
      delegate?.didPresentSearchController(self)
    }
    // Where something else is presented, there is no search.
    if !isPresented { endSearch() }
  }

  /// Ends the search, as the cancel button does and code that sets `isActive` (behaviour 605).
  final func deactivate() {
    guard storedIsActive else { return }
    let isToldOf = presentedItself
    if isToldOf { delegate?.willDismissSearchController(self) }
    guard storedIsActive else { return }
    endSearch()
    guard isPresented, !presentationState.isDismissalPending else { return }
    endPresentation(animated: true) { [weak self] in
      guard let self, isToldOf else { return }
      delegate?.didDismissSearchController(self)
    }
  }

  private func beginSearch() {
    storedIsActive = true
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: true) }
    showOrHideScopes()
  }

  private func endSearch() {
    searchBar.searchTextField.clearForController()
    searchDidChange()
    searchBar.resignFirstResponder()
    storedIsActive = false
    showOrHideSuggestions()
    presentedItself = false
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: true) }
    showOrHideScopes()
  }

  /// Called when the presentation begins, whether by code or by the user.
  final func willBePresented() {
    if !storedIsActive { beginSearch() }
    if let results, results.parent == nil { addInFront(results) }
    showOrHideResults()
    showOrHideSuggestions()
  }

  private func addInFront(_ list: UIViewController) {
    addChild(list)
    list.view.frame = view.bounds
    list.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list.view)
    list.didMove(toParent: self)
  }

  /// Called when the dismissal begins, whether by code or by the user.
  final func willBeDismissed() { if storedIsActive { endSearch() } }

  // MARK: Hearing of the bar

  /// Called when the field has taken the focus, before the bar's delegate is told.
  final func fieldWillTellOfFocus() { if !isActivating { activate() } }

  /// Tells the updater, and shows what belongs to the text (behaviour 602).
  final func searchDidChange() {
    showOrHideResults()
    showOrHideScopes()
    guard let searchResultsUpdater else { return }
    AppCall.make("updateSearchResults(for:)", of: self) {
      searchResultsUpdater.updateSearchResults(for: self)
    }
  }

  final func showOrHideResults() {
    guard let view = results?.viewIfLoaded, results?.parent === self else { return }
    view.isHidden = !showsResults
  }

  private func showOrHideSuggestions() {
    guard showsSuggestions, isPresented, let searchSuggestions else {
      guard let list = suggestionsController else { return }
      suggestionsController = nil
      list.willMove(toParent: nil)
      list.view.removeFromSuperview()
      list.removeFromParent()
      return
    }
    let list = suggestionsController ?? SearchSuggestionsController()
    list.show(searchSuggestions)
    guard suggestionsController == nil else { return }
    suggestionsController = list
    addInFront(list)
  }

  /// Selects a suggestion as a user does: all of them go, and the updater is told.
  final func select(_ suggestion: any UISearchSuggestion) {
    searchSuggestions = nil
    guard let searchResultsUpdater else { return }
    AppCall.make("updateSearchResults(for:selecting:)", of: self) {
      searchResultsUpdater.updateSearchResults(for: self, selecting: suggestion)
    }
  }

  final func showOrHideScopes() {
    let hasScopes = (searchBar.scopeButtonTitles?.count ?? 0) > 1
    switch scopeBarActivation {
    case .manual: break
    case .onTextEntry:
      searchBar.showScopes(storedIsActive && hasScopes && searchBar.searchTextField.hasText)
    case .automatic, .onSearchActivation: searchBar.showScopes(storedIsActive && hasScopes)
    }
  }
}

extension UISearchController {
  /// When the scopes of a search bar show.
  public enum ScopeBarActivation: Int, Sendable {
    /// As the system chooses, which is while the search is active.
    case automatic = 0
    /// When the app shows them.
    case manual = 1
    /// While there is a text.
    case onTextEntry = 2
    /// While the search is active.
    case onSearchActivation = 3
  }
}

/// The methods by which a search controller tells its delegate how it comes and goes.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Called when the controller is about to present itself.
  func willPresentSearchController(_ searchController: UISearchController)

  /// Called when the controller has presented itself.
  func didPresentSearchController(_ searchController: UISearchController)

  /// Called when the controller is about to dismiss itself.
  func willDismissSearchController(_ searchController: UISearchController)

  /// Called when the controller has dismissed itself.
  func didDismissSearchController(_ searchController: UISearchController)

  /// Presents the search controller, if the app does so itself.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
  /// Not implemented: the controller presents itself.
  public func presentSearchController(_ searchController: UISearchController) {
    searchController.presentItself()
  }
}

/// The method by which a search controller asks for new results.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when text or scope have changed, and when the bar takes the focus (behaviour 602).
  func updateSearchResults(for searchController: UISearchController)

  /// Called when the user has selected a suggestion; the text stays as it is.
  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
  public func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {}
}
