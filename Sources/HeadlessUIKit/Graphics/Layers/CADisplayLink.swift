public import Foundation

/// A timer that calls a method for each frame, in UIKit time.
///
/// Nothing is drawn, and so no frame is ever late: they are 1/60 of a second apart, unless another
/// number is preferred.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  // MARK: Creating display links

  /// Creates a display link that calls a method of a target, which it keeps alive.
  public init(target: Any, selector: Selector) {
    self.target = target
    self.selector = selector
  }

  // MARK: Scheduling the display link

  /// Begins to call the method.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard target != nil, timer == nil else { return }
    timestamp = now
    scheduleFrame()
  }

  /// Ends to call the method until the link is added again.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { stop() }

  /// Ends to call the method, and lets go of the target.
  open func invalidate() {
    stop()
    target = nil
  }

  // MARK: Configuring the display link

  /// Whether frames pass without a call.
  open var isPaused = false

  /// How many frames there are in a second; 0 means as many as the display has.
  open var preferredFramesPerSecond = 0

  // MARK: Getting times

  /// How long a frame is.
  open var duration: CFTimeInterval {
    1 / Double(preferredFramesPerSecond > 0 ? preferredFramesPerSecond : Self.framesPerSecond)
  }

  /// When the last frame was shown.
  open private(set) var timestamp: CFTimeInterval = 0

  /// When the next frame is shown.
  open var targetTimestamp: CFTimeInterval { timestamp + duration }

  // MARK: Frames

  private static let framesPerSecond = 60

  private var target: Any?
  private let selector: Selector
  private var timer: MainLoop.TimedTurn?

  private var now: CFTimeInterval { UIApplication.shared.mainLoop.now / .seconds(1) }

  private func scheduleFrame() {
    timer = UIApplication.shared.mainLoop.enqueue("CADisplayLink", after: .uiKitTime(duration)) {
      [weak self] in self?.showFrame()
    }
  }

  private func showFrame() {
    guard let target else { return }
    timestamp = now
    scheduleFrame()
    if !isPaused { selector.perform(on: target, sender: self) }
  }

  private func stop() {
    if let timer { UIApplication.shared.mainLoop.cancel(timer) }
    timer = nil
  }
}

/// A time in seconds.
public typealias CFTimeInterval = Double
