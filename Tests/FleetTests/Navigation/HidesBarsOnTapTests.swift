import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("UINavigationController.hidesBarsOnTap", .freshApplication)
struct HidesBarsOnTapTests {
  private let root = UIViewController()
  private let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: root)
    setAsAppRootWindow(navigation)
  }

  @Test func `lets a tap on the screen hide the bars, and the next one show them`() {
    navigation.hidesBarsOnTap = true

    root.view.tap()
    #expect(navigation.isNavigationBarHidden)
    root.view.tap()

    #expect(!navigation.isNavigationBarHidden)
  }

  @Test func `changes nothing about taps that something else takes`() {
    let button = UIButton(frame: CGRect(x: 20, y: 200, width: 100, height: 40))
    let tapped = UIView(frame: CGRect(x: 20, y: 300, width: 100, height: 40))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    tapped.addGestureRecognizer(UITapGestureRecognizer())
    root.view.addSubview(button)
    root.view.addSubview(tapped)
    navigation.hidesBarsOnTap = true

    button.tap()
    tapped.tap()
    navigation.navigationBar.tap()

    #expect(taps == 1)
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test func `is its recognizer's being enabled, and off at first`() {
    let recognizer = navigation.barHideOnTapGestureRecognizer
    #expect(!navigation.hidesBarsOnTap)
    #expect(!recognizer.isEnabled)
    root.view.tap()
    #expect(!navigation.isNavigationBarHidden)

    navigation.hidesBarsOnTap = true

    #expect(recognizer.isEnabled)
    #expect(recognizer.view === navigation.view)
  }
}
