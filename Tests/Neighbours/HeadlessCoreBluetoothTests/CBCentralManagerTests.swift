import FleetTesting
import HeadlessCoreBluetooth
import TestSupport
import Testing

/// What an app writes that shows the pulse of a band.
private final class Watcher: NSObject, CBCentralManagerDelegate, CBPeripheralDelegate {
  let trace = Trace()
  var bands: [CBPeripheral] = []

  func centralManagerDidUpdateState(_ central: CBCentralManager) {
    trace.add("\(central.state)")
    if central.state == .poweredOn {
      central.scanForPeripherals(withServices: [CBUUID(string: "180D")])
    }
  }

  func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral,
    advertisementData: [String: Any], rssi RSSI: NSNumber
  ) {
    let name = advertisementData[CBAdvertisementDataLocalNameKey] as? String
    trace.add("found \(name ?? "") \(RSSI)")
    bands.append(peripheral)
    peripheral.delegate = self
    central.connect(peripheral)
  }

  func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {
    trace.add("connected \(peripheral.name ?? "")")
    peripheral.discoverServices([CBUUID(string: "180D")])
  }

  func centralManager(
    _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?
  ) {
    trace.add("not connected \((error as? CBError)?.errorCode ?? 0)")
  }

  func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral,
    error: (any Error)?
  ) {
    trace.add("disconnected \((error as? CBError)?.errorCode ?? 0)")
  }

  func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {
    for service in peripheral.services ?? [] {
      trace.add("service \(service.uuid)")
      peripheral.discoverCharacteristics(nil, for: service)
    }
  }

  func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService,
    error: (any Error)?
  ) {
    for characteristic in service.characteristics ?? [] {
      peripheral.setNotifyValue(true, for: characteristic)
      peripheral.readValue(for: characteristic)
    }
  }

  func peripheral(
    _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {
    trace.add("notifies \(characteristic.uuid) \(characteristic.isNotifying)")
  }

  func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {
    let code = (error as? CBError).map { " error \($0.errorCode)" } ?? ""
    trace.add("\(characteristic.uuid): \(characteristic.value?.last ?? 0)\(code)")
  }

  func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {
    trace.add("written")
  }
}

@MainActor @Suite("CBCentralManager", .freshApplication)
struct CBCentralManagerTests {
  private let watcher = Watcher()
  private let pulse = SimulatedPeripheral.Characteristic("2A37", Data([0, 60]))

  private func band(refuses: Bool = false) -> SimulatedPeripheral {
    SimulatedPeripheral(
      "Band", services: [SimulatedPeripheral.Service("180D", [pulse])], refusesConnections: refuses)
  }

  private func manager() -> CBCentralManager {
    let manager = CBCentralManager(delegate: watcher, queue: nil)
    settle()
    return manager
  }

  @Test func `a band is found, connected and read, in this order`() throws {
    permissions[.bluetooth] = .allowed
    SimulatedBluetooth.peripherals = [SimulatedPeripheral("Lamp"), band()]
    let manager = manager()
    #expect(
      watcher.trace.lines == [
        "poweredOn", "found Band -50", "connected Band", "service 180D", "notifies 2A37 true",
        "2A37: 60",
      ])
    #expect(manager.isScanning)
    pulse.value = Data([0, 72])
    #expect(watcher.trace.lines.last == "2A37: 72")
    let band = try #require(watcher.bands.first)
    let characteristic = try #require(band.services?.first?.characteristics?.first)
    band.writeValue(Data([1]), for: characteristic, type: .withResponse)
    band.writeValue(Data([2]), for: characteristic, type: .withoutResponse)
    settle()
    #expect(pulse.written == [Data([1]), Data([2])])
    #expect(watcher.trace.lines.filter { $0 == "written" }.count == 1)
    #expect(manager.retrievePeripherals(withIdentifiers: [band.identifier]) == [band])
    #expect(
      manager.retrieveConnectedPeripherals(withServices: [CBUUID(string: "180D")]) == [band])
  }

  @Test func `connections end`() throws {
    permissions[.bluetooth] = .allowed
    let device = band()
    SimulatedBluetooth.peripherals = [device]
    let manager = manager()
    SimulatedBluetooth.disconnect(device)
    let band = try #require(watcher.bands.first)
    #expect(watcher.trace.lines.last == "disconnected 7")
    #expect(band.state == .disconnected)
    let characteristic = try #require(band.services?.first?.characteristics?.first)
    band.readValue(for: characteristic)
    settle()
    #expect(watcher.trace.lines.last == "2A37: 60 error 3")
    manager.connect(band)
    settle()
    manager.cancelPeripheralConnection(band)
    settle()
    #expect(watcher.trace.lines.last == "disconnected 0")
    manager.connect(band)
    settle()
    SimulatedBluetooth.peripherals = []
    #expect(watcher.trace.lines.last == "disconnected 7")
    let received = failures { SimulatedBluetooth.disconnect(device) }
    #expect(received.reasons == ["Cannot disconnect 'Band': It is not connected."])
    #expect(
      received.first?.details
        == "CBCentralManager.connect(_:options:) connects with a device that was found.")

    SimulatedBluetooth.peripherals = [self.band(refuses: true)]
    settle()
    #expect(watcher.trace.lines.last == "not connected 10")
  }

  @Test func `the user is asked, and Bluetooth may be off`() {
    let manager = manager()
    #expect(manager.state == .unknown)
    #expect(CBManager.authorization == .notDetermined)
    answerPermission(.allow)
    #expect(watcher.trace.lines == ["poweredOn"])
    SimulatedBluetooth.peripherals = [SimulatedPeripheral("Lamp")]
    SimulatedBluetooth.isOn = false
    settle()
    #expect(watcher.trace.lines == ["poweredOn", "poweredOff"])
    #expect(!manager.isScanning)
    SimulatedBluetooth.peripherals = [band()]
    SimulatedBluetooth.isOn = true
    settle()
    #expect(watcher.trace.lines.dropFirst(2).prefix(2) == ["poweredOn", "found Band -50"])

    withFreshApplication {
      permissions[.bluetooth] = .denied
      let other = Watcher()
      let manager = CBCentralManager(delegate: other, queue: nil)
      settle()
      #expect(other.trace.lines == ["unauthorized"])
      #expect(manager.authorization == .denied)
    }
  }

  @Test func `names are the same in all their lengths`() {
    let long = CBUUID(string: "0000180D-0000-1000-8000-00805F9B34FB")
    #expect(CBUUID(string: "180d") == long)
    #expect(CBUUID(string: "180D").hash == long.hash)
    #expect(long.uuidString == "0000180D-0000-1000-8000-00805F9B34FB")
    #expect(CBUUID(data: Data([0x18, 0x0D])).uuidString == "180D")
    #expect(CBUUID(string: "180D") != CBUUID(string: "180F"))
    let uuid = UUID()
    #expect(CBUUID(nsuuid: uuid).uuidString == uuid.uuidString)
  }
}
