public import Foundation
import HeadlessUIKit

/// What a handler that measures something is called with.
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
/// What a handler that measures turns is called with.
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
/// What a handler that measures magnets is called with.
public typealias CMMagnetometerHandler = (CMMagnetometerData?, (any Error)?) -> Void
/// What a handler that measures all is called with.
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

/// What an app asks for how the device is held and moved.
///
/// As in a simulator nothing is there, unless a test says so, see ``SimulatedMotion``. Handlers are called on
/// later turns of the main loop, once for each thing that the test does to the device.
open class CMMotionManager: NSObject {
  /// Creates a manager.
  public override init() { super.init() }

  private let world = MotionWorld.current
  private let accelerometer = MotionUpdates(of: .motion)
  private let gyro = MotionUpdates(of: .motion)
  private let magnetometer = MotionUpdates(of: .motion)
  private let device = MotionUpdates(of: .motion)

  // MARK: Accelerometer

  /// Whether the device measures accelerations.
  open var isAccelerometerAvailable: Bool { world.isAvailable }
  /// Whether the app asks for its data.
  open var isAccelerometerActive: Bool { accelerometer.isActive }
  /// The time between measurements, in seconds.
  open var accelerometerUpdateInterval: TimeInterval = 0.01
  /// The last measurement.
  open var accelerometerData: CMAccelerometerData? {
    measured(isAccelerometerActive)
  }
  /// Measures from now on.
  open func startAccelerometerUpdates() { start(accelerometer) { _ in } }
  /// Measures from now on, and tells a handler.
  open func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler
  ) { start(accelerometer, handler) }
  /// Measures no more.
  open func stopAccelerometerUpdates() { accelerometer.stop() }

  // MARK: Gyroscope

  /// Whether the device measures turns.
  open var isGyroAvailable: Bool { world.isAvailable }
  /// Whether the app asks for its data.
  open var isGyroActive: Bool { gyro.isActive }
  /// The time between measurements, in seconds.
  open var gyroUpdateInterval: TimeInterval = 0.01
  /// The last measurement.
  open var gyroData: CMGyroData? {
    measured(isGyroActive)
  }
  /// Measures from now on.
  open func startGyroUpdates() { start(gyro) { _ in } }
  /// Measures from now on, and tells a handler.
  open func startGyroUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler
  ) { start(gyro, handler) }
  /// Measures no more.
  open func stopGyroUpdates() { gyro.stop() }

  // MARK: Magnetometer

  /// Whether the device measures magnets.
  open var isMagnetometerAvailable: Bool { world.isAvailable }
  /// Whether the app asks for its data.
  open var isMagnetometerActive: Bool { magnetometer.isActive }
  /// The time between measurements, in seconds.
  open var magnetometerUpdateInterval: TimeInterval = 0.01
  /// The last measurement.
  open var magnetometerData: CMMagnetometerData? {
    measured(isMagnetometerActive)
  }
  /// Measures from now on.
  open func startMagnetometerUpdates() { start(magnetometer) { _ in } }
  /// Measures from now on, and tells a handler.
  open func startMagnetometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMMagnetometerHandler
  ) { start(magnetometer, handler) }
  /// Measures no more.
  open func stopMagnetometerUpdates() { magnetometer.stop() }

  // MARK: All of them

  /// Whether the device measures how it is held.
  open var isDeviceMotionAvailable: Bool { world.isAvailable }
  /// Whether the app asks for device motion.
  open var isDeviceMotionActive: Bool { device.isActive }
  /// The time between measurements, in seconds.
  open var deviceMotionUpdateInterval: TimeInterval = 0.01
  /// Whether the user may be asked to move the device in an eight.
  open var showsDeviceMovementDisplay = false
  /// To what the way in which the device is held refers.
  open private(set) var attitudeReferenceFrame = CMAttitudeReferenceFrame.xArbitraryZVertical
  /// Returns the frames to which it can refer.
  open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame {
    MotionWorld.current.isAvailable
      ? [
        .xArbitraryZVertical, .xArbitraryCorrectedZVertical, .xMagneticNorthZVertical,
        .xTrueNorthZVertical,
      ] : []
  }
  /// The last measurement.
  open var deviceMotion: CMDeviceMotion? {
    measured(isDeviceMotionActive)
  }
  /// Measures from now on.
  open func startDeviceMotionUpdates() { start(device) { _ in } }
  /// Measures from now on.
  open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {
    attitudeReferenceFrame = referenceFrame
    start(device) { _ in }
  }
  /// Measures from now on, and tells a handler.
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
  ) { start(device, handler) }
  /// Measures from now on, and tells a handler.
  open func startDeviceMotionUpdates(
    using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
    withHandler handler: @escaping CMDeviceMotionHandler
  ) {
    attitudeReferenceFrame = referenceFrame
    start(device, handler)
  }
  /// Measures no more.
  open func stopDeviceMotionUpdates() { device.stop() }

  // MARK: The model

  private func measured<Data: MeasuredData>(_ isActive: Bool) -> Data? {
    isActive ? Data(world.sample, at: MotionWorld.now) : nil
  }

  private func start<Data: MeasuredData>(
    _ updates: MotionUpdates, _ handler: @escaping (Data?, (any Error)?) -> Void
  ) {
    let handler = MainActorOnly(handler)
    start(updates) { _ in
      handler.value(Data(MotionWorld.current.sample, at: MotionWorld.now), nil)
    }
  }

  private func start(_ updates: MotionUpdates, _ listener: @escaping MotionWorld.Listener) {
    if world.isAvailable { updates.start(listener) } else { updates.stop() }
  }
}

/// The data that is made of the device's state at a time.
protocol MeasuredData {
  init(_ sample: MotionSample, at timestamp: TimeInterval)
}
