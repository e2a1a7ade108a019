import Foundation

/// The list of a search controller's suggestions, in front of its results.
final class SearchSuggestionsController: UITableViewController {
  private var suggestions: [any UISearchSuggestion] = []

  init() { super.init(style: .plain) }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cell)
  }

  /// Replaces the suggestions that are shown.
  func show(_ suggestions: [any UISearchSuggestion]) {
    self.suggestions = suggestions
    if isViewLoaded { tableView.reloadData() }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    suggestions.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
    guard suggestions.indices.contains(indexPath.row) else { return cell }
    let suggestion = suggestions[indexPath.row]
    var content = UIListContentConfiguration.cell()
    if let text = suggestion.localizedAttributedSuggestion {
      content.attributedText = text
    } else {
      content.text = suggestion.localizedSuggestion
    }
    content.image = suggestion.iconImage
    cell.contentConfiguration = content
    cell.accessibilityLabel = suggestion.localizedDescription
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard suggestions.indices.contains(indexPath.row) else { return }
    (parent as? UISearchController)?.select(suggestions[indexPath.row])
  }

  private static let cell = "Suggestion"
}
