import Fleet

/// A screen of controls, used as a user would.
@MainActor struct ScreenTour {
  func walk() {
    withFreshApplication {
      let screen = SettingsScreen()
      setAsAppRootWindow(screen)

      say("\nA screen of controls, in a window, on no screen at all:")
      screen.nameButton.tap()
      screen.notifications.flip()
      screen.sortButton.chooseMenuItem(withTitle: "By name")
      screen.photo.longPress()
      show(screen)

      say("\nWhat a user could not do, a helper does not do either:")
      screen.saveButton.tap()
      screen.panel.isHidden = true
      screen.nameButton.tap()
      show(screen)

      say("\nTime stands still until a test moves it:")
      screen.showHint()
      settle()
      say("  at once: \(screen.hint)")
      advance(by: .seconds(2))
      say("  two seconds later: \(screen.hint)")
    }
  }

  private func show(_ screen: SettingsScreen) {
    for line in screen.log { say("  \(line)") }
    screen.log = []
  }
}

/// An ordinary screen of an app.
private final class SettingsScreen: UIViewController {
  var log: [String] = []
  private(set) var hint = "none"

  let panel = UIStackView()
  let nameButton = UIButton(type: .system)
  let saveButton = UIButton(configuration: .filled())
  let sortButton = UIButton(type: .system)
  let notifications = UISwitch()
  let photo = UIImageView(image: UIImage(systemName: "photo"))

  override func viewDidLoad() {
    super.viewDidLoad()
    nameButton.setTitle("Name", for: .normal)
    nameButton.addAction(
      UIAction { [unowned self] _ in log.append("tapped 'Name'") }, for: .touchUpInside)
    saveButton.isEnabled = false
    notifications.addAction(
      UIAction { [unowned self] _ in
        log.append("notifications are \(notifications.isOn ? "on" : "off")")
      }, for: .valueChanged)
    sortButton.menu = UIMenu(children: [
      UIAction(title: "By date") { [unowned self] _ in log.append("sorted by date") },
      UIAction(title: "By name") { [unowned self] _ in log.append("sorted by name") },
    ])
    sortButton.showsMenuAsPrimaryAction = true
    photo.isUserInteractionEnabled = true
    photo.addGestureRecognizer(
      UILongPressGestureRecognizer(target: self, action: "pressPhoto:"))

    panel.axis = .vertical
    for view in [nameButton, saveButton, sortButton, notifications, photo] {
      panel.addArrangedSubview(view)
    }
    view.addSubview(panel)
    panel.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      panel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      panel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      panel.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
  }

  func showHint() {
    UIView.animate(withDuration: 0.3, delay: 2) {
    } completion: { [unowned self] _ in
      hint = "Tap a name."
    }
  }

  private func pressPhoto(_ recognizer: UILongPressGestureRecognizer) {
    if recognizer.state == .began { log.append("pressed the photo") }
  }

  override class var objectiveCMembers: [Selector.Method] {
    [.method("pressPhoto:", SettingsScreen.pressPhoto)]
  }
}
