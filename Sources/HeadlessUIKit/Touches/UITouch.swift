public import Foundation

/// A finger on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// Creates a touch of no finger.
  public override init() { super.init() }

  // MARK: Getting the location of touches

  /// Where the finger is, in a view's coordinates; `nil` for the window's.
  open func location(in view: UIView?) -> CGPoint { converted(locationInWindow, to: view) }

  /// Where the finger was before, in a view's coordinates; `nil` for the window's.
  open func previousLocation(in view: UIView?) -> CGPoint {
    converted(previousLocationInWindow, to: view)
  }

  /// Where the finger is, as exactly as the device knows.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// Where the finger was before, as exactly as the device knows.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  /// The view that the finger went down in.
  open var view: UIView? { storedView }

  /// The window that the finger went down in.
  open var window: UIWindow? { storedWindow }

  // MARK: Getting touch attributes

  /// How often the finger has tapped here.
  open var tapCount: Int { storedTapCount }

  /// The time of the touch's phase, in seconds of UIKit time.
  open var timestamp: TimeInterval { time / .seconds(1) }

  /// The kind of touch.
  open var type: TouchType { .direct }

  /// The phase of the touch.
  open var phase: Phase { storedPhase }

  /// How hard the finger presses.
  open var force: CGFloat { 1 }

  /// How hard a finger can press.
  open var maximumPossibleForce: CGFloat { 1 }

  /// The radius of the finger, in points.
  open var majorRadius: CGFloat { Self.fingerRadius }

  /// How far the radius may be off.
  open var majorRadiusTolerance: CGFloat { Self.fingerRadius / 4 }

  /// The angle between a pencil and the screen; that of a finger is a right one.
  open var altitudeAngle: CGFloat { .pi / 2 }

  /// How far a pencil is turned about itself.
  open var rollAngle: CGFloat { 0 }

  /// Returns the direction of a pencil in a view, as an angle.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  /// Returns the direction of a pencil in a view, as a vector.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  /// The number of an estimate; a finger's values are no estimates.
  open var estimationUpdateIndex: NSNumber? { nil }

  /// The values that are estimates.
  open var estimatedProperties: Properties { [] }

  /// The estimates that are still to be replaced.
  open var estimatedPropertiesExpectingUpdates: Properties { [] }

  /// Values of a touch that may be estimates.
  public struct Properties: OptionSet, Sendable {
    /// A bit for each value.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let force = Self(rawValue: 1 << 0)
    public static let azimuth = Self(rawValue: 1 << 1)
    public static let altitude = Self(rawValue: 1 << 2)
    public static let location = Self(rawValue: 1 << 3)
    public static let roll = Self(rawValue: 1 << 4)
  }

  private static let fingerRadius: CGFloat = 20

  // MARK: Getting gesture recognizers

  /// The recognizers that receive the touch.
  open var gestureRecognizers: [UIGestureRecognizer]? { storedGestureRecognizers }

  // MARK: The model

  /// Where the finger is in the window, or in the topmost view where there is no window.
  final var locationInWindow = CGPoint.zero
  final var previousLocationInWindow = CGPoint.zero
  final var storedTapCount = 1
  // Unchecked: no access spans a call, they only get or set. With the checks, the tap of a loose
  // button takes a tenth more, which leaves nothing of its bar.
  @exclusivity(unchecked) final var storedView: UIView?
  @exclusivity(unchecked) final var storedWindow: UIWindow?
  @exclusivity(unchecked) final var storedPhase = Phase.began
  @exclusivity(unchecked) final var storedGestureRecognizers: [UIGestureRecognizer]?
  /// The time of the touch's phase, in UIKit time.
  final var time = Duration.zero
  /// The number that distinguishes the touch from earlier ones, which may have used the same
  /// object.
  final var number = 0
  /// What the user aims at, where the place does not say it.
  final var aim: TouchAim?
  // Unchecked: as `storedPhase` is.
  /// The touch's last message to the view.
  @exclusivity(unchecked) final var delivery = Delivery.nothing

  /// Whether the touch has not ended.
  final var isDown: Bool { storedPhase != .ended && storedPhase != .cancelled }

  final func move(to point: CGPoint) {
    previousLocationInWindow = locationInWindow
    locationInWindow = point
  }

  /// Forgets the finger, so that the object keeps nothing alive and can serve for another.
  final func clear() {
    storedView = nil
    storedWindow = nil
    storedGestureRecognizers = nil
    aim = nil
  }

  /// What hears from a table what has become of the touch, where a user taps a row.
  final var itemTap: ItemTap? {
    if case .row(let tap)? = aim { tap } else { nil }
  }

  private func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    view.map { $0.convertFromRoot(point) } ?? point
  }

  /// The last message about a touch to a view.
  enum Delivery {
    case nothing
    /// Nothing, until recognizers that delay it have failed.
    case held
    case begun
    /// The end of the touch, or nothing at all.
    case over
  }

  /// The phase of a touch.
  public enum Phase: Int, Sendable {
    case began = 0
    case moved = 1
    /// It stayed where it was.
    case stationary = 2
    case ended = 3
    /// Something else took it over.
    case cancelled = 4
    /// It came over a region.
    case regionEntered = 5
    /// It moved over a region.
    case regionMoved = 6
    /// It left a region.
    case regionExited = 7
  }

  /// The kind of a touch.
  public enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct = 0
    /// A finger elsewhere.
    case indirect = 1
    case pencil = 2
    case indirectPointer = 3
  }
}
