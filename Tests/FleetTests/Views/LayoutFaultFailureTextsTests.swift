import FleetTestSupport
import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("Failure texts of layout faults", .freshApplication)
struct LayoutFaultFailureTextsTests {
  private let screen = UIViewController()

  private func label(_ text: String, _ frame: CGRect) -> UILabel {
    let label = UILabel(frame: frame)
    label.text = text
    screen.view.addSubview(label)
    return label
  }

  private func button(_ title: String, _ frame: CGRect) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.frame = frame
    screen.view.addSubview(button)
    return button
  }

  private func expectNothing() { #expect(failures { expectNoLayoutFaults() }.isEmpty) }

  @Test func `a screen where all has room has none`() {
    _ = label("Price", CGRect(x: 20, y: 100, width: 200, height: 24))
    _ = button("Buy", CGRect(x: 20, y: 200, width: 100, height: 44))
    let table = UITableView(frame: CGRect(x: 0, y: 300, width: 390, height: 400))
    screen.view.addSubview(table)
    setAsAppRootWindow(UINavigationController(rootViewController: screen))

    expectNothing()
  }

  /// A view that never comes to rest.
  private final class Header: UIView {
    override func layoutSubviews() {
      super.layoutSubviews()
      setNeedsLayout()
    }
  }

  @Test func `a view that asks for another layout each time`() {
    let header = Header(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    screen.view.addSubview(header)

    let text =
      "It asks in layoutSubviews(), by setNeedsLayout(). The next layout comes with the next frame, "
      + "as on a device: Fleet.advance(by:) lets frames pass."
    let reason = "<Header> asks for another layout each time it is laid out."
    let log = FailureLog()
    _ = withFailureReporter(log) { setAsAppRootWindow(screen) }
    #expect(log.notes.map(\.reason) == [reason])
    expectText("Fleet.LayoutError: \(reason)\n\(text)") { expectNoLayoutFaults() }
    header.removeFromSuperview()
    expectNothing()
  }

  @Test func `a text without room`() {
    let price = label("A price that is long", CGRect(x: 20, y: 100, width: 50, height: 24))
    setAsAppRootWindow(screen)

    expectText(
      "Fleet.LayoutError: <UILabel \"A price that is long\"> has no room for its text.\n"
        + "It is 50 by 24 points; the text needs 142 by 20.3."
    ) { expectNoLayoutFaults() }
    price.adjustsFontSizeToFitWidth = true
    expectNothing()
    price.isHidden = true
    expectNothing()
  }

  @Test func `a title of a button without room`() {
    _ = button("Put it into the cart", CGRect(x: 20, y: 100, width: 60, height: 44))
    setAsAppRootWindow(screen)

    #expect(
      failures { expectNoLayoutFaults() }.reasons == [
        "<UIButton \"Put it into the cart\"> has no room for its text."
      ])
  }

  @Test func `texts on each other`() {
    _ = label("Price", CGRect(x: 20, y: 100, width: 200, height: 24))
    let other = label("Tax", CGRect(x: 30, y: 110, width: 200, height: 24))
    setAsAppRootWindow(screen)

    expectText(
      "Fleet.LayoutError: <UILabel \"Price\"> and <UILabel \"Tax\"> overlap.\n"
        + "They share 26.3 by 10.3 points at (30, 111.8) in the window."
    ) { expectNoLayoutFaults() }
    // The texts are apart, although the frames are not.
    other.textAlignment = .right
    expectNothing()
    other.textAlignment = .natural
    other.backgroundColor = .white
    expectNothing()
  }

  @Test func `a control off the screen`() {
    _ = button("Buy", CGRect(x: 300, y: 830, width: 60, height: 44))
    setAsAppRootWindow(screen)

    expectText(
      "Fleet.LayoutError: <UIButton \"Buy\"> is off the screen.\n"
        + "It is 60 by 44 points at (300, 830); the window is 390 by 844, and no scroll view brings "
        + "it in."
    ) { expectNoLayoutFaults() }
  }

  @Test(arguments: [830, 850, -10])
  func `a text that ends off the screen, or is off it`(y: CGFloat) {
    _ = label("Price", CGRect(x: 20, y: y, width: 200, height: 24))
    setAsAppRootWindow(screen)

    #expect(
      failures { expectNoLayoutFaults() }.reasons == ["<UILabel \"Price\"> is off the screen."])
    let scrollView = UIScrollView(frame: screen.view.bounds)
    scrollView.contentSize = CGSize(width: 390, height: 900)
    for view in screen.view.subviews { scrollView.addSubview(view) }
    screen.view.addSubview(scrollView)
    if y > 0 { expectNothing() }
  }

  @Test func `a control in a scroll view that can show it`() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    scrollView.contentSize = CGSize(width: 390, height: 2000)
    screen.view.addSubview(scrollView)
    let buy = button("Buy", CGRect(x: 20, y: 1900, width: 60, height: 44))
    scrollView.addSubview(buy)
    setAsAppRootWindow(screen)

    expectNothing()
    buy.frame.origin.y = 1990
    #expect(
      failures { expectNoLayoutFaults() }.reasons == ["<UIButton \"Buy\"> is off the screen."])
  }

  @Test func `a control under a bar`() {
    _ = button("Buy", CGRect(x: 20, y: 60, width: 60, height: 44))
    setAsAppRootWindow(UINavigationController(rootViewController: screen))

    expectText(
      "Fleet.LayoutError: <UIButton \"Buy\"> is under <UINavigationBar>.\n"
        + "It is 60 by 44 points at (20, 60) in the window."
    ) { expectNoLayoutFaults() }
  }

  @Test func `a control or a text under the status bar, where there is one`() {
    _ = button("Buy", CGRect(x: 20, y: 30, width: 60, height: 44))
    _ = label("Price", CGRect(x: 200, y: 30, width: 60, height: 24))
    setAsAppRootWindow(screen)

    let found = failures { expectNoLayoutFaults() }
    #expect(found.reasons == ["<UIButton \"Buy\"> is under the status bar."])
    #expect(found.first?.details.contains("<UILabel \"Price\"> is under the status bar.") == true)
    Fleet.world.device = .iPhoneSE
    expectNothing()
  }

  @Test func `constraints that contradict each other`() {
    let view = label("Price", .zero)
    view.translatesAutoresizingMaskIntoConstraints = false
    view.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 100).isActive = true
    view.widthAnchor.constraint(equalToConstant: 100).isActive = true
    view.widthAnchor.constraint(equalToConstant: 200).isActive = true
    let log = logged { setAsAppRootWindow(screen) }
    #expect(log.notes.count == 1)

    let found = failures { expectNoLayoutFaults() }

    #expect(
      found.reasons == [
        "Constraints contradict each other: <NSLayoutConstraint UILabel'Price'.width == 200   (active)> "
          + "was given up."
      ])
    #expect(found.first?.details == "UIKit's message above this one lists them.")
  }

  @Test func `all of them are one failure`() {
    _ = label("A price that is long", CGRect(x: 20, y: 100, width: 50, height: 24))
    _ = button("Buy", CGRect(x: 360, y: 200, width: 60, height: 44))
    setAsAppRootWindow(screen)

    let found = failures { expectNoLayoutFaults() }

    #expect(
      found.reasons == ["<UILabel \"A price that is long\"> has no room for its text."])
    #expect(
      found.first?.details == """
        It is 50 by 24 points; the text needs 142 by 20.3.
        - <UIButton "Buy"> is off the screen. It is 60 by 44 points at (360, 200); the window is 390 \
        by 844, and no scroll view brings it in.
        """)
  }

  @Test func `what is behind a screen that was presented does not count`() {
    _ = label("A price that is long", CGRect(x: 20, y: 100, width: 50, height: 24))
    setAsAppRootWindow(screen)
    screen.present(UIViewController(), animated: false)

    expectNothing()
  }

  @Test func `no screen is a failure`() {
    expectText(
      "Fleet.ApplicationError: Cannot look for layout faults: No screen is shown.\n"
        + "Show one first: Fleet.setAsAppRootWindow(_:)."
    ) { expectNoLayoutFaults() }
  }

  @Test func `a text that has room in one world has none in another`() {
    let found = failures {
      Fleet.forEachWorld(.devices(.iPhoneSE, .iPadPro11), .textSizes(.large, .accessibility5)) {
        _ in
        let title = UILabel()
        title.text = "Everything that you own"
        title.font = .preferredFont(forTextStyle: .title1)
        let page = UIViewController()
        page.view.addSubview(title)
        title.pinToMargins(of: page.view)
        setAsAppRootWindow(page)
        expectNoLayoutFaults()
      }
    }

    #expect(
      found.compactMap { $0.details.split(separator: "\n").last } == [
        "In iPhone SE, accessibility5."
      ])
  }
}

extension UIView {
  fileprivate func pinToMargins(of view: UIView) {
    translatesAutoresizingMaskIntoConstraints = false
    let guide = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      topAnchor.constraint(equalTo: guide.topAnchor),
    ])
  }
}
