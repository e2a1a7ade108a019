import HeadlessUIKit
import HeadlessUIKitTestSupport
import Testing

@MainActor
@Suite("UIDevice", .ownApplication)
struct UIDeviceTests {
  private let device = UIDevice.current

  @Test func `is a phone, upright`() {
    #expect(device === UIDevice.current)
    #expect(device.systemName == "iOS")
    #expect(device.model == "iPhone")
    #expect(device.localizedModel == device.model)
    #expect(device.userInterfaceIdiom == .phone)
    #expect(UI_USER_INTERFACE_IDIOM() == .phone)
    #expect(device.orientation == .portrait)
    #expect(device.identifierForVendor == UIDevice.current.identifierForVendor)
  }

  @Test func `knows its battery while somebody watches it`() {
    #expect(device.batteryLevel == -1)
    #expect(device.batteryState == .unknown)

    device.isBatteryMonitoringEnabled = true
    #expect(device.batteryLevel == 1)
    #expect(device.batteryState == .full)
    device.isBatteryMonitoringEnabled = false

    #expect(device.batteryLevel == -1)
  }

  @Test func `announces changes of its orientation between begin and end`() {
    device.beginGeneratingDeviceOrientationNotifications()
    #expect(device.isGeneratingDeviceOrientationNotifications)

    device.endGeneratingDeviceOrientationNotifications()

    #expect(!device.isGeneratingDeviceOrientationNotifications)
  }
}
