import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("UIScrollView")
struct UIScrollViewTests {
  let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  let log = ScrollLog()

  init() {
    view.contentSize = CGSize(width: 100, height: 1_000)
    view.delegate = log
  }

  private func settle() { view.hostApplication.mainLoop.settle() }

  @Test func `has UIKit's defaults`() {
    let view = UIScrollView()

    #expect(view.contentSize == .zero)
    #expect(view.contentOffset == .zero)
    #expect(view.contentInset == .zero)
    #expect(view.contentInsetAdjustmentBehavior == .automatic)
    #expect(view.isScrollEnabled && view.bounces && view.scrollsToTop && view.bouncesZoom)
    #expect(!view.isPagingEnabled && !view.alwaysBounceVertical && !view.alwaysBounceHorizontal)
    #expect(view.showsVerticalScrollIndicator && view.showsHorizontalScrollIndicator)
    #expect(view.delaysContentTouches && view.canCancelContentTouches)
    #expect(!view.isDragging && !view.isTracking && !view.isDecelerating && !view.isZooming)
    #expect(view.zoomScale == 1 && view.minimumZoomScale == 1 && view.maximumZoomScale == 1)
    #expect(view.keyboardDismissMode == .none)
    #expect(view.decelerationRate == .normal)
    #expect(view.indicatorStyle == .default)
    #expect(view.delegate == nil)
    #expect(view.clipsToBounds)
    #expect(view.isUserInteractionEnabled)
  }

  @Test func `has UIKit's raw values`() {
    let behaviors: [UIScrollView.ContentInsetAdjustmentBehavior] = [
      .automatic, .scrollableAxes, .never, .always,
    ]
    let modes: [UIScrollView.KeyboardDismissMode] = [
      .none, .onDrag, .interactive, .onDragWithAccessory, .interactiveWithAccessory,
    ]

    #expect(behaviors.map(\.rawValue) == [0, 1, 2, 3])
    #expect(modes.map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(UIScrollView.DecelerationRate.fast.rawValue == 0.99)
  }

  @Test func `does not keep its delegate alive`() {
    let view = UIScrollView()

    do {
      let delegate = ScrollLog()
      view.delegate = delegate
    }

    #expect(view.delegate == nil)
  }

  // MARK: Offsets

  @Test func `begins its bounds where the content's offset is`() {
    view.contentOffset = CGPoint(x: 0, y: 30)

    #expect(view.bounds == CGRect(x: 0, y: 30, width: 100, height: 200))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
    view.bounds.origin.y = 50
    #expect(view.contentOffset == CGPoint(x: 0, y: 50))
  }

  @Test func `moves the content along`() {
    let inner = UIView(frame: CGRect(x: 0, y: 100, width: 10, height: 10))
    let holder = UIView()
    holder.addSubview(view)
    view.addSubview(inner)

    view.contentOffset.y = 60

    #expect(view.convert(CGPoint.zero, from: inner) == CGPoint(x: 0, y: 100))
    #expect(holder.convert(CGPoint.zero, from: inner) == CGPoint(x: 0, y: 40))
    #expect(view.hitTest(CGPoint(x: 5, y: 105), with: nil) === inner)
  }

  @Test func `tells of each change of the offset, once and at once`() {
    view.contentOffset.y = 10
    view.contentOffset.y = 10
    view.setContentOffset(CGPoint(x: 0, y: 20), animated: false)
    view.bounds.origin.y = 30
    settle()

    #expect(log.lines == ["didScroll 10", "didScroll 20", "didScroll 30"])
  }

  @Test func `an animated change in no window is there at once, and told to end later`() {
    view.setContentOffset(CGPoint(x: 0, y: 20), animated: true)
    let atOnce = log.lines
    settle()

    #expect(atOnce == ["didScroll 20"])
    #expect(log.lines == ["didScroll 20", "didEndScrollingAnimation"])
  }

  @Test func `lets code move the content past its edges`() {
    view.contentOffset = CGPoint(x: -5, y: 5_000)

    #expect(view.contentOffset == CGPoint(x: -5, y: 5_000))
  }

  @Test func `does not move the content to no number`() {
    view.contentOffset = CGPoint(x: CGFloat.nan, y: 0)

    #expect(view.contentOffset == .zero)
    #expect(log.lines.isEmpty)
  }

  @Test func `scrolls just so far that a rectangle shows`() {
    var offsets: [CGFloat] = []
    for y in [50, 300, 250, 100, 990, -50] as [CGFloat] {
      view.scrollRectToVisible(CGRect(x: 0, y: y, width: 10, height: 20), animated: false)
      offsets.append(view.contentOffset.y)
    }

    #expect(offsets == [0, 120, 120, 100, 800, 0])
  }

  @Test func `scrolls a rectangle out from under the insets`() {
    view.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 40, right: 0)

    view.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 20), animated: false)

    #expect(view.contentOffset.y == 160)
  }

  // MARK: Insets

  @Test func `keeps the top of the content in sight when the insets grow`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 600))
    view.frame.origin.y = 200
    window.addSubview(view)
    log.lines = []

    view.contentInset.top = 44

    #expect(view.adjustedContentInset.top == 44)
    #expect(view.contentOffset.y == -44)
    #expect(log.lines == ["didChangeAdjustedContentInset 44", "didScroll -44"])
  }

  @Test func `leaves the content alone in no window until there is one (behaviour 922)`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 600))
    view.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    view.layoutIfNeeded()
    #expect(view.contentOffset == .zero)
    #expect(log.lines == ["didChangeAdjustedContentInset 10"])

    view.frame.origin.y = 200
    window.addSubview(view)
    window.layoutIfNeeded()

    #expect(view.contentOffset == CGPoint(x: -20, y: -10))
    #expect(log.lines == ["didChangeAdjustedContentInset 10", "didScroll -10"])
  }

  @Test func `leaves content alone that is scrolled when the insets grow`() {
    view.contentOffset.y = 100

    view.contentInset.top = 44

    #expect(view.contentOffset.y == 100)
  }

  @Test(arguments: [
    (UIScrollView.ContentInsetAdjustmentBehavior.never, false, 5), (.always, false, 52),
    (.scrollableAxes, false, 5), (.scrollableAxes, true, 52), (.automatic, false, 5),
    (.automatic, true, 52),
  ])
  func `adds what bars cover where that counts`(
    behavior: UIScrollView.ContentInsetAdjustmentBehavior, scrolls: Bool, top: CGFloat
  ) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 600))
    view.frame = window.bounds
    view.contentInset.top = 5
    view.contentSize.height = scrolls ? 1_000 : 100
    window.addSubview(view)

    view.contentInsetAdjustmentBehavior = behavior

    #expect(window.safeAreaInsets.top == 47)
    #expect(view.adjustedContentInset.top == top)
    #expect(view.contentInset.top == 5)
  }

  // MARK: Acts of the user

  @Test func `tells of a drag in UIKit's order`() {
    view.userDrag(to: CGPoint(x: 0, y: 50))
    settle()

    #expect(
      log.lines == [
        "willBeginDragging tracking dragging", "didScroll 50",
        "willEndDragging 50 tracking dragging", "didEndDragging willDecelerate: false",
      ])
    #expect(view.contentOffset.y == 50)
  }

  @Test func `goes back to its edge after a drag past it`() {
    view.userDrag(to: CGPoint(x: 0, y: -80))
    let held = view.contentOffset.y
    let isDecelerating = view.isDecelerating
    settle()

    #expect(held == -80)
    #expect(isDecelerating)
    #expect(
      log.lines == [
        "willBeginDragging tracking dragging", "didScroll -80",
        "willEndDragging 0 tracking dragging", "didEndDragging willDecelerate: true",
        "willBeginDecelerating decelerating", "didScroll 0", "didEndDecelerating",
      ])
    #expect(view.contentOffset.y == 0)
  }

  @Test func `stops at its edge where it does not bounce`() {
    view.bounces = false

    view.userDrag(to: CGPoint(x: -30, y: 9_999))

    #expect(view.contentOffset == CGPoint(x: 0, y: 800))
  }

  @Test func `does not move content to the side that fits, unless it always bounces`() {
    view.userDrag(to: CGPoint(x: -30, y: 0))
    let fits = view.contentOffset.x
    view.alwaysBounceHorizontal = true
    view.userDrag(to: CGPoint(x: -30, y: 0))

    #expect(fits == 0)
    #expect(view.contentOffset.x == -30)
  }

  @Test func `comes to rest where its delegate says`() {
    log.target = CGPoint(x: 0, y: 75)

    view.userDrag(to: CGPoint(x: 0, y: 60))
    settle()

    #expect(view.contentOffset.y == 75)
  }

  @Test func `comes to rest at a page`() {
    view.isPagingEnabled = true

    var offsets: [CGFloat] = []
    for (y, velocity) in [(90, 0), (110, 0), (210, 1), (390, -1)] as [(CGFloat, CGFloat)] {
      view.userDrag(to: CGPoint(x: 0, y: y), velocity: CGPoint(x: 0, y: velocity))
      settle()
      offsets.append(view.contentOffset.y)
    }

    #expect(offsets == [0, 200, 400, 200])
  }

  @Test func `is where the last drag left it when one follows another`() {
    view.userDrag(to: CGPoint(x: 0, y: -80))
    view.userDrag(to: CGPoint(x: 0, y: 9_999))
    settle()

    #expect(view.contentOffset.y == 800)
    #expect(log.lines.filter { $0 == "didEndDecelerating" }.count == 1)
  }

  @Test func `does not scroll for the user if told so`() {
    view.isScrollEnabled = false

    view.userDrag(to: CGPoint(x: 0, y: 50))

    #expect(view.contentOffset.y == 0)
    #expect(log.lines.isEmpty)
  }

  @Test func `scrolls to the top when the status bar is tapped`() {
    view.contentOffset.y = 300

    view.userTapStatusBar()
    settle()
    view.userTapStatusBar()
    settle()

    #expect(
      log.lines == ["didScroll 300", "shouldScrollToTop", "didScroll 0", "didScrollToTop"])
  }

  @Test func `makes the keyboard go when a drag begins, if told so`() {
    final class Field: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let window = UIWindow()
    let field = Field()
    window.addSubview(view)
    view.addSubview(field)
    field.becomeFirstResponder()
    view.userDrag(to: CGPoint(x: 0, y: 50))
    let before = field.isFirstResponder

    view.keyboardDismissMode = .onDrag
    view.userDrag(to: CGPoint(x: 0, y: 60))

    #expect(before)
    #expect(!field.isFirstResponder)
  }

  // MARK: Zooming

  @Test func `zooms the view that its delegate names, within its limits`() {
    let inner = UIView()
    log.zoomed = inner
    view.minimumZoomScale = 0.5
    view.maximumZoomScale = 3

    view.zoomScale = 2
    view.setZoomScale(10, animated: false)

    #expect(view.zoomScale == 3)
    #expect(inner.transform == CGAffineTransform(scaleX: 3, y: 3))
    #expect(view.contentSize == CGSize(width: 300, height: 3_000))
    #expect(log.lines == ["didZoom 2", "didZoom 3"])
  }

  @Test func `does not zoom where its delegate names no view`() {
    view.maximumZoomScale = 3

    view.zoomScale = 2
    view.zoom(to: CGRect(x: 10, y: 10, width: 10, height: 10), animated: false)

    #expect(view.zoomScale == 1)
    #expect(log.lines.isEmpty)
  }

  @Test func `tells of a user's zoom in UIKit's order`() {
    log.zoomed = UIView()
    view.maximumZoomScale = 3

    view.userZoom(to: 2)

    #expect(log.lines == ["willBeginZooming", "didZoom 2", "didEndZooming 2"])
    #expect(!view.isZooming)
  }

  // MARK: Layout

  @Test func `has constraints with its edges decide how large the content is`() {
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      inner.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -20),
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      inner.widthAnchor.constraint(equalTo: view.widthAnchor),
      inner.heightAnchor.constraint(equalToConstant: 700),
    ])

    view.layoutIfNeeded()

    #expect(inner.frame == CGRect(x: 0, y: 10, width: 100, height: 700))
    #expect(view.contentSize == CGSize(width: 100, height: 730))
    view.contentOffset.y = 100
    view.layoutIfNeeded()
    #expect(inner.frame.minY == 10)
  }

  @Test func `has views stay in place that are pinned to its frame`() {
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: view.frameLayoutGuide.topAnchor),
      inner.heightAnchor.constraint(equalToConstant: 10),
    ])

    view.contentOffset.y = 100
    view.layoutIfNeeded()

    #expect(inner.frame.minY == 100)
    #expect(view.contentSize == CGSize(width: 100, height: 1_000))
    #expect(view.frameLayoutGuide.layoutFrame == view.bounds)
    #expect(view.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 100, height: 1_000))
  }

  @Test func `leaves the size of content alone that constraints say nothing of`() {
    view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5)))

    view.layoutIfNeeded()

    #expect(view.contentSize == CGSize(width: 100, height: 1_000))
  }

  @Test func `has one recognizer of drags`() {
    #expect(view.panGestureRecognizer === view.panGestureRecognizer)
    #expect(view.panGestureRecognizer.view === view)
    #expect(view.gestureRecognizers?.count == 1)
  }

  @Test(arguments: Fuzz.runs(short: 60, long: 1_000))
  func `survives any gestures and sizes`(fuzz: Fuzz) {
    var random = fuzz.generator
    log.zoomed = UIView()
    view.minimumZoomScale = 0.1
    view.maximumZoomScale = 8
    func number() -> CGFloat {
      [0, -1, 1e300, -1e300, .nan, .infinity, 37, 250, 0.001].randomElement(using: &random) ?? 0
    }
    for _ in 0..<40 {
      switch Int.random(in: 0..<9, using: &random) {
      case 0: view.contentSize = CGSize(width: abs(number()), height: abs(number()))
      case 1: view.contentInset.top = CGFloat(Int.random(in: -50...50, using: &random))
      case 2: view.userDrag(to: CGPoint(x: number(), y: number()))
      case 3: view.userZoom(to: number())
      case 4:
        view.scrollRectToVisible(
          CGRect(x: number(), y: number(), width: number(), height: number()), animated: true)
      case 5: view.zoom(to: CGRect(x: 0, y: 0, width: number(), height: number()), animated: true)
      case 6: view.isPagingEnabled.toggle()
      case 7: view.frame.size.height = CGFloat(Int.random(in: 0...300, using: &random))
      default: settle()
      }

      let offset = view.contentOffset
      #expect(offset.x.isFinite && offset.y.isFinite, "\(fuzz): \(offset)")
      #expect(view.zoomScale.isFinite && view.zoomScale > 0, "\(fuzz): \(view.zoomScale)")
    }
  }
}
