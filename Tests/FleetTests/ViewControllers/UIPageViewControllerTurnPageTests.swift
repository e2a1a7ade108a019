import FleetTesting
import TestSupport
import Testing

private final class Book: NSObject, UIPageViewControllerDataSource {
  let pages = [UIViewController(), UIViewController()]

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore page: UIViewController
  ) -> UIViewController? { page === pages[1] ? pages[0] : nil }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter page: UIViewController
  ) -> UIViewController? { page === pages[0] ? pages[1] : nil }
}

@MainActor
@Suite("UIPageViewController.turnPage", .freshApplication)
struct UIPageViewControllerTurnPageTests {
  private let book = Book()
  private let controller = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal)

  init() {
    controller.dataSource = book
    controller.setViewControllers([book.pages[0]], direction: .forward, animated: false)
  }

  /// The failures of turning a page.
  private func failures(
    _ direction: UIPageViewController.NavigationDirection
  ) -> [RecordedFailure] {
    let log = FailureLog()
    withFailureReporter(log) { controller.turnPage(direction) }
    return log.failures
  }

  @Test func `the next page comes, and the one before`() {
    setAsAppRootWindow(controller)

    controller.turnPage(.forward)
    #expect(controller.viewControllers == [book.pages[1]])
    #expect(screen.topmostViewController === book.pages[1])

    controller.turnPage(.reverse)
    #expect(controller.viewControllers == [book.pages[0]])
  }

  @Test func `a list on a page scrolls, and a finger across it turns the page`() {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    list.contentSize.height = 3_000
    book.pages[0].view.addSubview(list)
    setAsAppRootWindow(controller)

    list.swipeUp()
    #expect(list.contentOffset.y > 0)
    #expect(controller.viewControllers == [book.pages[0]])
    list.swipeLeft()

    #expect(controller.viewControllers == [book.pages[1]])
  }

  @Test func `there is nothing beyond the first page and the last`() {
    setAsAppRootWindow(controller)

    #expect(failures(.reverse).map(\.reason) == ["Cannot turn page: It is the first one."])
    controller.turnPage(.forward)
    let last = failures(.forward)
    #expect(last.map(\.reason) == ["Cannot turn page: It is the last one."])
    #expect(
      last.map(\.details) == [
        "<UIPageViewController> with <UIViewController>: pageViewController(_:viewControllerAfter:) "
          + "of its data source returned nil."
      ])
    #expect(last.map(\.name) == [.pageViewController])
    #expect(controller.viewControllers == [book.pages[1]])
  }

  @Test func `pages without a gesture cannot be turned`() {
    setAsAppRootWindow(controller)
    controller.dataSource = nil

    let missing = failures(.forward)
    #expect(missing.map(\.reason) == ["Cannot turn page: No gesture turns pages here."])
    #expect(missing.map(\.details) == ["<UIPageViewController> has no data source."])

    controller.dataSource = book
    let scrollView = controller.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
    scrollView?.isScrollEnabled = false
    #expect(
      failures(.forward).map(\.details) == [
        "The app has switched the gestures of <UIPageViewController> off."
      ])
  }

  @Test func `pages that cannot be reached cannot be turned`() {
    setAsAppRootWindow(controller)
    let alert = UIAlertController(title: "Wait", message: nil, preferredStyle: .alert)
    controller.present(alert, animated: false)

    #expect(
      failures(.forward).map(\.reason) == [
        "Cannot turn page: Another screen is presented over it."
      ])
  }

  @Test func `there is no page to turn where none was set`() {
    let empty = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    empty.dataSource = book
    setAsAppRootWindow(empty)
    let log = FailureLog()

    withFailureReporter(log) { empty.turnPage(.forward) }

    #expect(log.failures.map(\.reason) == ["Cannot turn page: There is no page to turn."])
  }
}
