import HeadlessUIKit
import HeadlessUIKitTestSupport
import Testing

/// Layouts that an app makes before its views are at their final place, or before the bars are
/// final.
@MainActor
@Suite("Layouts that come early", .ownApplication)
struct EarlyLayoutTests {
  /// When a screen asks for a layout.
  enum Moment: CaseIterable {
    case viewDidLoad, animation, viewWillAppear, viewIsAppearing, viewDidLayoutSubviews
  }

  /// A screen with views that are pinned to its guides, one view at the second level.
  final class Screen: UIViewController {
    let moments: Set<Moment>
    let pinned = UIView()
    let marginal = UIView()
    let box = UIView()
    let inner = UIView()

    init(_ moments: Set<Moment>) {
      self.moments = moments
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      box.frame = view.bounds
      box.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(box)
      pin(pinned, to: view.safeAreaLayoutGuide, in: view)
      pin(marginal, to: view.layoutMarginsGuide, in: view)
      pin(inner, to: box.safeAreaLayoutGuide, in: box)
      layOut(.viewDidLoad)
      if moments.contains(.animation) {
        UIView.animate(withDuration: 0.3) { self.view.layoutIfNeeded() }
      }
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      layOut(.viewWillAppear)
    }

    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      layOut(.viewIsAppearing)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      layOut(.viewDidLayoutSubviews)
    }

    private func layOut(_ moment: Moment) {
      if moments.contains(moment) { view.layoutIfNeeded() }
    }

    private func pin(_ pinned: UIView, to guide: UILayoutGuide, in superview: UIView) {
      pinned.translatesAutoresizingMaskIntoConstraints = false
      superview.addSubview(pinned)
      NSLayoutConstraint.activate([
        pinned.topAnchor.constraint(equalTo: guide.topAnchor, constant: 16),
        pinned.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        pinned.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        pinned.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -16),
      ])
    }

    /// How far the pinned views lie from the screen's upper edge, and from its lower one.
    var tops: [CGFloat] { [pinned, marginal, inner].map(\.frame.minY) }
    var bottoms: [CGFloat] { [pinned, marginal, inner].map { view.bounds.maxY - $0.frame.maxY } }
  }

  private let window = UIWindow()

  private func show(_ root: UIViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    settle()
  }

  private func settle() { UIApplication.shared.mainLoop.settle() }

  /// A screen that has been laid out out of sight, as far as the moment lets it.
  private func screen(_ moment: Moment?) -> Screen {
    let screen = Screen(moment.map { [$0] } ?? [])
    screen.loadViewIfNeeded()
    return screen
  }

  nonisolated static let moments: [Moment?] = Moment.allCases + [nil]

  @Test(arguments: moments)
  func `a root rests on the safe area that it comes to have (behaviour 770)`(moment: Moment?) {
    let screen = screen(moment)

    show(screen)

    #expect(screen.tops == [63, 71, 63])
    #expect(screen.bottoms == [50, 58, 50])
  }

  @Test(arguments: moments)
  func `what is pushed rests on the safe area below the bar (behaviour 770)`(moment: Moment?) {
    let navigation = UINavigationController(rootViewController: UIViewController())
    show(navigation)
    let screen = screen(moment)

    navigation.pushViewController(screen, animated: true)
    settle()

    #expect(screen.tops == [107, 115, 107])
    #expect(screen.bottoms == [50, 58, 50])
  }

  @Test(arguments: moments)
  func `pages of a tab bar rest on the safe area above it (behaviour 770)`(moment: Moment?) {
    let (first, second) = (screen(moment), screen(moment))
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: first), second]
    show(tabs)

    tabs.selectedIndex = 1
    settle()

    let bar = tabs.tabBar.frame.height
    #expect(first.tops == [107, 115, 107])
    #expect(second.tops == [63, 71, 63])
    for screen in [first, second] { #expect(screen.bottoms == [bar + 16, bar + 24, bar + 16]) }
  }

  @Test(arguments: moments)
  func `a child rests on what covers it of its parent (behaviour 770)`(moment: Moment?) {
    let parent = UIViewController()
    show(parent)
    let child = screen(moment)
    child.view.frame = CGRect(x: 0, y: 20, width: 390, height: 824)

    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    settle()

    #expect(child.tops == [43, 51, 43])
    child.view.frame.origin.y = 0
    settle()
    #expect(child.tops == [63, 71, 63])
  }

  @Test(arguments: moments)
  func `what fills the screen above another rests on its safe area`(moment: Moment?) {
    let presenter = UIViewController()
    show(presenter)
    let screen = screen(moment)
    screen.modalPresentationStyle = .fullScreen

    presenter.present(screen, animated: true)
    settle()

    #expect(screen.tops == [63, 71, 63])
  }

  // MARK: Later changes

  @Test func `a bar that comes and goes is followed each time`() {
    let screen = screen(.viewDidLoad)
    let navigation = UINavigationController(rootViewController: screen)
    show(navigation)

    for _ in 0..<8 {
      navigation.setNavigationBarHidden(true, animated: false)
      settle()
      #expect(screen.tops == [63, 71, 63])
      navigation.setNavigationBarHidden(false, animated: false)
      settle()
      #expect(screen.tops == [107, 115, 107])
    }
  }

  @Test func `what a controller adds to the safe area is followed each time, in children too`() {
    let parent = UIViewController()
    show(parent)
    let child = screen(.viewDidLoad)
    parent.addChild(child)
    child.view.translatesAutoresizingMaskIntoConstraints = false
    parent.view.addSubview(child.view)
    NSLayoutConstraint.activate([
      child.view.topAnchor.constraint(equalTo: parent.view.topAnchor),
      child.view.bottomAnchor.constraint(equalTo: parent.view.bottomAnchor),
      child.view.leadingAnchor.constraint(equalTo: parent.view.leadingAnchor),
      child.view.trailingAnchor.constraint(equalTo: parent.view.trailingAnchor),
    ])
    child.didMove(toParent: parent)
    settle()
    #expect(child.tops == [63, 71, 63])

    for added in 1...8 {
      parent.additionalSafeAreaInsets.top = CGFloat(10 * added)
      settle()
      #expect(child.tops.first == CGFloat(63 + 10 * added))
      child.additionalSafeAreaInsets.top = CGFloat(added)
      settle()
      #expect(child.tops == [63, 71, 63].map { $0 + CGFloat(11 * added) })
      child.additionalSafeAreaInsets.top = 0
    }
  }
}
