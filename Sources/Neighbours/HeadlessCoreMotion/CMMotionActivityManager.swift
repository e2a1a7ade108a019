public import Foundation
import HeadlessUIKit

/// The confidence in a guess.
public enum CMMotionActivityConfidence: Int, Sendable {
  case low = 0
  case medium = 1
  case high = 2
}

/// Called with what the user does.
public typealias CMMotionActivityHandler = @Sendable (CMMotionActivity?) -> Void
/// Called with what the user did, or with why that cannot be told.
public typealias CMMotionActivityQueryHandler =
  @Sendable ([CMMotionActivity]?, (any Error)?) -> Void

/// Tells the user's activity.
open class CMMotionActivityManager: NSObject {
  /// Creates a manager.
  public override init() { super.init() }

  private let updates = MotionUpdates(of: .activity)

  /// Whether the device tells what the user does.
  open class func isActivityAvailable() -> Bool { MotionWorld.current.isAvailable }
  /// The user's answer.
  open class func authorizationStatus() -> CMAuthorizationStatus {
    MotionWorld.authorizationStatus
  }

  /// Tells what the user does from now on.
  @preconcurrency open func startActivityUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMMotionActivityHandler
  ) {
    updates.start(by: "CMMotionActivityManager.startActivityUpdates(to:withHandler:)") { error in
      guard error == nil, let last = MotionWorld.current.activities.last else { return }
      handler(CMMotionActivity(last))
    }
  }

  /// Tells no more.
  open func stopActivityUpdates() { updates.stop() }

  /// Tells what the user did between two dates.
  @preconcurrency open func queryActivityStarting(
    from start: Date, to end: Date, to queue: OperationQueue,
    withHandler handler: @escaping CMMotionActivityQueryHandler
  ) {
    MotionPermission.ask(
      by: "CMMotionActivityManager.queryActivityStarting(from:to:to:withHandler:)"
    ) { error in
      let found = MotionWorld.current.activities.filter { $0.date >= start && $0.date <= end }
      handler(error == nil ? found.map { CMMotionActivity($0) } : nil, error)
    }
  }
}
