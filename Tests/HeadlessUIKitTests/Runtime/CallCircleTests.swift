import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

/// Code that leads to itself by way of UIKit: on a device the stack overflows.
@MainActor
@Suite("Calls that lead to each other", .ownApplication)
struct CallCircleTests {
  private final class Screen: UIViewController {
    var loads: ((Screen) -> Void)?
    var hasLoaded: ((Screen) -> Void)?
    var laysOut: ((Screen) -> Void)?
    var appears: ((Screen) -> Void)?
    private(set) var loadCount = 0

    override func loadView() {
      if let loads { loads(self) } else { super.loadView() }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      loadCount += 1
      hasLoaded?(self)
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      appears?(self)
    }

    override func viewDidLayoutSubviews() { laysOut?(self) }

    override func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
      isEditing = !editing
    }
  }

  private final class Board: UIView {
    var laysOut: ((Board) -> Void)?
    var changes: ((Board) -> Void)?
    var measures: ((Board) -> CGSize)?

    override func layoutSubviews() {
      super.layoutSubviews()
      laysOut?(self)
    }

    override func updateConstraints() {
      changes?(self)
      super.updateConstraints()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { measures?(self) ?? size }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      superview?.hitTest(point, with: event)
    }

    override func tintColorDidChange() { changes?(self) }
    override func layoutMarginsDidChange() { changes?(self) }
    override func didMoveToSuperview() { changes?(self) }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) { changes?(self) }
  }

  private final class Feed: NSObject, UIScrollViewDelegate {
    var scrolls: (UIScrollView) -> Void = { _ in }
    private(set) var calls = 0

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      calls += 1
      scrolls(scrollView)
    }
  }

  private let window = UIWindow()
  private let root = UIViewController()
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let feed = Feed()

  init() {
    scrollView.delegate = feed
    root.view.addSubview(scrollView)
    window.rootViewController = root
    window.makeKeyAndVisible()
    UIApplication.shared.mainLoop.settle()
  }

  // MARK: The failure's text

  @Test func `are told of once, by their name, with what a device does`() {
    feed.scrolls = { $0.contentOffset.y += 1 }

    let received = failures { scrollView.contentOffset.y = 1 }

    #expect(
      received.reasons == [
        "scrollViewDidScroll(_:) of <UIScrollView> leads to itself without end."
      ])
    #expect(
      received.map(\.details) == [
        "On a device the app crashes here, because its stack is full. The model leaves these calls "
          + "out until all that are under way have returned."
      ])
    #expect(received.map(\.name) == [.recursion])
    #expect(received.map(\.severity) == [.error])
  }

  @Test func `are named all where there are several, with numbers for those that look alike`() {
    let other = UIScrollView(frame: scrollView.frame)
    other.delegate = feed
    feed.scrolls = { [scrollView] in ($0 === other ? scrollView : other).contentOffset.y += 1 }

    let received = failures { scrollView.contentOffset.y = 1 }.reasons

    #expect(received.count == 1)
    #expect(
      [
        "scrollViewDidScroll(_:) of <UIScrollView> 1 and scrollViewDidScroll(_:) of "
          + "<UIScrollView> 2 lead to each other without end."
      ].contains(received.first))
  }

  @Test func `point at the gesture that began them (reporting 9)`() {
    let gesture = CallSite("Shop/FeedTests.swift", "/src/FeedTests.swift", 12, 5)
    feed.scrolls = { $0.contentOffset.y += 1 }

    let received = failures { AmbientCallSite.at(gesture) { scrollView.contentOffset.y = 1 } }

    #expect(received.map(\.site) == [gesture])
  }

  // MARK: How deep

  @Test(arguments: [1, 10, CallCircle.roundLimit])
  func `may lead to each other as often as real code does`(times: Int) {
    feed.scrolls = { if $0.contentOffset.y < CGFloat(times) { $0.contentOffset.y += 1 } }

    #expect(failures { scrollView.contentOffset.y = 1 }.isEmpty)
    #expect(scrollView.contentOffset.y == CGFloat(times))
  }

  @Test func `may be those of views that lie in each other however deep`() {
    var view: UIView = root.view
    for _ in 0..<1_000 {
      let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      view.addSubview(inner)
      view = inner
    }

    let received = failures {
      root.view.layoutIfNeeded()
      view.touchesBegan([], with: nil)
      #expect(root.view.hitTest(CGPoint(x: 1, y: 1), with: nil) === view)
    }

    #expect(received.isEmpty)
  }

  // MARK: The state afterwards

  @Test func `end for good, though each would begin several others`() {
    feed.scrolls = { scrollView in for _ in 0..<3 { scrollView.contentOffset.y += 1 } }

    let received = failures { scrollView.contentOffset.y = 1 }

    #expect(received.count == 1)
    #expect(feed.calls < 1_000)
  }

  @Test func `are told of again when they begin again, and else leave no trace`() {
    feed.scrolls = { $0.contentOffset.y += 1 }
    #expect(failures { scrollView.contentOffset.y = 1 }.count == 1)
    #expect(failures { scrollView.contentOffset.y = 0 }.count == 1)
    let before = feed.calls
    feed.scrolls = { _ in }

    #expect(failures { scrollView.contentOffset.y = 7 }.isEmpty)
    #expect(scrollView.contentOffset.y == 7)
    #expect(feed.calls == before + 1)
  }

  // MARK: Where they are found

  @Test func `are found in loadView that asks for the view, which is a plain one then`() {
    let screen = Screen()
    let label = UILabel()
    screen.loads = { $0.view.addSubview(label) }

    let received = failures { _ = screen.view }

    #expect(received.reasons == ["loadView() of <Screen> leads to itself without end."])
    #expect(screen.viewIfLoaded.map { type(of: $0) == UIView.self } == true)
    #expect(label.superview === screen.viewIfLoaded)
    #expect(screen.loadCount == 1)
  }

  @Test func `are found where each screen loads another one of its kind`() {
    func makeScreen() -> Screen {
      let screen = Screen()
      screen.hasLoaded = { screen in
        let child = makeScreen()
        screen.addChild(child)
        screen.view.addSubview(child.view)
      }
      return screen
    }

    let received = failures { _ = makeScreen().view }

    #expect(received.reasons == ["viewDidLoad() of <Screen> leads to itself without end."])
  }

  @Test func `are found where each screen pushes another one as it loads`() {
    let navigation = UINavigationController()
    func makeScreen() -> Screen {
      let screen = Screen()
      screen.hasLoaded = { _ in navigation.pushViewController(makeScreen(), animated: false) }
      return screen
    }
    navigation.pushViewController(makeScreen(), animated: false)

    let received = failures { window.rootViewController = navigation }

    #expect(received.reasons == ["viewDidLoad() of <Screen> leads to itself without end."])
  }

  @Test func `are found in a layout that asks for itself`() {
    let board = Board(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    board.laysOut = { board in
      for _ in 0..<2 {
        board.setNeedsLayout()
        board.layoutIfNeeded()
      }
    }

    let received = failures { board.layoutIfNeeded() }

    #expect(received.reasons == ["layoutSubviews() of <Board> leads to itself without end."])
  }

  @Test func `are found in a screen that lays out its view as it has been laid out`() {
    let screen = Screen()
    screen.laysOut = { screen in
      screen.view.setNeedsLayout()
      screen.view.layoutIfNeeded()
    }

    let received = failures { screen.view.layoutIfNeeded() }

    #expect(received.reasons == ["layoutSubviews() of <UIView> leads to itself without end."])
  }

  @Test func `are found in constraints, sizes and hit tests that ask for themselves`() {
    let board = Board(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    root.view.addSubview(board)
    board.changes = { board in
      board.setNeedsUpdateConstraints()
      board.updateConstraintsIfNeeded()
    }
    board.measures = { board in
      board.sizeToFit()
      return CGSize(width: 1, height: 1)
    }

    let received = failures {
      board.setNeedsUpdateConstraints()
      board.updateConstraintsIfNeeded()
      board.sizeToFit()
      #expect(root.view.hitTest(CGPoint(x: 1, y: 1), with: nil) === scrollView)
    }
    board.changes = nil

    #expect(
      received.reasons == [
        "updateConstraints() of <Board> leads to itself without end.",
        "sizeThatFits(_:) of <Board> leads to itself without end.",
        "hitTest(_:with:) of <UIView> leads to itself without end.",
      ])
    #expect(board.frame.size == CGSize(width: 1, height: 1))
  }

  enum Change: String, CaseIterable {
    case tint = "tintColorDidChange()"
    case margins = "layoutMarginsDidChange()"
    case traits = "traitCollectionDidChange(_:)"

    @MainActor func make(on view: UIView) {
      switch self {
      case .tint: view.tintColor = .red
      case .margins: view.layoutMargins.top += 1
      case .traits:
        view.overrideUserInterfaceStyle = view.overrideUserInterfaceStyle == .dark ? .light : .dark
      }
    }
  }

  @Test(arguments: Change.allCases)
  func `are found where a change is answered by another one of its kind`(change: Change) {
    let board = Board()
    root.view.addSubview(board)
    board.changes = { change.make(on: $0) }

    let received = failures { change.make(on: board) }
    board.changes = nil

    #expect(received.reasons == ["\(change.rawValue) of <Board> leads to itself without end."])
  }

  @Test func `are found in a view that moves to and fro`() {
    let board = Board()
    let homes = [UIView(), UIView()]
    board.changes = { board in
      let isFirst = board.superview === homes[0]
      homes[isFirst ? 1 : 0].addSubview(board)
    }

    let received = failures { homes[0].addSubview(board) }

    #expect(received.reasons == ["addSubview(_:) of <Board> leads to itself without end."])
    #expect(board.superview.map(homes.contains) == true)
  }

  @Test func `are found in controls that send what they receive`() {
    let one = UISwitch()
    let other = UISwitch()
    one.addAction(UIAction { _ in other.sendActions(for: .valueChanged) }, for: .valueChanged)
    other.addAction(UIAction { _ in one.sendActions(for: .valueChanged) }, for: .valueChanged)
    let button = UIButton()
    let action = UIAction { ($0.sender as? UIButton)?.sendAction($0) }

    let received = failures {
      one.sendActions(for: .valueChanged)
      button.sendAction(action)
    }

    #expect(
      received.reasons == [
        "sendActions(for:) of <UISwitch> 1 and sendActions(for:) of <UISwitch> 2 lead to each other "
          + "without end.",
        "the handler of <UIAction> leads to itself without end.",
      ])
  }

  @Test func `are found in a screen that is edited and not edited`() {
    let received = failures { Screen().setEditing(true, animated: false) }

    #expect(
      received.reasons == ["setEditing(_:animated:) of <Screen> leads to itself without end."])
  }

  @Test func `are found in a screen that appears and disappears`() {
    let screen = Screen()
    screen.appears = { screen in
      screen.beginAppearanceTransition(false, animated: false)
      screen.endAppearanceTransition()
      screen.beginAppearanceTransition(true, animated: false)
    }

    let received = failures { screen.beginAppearanceTransition(true, animated: false) }

    #expect(received.reasons == ["viewWillAppear(_:) of <Screen> leads to itself without end."])
  }

  @Test func `are found in windows that take the key from each other`() {
    final class JealousWindow: UIWindow {
      var rival: UIWindow?
      override func resignKey() { rival?.makeKey() }
      override func becomeKey() { rival?.makeKey() }
    }
    let one = JealousWindow()
    let other = JealousWindow()
    one.rival = other
    other.rival = one
    one.isHidden = false
    other.isHidden = false

    let received = failures { one.makeKey() }

    #expect(received.map(\.name) == [.recursion])
    #expect(
      received.reasons.first?.contains("makeKey() of <JealousWindow> 1") == true, "\(received)")
  }
}
