import Fleet

/// The costs of running a test in more worlds than one.
@MainActor let worldFigures = [oneWorldMore, anotherSystem, sixtyWorlds, layoutFaults]

@MainActor private let oneWorldMore = Figure(
  work: "a world more, for a screen of 50 views", yardstick: "the screen in no world of its own",
  atMost: 1_000_000
) {
  bestOnMainActor(repetitions: 20, rounds: 10) {
    Fleet.forEachWorld(.devices(.iPhoneSE)) { _ in
      Fleet.world.textSize = .accessibility3
      setAsAppRootWindow(Page())
    }
  } beside: {
    withFreshApplication { _ = setAsAppRootWindow(Page()) }
  }
}

@MainActor private let anotherSystem = Figure(
  work: "a world of another version of iOS, for a screen of 50 views",
  yardstick: "the screen in no world of its own", atMost: 1_000_000
) {
  bestOnMainActor(repetitions: 20, rounds: 10) {
    Fleet.forEachWorld(.systems(.iOS(26))) { _ in setAsAppRootWindow(Page()) }
  } beside: {
    withFreshApplication { _ = setAsAppRootWindow(Page()) }
  }
}

@MainActor private let sixtyWorlds = Figure(
  work: "10 devices × 3 sizes of texts × 2 directions, for a screen of 50 views",
  yardstick: "the screen 60 times", atMost: 100_000_000
) {
  bestOnMainActor(repetitions: 1, rounds: 10) {
    Fleet.forEachWorld(
      .devices(Array(TestWorld.Device.iPhones.suffix(8) + TestWorld.Device.iPads.suffix(2))),
      .textSizes(.small, .large, .accessibility5), .rightToLeft
    ) { _ in
      setAsAppRootWindow(Page())
    }
  } beside: {
    for _ in 0..<60 { withFreshApplication { _ = setAsAppRootWindow(Page()) } }
  }
}

@MainActor private let layoutFaults = Figure(
  work: "expectNoLayoutFaults() on 50 views", yardstick: "the screen that is looked at",
  atMost: 1_000_000
) {
  withFreshApplication {
    setAsAppRootWindow(Page())
    return bestOnMainActor(repetitions: 20, rounds: 20) {
      expectNoLayoutFaults()
    } beside: {
      withFreshApplication { _ = setAsAppRootWindow(Page()) }
    }
  }
}

/// A page of 50 views that are laid out by constraints, its own and the scrolling ones included.
private final class Page: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let stack = UIStackView()
    stack.axis = .vertical
    stack.spacing = 8
    for index in 0..<24 {
      let label = UILabel()
      label.text = "A row with a text of its own, number \(index)"
      label.font = .preferredFont(forTextStyle: .body)
      label.numberOfLines = 0
      let button = UIButton(type: .system)
      button.setTitle("Choose \(index)", for: .normal)
      for view in [label, button] { stack.addArrangedSubview(view) }
    }
    let scrollView = UIScrollView()
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    scrollView.hold(stack)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: guide.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
  }
}
