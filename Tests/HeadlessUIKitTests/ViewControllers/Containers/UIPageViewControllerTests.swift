import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

/// Pages in a row, and the calls of a page view controller about them.
@MainActor
final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let trace: Trace
  let pages: [TracingScreen]

  init(_ trace: Trace, pages names: [String] = ["A", "B", "C"]) {
    self.trace = trace
    pages = names.map { TracingScreen($0, trace) }
  }

  private func page(_ distance: Int, from page: UIViewController) -> UIViewController? {
    guard let index = pages.firstIndex(where: { $0 === page }) else { return nil }
    let place = index + distance
    return pages.indices.contains(place) ? pages[place] : nil
  }

  private func names(_ controllers: [UIViewController]) -> String {
    controllers.compactMap { ($0 as? TracingScreen)?.name }.joined(separator: ", ")
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    trace.add("before \(names([viewController]))")
    return page(-1, from: viewController)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    trace.add("after \(names([viewController]))")
    return page(1, from: viewController)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) { trace.add("willTransitionTo \(names(pendingViewControllers))") }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    trace.add("didFinish \(finished) from \(names(previousViewControllers)) \(completed)")
  }
}

/// The same with dots below the pages.
private final class CountedBook: NSObject, UIPageViewControllerDataSource {
  let book: Book
  init(_ book: Book) { self.book = book }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore page: UIViewController
  ) -> UIViewController? { book.pageViewController(pageViewController, viewControllerBefore: page) }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter page: UIViewController
  ) -> UIViewController? { book.pageViewController(pageViewController, viewControllerAfter: page) }
  func presentationCount(for pageViewController: UIPageViewController) -> Int {
    book.trace.add("count")
    return book.pages.count
  }
  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    book.trace.add("index")
    return book.pages.firstIndex { $0 === pageViewController.viewControllers?.first } ?? 0
  }
}

@MainActor
@Suite("UIPageViewController", .ownApplication)
struct UIPageViewControllerTests {
  private let trace = Trace()
  private let book: Book

  init() { book = Book(trace) }

  private func settle() { UIApplication.shared.mainLoop.settle() }

  private func calls(_ body: () -> Void) -> [String] {
    let count = trace.lines.count
    body()
    settle()
    return trace.lines(since: count)
  }

  private func open(
    _ style: UIPageViewController.TransitionStyle, at index: Int = 0
  ) -> UIPageViewController {
    let controller = UIPageViewController(
      transitionStyle: style, navigationOrientation: .horizontal)
    controller.dataSource = book
    controller.delegate = book
    controller.setViewControllers([book.pages[index]], direction: .forward, animated: false)
    showInWindow(controller)
    return controller
  }

  // MARK: Making

  @Test func `defaults (behaviour 611)`() {
    let curl = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .vertical)
    #expect(curl.transitionStyle == .pageCurl)
    #expect(curl.navigationOrientation == .vertical)
    #expect(curl.spineLocation == .min)
    #expect(!curl.isDoubleSided)
    #expect(curl.gestureRecognizers.count == 2)

    let scroll = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    #expect(scroll.spineLocation == UIPageViewController.SpineLocation.none)
    #expect(scroll.gestureRecognizers == [])
    #expect(scroll.viewControllers == [])
  }

  @Test func `another number of pages than the spine asks for is refused (behaviour 612)`() {
    let log = FailureLog()
    let curl = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal,
      options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])

    withFailureReporter(log) {
      curl.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    }

    #expect(
      log.failures.map(\.reason) == [
        "The number of view controllers provided (1) doesn't match the number required (2) for the "
          + "requested transition"
      ])
    #expect(curl.viewControllers == [])
  }

  // MARK: Setting pages

  @Test func `a page that is set in viewDidLoad comes with its container (behaviour 618)`() {
    final class Pages: UIPageViewController {
      var first: UIViewController?
      override func viewDidLoad() {
        super.viewDidLoad()
        setViewControllers(first.map { [$0] }, direction: .forward, animated: false)
      }
    }
    let pages = Pages(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.first = book.pages[0]

    let calls = calls { showInWindow(pages) }

    #expect(
      calls == [
        "A.willMove(other)", "A.didLoad", "A.willAppear(false)", "A.isAppearing(false)",
        "A.didAppear(false)", "A.didMove(other)",
      ])
    #expect(pages.children == [book.pages[0]])
  }

  @Test func `without animation the page is there at once (behaviour 613, 616)`() {
    let controller = open(.scroll)
    var ended: [Bool] = []
    let count = trace.lines.count

    controller.setViewControllers([book.pages[2]], direction: .forward, animated: false) {
      ended.append($0)
    }

    #expect(ended == [true])
    #expect(controller.viewControllers == [book.pages[2]])
    #expect(
      trace.lines(since: count) == [
        "C.willMove(other)", "C.didLoad", "C.willAppear(false)", "A.willDisappear(false)",
        "A.willMove(nil)", "C.isAppearing(false)", "C.didAppear(false)", "A.didDisappear(false)",
        "A.didMove(nil)", "C.didMove(other)",
      ])
  }

  @Test func `with animation the completion comes later (behaviour 613)`() {
    let controller = open(.scroll)
    var ended: [Bool] = []

    controller.setViewControllers([book.pages[1]], direction: .forward, animated: true) {
      ended.append($0)
    }

    #expect(ended == [])
    #expect(controller.viewControllers == [book.pages[1]])
    settle()
    #expect(ended == [true])
    #expect(book.pages[1].view.window != nil)
    #expect(book.pages[0].parent == nil)
  }

  // MARK: Turning

  @Test func `turning pages that scroll (behaviour 614, 616)`() {
    let controller = open(.scroll, at: 0)

    let first = calls { controller.userTurn(.forward) }
    #expect(
      first == [
        "after A", "before A", "willTransitionTo B", "B.willMove(other)", "B.didLoad",
        "B.willAppear(true)", "A.willDisappear(true)", "A.willMove(nil)", "B.isAppearing(true)",
        "B.didAppear(true)", "A.didDisappear(true)", "A.didMove(nil)", "B.didMove(other)",
        "didFinish true from A true", "after B",
      ])

    let back = calls { controller.userTurn(.reverse) }
    #expect(back.first == "willTransitionTo A")
    #expect(back.last == "before A")
    #expect(controller.viewControllers == [book.pages[0]])
  }

  @Test func `a page that scrolls and falls back (behaviour 614, 616)`() {
    let controller = open(.scroll)

    let calls = calls { controller.userTurn(.forward, completes: false) }

    #expect(
      calls.filter { !$0.contains("ove(") } == [
        "after A", "before A", "willTransitionTo B", "B.didLoad", "B.willAppear(true)",
        "A.willDisappear(true)", "A.willAppear(true)", "A.isAppearing(true)", "A.didAppear(true)",
        "B.willDisappear(true)", "B.didDisappear(true)", "didFinish true from A false",
      ])
    #expect(controller.viewControllers == [book.pages[0]])
    let again = self.calls { controller.userTurn(.forward) }
    #expect(again.first == "willTransitionTo B")
  }

  @Test func `turning pages that curl (behaviour 617)`() {
    let controller = open(.pageCurl)

    let calls = calls { controller.userTurn(.forward) }

    #expect(
      calls.filter { !$0.contains("ove(") } == [
        "after A", "willTransitionTo B", "B.didLoad", "B.willAppear(true)",
        "A.willDisappear(true)", "B.isAppearing(true)", "A.didDisappear(true)",
        "B.didAppear(true)", "didFinish true from A true",
      ])
  }

  @Test func `a page that curls and falls back (behaviour 617)`() {
    let controller = open(.pageCurl)

    let calls = calls { controller.userTurn(.forward, completes: false) }

    #expect(
      calls.filter { !$0.contains("ove(") } == [
        "after A", "willTransitionTo B", "B.didLoad", "B.willAppear(true)",
        "A.willDisappear(true)", "B.willDisappear(true)", "A.willAppear(true)",
        "B.didDisappear(true)", "A.isAppearing(true)", "A.didAppear(true)",
        "didFinish true from A false",
      ])
  }

  @Test func `neighbours are asked for again when the data source is set (behaviour 615)`() {
    let controller = open(.scroll)
    controller.userTurn(.forward, completes: false)
    settle()

    controller.dataSource = book
    let calls = calls { controller.userTurn(.forward, completes: false) }

    #expect(calls.prefix(2) == ["after A", "before A"])
  }

  @Test func `a book with two pages open turns both`() {
    let pages = Book(trace, pages: ["A", "B", "C", "D"])
    let controller = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal,
      options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
    controller.dataSource = pages
    controller.setViewControllers(
      Array(pages.pages.prefix(2)), direction: .forward, animated: false)
    showInWindow(controller)
    #expect(pages.pages[1].view.frame == CGRect(x: 195, y: 0, width: 195, height: 844))

    controller.userTurn(.forward)
    settle()
    #expect(controller.viewControllers == Array(pages.pages.suffix(2)))

    #expect(controller.userTurn(.forward)?.kind == .noPage)
  }

  @Test func `a finger that drags turns the page, unless scrolling is switched off`() {
    let controller = open(.scroll)
    controller.view.layoutIfNeeded()

    UIApplication.shared.finger.swipe(book.pages[0].view, .left)
    settle()
    #expect(controller.viewControllers == [book.pages[1]])

    let scrollView = controller.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
    scrollView?.isScrollEnabled = false
    #expect(controller.userTurn(.forward)?.kind == .disabled)
  }

  // MARK: Dots

  @Test func `dots are counted after pages are set, and follow turns (behaviour 619)`() throws {
    let counted = CountedBook(book)
    let controller = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    controller.dataSource = counted
    showInWindow(controller)

    let asked = calls {
      controller.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    }
    #expect(asked.suffix(2) == ["count", "index"])
    let dots = try #require(
      controller.view.subviews.lazy.compactMap { $0 as? UIPageControl }.first)
    #expect(dots.numberOfPages == 3)
    #expect(dots.currentPage == 0)

    let turned = calls { controller.userTurn(.forward) }
    #expect(!turned.contains("count"))
    #expect(dots.currentPage == 1)

    dots.userTap(forward: true)
    settle()
    #expect(controller.viewControllers == [book.pages[2]])
    #expect(dots.currentPage == 2)
  }
}
