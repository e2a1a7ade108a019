import FleetTesting
import Foundation
import HeadlessCoreMotion
import TestSupport
import Testing

@MainActor
@Suite("Core Motion: motion, steps and activities", .freshApplication)
struct CMMotionManagerTests {
  private let manager = CMMotionManager()
  private let trace = Trace()

  private func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }

  @Test func `as in a simulator nothing is there, and nothing is told`() {
    manager.startAccelerometerUpdates(to: .main) { [trace] _, _ in trace.add("moved") }
    SimulatedMotion.move(CMAcceleration(x: 1, y: 0, z: 0))

    #expect(!manager.isAccelerometerAvailable && !manager.isDeviceMotionAvailable)
    #expect(!manager.isAccelerometerActive && manager.accelerometerData == nil)
    #expect(trace.lines.isEmpty && !CMPedometer.isStepCountingAvailable())
    #expect(CMMotionManager.availableAttitudeReferenceFrames() == [])
  }

  @Test func `each movement is told once, on a later turn, until somebody stops`() {
    SimulatedMotion.isAvailable = true
    manager.startAccelerometerUpdates(to: .main) { [trace] data, _ in
      trace.add("\(data?.acceleration.x ?? 0) \(data?.acceleration.z ?? 0)")
    }
    manager.startGyroUpdates()
    #expect(trace.lines.isEmpty && manager.isGyroActive)
    SimulatedMotion.move(
      CMAcceleration(x: 2, y: 0, z: 0), rotationRate: CMRotationRate(x: 3, y: 0, z: 0))
    #expect(manager.gyroData?.rotationRate.x == 3)
    manager.stopAccelerometerUpdates()
    manager.stopGyroUpdates()
    SimulatedMotion.move(CMAcceleration(x: 9, y: 0, z: 0))

    #expect(trace.lines == ["2.0 -1.0"] && manager.gyroData == nil)
  }

  @Test func `gravity follows from how the device is held`() throws {
    SimulatedMotion.isAvailable = true
    manager.startDeviceMotionUpdates(using: .xArbitraryZVertical)
    SimulatedMotion.hold(pitch: .pi / 2)
    let upright = try #require(manager.deviceMotion)
    #expect(rounded(upright.gravity.y) == -1 && rounded(upright.gravity.z) == 0)
    #expect(rounded(upright.attitude.pitch) == 1.57 && rounded(upright.attitude.roll) == 0)

    SimulatedMotion.hold(roll: 0.5, pitch: 0.2, yaw: 0.3, heading: 90)

    let motion = try #require(manager.deviceMotion)
    #expect(rounded(motion.attitude.roll) == 0.5 && rounded(motion.attitude.pitch) == 0.2)
    #expect(rounded(motion.attitude.yaw) == 0.3 && motion.heading == 90)
    let change = try #require(motion.attitude.copy() as? CMAttitude)
    change.multiply(byInverseOf: motion.attitude)
    #expect(rounded(change.roll) == 0 && rounded(change.quaternion.w) == 1)
  }

  @Test func `steps need the permission`() {
    SimulatedMotion.isAvailable = true
    let pedometer = CMPedometer()
    pedometer.startUpdates(from: .distantPast) { [trace] data, error in
      trace.add("\(data?.numberOfSteps.intValue ?? -1) \((error as NSError?)?.code ?? 0)")
    }
    settle()
    #expect(Fleet.screen.alert?.title?.hasSuffix("Your Motion & Fitness Activity") == true)
    answerPermission(.allow)
    #expect(CMPedometer.authorizationStatus() == .authorized && trace.lines.isEmpty)
    SimulatedMotion.walk(.init(steps: 7, distance: 5))
    pedometer.stopUpdates()
    SimulatedMotion.walk(.init(steps: 9))
    pedometer.queryPedometerData(from: .distantPast, to: .distantFuture) { [trace] data, _ in
      trace.add("query \(data?.numberOfSteps.intValue ?? -1)")
    }
    settle()
    permissions[.motion] = .denied
    pedometer.queryPedometerData(from: .distantPast, to: .distantFuture) { [trace] data, error in
      trace.add("\(data == nil) \((error as NSError?)?.code ?? 0)")
    }
    settle()

    #expect(trace.lines == ["7 0", "query 9", "true 105"])
  }

  /// Listens to all that needs the permission.
  private func listen() -> (CMPedometer, CMMotionActivityManager, CMAltimeter) {
    let all = (CMPedometer(), CMMotionActivityManager(), CMAltimeter())
    all.0.startUpdates(from: .distantPast) { [trace] data, error in
      trace.add("steps \(data == nil) \((error as NSError?)?.code ?? 0)")
    }
    all.1.startActivityUpdates(to: .main) { [trace] _ in trace.add("activity") }
    all.2.startRelativeAltitudeUpdates(to: .main) { [trace] data, error in
      trace.add("height \(data == nil) \((error as NSError?)?.code ?? 0)")
    }
    return all
  }

  private func walkAbout() {
    SimulatedMotion.walk(.init(steps: 7))
    SimulatedMotion.begin(.walking)
    SimulatedMotion.rise(to: 3)
  }

  @Test func `steps, activities and heights are told to nobody whom the user does not let`() {
    let handler: CMPedometerHandler = { [trace] _, _ in trace.add("counted") }
    let unavailable = CMPedometer()
    unavailable.startUpdates(from: .distantPast, withHandler: handler)
    unavailable.stopUpdates()
    SimulatedMotion.isAvailable = true
    let listeners = listen()
    settle()
    walkAbout()
    #expect(trace.lines.isEmpty)
    answerPermission(.deny)
    walkAbout()

    #expect(trace.lines == ["steps true 105", "height true 105"])
    #expect(CMErrorMotionActivityNotAuthorized.rawValue == 105)
    #expect(CMErrorMotionActivityNotAvailable == CMError(rawValue: 104))
    withExtendedLifetime(listeners) {}
  }

  @Test func `who stops or goes while the user is asked hears nothing`() {
    SimulatedMotion.isAvailable = true
    var listeners: (CMPedometer, CMMotionActivityManager, CMAltimeter)? = listen()
    listeners?.0.stopUpdates()
    listeners = nil
    var other: CMMotionManager? = CMMotionManager()
    other?.startGyroUpdates(to: .main) { [trace] _, _ in trace.add("turned") }
    SimulatedMotion.move(rotationRate: CMRotationRate(x: 1, y: 0, z: 0))
    other = nil
    answerPermission(.allow)
    walkAbout()
    SimulatedMotion.move(rotationRate: CMRotationRate(x: 2, y: 0, z: 0))

    #expect(trace.lines == ["turned"] && listeners == nil && other == nil)
  }

  @Test func `activities are told as they begin, and can be asked for later`() {
    SimulatedMotion.isAvailable = true
    permissions[.motion] = .allowed
    let activities = CMMotionActivityManager()
    activities.startActivityUpdates(to: .main) { [trace] activity in
      trace.add("walks \(activity?.walking ?? false)")
    }
    settle()
    SimulatedMotion.begin(.walking)
    SimulatedMotion.begin(.automotive)
    activities.queryActivityStarting(from: .distantPast, to: .distantFuture, to: .main) {
      [trace] found, _ in trace.add("\(found?.map(\.automotive) ?? [])")
    }
    settle()

    #expect(trace.lines == ["walks true", "walks false", "[false, true]"])
  }

  @Test func `heights are told from where somebody began to ask`() {
    SimulatedMotion.isAvailable = true
    permissions[.motion] = .allowed
    SimulatedMotion.rise(to: 100)
    let altimeter = CMAltimeter()
    altimeter.startRelativeAltitudeUpdates(to: .main) { [trace] data, _ in
      trace.add("\(data?.relativeAltitude.doubleValue ?? -1)")
    }
    settle()
    SimulatedMotion.rise(to: 103, pressure: 101)
    altimeter.stopRelativeAltitudeUpdates()
    SimulatedMotion.rise(to: 110)

    #expect(trace.lines == ["0.0", "3.0"])
  }
}
