import Fleet
import HeadlessUIKit
import HeadlessXCUIAutomation

/// The costs of a suite in XCUITest's words.
@MainActor let suiteFigures = [
  Figure(
    work: "launch an app, ten element steps", yardstick: "launch it", atMost: 2_000_000,
    measure: {
      withFreshApplication {
        XCUIApplication.delegateClass = MeasuredAppDelegate.self
        let app = XCUIApplication()
        return bestOnMainActor(repetitions: 20, rounds: 20) {
          takeTenSteps(app)
        } beside: {
          launchApp(MeasuredAppDelegate())
        }
      }
    })
]

@MainActor private func takeTenSteps(_ app: XCUIApplication) {
  app.launch()
  app.textFields["Name"].tap()
  app.textFields["Name"].typeText("Ada")
  app.switches["News"].tap()
  app.buttons["Save"].tap()
  keep(app.alerts["Saved"].waitForExistence(timeout: 5))
  keep(app.alerts.staticTexts["Ada"].exists)
  app.alerts.buttons["OK"].tap()
  keep(app.staticTexts["Row 7"].label)
  app.tables.cells.element(boundBy: 3).tap()
  keep(app.cells.matching(NSPredicate(format: "label BEGINSWITH 'R'")).count)
}

/// An app with a form above a table.
private final class MeasuredAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: MeasuredScreen())
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

private final class MeasuredScreen: UIViewController, UITableViewDataSource {
  private let name = UITextField(frame: CGRect(x: 20, y: 120, width: 300, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Form"
    name.placeholder = "Name"
    view.addSubview(name)
    let news = UISwitch(frame: CGRect(x: 20, y: 180, width: 51, height: 31))
    news.accessibilityLabel = "News"
    view.addSubview(news)
    let save = UIButton(
      type: .system, primaryAction: UIAction(title: "Save") { [weak self] _ in self?.save() })
    save.frame = CGRect(x: 20, y: 230, width: 100, height: 44)
    view.addSubview(save)
    let table = UITableView(frame: CGRect(x: 0, y: 300, width: 390, height: 500))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    view.addSubview(table)
  }

  private func save() {
    let alert = UIAlertController(title: "Saved", message: name.text, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}
