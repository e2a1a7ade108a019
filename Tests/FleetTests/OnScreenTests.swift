import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("A finger meets what is there", .freshApplication)
struct OnScreenTests {
  /// A view that lets every touch through to the view below it.
  private final class Glass: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
  }

  /// A view that takes all touches within it.
  private final class Keeper: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      super.hitTest(point, with: event) == nil ? nil : self
    }
  }

  /// A view that can be touched outside of its bounds.
  private final class Wide: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
  }

  private final class TouchView: UIView {
    var points: [CGPoint] = []

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      points += touches.map { $0.location(in: self) }
    }
  }

  private final class ScrollDelegate: NSObject, UIScrollViewDelegate {
    var calls: [String] = []

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("begin") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      calls.append("scroll \(scrollView.contentOffset.y)")
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
      calls.append("end")
    }
  }

  private let screen = UIViewController()
  private let button = UIButton(frame: CGRect(x: 100, y: 100, width: 80, height: 40))
  private let trace = Trace()
  private let name = "<UIButton> in <UIViewController>"
  private let met = "That is what a finger meets where <UIButton> in <UIViewController> is."

  init() {
    button.addAction(UIAction { [trace] _ in trace.add("tapped") }, for: .touchUpInside)
    screen.view.addSubview(button)
    setAsAppRootWindow(screen)
  }

  private func expectTapped(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(failures { button.tap() }.isEmpty, sourceLocation: sourceLocation)
    #expect(trace.lines == ["tapped"], sourceLocation: sourceLocation)
  }

  private func expectRefusal(
    _ sentence: String, _ details: String = "", sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let received = failures { button.tap() }
    #expect(
      received.reasons == ["Cannot tap UIButton: \(sentence)"], sourceLocation: sourceLocation)
    #expect(received.map(\.details) == [details], sourceLocation: sourceLocation)
    #expect(received.map(\.name) == [.button], sourceLocation: sourceLocation)
    #expect(trace.lines.isEmpty, sourceLocation: sourceLocation)
  }

  // MARK: Size and place

  @Test(arguments: [CGSize.zero, CGSize(width: 80, height: 0), CGSize(width: 0, height: 40)])
  func `a view without a size cannot be tapped`(size: CGSize) {
    button.frame.size = size

    expectRefusal(
      "It has no size.", "\(name) needs a frame, or constraints that give it one.")
  }

  @Test func `a loose view needs no size`() {
    button.removeFromSuperview()
    button.frame = .zero

    expectTapped()
  }

  @Test func `a view gets the size that constraints give it before the tap`() {
    button.frame = .zero
    button.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      button.centerXAnchor.constraint(equalTo: screen.view.centerXAnchor),
      button.centerYAnchor.constraint(equalTo: screen.view.centerYAnchor),
      button.widthAnchor.constraint(equalToConstant: 80),
      button.heightAnchor.constraint(equalToConstant: 40),
    ])

    expectTapped()
  }

  @Test(arguments: [
    CGPoint(x: -200, y: 100), CGPoint(x: 500, y: 100), CGPoint(x: 100, y: 900),
  ])
  func `a view off the screen cannot be tapped`(origin: CGPoint) {
    button.frame.origin = origin
    screen.view.clipsToBounds = false

    let received = failures { button.tap() }

    #expect(received.map(\.name) == [.button])
    #expect(trace.lines.isEmpty)
  }

  @Test func `a view outside of the bounds of a view around it cannot be tapped`() {
    let box = UIView(frame: CGRect(x: 50, y: 50, width: 40, height: 40))
    screen.view.addSubview(box)
    box.addSubview(button)

    expectRefusal(
      "It is outside of <UIView> in <UIViewController>.",
      "A touch reaches only the part of \(name) that is within the bounds of the views around it.")
  }

  @Test func `a view around it may take touches beyond its bounds`() {
    let box = Wide(frame: CGRect(x: 50, y: 50, width: 40, height: 40))
    screen.view.addSubview(box)
    box.addSubview(button)

    expectTapped()
  }

  @Test func `of a view that is half off the screen the other half is touched`() {
    let view = TouchView(frame: CGRect(x: 190, y: 300, width: 1000, height: 40))
    screen.view.addSubview(view)

    #expect(failures { view.tap() }.isEmpty)

    #expect(view.points == [CGPoint(x: 100, y: 20)])
  }

  // MARK: Views in front

  @Test func `a view behind another one cannot be tapped`() {
    let cover = UIView(frame: screen.view.bounds)
    screen.view.addSubview(cover)

    expectRefusal(
      "It is covered by <UIView> in <UIViewController>.",
      "That is what a finger meets where \(name) is.")
    cover.isUserInteractionEnabled = false
    expectTapped()
  }

  @Test func `what is in front may be far up, and hidden, transparent or aside`() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    screen.view.addSubview(box)
    box.addSubview(button)
    let cover = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    screen.view.addSubview(cover)

    expectRefusal(
      "It is covered by <UIView> in <UIViewController>.",
      "That is what a finger meets where \(name) is.")
    cover.isHidden = true
    #expect(failures { button.tap() }.isEmpty)
    cover.isHidden = false
    cover.alpha = 0
    #expect(failures { button.tap() }.isEmpty)
    cover.alpha = 1
    cover.frame.origin.y = 400
    #expect(failures { button.tap() }.isEmpty)
    #expect(trace.lines == ["tapped", "tapped", "tapped"])
  }

  /// Shows another window of the application.
  private func show(_ window: UIWindow, at level: UIWindow.Level = .normal) -> UIWindow {
    window.windowLevel = level
    window.isHidden = false
    return window
  }

  @Test func `a window that came later, or has a higher level, covers what is behind it`() {
    let later = show(UIWindow())
    expectRefusal("It is covered by <UIWindow>.", met)

    later.isHidden = true
    let alert = show(UIWindow(), at: .alert)
    _ = show(UIWindow(), at: UIWindow.Level(rawValue: -1))
    let cover = UIView(frame: CGRect(x: 90, y: 90, width: 200, height: 100))
    alert.addSubview(cover)
    expectRefusal("It is covered by <UIView>.", met)
    alert.windowLevel = UIWindow.Level(rawValue: -2)
    expectTapped()
  }

  @Test func `a window covers only where it is, and where it takes touches`() {
    let banner = show(UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 90)), at: .alert)
    #expect(failures { button.tap() }.isEmpty)

    banner.frame.size.height = 844
    banner.isUserInteractionEnabled = false
    #expect(failures { button.tap() }.isEmpty)

    banner.isUserInteractionEnabled = true
    banner.alpha = 0
    #expect(failures { button.tap() }.isEmpty)
    #expect(trace.lines == ["tapped", "tapped", "tapped"])
  }

  @Test func `beside a window in front a view is touched where it is free`() {
    let view = TouchView(frame: CGRect(x: 0, y: 200, width: 390, height: 400))
    screen.view.addSubview(view)
    let banner = show(UIWindow(frame: CGRect(x: 0, y: 100, width: 390, height: 350)), at: .alert)

    #expect(failures { view.tap() }.isEmpty)

    #expect(view.points.count == 1)
    #expect(view.points.allSatisfy { $0.y + 200 > banner.frame.maxY })
  }

  @Test func `a window through which touches fall covers only with what is on it`() {
    final class Overlay: UIWindow {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
      }
    }
    let overlay = show(Overlay(), at: .statusBar)
    let other = UIButton(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
    overlay.addSubview(other)
    expectRefusal("It is covered by <UIButton>.", met)

    other.removeFromSuperview()
    expectTapped()
  }

  @Test func `what is in the window in front can be tapped, and what it lets through too`() {
    let front = show(UIWindow(), at: .alert)
    let other = TouchView(frame: CGRect(x: 100, y: 100, width: 80, height: 40))
    front.addSubview(other)

    #expect(failures { other.tap() }.isEmpty)

    #expect(other.points == [CGPoint(x: 40, y: 20)])
  }

  @Test func `what lets touches through covers nothing`() {
    screen.view.addSubview(Glass(frame: screen.view.bounds))

    expectTapped()
  }

  @Test func `a view around it that keeps the touches is named`() {
    let box = Keeper(frame: screen.view.bounds)
    screen.view.addSubview(box)
    box.addSubview(button)
    screen.view.addSubview(Glass(frame: screen.view.bounds))

    expectRefusal(
      "View does not allow user interaction.",
      "\(name) is in <Keeper>, which keeps the touches: hitTest(_:with:).")
  }

  @Test func `what is within a view does not cover it`() {
    let label = UILabel(frame: button.bounds)
    label.isUserInteractionEnabled = true
    let view = TouchView(frame: CGRect(x: 100, y: 300, width: 80, height: 40))
    screen.view.addSubview(view)
    view.addSubview(label)

    #expect(failures { view.tap() }.isEmpty)

    #expect(view.points == [CGPoint(x: 40, y: 20)])
  }

  @Test func `beside a card in its middle a backdrop is touched where it is free`() {
    let backdrop = TouchView(frame: screen.view.bounds)
    let card = UIView(frame: CGRect(x: 45, y: 300, width: 300, height: 200))
    screen.view.addSubview(backdrop)
    screen.view.addSubview(card)

    #expect(failures { backdrop.tap() }.isEmpty)

    #expect(backdrop.points.count == 1)
    #expect(backdrop.points.allSatisfy { !card.frame.contains($0) })
  }

  @Test func `a text field, a slider and a row are met in the same way`() {
    let cover = UIView(frame: screen.view.bounds)
    let field = UITextField(frame: CGRect(x: 0, y: 200, width: 100, height: 40))
    let slider = UISlider(frame: CGRect(x: 0, y: 250, width: 100, height: 40))
    let table = UITableView(frame: CGRect(x: 0, y: 300, width: 390, height: 300))
    let source = OneRow()
    table.dataSource = source
    for view in [field, slider, table, cover] { screen.view.addSubview(view) }

    let received = failures {
      field.enter("Robin")
      slider.slide(to: 1)
      table.selectRow(at: [0, 0])
    }

    #expect(
      received.reasons == [
        "UITextField unavailable for editing: It is covered by <UIView> in <UIViewController>.",
        "Cannot slide UISlider: It is covered by <UIView> in <UIViewController>.",
        "Interaction with row 0 in section 0 rejected: It is covered by <UIView> in <UIViewController>.",
      ])
  }

  // MARK: Scrolling

  @Test func `what a scroll view can bring in is scrolled to first, as a user does`() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
    let delegate = ScrollDelegate()
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 390, height: 2000)
    scrollView.delegate = delegate
    screen.view.addSubview(scrollView)
    scrollView.addSubview(button)
    button.frame.origin = CGPoint(x: 100, y: 1000)

    expectTapped()

    #expect(delegate.calls == ["begin", "scroll 740.0", "end"])
  }

  @Test func `scroll views within each other are scrolled one after the other`() {
    let outer = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
    let inner = UIScrollView(frame: CGRect(x: 0, y: 1000, width: 390, height: 200))
    outer.contentSize = CGSize(width: 390, height: 2000)
    inner.contentSize = CGSize(width: 2000, height: 200)
    screen.view.addSubview(outer)
    outer.addSubview(inner)
    inner.addSubview(button)
    button.frame.origin = CGPoint(x: 1500, y: 50)

    expectTapped()

    #expect(outer.contentOffset.y > 0)
    #expect(inner.contentOffset.x > 0)
  }

  @Test func `what no scrolling brings in is out of reach, and nothing is scrolled`() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 390, height: 500)
    screen.view.addSubview(scrollView)
    scrollView.addSubview(button)
    button.frame.origin = CGPoint(x: 100, y: 1000)

    expectRefusal(
      "It is off screen.",
      "\(name) lies at (100, 1100, 80, 40) of a window of (390, 844), and nothing scrolls to it.")
    scrollView.contentSize.height = 2000
    scrollView.isScrollEnabled = false
    #expect(failures { button.tap() }.count == 1)
    #expect(scrollView.contentOffset == .zero)
  }

  @Test func `a disabled button is not scrolled to`() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
    scrollView.contentSize = CGSize(width: 390, height: 2000)
    screen.view.addSubview(scrollView)
    scrollView.addSubview(button)
    button.frame.origin = CGPoint(x: 100, y: 1000)
    button.isEnabled = false

    #expect(failures { button.tap() }.count == 1)
    #expect(scrollView.contentOffset == .zero)
  }
}

/// A table of one row.
@MainActor
private final class OneRow: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}
