public import Foundation
import HeadlessUIKit

/// How sure something is.
public enum CMMotionActivityConfidence: Int, Sendable {
  /// A little.
  case low = 0
  /// Somewhat.
  case medium = 1
  /// Very.
  case high = 2
}

/// What tells what the user does.
open class CMMotionActivityManager: NSObject {
  /// Called with what the user does.
  public typealias CMMotionActivityHandler = @Sendable (CMMotionActivity?) -> Void

  /// Creates a manager.
  public override init() { super.init() }

  private let world = MotionWorld.current
  private var number: Int?

  /// Whether the device tells what the user does.
  open class func isActivityAvailable() -> Bool { MotionWorld.current.isAvailable }
  /// What the user has said.
  open class func authorizationStatus() -> CMAuthorizationStatus {
    MotionWorld.authorizationStatus
  }

  /// Tells what the user does from now on.
  open func startActivityUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMMotionActivityHandler
  ) {
    stopActivityUpdates()
    let link = ObjectLink(self)
    let answer: @MainActor @Sendable () -> Void = {
      if let last = MotionWorld.current.activities.last { handler(CMMotionActivity(last)) }
    }
    number = world.listen(.activity, .init(isThere: { link.object != nil }, hear: answer))
    MotionPermission.ask(
      by: "CMMotionActivityManager.startActivityUpdates(to:withHandler:)"
    ) { error in
      if error == nil { answer() }
    }
  }

  /// Tells no more.
  open func stopActivityUpdates() {
    world.stop(.activity, number)
    number = nil
  }

  /// Tells what the user did between two dates.
  open func queryActivityStarting(
    from start: Date, to end: Date, to queue: OperationQueue,
    withHandler handler: @escaping @Sendable ([CMMotionActivity]?, (any Error)?) -> Void
  ) {
    MotionPermission.ask(
      by: "CMMotionActivityManager.queryActivityStarting(from:to:to:withHandler:)"
    ) { error in
      let found = MotionWorld.current.activities.filter { $0.date >= start && $0.date <= end }
      handler(error == nil ? found.map { CMMotionActivity($0) } : nil, error)
    }
  }
}
