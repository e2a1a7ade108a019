import Fleet

/// The pages that show a new user around, with dots and a button below them.
@MainActor
final class TourViewController: UIViewController, UIPageViewControllerDataSource,
  UIPageViewControllerDelegate
{
  let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
  let dots = UIPageControl(frame: CGRect(x: 95, y: 650, width: 200, height: 40))
  let button = UIButton(type: .system)
  var didFinish: () -> Void = {}
  private let screens: [UIViewController]

  init(_ titles: [String]) {
    screens = titles.map { title in
      let screen = UIViewController()
      screen.title = title
      return screen
    }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    pages.dataSource = self
    pages.delegate = self
    addChild(pages)
    pages.view.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 640)
    view.addSubview(pages.view)
    pages.didMove(toParent: self)
    if let first = screens.first {
      pages.setViewControllers([first], direction: .forward, animated: false)
    }
    dots.numberOfPages = screens.count
    dots.isUserInteractionEnabled = false
    button.frame = CGRect(x: 45, y: 710, width: 300, height: 50)
    button.addAction(UIAction { [weak self] _ in self?.goOn() }, for: .touchUpInside)
    view.addSubview(dots)
    view.addSubview(button)
    pageDidChange()
  }

  private var place: Int {
    screens.firstIndex { $0 === pages.viewControllers?.first } ?? 0
  }

  private var isOnLastPage: Bool { place == screens.count - 1 }

  private func goOn() {
    guard !isOnLastPage else { return didFinish() }
    pages.setViewControllers([screens[place + 1]], direction: .forward, animated: false)
    pageDidChange()
  }

  private func pageDidChange() {
    dots.currentPage = place
    button.setTitle(isOnLastPage ? "Start" : "Next", for: .normal)
  }

  // MARK: Pages

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { neighbour(of: viewController, -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { neighbour(of: viewController, 1) }

  private func neighbour(of screen: UIViewController, _ step: Int) -> UIViewController? {
    guard let index = screens.firstIndex(where: { $0 === screen }) else { return nil }
    return screens.indices.contains(index + step) ? screens[index + step] : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    if completed { pageDidChange() }
  }
}
