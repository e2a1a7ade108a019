import Foundation
import HeadlessUIKit
import Locks

/// The devices near one application's device, and its managers.
final class NearbyDevices: ScopedState {
  private struct State: Sendable {
    var isOn = true
    var peripherals: [MainActorOnly<CBPeripheral>] = []
    var managers: [MainActorOnly<Weak<CBCentralManager>>] = []
  }

  private let locked = Locked(State())

  init() {}

  var state: CBManagerState {
    switch UserPermissions.current.status(of: .bluetooth) {
    case .notDetermined: .unknown
    case .denied, .restricted: .unauthorized
    default: isOn ? .poweredOn : .poweredOff
    }
  }

  var isOn: Bool {
    get { locked.withLock(\.isOn) }
    set {
      locked.withLock { $0.isOn = newValue }
      tell { $0.stateChanged() }
    }
  }

  var peripherals: [CBPeripheral] {
    let peripherals = locked.withLock(\.peripherals)
    return MainActor.runUnchecked { peripherals.map(\.value) }
  }

  @MainActor var devices: [SimulatedPeripheral] {
    get { peripherals.map(\.device) }
    set {
      let known = peripherals
      let now = newValue.map { device in
        MainActorOnly(known.first { $0.device === device } ?? CBPeripheral(device))
      }
      locked.withLock { $0.peripherals = now }
      for gone in known where !now.contains(where: { $0.value === gone }) {
        gone.manager?.end(gone, CBError(.peripheralDisconnected))
      }
      tell { $0.lookAround() }
    }
  }

  func add(_ manager: CBCentralManager) {
    let added = MainActorOnly(Weak(manager))
    locked.withLock { $0.managers.append(added) }
  }

  @MainActor func valueChanged(of told: SimulatedPeripheral.Characteristic) {
    for peripheral in peripherals { peripheral.valueChanged(of: told) }
  }

  private func tell(_ change: @escaping @MainActor @Sendable (CBCentralManager) -> Void) {
    let managers = locked.withLock(\.managers)
    MainTurn.post("CBCentralManager hears of a change") {
      for manager in managers { if let manager = manager.value.object { change(manager) } }
    }
  }
}
