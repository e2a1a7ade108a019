import Fleet

/// A small app, used as a user would: navigation, tabs, a modal form, an alert.
@MainActor struct AppTour {
  func walk() {
    withFreshApplication {
      let list = TripListScreen()
      let tabs = UITabBarController()
      let trips = UINavigationController(rootViewController: list)
      tabs.viewControllers = [trips, AboutScreen()]
      setAsAppRootWindow(tabs)

      say("\nA small app, with tabs, navigation, a form and an alert:")
      tell()
      trips.navigationBar.tapTopItem(withTitle: "Add")
      tell()

      say("  the form asks before it throws away what was changed:")
      guard let form = screen.topmostViewController as? TripFormScreen else { return }
      form.byTrain.flip()
      form.cancelItem.tap()
      tell()
      screen.presentedAlert?.tapAlertAction(withTitle: "Keep")
      form.saveItem.tap()
      tell()
      say("  trips: \(list.trips)")

      say("  from page to page, and back:")
      list.showLast()
      settle()
      tell()
      trips.tapBackButton()
      tabs.selectTab(withLabel: "About")
      tell()

      say("  what a user could not do is told with what there is instead:")
      tabs.selectTab(withLabel: "Abuot")
      trips.tapBackButton()
    }
  }

  private func tell() {
    guard let top = screen.topmostViewController else { return say("  on top: nothing") }
    say("  on top: \(type(of: top)) \"\(top.title ?? "")\"")
  }
}

private final class TripListScreen: UIViewController {
  private(set) var trips: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Trips"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Add") { [weak self] _ in self?.add() })
  }

  func showLast() {
    let page = UIViewController()
    page.title = trips.last
    navigationController?.pushViewController(page, animated: true)
  }

  private func add() {
    let form = TripFormScreen()
    form.onSave = { [weak self] in self?.trips.append($0) }
    present(UINavigationController(rootViewController: form), animated: true)
  }
}

private final class TripFormScreen: UIViewController {
  var onSave: ((String) -> Void)?
  let byTrain = UISwitch()
  private(set) lazy var cancelItem = UIBarButtonItem(
    systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
  private(set) lazy var saveItem = UIBarButtonItem(
    systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.save() })

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "New trip"
    view.addSubview(byTrain)
    navigationItem.leftBarButtonItem = cancelItem
    navigationItem.rightBarButtonItem = saveItem
  }

  private func save() {
    onSave?(byTrain.isOn ? "by train" : "on foot")
    dismiss(animated: true)
  }

  private func cancel() {
    guard byTrain.isOn else { return dismiss(animated: true) }
    let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in
        self?.dismiss(animated: true)
      })
    present(alert, animated: true)
  }
}

private final class AboutScreen: UIViewController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    title = "About"
  }

  required init?(coder: NSCoder) { nil }
}
