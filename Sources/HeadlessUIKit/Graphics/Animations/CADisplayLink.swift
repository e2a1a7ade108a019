public import Foundation

/// A timer that calls a method for each frame of the screen, in UIKit time.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  // MARK: Creating a display link

  /// Creates a display link that tells no object.
  public override convenience init() { self.init(target: NSObject(), selector: Selector("")) }

  /// Creates a display link, which keeps its target until it is invalidated.
  public init(target: Any, selector sel: Selector) {
    self.target = target
    selector = sel
    super.init()
  }

  // MARK: Scheduling and pausing

  /// Begins to call the target, whatever the loop and its mode.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard target != nil, modes.insert(mode).inserted, modes.count == 1 else { return }
    schedule()
  }

  /// Ends calling the target, unless the display link was added in another mode, too.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.remove(mode)
    if modes.isEmpty { cancel() }
  }

  /// Ends calling the target for good, and lets go of it.
  open func invalidate() {
    modes = []
    cancel()
    target = nil
  }

  /// Whether the target is not called for a while.
  open var isPaused = false {
    didSet {
      guard isPaused != oldValue, !modes.isEmpty else { return }
      if isPaused { cancel() } else { schedule() }
    }
  }

  // MARK: Configuring the frequency

  /// How many frames a second are wanted; 0 means as many as the screen has.
  open var preferredFramesPerSecond = 0

  /// How many frames a second are wanted, at least and at most.
  open var preferredFrameRateRange = CAFrameRateRange.default {
    didSet {
      let preferred = preferredFrameRateRange.preferred ?? 0
      preferredFramesPerSecond = Int(CGFloat(preferred), within: 0...Self.framesPerSecond)
    }
  }

  // MARK: Getting the time

  /// The time at which the frame that the target last heard of is shown.
  open private(set) var timestamp: CFTimeInterval = 0

  /// When the next frame is shown.
  open var targetTimestamp: CFTimeInterval { timestamp + interval }

  /// How long a frame of the screen is shown, or 0 before the first one.
  open private(set) var duration: CFTimeInterval = 0

  private static let framesPerSecond = 60

  private var interval: CFTimeInterval {
    let wanted = preferredFramesPerSecond
    return 1 / Double(wanted > 0 ? min(wanted, Self.framesPerSecond) : Self.framesPerSecond)
  }

  private func schedule() {
    guard !isPaused, turn == nil else { return }
    let loop = UIApplication.shared.mainLoop
    turn = loop.enqueue(
      "a frame of a display link", after: .uiKitTime(interval), isOfApp: true
    ) {
      // The link lives until it is invalidated, as on a device.
      self.turn = nil
      self.tick(at: loop.now.seconds)
    }
    self.loop = loop
  }

  private func tick(at time: CFTimeInterval) {
    guard let target, !modes.isEmpty else { return }
    timestamp = time
    duration = 1 / Double(Self.framesPerSecond)
    selector.perform(on: target, sender: self)
    if !modes.isEmpty { schedule() }
  }

  private func cancel() {
    if let turn { loop?.cancel(turn) }
    turn = nil
    loop = nil
  }

  private let selector: Selector
  private var target: Any?
  private var modes: Set<RunLoop.Mode> = []
  private var turn: MainLoop.TimedTurn?
  private var loop: MainLoop?
}

/// How many frames a second are wanted.
public struct CAFrameRateRange: Equatable, Sendable {
  /// The least.
  public var minimum: Float
  /// The most.
  public var maximum: Float
  /// The number that is best, if one is.
  public var preferred: Float?

  /// Creates a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// The range of the system.
  public static let `default` = Self(minimum: 0, maximum: 0, preferred: 0)
}
