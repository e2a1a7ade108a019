import Observation

/// What ends the registrations of a body with the objects that it has read.
///
/// A registration goes when one of its objects changes, and else they would pile up with each body. This
/// object is read with the others, and changes before the next body.
@MainActor
final class Sentinel: @MainActor Observable {
  private let registrar = ObservationRegistrar()
  private(set) var isFiring = false
  private var tick: Int { 0 }

  func read() { registrar.access(self, keyPath: \.tick) }

  func fire() {
    isFiring = true
    registrar.withMutation(of: self, keyPath: \.tick) {}
    isFiring = false
  }
}
