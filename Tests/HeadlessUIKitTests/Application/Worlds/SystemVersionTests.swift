import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("The version of the system", .ownApplication)
struct SystemVersionTests {
  @Test(arguments: [
    ("18", "18.0"), ("17.4", "17.4"), ("16.4.1", "16.4.1"), ("13", "13.0"), ("27.0", "27.0"),
    ("12", nil), ("28", nil), ("", nil), ("17.", nil), ("17.x", nil), ("-17", nil),
    ("17.1.2.3", nil),
  ])
  func `is read as users write it`(text: String, version: String?) {
    #expect(SystemVersion(text)?.text == version)
    #expect(SystemVersion(in: [SystemVersion.variable: text])?.text == version)
  }

  @Test func `is one of those that are known, and they have an order`() {
    #expect(SystemVersion(9, 3) == SystemVersion(13))
    #expect(SystemVersion(40, 1) == SystemVersion(27))
    #expect(SystemVersion(16, 4, 1) < SystemVersion(16, 5))
    #expect(SystemVersion(17) > SystemVersion(16, 9, 9))
  }

  @Test func `is what the app is told by all who tell it`() {
    #expect(UIDevice.current.systemVersion == "18.0")
    var settings = UIApplication.shared.settings
    settings.system = SystemVersion(16, 4, 1)
    UIApplication.shared.userChoose(settings)

    let info = ProcessInfo.processInfo
    let version = info.uiKitOperatingSystemVersion
    #expect(UIDevice.current.systemVersion == "16.4.1")
    #expect(version.majorVersion == 16 && version.minorVersion == 4 && version.patchVersion == 1)
    #expect(info.uiKitOperatingSystemVersionString == "Version 16.4.1")
    let asked = [(16, 4, 1), (16, 4, 2), (15, 9, 9), (17, 0, 0)].map {
      info.uiKitIsOperatingSystemAtLeast(
        OperatingSystemVersion(majorVersion: $0, minorVersion: $1, patchVersion: $2))
    }
    #expect(asked == [true, false, true, false])
    #expect(uiKitIsAvailable(16) && !uiKitIsAvailable(16, 5))
  }

  @Test func `of a launch counts until the next one`() {
    let application = UIApplication.shared
    application.takeSettings(fromLaunch: [], ["FLEET_SYSTEM": "15"])
    #expect(UIDevice.current.systemVersion == "15.0")
    let failures = failures {
      application.takeSettings(fromLaunch: [], ["FLEET_SYSTEM": "fifteen"])
    }
    #expect(UIDevice.current.systemVersion == "18.0")
    #expect(
      failures.map(\.reason) == [
        "Cannot run on the system 'fifteen', which FLEET_SYSTEM asks for."
      ])
  }
}
