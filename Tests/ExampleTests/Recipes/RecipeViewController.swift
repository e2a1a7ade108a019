import Fleet

/// One recipe, with a menu on its picture.
@MainActor
final class RecipeViewController: UIViewController, UIContextMenuInteractionDelegate {
  let picture = UIImageView(frame: CGRect(x: 20, y: 120, width: 200, height: 150))
  let steps = UILabel(frame: CGRect(x: 20, y: 290, width: 300, height: 100))
  var recipe: Recipe? { didSet { showRecipe() } }
  private let book: Cookbook

  init(_ book: Cookbook) {
    self.book = book
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    picture.isUserInteractionEnabled = true
    picture.addInteraction(UIContextMenuInteraction(delegate: self))
    steps.numberOfLines = 0
    view.addSubview(picture)
    view.addSubview(steps)
    showRecipe()
  }

  private func showRecipe() {
    title = recipe?.name
    guard isViewLoaded else { return }
    steps.text = recipe?.steps ?? "Choose a recipe."
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .action, primaryAction: UIAction { [weak self] _ in self?.share() })
  }

  private func share() {
    guard let recipe else { return }
    let sheet = UIActivityViewController(
      activityItems: [recipe.steps], applicationActivities: nil)
    present(sheet, animated: true)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let recipe else { return nil }
    let title = book.isFavourite(recipe) ? "Forget" : "Like"
    return UIContextMenuConfiguration(actionProvider: { [book] _ in
      UIMenu(children: [UIAction(title: title) { _ in book.toggle(recipe) }])
    })
  }
}
