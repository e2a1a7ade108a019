import Foundation
import HeadlessUIKit
import Locks

/// How the device of an application is moved, and the listeners to that.
final class MotionWorld: ScopedState {
  /// Called when there is something to tell, or with why there is not.
  typealias Listener = @MainActor @Sendable (NSError?) -> Void

  private struct State {
    var isAvailable = false
    var sample = MotionSample()
    var steps: SimulatedMotion.Walk?
    var activities: [(date: Date, kind: SimulatedMotion.Activity)] = []
    var altitude = (relative: 0.0, pressure: 101.325)
    var listeners: [DataKind: [Int: Listener]] = [:]
    var number = 0
  }

  /// A kind of data that a listener wants.
  enum DataKind: Hashable, Sendable {
    case motion, steps, activity, altitude
  }

  private let state = Locked(State())

  init() {}

  static var now: TimeInterval { MainTurn.now / .seconds(1) }

  // MARK: What holds

  var isAvailable: Bool {
    get { state.withLock(\.isAvailable) }
    set { state.withLock { $0.isAvailable = newValue } }
  }

  var sample: MotionSample { state.withLock(\.sample) }
  var walk: SimulatedMotion.Walk? { state.withLock(\.steps) }
  var altitude: (relative: Double, pressure: Double) { state.withLock(\.altitude) }
  var activities: [(date: Date, kind: SimulatedMotion.Activity)] { state.withLock(\.activities) }

  static var authorizationStatus: CMAuthorizationStatus {
    UserPermissions.current.status(of: .motion)
      .choose(.notDetermined, .restricted, .denied, else: .authorized)
  }

  // MARK: Listening

  /// Adds a listener; returns the number by which it stops.
  func listen(_ kind: DataKind, _ listener: @escaping Listener) -> Int {
    state.withLock { state in
      state.number += 1
      state.listeners[kind, default: [:]][state.number] = listener
      return state.number
    }
  }

  func stop(_ kind: DataKind, _ number: Int) {
    state.withLock { _ = $0.listeners[kind]?.removeValue(forKey: number) }
  }

  /// Tells all listeners, if the device measures something, and the user lets the app know.
  private func tell(_ kind: DataKind) {
    guard isAvailable, kind == .motion || Self.authorizationStatus == .authorized else { return }
    for number in state.withLock({ ($0.listeners[kind] ?? [:]).keys.sorted() }) {
      MainTurn.post("Core Motion has measured something") { self.tell(kind, number) }
    }
  }

  /// Tells a listener, unless it has stopped meanwhile.
  @MainActor
  func tell(_ kind: DataKind, _ number: Int, _ error: NSError? = nil) {
    state.withLock { $0.listeners[kind]?[number] }?(error)
  }

  // MARK: What a test says

  func change(_ change: @Sendable (inout MotionSample) -> Void) {
    state.withLock { change(&$0.sample) }
    tell(.motion)
  }

  func walk(_ walk: SimulatedMotion.Walk) {
    state.withLock { $0.steps = walk }
    tell(.steps)
  }

  func begin(_ activity: SimulatedMotion.Activity) {
    let date = ApplicationScope.current.elsewhere.date
    state.withLock { $0.activities.append((date, activity)) }
    tell(.activity)
  }

  func rise(to altitude: Double, pressure: Double) {
    state.withLock { $0.altitude = (altitude, pressure) }
    tell(.altitude)
  }
}
