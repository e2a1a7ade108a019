public import Foundation
import HeadlessUIKit

/// A device that was found by Bluetooth.
open class CBPeripheral: NSObject {
  let device: SimulatedPeripheral
  weak var manager: CBCentralManager?
  private weak var listener: (any CBPeripheralDelegate)?
  private lazy var all: [CBService] = device.services.map { CBService($0, of: self) }

  init(_ device: SimulatedPeripheral) { self.device = device }

  /// The device, by the same name each time.
  open var identifier: UUID { device.identifier }
  /// What a user reads.
  open var name: String? { device.name }
  /// Whether it is connected.
  open internal(set) var state = CBPeripheralState.disconnected
  /// The services, once they are asked for.
  open private(set) var services: [CBService]?
  /// Whether it can be sent something without an answer.
  open var canSendWriteWithoutResponse: Bool { state == .connected }

  /// What hears of the device; it is not kept alive.
  open var delegate: (any CBPeripheralDelegate)? {
    get { listener }
    set { listener = newValue }
  }

  // MARK: What it has

  /// Asks for services.
  open func discoverServices(_ serviceUUIDs: [CBUUID]?) {
    let wanted = serviceUUIDs.map { Set($0.map(\.uuidString)) }
    post("CBPeripheral.discoverServices(_:)") { peripheral, error in
      if error == nil {
        peripheral.services = peripheral.all.filter {
          wanted?.contains($0.uuid.uuidString) ?? true
        }
      }
      peripheral.delegate?.peripheral(peripheral, didDiscoverServices: error)
    }
  }

  /// Asks for what a service has.
  open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {
    let asked = MainActorOnly((service, characteristicUUIDs))
    post("CBPeripheral.discoverCharacteristics(_:for:)") { peripheral, error in
      let (service, wanted) = asked.value
      if error == nil { service.find(wanted) }
      peripheral.delegate?.peripheral(
        peripheral, didDiscoverCharacteristicsFor: service, error: error)
    }
  }

  // MARK: Values

  /// Reads a value.
  open func readValue(for characteristic: CBCharacteristic) {
    perform("CBPeripheral.readValue(for:)", characteristic) { peripheral, characteristic, error in
      if error == nil { characteristic.value = characteristic.told.value }
      peripheral.delegate?.peripheral(
        peripheral, didUpdateValueFor: characteristic, error: error)
    }
  }

  /// Writes a value; without an answer the delegate does not hear of it.
  open func writeValue(
    _ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType
  ) {
    perform("CBPeripheral.writeValue(_:for:type:)", characteristic) {
      peripheral, characteristic, error in
      if error == nil {
        characteristic.told.value = data
        characteristic.told.written.append(data)
      }
      guard type == .withResponse else { return }
      peripheral.delegate?.peripheral(peripheral, didWriteValueFor: characteristic, error: error)
    }
  }

  /// Sets whether the delegate hears of each change of a value.
  open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {
    perform("CBPeripheral.setNotifyValue(_:for:)", characteristic) {
      peripheral, characteristic, error in
      if error == nil { characteristic.isNotifying = enabled }
      peripheral.delegate?.peripheral(
        peripheral, didUpdateNotificationStateFor: characteristic, error: error)
    }
  }

  /// Returns the number of bytes that can be written together.
  open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int {
    type == .withResponse ? 512 : 182
  }

  /// Asks how strong its signal is.
  open func readRSSI() {
    post("CBPeripheral.readRSSI()") { peripheral, error in
      let strength = NSNumber(value: peripheral.device.rssi)
      peripheral.delegate?.peripheral(peripheral, didReadRSSI: strength, error: error)
    }
  }

  // MARK: The model

  /// Tells that a value has changed, if the app wants to hear of it.
  @MainActor func valueChanged(of told: SimulatedPeripheral.Characteristic) {
    guard state == .connected,
      let characteristic = all.flatMap(\.all).first(where: { $0.told === told }),
      characteristic.isNotifying
    else { return }
    characteristic.value = told.value
    delegate?.peripheral(self, didUpdateValueFor: characteristic, error: nil)
  }

  private func perform(
    _ name: StaticString, _ characteristic: CBCharacteristic,
    _ work: @escaping @MainActor @Sendable (CBPeripheral, CBCharacteristic, CBError?) -> Void
  ) {
    let asked = MainActorOnly(characteristic)
    post(name) { work($0, asked.value, $1) }
  }

  private func post(
    _ name: StaticString, _ work: @escaping @MainActor @Sendable (CBPeripheral, CBError?) -> Void
  ) {
    let peripheral = MainActorOnly(self)
    MainTurn.post(name) {
      let isConnected = peripheral.value.state == .connected
      work(peripheral.value, isConnected ? nil : CBError(.notConnected))
    }
  }
}

/// Whether a device is connected.
public enum CBPeripheralState: Int, Sendable {
  case disconnected = 0
  case connecting = 1
  case connected = 2
  case disconnecting = 3
}

/// Whether a device answers to what is written.
public enum CBCharacteristicWriteType: Int, Sendable {
  case withResponse = 0
  case withoutResponse = 1
}
