import Foundation

/// The way of content to an offset, in frames of UIKit time (behaviour 443, 920).
///
/// A settle brings it to its end, as animations take no time then. Where the end of one begins the
/// next over and over, as in a carousel that turns its pages for ever, each takes its time: else
/// the app would never rest.
@MainActor
final class ScrollAnimation {
  private static let frames = 18

  private weak var view: UIScrollView?
  private let start: CGPoint
  private let goal: CGPoint
  /// Whether the goal is within the content, and follows it if that becomes smaller meanwhile.
  private let staysInContent: Bool
  private let loop: MainLoop
  private let chain = AnimationChain()
  private var count = 0
  private var turn: MainLoop.TimedTurn?

  init(of view: UIScrollView, to goal: CGPoint) {
    self.view = view
    self.goal = goal
    start = view.contentOffset
    staysInContent = view.clamped(goal) == goal
    loop = view.hostApplication.mainLoop
  }

  /// Begins to move the content; where there is no display for it, it is there at once.
  func begin() {
    if hasFrames { awaitFrame() } else { arrive() }
  }

  /// Leaves the content where it is.
  func cancel() {
    if let turn { loop.cancel(turn) }
    turn = nil
  }

  /// Whether there is a display that shows the frames.
  private var hasFrames: Bool { view?.storedWindow != nil && UIView.areAnimationsEnabled }

  private func awaitFrame() {
    let end: @MainActor () -> Void = { [self] in arrive() }
    turn = loop.enqueue(
      "a frame of a scroll animation", after: .frame, isOfApp: true,
      settled: chain.isEndless ? nil : end
    ) { [self] in showFrame() }
  }

  private func showFrame() {
    count += 1
    guard count < Self.frames, hasFrames, let view else { return arrive() }
    let time = CGFloat(count) / CGFloat(Self.frames)
    // Slow at its beginning and at its end.
    let share = time * time * (3 - 2 * time)
    let goal = goal(in: view)
    view.contentOffset = CGPoint(
      x: start.x + (goal.x - start.x) * share, y: start.y + (goal.y - start.y) * share)
    if view.scrollAnimation === self { awaitFrame() }
  }

  /// Ends the animation at its goal; the delegate is told after the layout.
  private func arrive() {
    turn = nil
    guard let view else { return }
    view.contentOffset = goal(in: view)
    guard view.scrollAnimation === self else { return }
    view.scrollAnimation = nil
    loop.enqueue("UIScrollView scrolling animation ends") { [weak view, chain] in
      chain.complete { view?.tellEndOfScrollAnimation() }
    }
  }

  private func goal(in view: UIScrollView) -> CGPoint {
    staysInContent ? view.clamped(goal) : goal
  }
}
