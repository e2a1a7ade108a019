import Fleet
import FleetTesting
import Testing

/// Gives what it holds as much width as a tablet has.
@MainActor
private final class WideFrame: UIViewController {
  private let content: UIViewController

  init(_ content: UIViewController) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(content)
    become(.regular)
    content.view.frame = view.bounds
    view.addSubview(content.view)
    content.didMove(toParent: self)
  }

  func become(_ width: UIUserInterfaceSizeClass) {
    content.traitOverrides.horizontalSizeClass = width
  }
}

@MainActor
@Suite("A cookbook's own tests", .freshApplication)
struct RecipesTests {
  private let book = Cookbook([
    Recipe(name: "Soup", steps: "Boil it."), Recipe(name: "Bread", steps: "Bake it."),
  ])
  private let recipes: RecipesViewController
  private var table: UITableView { recipes.list.tableView }

  init() { recipes = RecipesViewController(book) }

  @Test func `a phone shows the list first, then the recipe, and leads back`() {
    setAsAppRootWindow(recipes)
    #expect(Fleet.screen.topmostViewController === recipes.list)

    table.selectRow(at: [0, 1])
    #expect(Fleet.screen.topmostViewController === recipes.page)
    #expect(recipes.page.steps.text == "Bake it.")
    recipes.list.navigationController?.tapBackButton()

    #expect(Fleet.screen.topmostViewController === recipes.list)
  }

  @Test func `a tablet shows both beside each other`() {
    setAsAppRootWindow(WideFrame(recipes))

    #expect(!recipes.isCollapsed)
    #expect(recipes.page.steps.text == "Choose a recipe.")
    table.selectRow(at: [0, 0])

    #expect(recipes.page.steps.text == "Boil it.")
    #expect(recipes.list.view.window != nil)
  }

  @Test func `a screen that becomes narrow keeps the recipe that was chosen in front`() {
    let frame = WideFrame(recipes)
    setAsAppRootWindow(frame)
    table.selectRow(at: [0, 0])

    frame.become(.compact)
    Fleet.settle()

    #expect(recipes.isCollapsed)
    #expect(Fleet.screen.topmostViewController === recipes.page)
  }

  @Test func `the menu of the picture likes a recipe, and forgets it again`() {
    setAsAppRootWindow(recipes)
    table.selectRow(at: [0, 0])

    recipes.page.picture.chooseMenuItem(withTitle: "Like")
    #expect(book.favourites == ["Soup"])
    recipes.page.picture.chooseMenuItem(withTitle: "Forget")

    #expect(book.favourites.isEmpty)
  }

  @Test func `a recipe is shared`() {
    setAsAppRootWindow(recipes)
    table.selectRow(at: [0, 0])

    recipes.page.navigationItem.rightBarButtonItem?.tap()
    let sheet = recipes.page.presentedViewController as? UIActivityViewController
    sheet?.chooseActivity(.copyToPasteboard)

    #expect(UIPasteboard.general.string == "Boil it.")
  }

  @Test func `the screen as text says what a user sees`() {
    setAsAppRootWindow(recipes)

    #expect(
      Fleet.screen.description == """
        On screen: RecipesViewController ▸ UINavigationController ▸ RecipeListViewController "Recipes"
          navigation bar #Recipes
            static text "Recipes"
          table, 2 rows in 1 section
            cell "Soup"
            cell "Bread"
        """)
  }
}
