public import Foundation
import HeadlessUIKit

/// Called with what was counted, or with why nothing was.
public typealias CMPedometerHandler = @Sendable (CMPedometerData?, (any Error)?) -> Void

/// Counts the user's steps.
open class CMPedometer: NSObject {
  /// Creates a pedometer.
  public override init() { super.init() }

  private let updates = MotionUpdates(of: .steps)

  /// Whether the device counts steps.
  open class func isStepCountingAvailable() -> Bool { MotionWorld.current.isAvailable }
  /// Whether the device measures the way.
  open class func isDistanceAvailable() -> Bool { MotionWorld.current.isAvailable }
  /// Whether the device counts floors.
  open class func isFloorCountingAvailable() -> Bool { MotionWorld.current.isAvailable }
  /// Whether the device tells how fast the user is.
  open class func isPaceAvailable() -> Bool { false }
  /// Whether the device tells how often the user steps.
  open class func isCadenceAvailable() -> Bool { false }
  /// The user's answer.
  open class func authorizationStatus() -> CMAuthorizationStatus {
    MotionWorld.authorizationStatus
  }

  /// Tells what was counted between two dates: all that the test has said.
  @preconcurrency open func queryPedometerData(
    from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler
  ) {
    MotionPermission.ask(by: "CMPedometer.queryPedometerData(from:to:withHandler:)") { error in
      let walk = MotionWorld.current.walk ?? SimulatedMotion.Walk(steps: 0)
      handler(error == nil ? CMPedometerData(walk, from: start, to: end) : nil, error)
    }
  }

  /// Tells what was counted since a date, now and from now on.
  @preconcurrency open func startUpdates(
    from start: Date, withHandler handler: @escaping CMPedometerHandler
  ) {
    updates.start(by: "CMPedometer.startUpdates(from:withHandler:)") { error in
      if let error { return handler(nil, error) }
      guard let walk = MotionWorld.current.walk else { return }
      let now = ApplicationScope.current.elsewhere.date
      handler(CMPedometerData(walk, from: start, to: max(start, now)), nil)
    }
  }

  /// Tells no more.
  open func stopUpdates() { updates.stop() }
}

/// What a pedometer tells of a walk.
public enum CMPedometerEventType: Int, Sendable {
  case pause = 0
  case resume
}
