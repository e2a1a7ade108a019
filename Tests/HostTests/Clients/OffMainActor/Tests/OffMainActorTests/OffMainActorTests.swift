import FleetTesting
import Testing

/// Tests whose authors have forgotten `@MainActor`, of which the compiler only warns.
struct OffMainActorTests {
  @Test func tap() {
    let button = UIButton()
    button.addAction(UIAction { _ in print("saved") }, for: .touchUpInside)
    button.tap()  // tap
  }

  @Test func show() {
    setAsAppRootWindow(UIViewController())  // show
    Fleet.screen.buttons["Save"].tap()  // element
  }

  @Test func load() {  // load
    Page().loadViewIfNeeded()
  }
}

final class Page: UIViewController {
  private let labels = [UILabel(), UILabel()]

  override func viewDidLoad() {
    super.viewDidLoad()
    labels.forEach { view.addSubview($0) }
  }
}
