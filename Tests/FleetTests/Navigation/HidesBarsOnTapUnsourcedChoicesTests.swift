import FleetTesting
import Testing

/// UIKit's behaviour here has no source; these tests hold the model's choices.
@MainActor
@Suite("Choices without a source: bars that hide", .freshApplication)
struct HidesBarsOnTapUnsourcedChoicesTests {
  private let root = UIViewController()
  private let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: root)
    setAsAppRootWindow(navigation)
    navigation.hidesBarsOnTap = true
  }

  @Test func `a tap that hides the bars hides the toolbar too, and shows it where it was there`() {
    root.view.tap()
    root.view.tap()
    #expect(navigation.isToolbarHidden)
    navigation.isToolbarHidden = false

    root.view.tap()
    #expect(navigation.isToolbarHidden)
    root.view.tap()

    #expect(!navigation.isToolbarHidden)
  }
}
