import FailureReporting
import Foundation
import HeadlessUIKit

/// The devices that are near, as a test says.
///
/// They belong to the application of the test: in a fresh one Bluetooth is on, and nothing is near.
///
/// ```swift
/// let pulse = SimulatedPeripheral.Characteristic("2A37", Data([0, 60]))
/// SimulatedBluetooth.peripherals = [
///   SimulatedPeripheral("Band", services: [SimulatedPeripheral.Service("180D", [pulse])])
/// ]
/// ```
@preconcurrency @MainActor
public enum SimulatedBluetooth {
  /// Whether Bluetooth is on; without the user's permission managers say so themselves.
  public static var isOn: Bool {
    get { NearbyDevices.current.isOn }
    set { NearbyDevices.current.isOn = newValue }
  }

  /// The devices that are near; managers that search are told of new ones.
  public static var peripherals: [SimulatedPeripheral] {
    get { NearbyDevices.current.devices }
    set { NearbyDevices.current.devices = newValue }
  }

  /// Lets a device end its connection, as when it goes away.
  ///
  /// Records a failure when it is not connected.
  ///
  /// ```swift
  /// if let band = SimulatedBluetooth.peripherals.first { SimulatedBluetooth.disconnect(band) }
  /// ```
  public static func disconnect(
    _ device: SimulatedPeripheral, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    UserAct.perform(in: .shared, at: site) { _ in
      let connected = NearbyDevices.current.peripherals.first {
        $0.device === device && $0.state == .connected
      }
      guard let connected else {
        return Reporting.deliver(
          RecordedFailure(
            "Cannot disconnect '\(device.name ?? "a device")': It is not connected.",
            name: .application, kind: .missing,
            details: "CBCentralManager.connect(_:options:) connects with a device that was found.",
            site: site))
      }
      connected.manager?.end(connected, CBError(.peripheralDisconnected))
    }
  }
}
