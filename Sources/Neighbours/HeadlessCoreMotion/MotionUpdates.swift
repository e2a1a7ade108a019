import Foundation
import HeadlessUIKit

/// What one object hears of the device's motion, until it stops or goes.
final class MotionUpdates {
  private let world = MotionWorld.current
  private let kind: MotionWorld.DataKind
  private var number: Int?

  init(of kind: MotionWorld.DataKind) { self.kind = kind }

  deinit { stop() }

  /// Whether it hears.
  var isActive: Bool { number != nil }

  /// Hears from now on.
  func start(_ listener: @escaping MotionWorld.Listener) { _ = listen(listener) }

  /// Hears from now on, as far as the user lets the app: at first of what holds, or why nothing is told.
  func start(by call: StaticString, _ listener: @escaping MotionWorld.Listener) {
    let number = listen(listener)
    MotionPermission.ask(by: call) { [world, kind] in world.tell(kind, number, $0) }
  }

  private func listen(_ listener: @escaping MotionWorld.Listener) -> Int {
    stop()
    let number = world.listen(kind, listener)
    self.number = number
    return number
  }

  func stop() {
    if let number { world.stop(kind, number) }
    number = nil
  }
}
