import Fleet

/// The costs of random users.
@MainActor let exploringFigures = [stepsOfExploration]

@MainActor private let stepsOfExploration = Figure(
  work: "1,000 steps of an exploration, on a screen of 50 views", yardstick: "1,000 taps on it",
  atMost: 1_000_000_000
) {
  withFailureReporter(Silent()) {
    bestOnMainActor(repetitions: 1, rounds: 5) {
      Fleet.explore(seed: 1, steps: 1_000) { BusyPage() }
    } beside: {
      withFreshApplication {
        let page = BusyPage()
        setAsAppRootWindow(page)
        for _ in 0..<1_000 { page.buttons[0].tap() }
      }
    }
  }
}

/// A screen of 50 views: buttons, switches, fields and labels.
private final class BusyPage: UIViewController {
  private(set) var buttons: [UIButton] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    for row in 0..<10 {
      let label = UILabel()
      label.text = "Row \(row)"
      add(label, row, 0)
      let button = UIButton(
        type: .custom,
        primaryAction: UIAction(title: "Button \(row)") { [weak label] _ in
          label?.text = label?.text == "Row \(row)" ? "Tapped" : "Row \(row)"
        })
      buttons.append(button)
      add(button, row, 1)
      let toggle = UISwitch()
      toggle.accessibilityLabel = "Switch \(row)"
      add(toggle, row, 2)
      let field = UITextField()
      field.placeholder = "Field \(row)"
      add(field, row, 3)
    }
  }

  private func add(_ view: UIView, _ row: Int, _ column: Int) {
    view.frame = CGRect(x: 10 + 95 * column, y: 60 + 44 * row, width: 90, height: 40)
    self.view.addSubview(view)
  }
}
