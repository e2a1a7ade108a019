public import Foundation

/// A value of a service.
open class CBCharacteristic: NSObject {
  let told: SimulatedPeripheral.Characteristic
  private weak var owner: CBService?

  init(_ told: SimulatedPeripheral.Characteristic, of owner: CBService) {
    self.told = told
    self.owner = owner
  }

  /// Its name.
  open var uuid: CBUUID { told.name }
  /// What can be done with it.
  open var properties: CBCharacteristicProperties { told.properties }
  /// The service.
  open var service: CBService? { owner }
  /// The value, once it is read.
  open internal(set) var value: Data?
  /// Whether the delegate hears of its changes.
  open internal(set) var isNotifying = false
}

/// What can be done with a value.
public struct CBCharacteristicProperties: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  /// Creates a set of its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let broadcast = CBCharacteristicProperties(rawValue: 0x01)
  public static let read = CBCharacteristicProperties(rawValue: 0x02)
  public static let writeWithoutResponse = CBCharacteristicProperties(rawValue: 0x04)
  public static let write = CBCharacteristicProperties(rawValue: 0x08)
  public static let notify = CBCharacteristicProperties(rawValue: 0x10)
  public static let indicate = CBCharacteristicProperties(rawValue: 0x20)
}
