import HeadlessUIKit
import HeadlessUIKitTestSupport
import Testing

@MainActor
@Suite("UIPageControl", .ownApplication)
struct UIPageControlTests {
  let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
  let trace = EventTrace()

  private var finger: Finger { pages.hostApplication.finger }

  @Test func `has no pages at first`() {
    #expect(pages.numberOfPages == 0)
    #expect(pages.currentPage == 0)
    #expect(pages.interactionState == .none)
    #expect(!pages.hidesForSinglePage)
  }

  @Test func `keeps its page among those that there are (behaviour 12)`() {
    pages.currentPage = 3
    #expect(pages.currentPage == 0)
    pages.numberOfPages = 5
    pages.currentPage = 99
    #expect(pages.currentPage == 4)
    pages.currentPage = -3
    #expect(pages.currentPage == 0)
    pages.currentPage = 4
    pages.numberOfPages = 2
    #expect(pages.currentPage == 1)
    pages.numberOfPages = .min
    #expect(pages.numberOfPages == 0)
    #expect(pages.currentPage == 0)
    pages.numberOfPages = .max
    pages.currentPage = .max
    #expect(pages.currentPage == .max - 1)
  }

  @Test func `goes forward on its right half and back on its left one (behaviour 12)`() {
    pages.numberOfPages = 3
    trace.listen(to: pages) { "\($0.currentPage)" }

    finger.tap(at: CGPoint(x: 60, y: 5), within: pages)
    finger.tap(at: CGPoint(x: 40, y: 5), within: pages)

    #expect(
      trace.lines.filter { $0.hasPrefix("valueChanged") } == ["valueChanged 1", "valueChanged 0"])
  }

  @Test func `goes the other way where the language does`() {
    pages.numberOfPages = 3
    pages.semanticContentAttribute = .forceRightToLeft

    finger.tap(at: CGPoint(x: 40, y: 5), within: pages)
    #expect(pages.currentPage == 1)
    pages.userTap(forward: true)
    #expect(pages.currentPage == 2)
    pages.userTap(forward: false)
    #expect(pages.currentPage == 1)
  }

  @Test(arguments: [UIPageControl.Direction.leftToRight, .rightToLeft])
  func `goes the way that it is told, whatever the language does`(
    direction: UIPageControl.Direction
  ) {
    pages.numberOfPages = 3
    pages.semanticContentAttribute = .forceRightToLeft
    pages.direction = direction

    finger.tap(at: CGPoint(x: direction == .leftToRight ? 90 : 10, y: 5), within: pages)
    #expect(pages.currentPage == 1)
    pages.userTap(forward: true)
    #expect(pages.currentPage == 2)
    pages.userTap(forward: false)
    #expect(pages.currentPage == 1)
  }

  @Test func `has UIKit's raw values for directions`() {
    let directions: [UIPageControl.Direction] = [
      .natural, .leftToRight, .rightToLeft, .topToBottom, .bottomToTop,
    ]
    #expect(directions.map(\.rawValue) == [0, 1, 2, 3, 4])
  }

  @Test func `keeps an image for each page that there is`() {
    let image = UIImage()
    pages.numberOfPages = 2
    for page in [-1, 1, 2] {
      pages.setIndicatorImage(image, forPage: page)
      pages.setCurrentPageIndicatorImage(image, forPage: page)
    }

    #expect(pages.indicatorImage(forPage: 1) === image)
    #expect(pages.currentPageIndicatorImage(forPage: 1) === image)
    for page in [-1, 0, 2] {
      #expect(pages.indicatorImage(forPage: page) == nil)
      #expect(pages.currentPageIndicatorImage(forPage: page) == nil)
    }
    pages.setIndicatorImage(nil, forPage: 1)
    #expect(pages.indicatorImage(forPage: 1) == nil)
  }

  @Test func `tells of no change where there is none (behaviour 12)`() {
    pages.numberOfPages = 2
    trace.listen(to: pages)

    pages.userTap(forward: false)
    #expect(trace.lines == ["touchDown", "touchUpInside"])
    pages.currentPage = 1
    trace.clear()
    pages.userTap(forward: true)
    #expect(trace.lines == ["touchDown", "touchUpInside"])
  }

  @Test func `says nothing of a change in code (behaviour G3)`() {
    trace.listen(to: pages)

    pages.numberOfPages = 4
    pages.currentPage = 2
    pages.numberOfPages = 1

    #expect(trace.lines.isEmpty)
  }

  @Test func `is hidden for a single page, where it is told so (behaviour 12)`() {
    pages.numberOfPages = 1
    #expect(!pages.isHidden)
    pages.hidesForSinglePage = true
    #expect(pages.isHidden)
    pages.numberOfPages = 2
    #expect(!pages.isHidden)
    pages.numberOfPages = 0
    #expect(pages.isHidden)
    pages.hidesForSinglePage = false
    #expect(!pages.isHidden)
  }

  @Test func `is in an interaction while it tells of a tap`() {
    pages.numberOfPages = 2
    pages.addAction(
      UIAction { [pages, trace] _ in trace.add("\(pages.interactionState)") }, for: .valueChanged)

    pages.userTap(forward: true)

    #expect(trace.lines == ["discrete"])
    #expect(pages.interactionState == .none)
  }

  @Test func `is as wide as its dots`() {
    #expect(pages.size(forNumberOfPages: 2).width > pages.size(forNumberOfPages: 1).width)
    #expect(pages.size(forNumberOfPages: -9) == pages.size(forNumberOfPages: 0))
    #expect(pages.size(forNumberOfPages: .max).width.isFinite)
  }

  @Test func `can be tapped without a size, and not while it is disabled`() {
    pages.frame = .zero
    pages.numberOfPages = 3
    pages.userTap(forward: true)
    pages.userTap(forward: true)
    pages.userTap(forward: false)
    #expect(pages.currentPage == 1)

    pages.isEnabled = false
    pages.userTap(forward: true)
    #expect(pages.currentPage == 1)
  }

  @Test func `survives a handler that takes its pages and itself away`() {
    let window = UIWindow()
    window.addSubview(pages)
    pages.numberOfPages = 3
    pages.addAction(
      UIAction { [pages] _ in
        pages.numberOfPages = 0
        pages.removeFromSuperview()
        pages.userTap(forward: true)
      }, for: .valueChanged)

    pages.userTap(forward: true)

    #expect(pages.currentPage == 0)
    #expect(!pages.isTracking)
  }
}
