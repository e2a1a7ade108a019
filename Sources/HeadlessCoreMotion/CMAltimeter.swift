public import Foundation
import HeadlessUIKit

/// What tells how high the device is.
open class CMAltimeter: NSObject {
  /// Called with how high the device is.
  public typealias CMAltitudeHandler = @Sendable (CMAltitudeData?, (any Error)?) -> Void

  /// Creates an altimeter.
  public override init() { super.init() }

  private let world = MotionWorld.current
  private var number: Int?

  /// Whether the device tells how high it is.
  open class func isRelativeAltitudeAvailable() -> Bool { MotionWorld.current.isAvailable }
  /// What the user has said.
  open class func authorizationStatus() -> CMAuthorizationStatus {
    MotionWorld.authorizationStatus
  }

  /// Tells how high the device is, from now on.
  open func startRelativeAltitudeUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAltitudeHandler
  ) {
    stopRelativeAltitudeUpdates()
    let link = ObjectLink(self)
    let start = world.altitude.relative
    let answer: @MainActor @Sendable () -> Void = {
      let (altitude, pressure) = MotionWorld.current.altitude
      handler(CMAltitudeData(altitude - start, pressure), nil)
    }
    number = world.listen(.altitude, .init(isThere: { link.object != nil }, hear: answer))
    MotionPermission.ask(
      by: "CMAltimeter.startRelativeAltitudeUpdates(to:withHandler:)"
    ) { error in
      if let error { handler(nil, error) } else { answer() }
    }
  }

  /// Tells no more.
  open func stopRelativeAltitudeUpdates() {
    world.stop(.altitude, number)
    number = nil
  }
}
