import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

/// The model's choices for scrolling with an animation, which nothing published describes
/// (behaviour 920, 921).
@MainActor
@Suite("Scrolling, where UIKit is not known", .ownApplication)
struct ScrollingUnsourcedChoicesTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  let log = ScrollLog()

  init() {
    window.isHidden = false
    window.addSubview(view)
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = CGSize(width: 100, height: 1_000)
    view.delegate = log
    settle()
  }

  private func settle() { window.application.mainLoop.settle() }
  private func advance(_ milliseconds: Int) {
    window.application.mainLoop.advance(by: .milliseconds(milliseconds))
  }
  private func scroll(to y: CGFloat) {
    view.setContentOffset(CGPoint(x: 0, y: y), animated: true)
  }

  /// An event while content is on its way to 300, and its result.
  struct Interruption: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The calls at once, and until all is at rest.
    let told: [String]
    let make: @MainActor @Sendable (UIScrollView) -> Void

    init(
      _ name: String, told: [String],
      _ make: @escaping @MainActor @Sendable (UIScrollView) -> Void
    ) {
      testDescription = name
      self.told = told
      self.make = make
    }
  }

  nonisolated static let interruptions: [Interruption] = [
    Interruption("another one", told: ["didScroll 500", "didEndScrollingAnimation"]) {
      $0.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    },
    Interruption(
      "a finger",
      told: [
        "didEndScrollingAnimation", "willBeginDragging tracking dragging", "didScroll 40",
        "willEndDragging 40 tracking dragging", "didEndDragging willDecelerate: false",
      ]
    ) { $0.userDrag(to: CGPoint(x: 0, y: 40)) },
    Interruption("the end of its window", told: ["didScroll 300", "didEndScrollingAnimation"]) {
      $0.removeFromSuperview()
    },
    Interruption("smaller content", told: ["didScroll 200", "didEndScrollingAnimation"]) {
      $0.contentSize.height = 400
    },
  ]

  @Test(arguments: interruptions)
  func `an animated scroll is replaced, ended by a finger, and stays within its content`(
    interruption: Interruption
  ) {
    scroll(to: 300)
    advance(100)
    log.lines = []

    interruption.make(view)
    if interruption.testDescription == "the end of its window" { advance(17) } else { settle() }

    #expect(log.lines == interruption.told)
    advance(1_000)
    #expect(log.lines == interruption.told)
  }

  @Test func `an animated scroll is slow at its beginning and at its end`() {
    var steps: [CGFloat] = []
    scroll(to: 900)
    for _ in 0..<18 {
      let before = view.contentOffset.y
      advance(17)
      steps.append(view.contentOffset.y - before)
    }

    #expect(steps.prefix(8) == ArraySlice(steps.prefix(8).sorted()))
    #expect(steps[0] < 20 && steps[8] > 60 && steps[17] < 20)
  }

  @Test func `an animated scroll that shows on no display is there at once`() {
    UIView.performWithoutAnimation { scroll(to: 300) }
    let shown = log.lines
    view.removeFromSuperview()
    scroll(to: 20)

    #expect(shown == ["didScroll 300"])
    #expect(log.lines == ["didScroll 300", "didScroll 20"])
    settle()
    #expect(log.lines.suffix(2) == ["didEndScrollingAnimation", "didEndScrollingAnimation"])
  }

  @Test func `animated scrolls that follow each other for ever take their time`() {
    final class Carousel: NSObject, UIScrollViewDelegate {
      var turns = 0
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        turns += 1
        scrollView.setContentOffset(
          CGPoint(x: 0, y: scrollView.contentOffset.y == 0 ? 200 : 0), animated: true)
      }
    }
    let carousel = Carousel()
    view.delegate = carousel
    scroll(to: 200)

    #expect(window.application.mainLoop.settle())
    let turns = carousel.turns
    advance(3_050)

    #expect(turns == 100)
    #expect(carousel.turns - turns == 10)
  }
}
