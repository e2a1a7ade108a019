public import Foundation

/// A container that shows one page, or two, of many, and asks for others as the user turns to them.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  // MARK: Creating page view controllers

  /// Creates a page view controller whose pages curl.
  public convenience init() {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  /// Creates a page view controller without a page.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let given = options?[.spineLocation]
    let asked = given as? SpineLocation ?? (given as? Int).flatMap(SpineLocation.init(rawValue:))
    spineLocation = style == .scroll ? .none : asked ?? .min
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a page view controller from an archive, whose pages curl (behaviour 611).
  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    spineLocation = .min
    super.init(coder: coder)
  }

  // MARK: Providing content

  /// The data source of the pages before and after; it is not kept alive.
  ///
  /// Setting it, even to the same object, forgets the neighbours of the page (behaviour 615).
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { neighbours = Neighbours() }
  }

  /// The delegate that is told of the user's turns; it is not kept alive.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// Shows other pages (behaviour 612, 613).
  ///
  /// The pages are exchanged at once. With an animation, the turn ends later.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let pages = viewControllers ?? []
    let required = spineLocation == .mid ? 2 : 1
    guard pages.count == required || (isDoubleSided && required == 1 && pages.count == 2) else {
      return ModelException.invalidArgument.raise(
        "The number of view controllers provided (\(pages.count)) doesn't match the number "
          + "required (\(required)) for the requested transition",
        by: "UIPageViewController.setViewControllers(_:direction:animated:completion:)")
    }
    for page in pages where isWithin(page) {
      return ModelException.invalidArgument.raise(
        "Can't add self as a child view controller \(objectName(page))",
        by: "UIPageViewController.setViewControllers(_:direction:animated:completion:)")
    }
    neighbours = Neighbours()
    // The second of two pages where one is shown is the back of the first.
    let shown = Array(pages.prefix(required))
    let turn = PageTurn(from: self.pages, to: shown, animated: animated) { completion?($0) }
    begin(turn)
    if animated, isShowing { endOnLaterTurn(turn) } else { endTurn() }
    askForIndicator()
  }

  /// The pages that are shown, or that are being turned to.
  open var viewControllers: [UIViewController]? { pages }

  /// The recognizers of the gestures that turn pages; empty for pages that scroll.
  open var gestureRecognizers: [UIGestureRecognizer] {
    transitionStyle == .pageCurl ? [pan, tap] : []
  }

  // MARK: Configuring the page view controller

  /// Whether pages scroll or curl.
  open internal(set) var transitionStyle: TransitionStyle

  /// Whether pages lie beside or below each other.
  open internal(set) var navigationOrientation: NavigationOrientation

  /// Where the spine of the book is.
  open internal(set) var spineLocation: SpineLocation

  /// Whether each page has a back.
  open var isDoubleSided = false

  // MARK: Managing the view

  /// Makes the view that holds the pages.
  open override func loadView() {
    view = makeOwnView()
    if let scrollView {
      scrollView.frame = view.bounds
      scrollView.addGestureRecognizer(pan)
      view.addSubview(scrollView)
    } else {
      view.addGestureRecognizer(pan)
      view.addGestureRecognizer(tap)
    }
  }

  // MARK: Storage

  /// The pages that are shown.
  final var pages: [UIViewController] = []
  /// The turn that is under way.
  final var turn: PageTurn?
  /// The pages that were set before the controller appeared, which are told of their parent then.
  final var unseen: [UIViewController] = []
  /// The data source's pages before and after.
  final var neighbours = Neighbours()
  /// The dots below the pages, where the data source counts them.
  final var indicator: UIPageControl?
  final var indicatorPage = 0
  /// The scroll view of pages that scroll.
  final lazy var scrollView: UIScrollView? = transitionStyle == .scroll ? PageScrollView() : nil
  private final lazy var pan = PagePanGestureRecognizer(self)
  private final lazy var tap = PageTapGestureRecognizer(self)

  /// The superview of the pages' views.
  final var pageHolder: UIView? { scrollView ?? loadedView }

  /// Whether the user can turn pages by a gesture.
  final var takesGestures: Bool {
    pan.isEnabled && scrollView?.isScrollEnabled != false
      && scrollView?.isUserInteractionEnabled != false
  }

  // MARK: The model

  override func makeOwnView() -> UIView { ContainerView(frame: UIScreen.main.bounds) }

  override var drivesItsChildren: Bool { true }

  override var currentChildren: [UIViewController] { pages }

  override func removeChild(_ child: UIViewController) { didLose(child) }

  override func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    endTurn()
    if isAppearing, appearanceState.phase == .disappeared {
      loadViewIfNeeded()
      putPagesInView()
    }
    super.beginAppearance(isAppearing, animated: animated)
  }

  override func endAppearance(animated: Bool) {
    super.endAppearance(animated: animated)
    if isShowing { tellUnseen() }
  }

  override func layOutContainer(in view: UIView, _ safeArea: UIEdgeInsets?) { layOutPages() }
}

extension UIPageViewController {
  /// How pages turn.
  public enum TransitionStyle: Int, Sendable {
    /// Like the pages of a book.
    case pageCurl = 0
    case scroll = 1
  }

  /// How pages lie.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// Where the spine of a book is.
  public enum SpineLocation: Int, Sendable {
    case none = 0
    /// At the left, or at the top.
    case min = 1
    /// Between two pages.
    case mid = 2
    /// At the right, or at the bottom.
    case max = 3
  }

  /// The direction of a turn.
  public enum NavigationDirection: Int, Sendable {
    /// To the next page.
    case forward = 0
    /// To the page before.
    case reverse = 1
  }

  /// A key of the options for a new page view controller.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key as UIKit names it.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Where the spine is, for pages that curl.
    public static let spineLocation = Self(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The space between pages that scroll, which the model does not show.
    public static let interPageSpacing = Self(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}

/// The methods by which a page view controller tells of the turns that the user makes.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Called when the user begins to turn.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])

  /// Called when the turn has ended, with a new page or with the same.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}

  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}

/// The methods by which a page view controller gets its pages.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// Returns the page before another one; `nil` where that is the first.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?

  /// Returns the page after another one; `nil` where that is the last.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?

  /// Returns how many dots stand below pages that scroll.
  func presentationCount(for pageViewController: UIPageViewController) -> Int

  /// Returns the index of the dot for the current page.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// Not implemented: there are no dots.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }

  /// Not implemented: the first one.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
