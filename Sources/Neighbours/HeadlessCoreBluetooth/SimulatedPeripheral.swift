public import Foundation
import HeadlessUIKit

/// A device that is near, as a test says.
public final class SimulatedPeripheral {
  /// What a user reads.
  public let name: String?
  /// The device, by the same name each time.
  public let identifier: UUID
  /// Whether it does not let itself be connected.
  public let refusesConnections: Bool
  let services: [Service]
  let rssi: Int
  private let manufacturerData: Data?

  /// Creates a device with services.
  public init(
    _ name: String?, services: [Service] = [], rssi: Int = -50, manufacturerData: Data? = nil,
    identifier: UUID = UUID(), refusesConnections: Bool = false
  ) {
    self.name = name
    self.services = services
    self.rssi = rssi
    self.manufacturerData = manufacturerData
    self.identifier = identifier
    self.refusesConnections = refusesConnections
  }

  /// What such a device offers.
  public final class Service {
    let name: CBUUID
    let characteristics: [Characteristic]

    /// Creates a service of values, by its name, such as `180D`.
    public init(_ name: String, _ characteristics: [Characteristic]) {
      self.name = CBUUID(string: name)
      self.characteristics = characteristics
    }
  }

  /// A value of such a device.
  public final class Characteristic {
    let name: CBUUID
    let properties: CBCharacteristicProperties
    /// The value now; the app hears of a change if it wants to.
    public var value: Data? {
      didSet {
        let changed = MainActorOnly(self)
        MainActor.runUnchecked { NearbyDevices.current.valueChanged(of: changed.value) }
      }
    }
    /// What the app has written, one after the other.
    public internal(set) var written: [Data] = []

    /// Creates a value, by its name, such as `2A37`.
    public init(
      _ name: String, _ value: Data? = nil,
      properties: CBCharacteristicProperties = [.read, .write, .notify]
    ) {
      self.name = CBUUID(string: name)
      self.value = value
      self.properties = properties
    }
  }

  var serviceNames: Set<CBUUID> { Set(services.map(\.name)) }

  var advertisement: [String: Any] {
    var data: [String: Any] = [CBAdvertisementDataIsConnectable: NSNumber(value: true)]
    data[CBAdvertisementDataLocalNameKey] = name
    data[CBAdvertisementDataManufacturerDataKey] = manufacturerData
    if !services.isEmpty { data[CBAdvertisementDataServiceUUIDsKey] = services.map(\.name) }
    return data
  }
}
