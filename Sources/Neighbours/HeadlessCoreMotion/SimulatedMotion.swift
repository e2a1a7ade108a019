import FailureReporting
import HeadlessUIKit

/// How the device is held and moved, as a test says.
///
/// It belongs to the application of the test. As in a simulator the device measures nothing, until
/// ``isAvailable`` says so.
///
/// ```swift
/// SimulatedMotion.isAvailable = true
/// SimulatedMotion.hold(pitch: 1.5)
/// ```
@preconcurrency @MainActor
public enum SimulatedMotion {
  /// The user's activity.
  public enum Activity: String, Sendable {
    case unknown
    /// Nothing: the device rests.
    case stationary
    case walking
    case running
    case automotive
    case cycling
  }

  /// The count of the user's steps.
  public struct Walk: Hashable, Sendable {
    /// The steps.
    public var steps: Int
    /// The way in meters.
    public var distance: Double?
    /// The floors up.
    public var floorsUp: Int
    /// The floors down.
    public var floorsDown: Int

    /// Creates a walk.
    public init(steps: Int, distance: Double? = nil, floorsUp: Int = 0, floorsDown: Int = 0) {
      (self.steps, self.distance) = (steps, distance)
      (self.floorsUp, self.floorsDown) = (floorsUp, floorsDown)
    }
  }

  /// Whether the device measures anything.
  public static var isAvailable: Bool {
    get { MotionWorld.current.isAvailable }
    set { MotionWorld.current.isAvailable = newValue }
  }

  /// Holds the device in another way, by angles in radians; listeners to motion hear of it.
  public static func hold(
    roll: Double = 0, pitch: Double = 0, yaw: Double = 0, heading: Double = -1,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    UserAct.perform(in: .shared, at: CallSite(fileID, filePath, line, column)) { _ in
      MotionWorld.current.change {
        ($0.roll, $0.pitch, $0.yaw, $0.heading) = (roll, pitch, yaw, heading)
      }
    }
  }

  /// Moves the device: listeners to motion hear of it.
  ///
  /// - Parameters:
  ///   - acceleration: What is added to that of the earth.
  ///   - rotationRate: How fast it turns.
  ///   - magneticField: The magnets around it.
  public static func move(
    _ acceleration: CMAcceleration = CMAcceleration(),
    rotationRate: CMRotationRate = CMRotationRate(),
    magneticField: CMMagneticField = CMMagneticField(), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    UserAct.perform(in: .shared, at: CallSite(fileID, filePath, line, column)) { _ in
      MotionWorld.current.change {
        ($0.userAcceleration, $0.rotationRate) = (acceleration, rotationRate)
        $0.magneticField = magneticField
      }
    }
  }

  /// Says what was counted of the user's steps so far.
  public static func walk(
    _ walk: Walk, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    UserAct.perform(in: .shared, at: CallSite(fileID, filePath, line, column)) { _ in
      MotionWorld.current.walk(walk)
    }
  }

  /// Says what the user does from now on.
  public static func begin(
    _ activity: Activity, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    UserAct.perform(in: .shared, at: CallSite(fileID, filePath, line, column)) { _ in
      MotionWorld.current.begin(activity)
    }
  }

  /// Says how high the device is, in meters, and the pressure of the air, in kilopascals.
  public static func rise(
    to altitude: Double, pressure: Double = 101.325, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    UserAct.perform(in: .shared, at: CallSite(fileID, filePath, line, column)) { _ in
      MotionWorld.current.rise(to: altitude, pressure: pressure)
    }
  }
}
