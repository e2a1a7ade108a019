public import Foundation

/// What a device offers.
open class CBService: NSObject {
  private let told: SimulatedPeripheral.Service
  private weak var owner: CBPeripheral?
  private(set) lazy var all: [CBCharacteristic] = told.characteristics.map {
    CBCharacteristic($0, of: self)
  }

  init(_ told: SimulatedPeripheral.Service, of owner: CBPeripheral) {
    self.told = told
    self.owner = owner
  }

  /// Its name.
  open var uuid: CBUUID { told.name }
  /// Whether it stands by itself.
  open var isPrimary: Bool { true }
  /// The device.
  open var peripheral: CBPeripheral? { owner }
  /// What it has, once that is asked for.
  open private(set) var characteristics: [CBCharacteristic]?

  func find(_ names: [CBUUID]?) {
    characteristics = all.filter { names?.contains($0.uuid) ?? true }
  }
}
