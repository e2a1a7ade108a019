public import Foundation

/// An animation of a layer.
///
/// Animations change no values of a layer, as on a device, and take no UIKit time: an added
/// animation begins and ends on the next turns, unless it begins later or is repeated without end.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  // MARK: Creating an animation

  /// Creates an animation.
  public required override init() { super.init() }

  // MARK: Specifying the timing

  /// When the animation begins, in the time of its layer.
  open var beginTime: CFTimeInterval = 0
  /// How long the animation takes.
  open var duration: CFTimeInterval = 0
  /// How fast the time of the animation goes.
  open var speed: Float = 1
  /// How far the time of the animation is ahead.
  open var timeOffset: CFTimeInterval = 0
  /// How often the animation runs; 0 means once.
  open var repeatCount: Float = 0
  /// For how long the animation runs again and again.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether the animation also runs backwards.
  open var autoreverses = false
  /// The look of the layer before the animation begins and after its end.
  open var fillMode = CAMediaTimingFillMode.removed
  /// How the pace of the animation changes.
  open var timingFunction: CAMediaTimingFunction?

  // MARK: Responding to the animation

  /// The delegate that is told when the animation begins and ends.
  open var delegate: (any CAAnimationDelegate)?

  /// Whether the animation leaves its layer when it ends.
  open var isRemovedOnCompletion = true

  // MARK: Being an action

  /// Adds the animation to the layer that has changed.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer, MainQueue.isCurrent else { return }
    MainActor.runUnchecked(with: (self, layer)) { $1.add($0, forKey: event) }
  }

  // MARK: Copying

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    adopt(into: copy)
    return copy
  }

  /// Gives a copy the values of this animation.
  func adopt(into copy: CAAnimation) {
    copy.beginTime = beginTime
    copy.duration = duration
    copy.speed = speed
    copy.timeOffset = timeOffset
    copy.repeatCount = repeatCount
    copy.repeatDuration = repeatDuration
    copy.autoreverses = autoreverses
    copy.fillMode = fillMode
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    copy.keptValues = keptValues
  }

  /// The values of names that are no property's.
  final var keptValues: [String: Any] = [:]

  /// Whether the animation never ends by itself.
  final var isEndless: Bool {
    repeatCount == .infinity || repeatCount >= .greatestFiniteMagnitude
      || repeatDuration == .infinity || speed == 0
  }

  /// The name under which an animation without one is kept, if it has such a name.
  var ownKey: String? { nil }
}

/// The methods that report when an animation begins and ends.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Called when an animation has begun.
  func animationDidStart(_ anim: CAAnimation)

  /// Called when an animation has ended, by itself or because it was removed.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}

  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
