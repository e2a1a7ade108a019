import Fleet

/// The app: a list of recipes beside the one that was chosen, or one after the other on a phone.
@MainActor
final class RecipesViewController: UISplitViewController, UISplitViewControllerDelegate {
  let list: RecipeListViewController
  let page: RecipeViewController

  init(_ book: Cookbook) {
    list = RecipeListViewController(book)
    page = RecipeViewController(book)
    super.init(style: .doubleColumn)
    delegate = self
    preferredDisplayMode = .oneBesideSecondary
    setViewController(list, for: .primary)
    setViewController(page, for: .secondary)
    list.didChoose = { [weak self] recipe in self?.open(recipe) }
  }

  required init?(coder: NSCoder) { nil }

  private func open(_ recipe: Recipe) {
    page.recipe = recipe
    show(.secondary)
  }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    page.recipe == nil ? .primary : .secondary
  }
}
