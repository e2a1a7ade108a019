public import Foundation
import HeadlessUIKit

/// What an app asks for how the device is held and moved.
///
/// As in a simulator nothing is there, unless a test says so, see ``SimulatedMotion``. Handlers are called on
/// later turns of the main loop, once for each thing that the test does to the device.
open class CMMotionManager: NSObject {
  /// Creates a manager.
  public override init() { super.init() }

  /// What a handler that measures something is called with.
  public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
  /// What a handler that measures turns is called with.
  public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
  /// What a handler that measures magnets is called with.
  public typealias CMMagnetometerHandler = (CMMagnetometerData?, (any Error)?) -> Void
  /// What a handler that measures all is called with.
  public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

  private let world = MotionWorld.current
  private var active: [Sensor: Int] = [:]

  private enum Sensor: Hashable {
    case accelerometer, gyro, magnetometer, device
  }

  // MARK: Accelerometer

  /// Whether the device measures accelerations.
  open var isAccelerometerAvailable: Bool { world.isAvailable }
  /// Whether somebody asks for them.
  open var isAccelerometerActive: Bool { active[.accelerometer] != nil }
  /// How often they are asked for, in seconds.
  open var accelerometerUpdateInterval: TimeInterval = 0.01
  /// What was measured last.
  open var accelerometerData: CMAccelerometerData? {
    isAccelerometerActive
      ? CMAccelerometerData(world.sample.acceleration, at: MotionWorld.now) : nil
  }
  /// Measures from now on.
  open func startAccelerometerUpdates() { start(.accelerometer) { _ in } }
  /// Measures from now on, and tells a handler.
  open func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler
  ) { start(.accelerometer) { handler($0.accelerometerData, nil) } }
  /// Measures no more.
  open func stopAccelerometerUpdates() { stop(.accelerometer) }

  // MARK: Gyroscope

  /// Whether the device measures turns.
  open var isGyroAvailable: Bool { world.isAvailable }
  /// Whether somebody asks for them.
  open var isGyroActive: Bool { active[.gyro] != nil }
  /// How often they are asked for, in seconds.
  open var gyroUpdateInterval: TimeInterval = 0.01
  /// What was measured last.
  open var gyroData: CMGyroData? {
    isGyroActive ? CMGyroData(world.sample.rotationRate, at: MotionWorld.now) : nil
  }
  /// Measures from now on.
  open func startGyroUpdates() { start(.gyro) { _ in } }
  /// Measures from now on, and tells a handler.
  open func startGyroUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler
  ) { start(.gyro) { handler($0.gyroData, nil) } }
  /// Measures no more.
  open func stopGyroUpdates() { stop(.gyro) }

  // MARK: Magnetometer

  /// Whether the device measures magnets.
  open var isMagnetometerAvailable: Bool { world.isAvailable }
  /// Whether somebody asks for them.
  open var isMagnetometerActive: Bool { active[.magnetometer] != nil }
  /// How often they are asked for, in seconds.
  open var magnetometerUpdateInterval: TimeInterval = 0.01
  /// What was measured last.
  open var magnetometerData: CMMagnetometerData? {
    isMagnetometerActive
      ? CMMagnetometerData(world.sample.magneticField, at: MotionWorld.now) : nil
  }
  /// Measures from now on.
  open func startMagnetometerUpdates() { start(.magnetometer) { _ in } }
  /// Measures from now on, and tells a handler.
  open func startMagnetometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMMagnetometerHandler
  ) { start(.magnetometer) { handler($0.magnetometerData, nil) } }
  /// Measures no more.
  open func stopMagnetometerUpdates() { stop(.magnetometer) }

  // MARK: All of them

  /// Whether the device measures how it is held.
  open var isDeviceMotionAvailable: Bool { world.isAvailable }
  /// Whether somebody asks for that.
  open var isDeviceMotionActive: Bool { active[.device] != nil }
  /// How often that is asked for, in seconds.
  open var deviceMotionUpdateInterval: TimeInterval = 0.01
  /// Whether the user may be asked to move the device in an eight.
  open var showsDeviceMovementDisplay = false
  /// To what the way in which the device is held refers.
  open private(set) var attitudeReferenceFrame = CMAttitudeReferenceFrame.xArbitraryZVertical
  /// To what it can refer.
  open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame {
    MotionWorld.current.isAvailable
      ? [
        .xArbitraryZVertical, .xArbitraryCorrectedZVertical, .xMagneticNorthZVertical,
        .xTrueNorthZVertical,
      ] : []
  }
  /// What was measured last.
  open var deviceMotion: CMDeviceMotion? {
    isDeviceMotionActive ? CMDeviceMotion(world.sample, at: MotionWorld.now) : nil
  }
  /// Measures from now on.
  open func startDeviceMotionUpdates() { start(.device) { _ in } }
  /// Measures from now on.
  open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {
    attitudeReferenceFrame = referenceFrame
    start(.device) { _ in }
  }
  /// Measures from now on, and tells a handler.
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
  ) { start(.device) { handler($0.deviceMotion, nil) } }
  /// Measures from now on, and tells a handler.
  open func startDeviceMotionUpdates(
    using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
    withHandler handler: @escaping CMDeviceMotionHandler
  ) {
    attitudeReferenceFrame = referenceFrame
    start(.device) { handler($0.deviceMotion, nil) }
  }
  /// Measures no more.
  open func stopDeviceMotionUpdates() { stop(.device) }

  // MARK: The model

  private func start(_ sensor: Sensor, _ hear: @escaping (CMMotionManager) -> Void) {
    stop(sensor)
    guard world.isAvailable else { return }
    let link = ObjectLink(self)
    // Proof: handlers are called on the main actor, where the manager is used.
    nonisolated(unsafe) let hear = hear
    active[sensor] = world.listen(
      .motion,
      .init(isThere: { link.object != nil }) {
        if let manager = link.object as? CMMotionManager { hear(manager) }
      })
  }

  private func stop(_ sensor: Sensor) {
    world.stop(.motion, active.removeValue(forKey: sensor))
  }
}
