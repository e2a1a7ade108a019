import PropertyLists
import Testing
import XcodeProjects

@testable import FleetPort

@MainActor
@Suite("The description of a target")
struct TargetDescriptionTests {
  private static let lines = [
    "// UIKit files: ../../../App",
    "// UIKit files: ../../../../Shared/One, two.swift",
    "// UIKit files without: ../../../App/Info.plist",
    "// UIKit copies: ../../../App/Pages",
    "// UIKit Info.plist: ../../../App/Info.plist",
    #"// UIKit setting: GREETING = a\\n\nb = c"#,
    "// UIKit setting: PRODUCT_NAME = My App",
    "// UIKit header imports: UIKit",
    "// UIKit isolation: MainActor",
    "// UIKit deferral: strict",
    "// UIKit system: 16.4",
    "// UIKit tests of: My_App",
    "// UIKit launch: no",
    "// UIKit launch argument: -Start",
    "// UIKit launch variable: SERVER = local",
    "// UIKit language: de",
    "// UIKit region: AT",
    "// UIKit skipped test: FormTests/testSaving()",
    "// UIKit selected test: FormTests",
    "// UIKit configuration: Plain",
    "// UIKit configuration: Far: east",
    "// UIKit launch argument: -Far",
    "// UIKit launch variable: SERVER = far",
    "// UIKit language: ja",
  ]

  @Test func `is read as it was written`() {
    let text = "// Mine: that\n" + Self.lines.joined(separator: "\n") + "\n// UIKit what: is this\n"
    let description = TargetDescription(text, folder: "/Home/Project/Linux/Sources/App")

    #expect(description.files == ["/Home/Project/App", "/Home/Shared/One, two.swift"])
    #expect(description.exceptions == ["/Home/Project/App/Info.plist"])
    #expect(description.copies == ["/Home/Project/App/Pages"])
    #expect(description.info == "/Home/Project/App/Info.plist")
    #expect(description.settings == ["GREETING": "a\\n\nb = c", "PRODUCT_NAME": "My App"])
    #expect(description.headerModules == ["UIKit"])
    #expect(description.isMainActorByDefault)
    #expect(description.isStrict)
    #expect(description.system == SystemNumber("16.4"))
    #expect(description.testedModule == "My_App")
    #expect(!description.launchesTestedModule)
    #expect(description.launch.environment == ["SERVER": "local"])
    #expect(
      description.launch.allArguments == [
        "-Start", "-AppleLanguages", "(de)", "-AppleLocale", "de_AT",
      ])
    #expect(description.skippedTests == ["FormTests/testSaving()"])
    #expect(description.selectedTests == ["FormTests"])
    #expect(description.configurations.map(\.name) == ["Plain", "Far: east"])
    #expect(description.configurations.first?.options == LaunchOptions())
    #expect(
      description.configurations.last?.options.allArguments == ["-Far", "-AppleLanguages", "(ja)"])
    #expect(description.configurations.last?.options.environment == ["SERVER": "far"])
    #expect(description.lines(from: "/Home/Project/Linux/Sources/App") == Self.lines)
  }

  @Test func `has lines of somebody's own, which are said of all configurations`() {
    let description = TargetDescription(
      """
      // UIKit configuration: One
      // UIKit language: de
      // fleet-init: end
      // UIKit launch argument: -Mine
      """, folder: "/App")

    #expect(description.launch.arguments == ["-Mine"])
    #expect(
      description.configurations.map(\.options.allArguments) == [["-AppleLanguages", "(de)"]])
  }

  @Test func `holds no more lines than it has entries`() {
    var description = TargetDescription()
    description.files = ["/App/a\nimport Evil\r\n.swift"]
    description.skippedTests = ["A\u{2028}B"]

    #expect(
      description.lines(from: "/App") == [
        "// UIKit files: a import Evil .swift", "// UIKit skipped test: A B",
      ])
  }

  @Test(arguments: ["", "// UIKit", "// UIKit files", "// UIKit setting: x", "//UIKit files: a"])
  func `is empty where nothing is said`(text: String) {
    #expect(TargetDescription(text, folder: "/App") == TargetDescription())
  }

  @Test func `makes an Info.plist of settings alone`() {
    let description = TargetDescription(
      """
      // UIKit setting: GENERATE_INFOPLIST_FILE = YES
      // UIKit setting: INFOPLIST_KEY_UIMainStoryboardFile = Main
      // UIKit setting: PRODUCT_NAME = App
      """, folder: "/App")

    #expect(description.infoPropertyList?["UIMainStoryboardFile"]?.string == "Main")
    #expect(description.infoPropertyList?["CFBundleName"]?.string == "App")
    #expect(TargetDescription("", folder: "/App").infoPropertyList == nil)
  }
}
