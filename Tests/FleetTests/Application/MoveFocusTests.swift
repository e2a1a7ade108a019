import FleetTesting
import TestSupport
import Testing

/// A screen with four buttons in two columns, which writes down where the focus moves.
private final class Remote: UIViewController {
  let buttons = ["play", "stop", "back", "on"].map { name in
    let button = UIButton(type: .system)
    button.accessibilityIdentifier = name
    return button
  }
  var calls: [String] = []
  var preferred: [any UIFocusEnvironment]?
  var isLocked = false

  override func viewDidLoad() {
    super.viewDidLoad()
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: 20 + 150 * (index % 2), y: 100 + 100 * (index / 2), width: 100, height: 50)
      button.addAction(
        UIAction { [unowned self] _ in calls.append("used \(name(button))") },
        for: .primaryActionTriggered)
      view.addSubview(button)
    }
  }

  private func name(_ view: UIView?) -> String { view?.accessibilityIdentifier ?? "nil" }

  override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    preferred ?? super.preferredFocusEnvironments
  }

  override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { !isLocked }

  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    calls.append(
      "\(name(context.previouslyFocusedView)) to \(name(context.nextFocusedView)) "
        + "\(context.focusHeading.rawValue)")
    coordinator.addCoordinatedAnimations { [unowned self] in
      calls.append("animated")
    } completion: { [unowned self] in
      calls.append("completed")
    }
  }
}

@MainActor
@Suite("moveFocus(_:)", .freshApplication)
struct MoveFocusTests {
  private let remote = Remote()

  private var focused: String? { remote.buttons.first(where: \.isFocused)?.accessibilityIdentifier }

  init() { setAsAppRootWindow(remote) }

  @Test func `the first move gives the focus to the first item, and the next ones move it`() {
    var way: [String?] = [focused]
    for heading in [UIFocusHeading.down, .right, .down, .left, .up] {
      moveFocus(heading)
      way.append(focused)
    }

    #expect(way == [nil, "play", "stop", "on", "back", "play"])
  }

  @Test func `a guide leads the focus on to where it prefers`() {
    let guide = UIFocusGuide()
    remote.view.addLayoutGuide(guide)
    guide.preferredFocusEnvironments = [remote.buttons[3]]
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: remote.view.leadingAnchor, constant: 20),
      guide.topAnchor.constraint(equalTo: remote.view.topAnchor, constant: 160),
      guide.widthAnchor.constraint(equalToConstant: 100),
      guide.heightAnchor.constraint(equalToConstant: 20),
    ])
    var way: [String?] = []
    for heading in [UIFocusHeading.down, .down, .left] {
      moveFocus(heading)
      way.append(focused)
    }
    #expect(way == ["play", "on", "back"])

    guide.isEnabled = false
    moveFocus(.up)
    moveFocus(.down)
    #expect(focused == "back")

    guide.isEnabled = true
    guide.preferredFocusEnvironments = []
    moveFocus(.up)
    moveFocus(.down)
    #expect(focused == "back")
  }

  @Test func `a guide that leads back to where the focus is is no way`() {
    let guide = UIFocusGuide()
    remote.view.addLayoutGuide(guide)
    guide.preferredFocusEnvironments = [remote.buttons[0]]
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: remote.view.leadingAnchor, constant: 20),
      guide.topAnchor.constraint(equalTo: remote.view.topAnchor, constant: 160),
      guide.widthAnchor.constraint(equalToConstant: 100),
      guide.heightAnchor.constraint(equalToConstant: 20),
    ])

    moveFocus(.down)
    moveFocus(.down)

    #expect(focused == "back")
  }

  @Test func `the screen may prefer another item`() {
    remote.preferred = [remote.buttons[3]]

    moveFocus(.down)

    #expect(focused == "on")
  }

  @Test func `the environments are told, then the animations run`() {
    moveFocus(.next)
    remote.calls = []

    moveFocus(.next)

    #expect(remote.calls == ["play to stop 16", "animated", "completed"])
  }

  @Test func `code moves the focus on a later turn, or at once`() {
    remote.preferred = [remote.buttons[2]]
    remote.setNeedsFocusUpdate()
    #expect(focused == nil)
    Fleet.settle()
    #expect(focused == "back")

    remote.preferred = [remote.buttons[1]]
    remote.setNeedsFocusUpdate()
    remote.updateFocusIfNeeded()

    #expect(focused == "stop")
    #expect(UIFocusSystem.focusSystem(for: remote)?.focusedItem === remote.buttons[1])
    #expect(UIFocusSystem.environment(remote, contains: remote.buttons[1]))
  }

  @Test func `the button that selects uses what has the focus`() {
    moveFocus(.down)
    remote.calls = []

    pressButton(.select)

    #expect(remote.calls == ["used play"])
  }

  @Test func `what is disabled, hidden or behind another screen gets no focus`() {
    remote.buttons[1].isEnabled = false
    remote.buttons[2].isHidden = true
    moveFocus(.down)

    moveFocus(.next)

    #expect(focused == "on")
  }

  // MARK: What stops the user

  @Test func `needs an item in that direction`() {
    moveFocus(.down)

    let received = failures { moveFocus(.left) }

    #expect(received.reasons == ["Cannot move focus to the left: There is nothing."])
    #expect(received.map(\.name) == [.application])
    #expect(focused == "play")
  }

  @Test func `needs all environments to agree`() {
    moveFocus(.down)
    remote.isLocked = true

    let received = failures { moveFocus(.down) }

    #expect(received.reasons == ["Cannot move focus down: It was refused."])
    #expect(focused == "play")
  }

  @Test func `needs something that can have the focus`() {
    setAsAppRootWindow(UIViewController())

    let nothing = failures { moveFocus(.down) }
    UIApplication.shared.clear()
    let noScreen = failures { moveFocus(.down) }

    #expect(nothing.reasons == ["Cannot move focus down: Nothing on the screen can have it."])
    #expect(noScreen.reasons == ["Cannot move focus: No screen is shown."])
  }

  // MARK: Tables

  /// Names, of which the second cannot have the focus.
  private final class Names: UITableViewController {
    var calls: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath) }
    override func tableView(
      _ tableView: UITableView, canFocusRowAt indexPath: IndexPath
    ) -> Bool { indexPath.row != 1 }
    override func tableView(
      _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) {
      let rows = [context.previouslyFocusedIndexPath?.row, context.nextFocusedIndexPath?.row]
      calls.append(rows.map { $0.map { "\($0)" } ?? "nil" }.joined(separator: " to "))
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      calls.append("selected \(indexPath.row)")
    }
  }

  @Test func `rows have the focus where the delegate allows it, and are selected`() {
    let names = Names()
    setAsAppRootWindow(names)

    moveFocus(.down)
    moveFocus(.down)
    pressButton(.select)

    #expect(names.calls == ["nil to 0", "0 to 2", "selected 2"])
  }
}
