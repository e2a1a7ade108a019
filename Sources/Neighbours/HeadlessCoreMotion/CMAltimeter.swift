public import Foundation
import HeadlessUIKit

/// Called with how high the device is.
public typealias CMAltitudeHandler = @Sendable (CMAltitudeData?, (any Error)?) -> Void

/// Tells the device's altitude.
open class CMAltimeter: NSObject {
  /// Creates an altimeter.
  public override init() { super.init() }

  private let updates = MotionUpdates(of: .altitude)

  /// Whether the device tells how high it is.
  open class func isRelativeAltitudeAvailable() -> Bool { MotionWorld.current.isAvailable }
  /// The user's answer.
  open class func authorizationStatus() -> CMAuthorizationStatus {
    MotionWorld.authorizationStatus
  }

  /// Tells how high the device is, from now on.
  @preconcurrency open func startRelativeAltitudeUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAltitudeHandler
  ) {
    let start = MotionWorld.current.altitude.relative
    updates.start(by: "CMAltimeter.startRelativeAltitudeUpdates(to:withHandler:)") { error in
      if let error { return handler(nil, error) }
      let (altitude, pressure) = MotionWorld.current.altitude
      handler(CMAltitudeData(altitude - start, pressure), nil)
    }
  }

  /// Tells no more.
  open func stopRelativeAltitudeUpdates() { updates.stop() }
}
