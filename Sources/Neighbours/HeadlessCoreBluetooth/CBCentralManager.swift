public import Dispatch
public import Foundation
import HeadlessUIKit

/// Finds devices by Bluetooth, and connects with them.
///
/// A test says which there are, by ``SimulatedBluetooth``. The delegate hears on turns of the main loop,
/// whatever the queue. The first manager asks for the permission.
open class CBCentralManager: CBManager {
  private weak var listener: (any CBCentralManagerDelegate)?
  private var search: (services: Set<CBUUID>, repeats: Bool)?
  private var found: Set<UUID> = []
  private var knows = false

  /// Creates a manager.
  public override convenience init() { self.init(delegate: nil, queue: nil, options: nil) }

  /// Creates a manager; its delegate hears on the main loop.
  public convenience init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?) {
    self.init(delegate: delegate, queue: queue, options: nil)
  }

  /// Creates a manager; its delegate hears on the main loop.
  public init(
    delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?,
    options: [String: Any]? = nil
  ) {
    listener = delegate
    super.init()
    NearbyDevices.current.add(self)
    let manager = MainActorOnly(Weak(self))
    UserPermissions.current.request(.bluetooth, by: "CBCentralManager.init(delegate:queue:)") { _ in
      manager.value.object?.begin()
    }
  }

  /// What hears of devices; it is not kept alive.
  open var delegate: (any CBCentralManagerDelegate)? {
    get { listener }
    set { listener = newValue }
  }

  open override var state: CBManagerState { knows ? super.state : .unknown }

  // MARK: Searching

  /// Whether it searches.
  open var isScanning: Bool { search != nil }

  /// Searches for devices; with services, for devices with one of them.
  open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil)
  {
    let repeats = options?[CBCentralManagerScanOptionAllowDuplicatesKey] as? Bool ?? false
    search = (Set(serviceUUIDs ?? []), repeats)
    found = []
    post("CBCentralManager searches") { $0.lookAround() }
  }

  /// Searches no more.
  open func stopScan() { search = nil }

  /// Returns devices by their identifiers.
  open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] {
    NearbyDevices.current.peripherals.filter { identifiers.contains($0.identifier) }
  }

  /// Returns devices with one of some services that are connected.
  open func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] {
    NearbyDevices.current.peripherals.filter {
      $0.state == .connected && !$0.device.serviceNames.isDisjoint(with: serviceUUIDs)
    }
  }

  // MARK: Connecting

  /// Connects with a device.
  open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {
    peripheral.state = .connecting
    peripheral.manager = self
    let wanted = MainActorOnly(peripheral)
    post("CBCentralManager connects") { manager in
      let peripheral = wanted.value
      guard peripheral.state == .connecting, manager.state == .poweredOn else { return }
      if peripheral.device.refusesConnections {
        peripheral.state = .disconnected
        manager.delegate?.centralManager(
          manager, didFailToConnect: peripheral, error: CBError(.connectionFailed))
      } else {
        peripheral.state = .connected
        manager.delegate?.centralManager(manager, didConnect: peripheral)
      }
    }
  }

  /// Disconnects from a device.
  open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {
    let wanted = MainActorOnly(peripheral)
    guard peripheral.state != .disconnected else { return }
    peripheral.state = .disconnecting
    post("CBCentralManager disconnects") { $0.end(wanted.value, nil) }
  }

  // MARK: The model

  @MainActor private func begin() {
    knows = true
    delegate?.centralManagerDidUpdateState(self)
    lookAround()
  }

  @MainActor func stateChanged() {
    guard knows else { return }
    if state != .poweredOn {
      search = nil
      for peripheral in NearbyDevices.current.peripherals { peripheral.state = .disconnected }
    }
    delegate?.centralManagerDidUpdateState(self)
  }

  /// Tells of devices that are near; each once, unless the app wants to hear of them again.
  @MainActor func lookAround() {
    guard let search, state == .poweredOn else { return }
    for peripheral in NearbyDevices.current.peripherals {
      let device = peripheral.device
      guard search.services.isEmpty || !search.services.isDisjoint(with: device.serviceNames),
        found.insert(device.identifier).inserted || search.repeats
      else { continue }
      delegate?.centralManager(
        self, didDiscover: peripheral, advertisementData: device.advertisement,
        rssi: NSNumber(value: device.rssi))
    }
  }

  @MainActor func end(_ peripheral: CBPeripheral, _ error: (any Error)?) {
    guard peripheral.state != .disconnected else { return }
    peripheral.state = .disconnected
    delegate?.centralManager(self, didDisconnectPeripheral: peripheral, error: error)
  }

  private func post(
    _ name: StaticString, _ work: @escaping @MainActor @Sendable (CBCentralManager) -> Void
  ) {
    let manager = MainActorOnly(Weak(self))
    MainTurn.post(name) { if let manager = manager.value.object { work(manager) } }
  }
}

/// An object that is not kept alive.
struct Weak<Object: AnyObject> {
  weak var object: Object?

  init(_ object: Object) { self.object = object }
}

/// What hears of devices.
public protocol CBCentralManagerDelegate: NSObjectProtocol {
  /// Called when it is known whether there is Bluetooth, and when that changes.
  func centralManagerDidUpdateState(_ central: CBCentralManager)

  /// Called when a device is near.
  func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral,
    advertisementData: [String: Any], rssi RSSI: NSNumber)

  /// Called when a device is connected.
  func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)

  /// Called when a device could not be connected.
  func centralManager(
    _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?)

  /// Called when a device is connected no more.
  func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral,
    error: (any Error)?)

  /// Called when the system has launched the app again, which it does not here.
  func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any])
}

extension CBCentralManagerDelegate {
  public func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral,
    advertisementData: [String: Any], rssi RSSI: NSNumber
  ) {}

  public func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {}

  public func centralManager(
    _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?
  ) {}

  public func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral,
    error: (any Error)?
  ) {}

  public func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any]) {}
}
