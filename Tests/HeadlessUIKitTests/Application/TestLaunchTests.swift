import Testing

@testable import HeadlessUIKit

@Suite("How a plan runs its tests")
struct TestLaunchTests {
  private final class Facts: PortedModule {
    static var infoPropertyList: String? { nil }
    static var sourceFolders: [String] { [] }
    static var launchArguments: [String] { ["-All"] }
    static var launchEnvironment: [String: String] { ["SERVER": "here", "COLOR": "red"] }
    static var testConfigurations:
      [(name: String, arguments: [String], environment: [String: String])]
    {
      [
        ("At home", ["-Home"], [:]),
        ("Away", ["-AppleLanguages", "(de)"], ["SERVER": "there"]),
      ]
    }
  }

  private final class DeviceFacts: PortedModule {
    static var infoPropertyList: String? { nil }
    static var sourceFolders: [String] { [] }
    static var isWrittenForDevices: Bool { true }
  }

  @Test func `lets drops be logged where no test imports Fleet`() {
    #expect(!PortedModules.onlyLog(in: []))
    #expect(PortedModules.onlyLog(in: [DeviceFacts.self, DeviceFacts.self]))
    #expect(!PortedModules.onlyLog(in: [DeviceFacts.self, NoFacts.self]))
  }

  private final class NoFacts: PortedModule {
    static var infoPropertyList: String? { nil }
    static var sourceFolders: [String] { [] }
  }

  @Test func `is its first configuration, unless another one is asked for`() {
    let first = TestLaunch(of: Facts.self, in: nil)
    #expect(first.arguments == ["-All", "-Home"])
    #expect(first.environment == ["SERVER": "here", "COLOR": "red"])
    #expect(first.fault == nil)

    let other = TestLaunch(of: Facts.self, in: "Away")
    #expect(other.arguments == ["-All", "-AppleLanguages", "(de)"])
    #expect(other.environment == ["SERVER": "there", "COLOR": "red"])
  }

  @Test func `says which configuration there is not`() {
    let launch = TestLaunch(of: Facts.self, in: "Abroad")
    #expect(
      launch.fault
        == TestLaunch.Fault(
          reason: "There is no test configuration 'Abroad'.",
          details: "FLEET_TEST_CONFIGURATION asks for it. The test plan has 'At home', 'Away'."))
    #expect(launch.arguments == ["-All", "-Home"])
    #expect(TestLaunch(of: NoFacts.self, in: "Abroad") == TestLaunch())
  }

  @Test func `says nothing in a program without rewritten tests`() {
    #expect(TestLaunch.ofUnitTests == TestLaunch())
    #expect(PortedModules.host == nil)
    #expect(!PortedModules.onlyLog)
    #expect(ProcessInfo.uiKitArguments() == CommandLine.arguments)
    #expect(ProcessInfo.uiKitEnvironment() == ProcessInfo.processInfo.environment)
  }
}
