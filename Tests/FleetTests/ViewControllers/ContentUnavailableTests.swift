import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("UIContentUnavailableConfiguration", .freshApplication)
struct ContentUnavailableTests {
  /// A list that says so while it is empty.
  private final class EmptyList: UIViewController {
    var birds: [String] = [] { didSet { setNeedsUpdateContentUnavailableConfiguration() } }
    var updates = 0

    override func updateContentUnavailableConfiguration(
      using state: UIContentUnavailableConfigurationState
    ) {
      updates += 1
      guard birds.isEmpty else { return contentUnavailableConfiguration = nil }
      var empty = UIContentUnavailableConfiguration.empty()
      empty.text = "No Birds"
      empty.button.title = "Add"
      empty.buttonProperties.primaryAction = UIAction { [unowned self] _ in birds.append("wren") }
      contentUnavailableConfiguration = empty
    }
  }

  private let list = EmptyList()

  private func texts(_ view: UIView) -> [String] {
    view.subviews.compactMap { ($0 as? UILabel)?.text }
  }

  private var shown: UIContentUnavailableView? {
    list.view.subviews.lazy.compactMap { $0 as? UIContentUnavailableView }.first
  }

  @Test func `a screen shows it while it is empty, in front of all else`() {
    setAsAppRootWindow(list)
    #expect(list.updates == 1)
    #expect(shown?.frame == list.view.bounds)
    #expect(shown.map(texts) == ["No Birds"])

    let button = shown?.subviews.lazy.compactMap { $0 as? UIButton }.first
    button?.tap()

    #expect(list.birds == ["wren"])
    #expect(list.updates == 2)
    #expect(shown == nil)
  }

  @Test func `updates come together on the next turn`() {
    setAsAppRootWindow(list)
    list.setNeedsUpdateContentUnavailableConfiguration()
    list.setNeedsUpdateContentUnavailableConfiguration()
    #expect(list.updates == 1)

    Fleet.settle()

    #expect(list.updates == 2)
  }

  @Test func `a search names what was searched for`() {
    var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
    state.searchText = "owl"

    let search = UIContentUnavailableConfiguration.search().updated(for: state)

    #expect(search.text == "No Results for “owl”")
    #expect(UIContentUnavailableConfiguration.search().text == "No Results")
  }

  @Test func `a screen that is loading has a wheel`() {
    let view = UIContentUnavailableView(configuration: .loading())

    let wheel = view.subviews.lazy.compactMap { $0 as? UIActivityIndicatorView }.first
    #expect(wheel?.isAnimating == true)
    #expect(texts(view) == ["Loading…"])
  }

  @Test func `a view takes configurations of its own kind alone`() {
    let view = UIContentUnavailableView(configuration: .empty())
    var other = UIContentUnavailableConfiguration.empty()
    other.secondaryText = "Nothing"

    view.configuration = other
    view.configuration = UIListContentConfiguration.cell()

    #expect(texts(view) == ["Nothing"])
  }
}
