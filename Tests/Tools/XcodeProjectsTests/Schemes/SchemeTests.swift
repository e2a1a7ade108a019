import PropertyLists
import Testing
import XcodeProjects

@Suite("Scheme")
struct SchemeTests {
  private func scheme(_ actions: String) throws -> Scheme {
    try Scheme(
      path: "/Code/App.xcodeproj/xcshareddata/xcschemes/My App.xcscheme", folder: "/Code",
      bytes: Array(
        "<?xml version=\"1.0\"?>\n<Scheme version = \"1.7\">\n\(actions)\n</Scheme>".utf8))
  }

  private let app = """
    <BuildableReference BuildableIdentifier = "primary" BlueprintIdentifier = "A1" BuildableName = "App.app"
      BlueprintName = "App" ReferencedContainer = "container:App.xcodeproj"></BuildableReference>
    """
  private let launch = """
    <CommandLineArguments>
      <CommandLineArgument argument = "-AppleLanguages (de)" isEnabled = "YES"/>
      <CommandLineArgument argument = "-off" isEnabled = "NO"/>
      <CommandLineArgument argument = "&quot;a b&quot;" isEnabled = "YES"/>
    </CommandLineArguments>
    <EnvironmentVariables>
      <EnvironmentVariable key = "MODE" value = "demo" isEnabled = "YES"/>
      <EnvironmentVariable key = "OFF" value = "1" isEnabled = "NO"/>
    </EnvironmentVariables>
    """

  @Test func `knows what is launched, and what is tested`() throws {
    let scheme = try scheme(
      """
      <TestAction buildConfiguration = "Staging" shouldUseLaunchSchemeArgsEnv = "YES" language = "fr">
        <TestPlans>
          <TestPlanReference reference = "container:Other.xctestplan"/>
          <TestPlanReference reference = "container:Plans/Main.xctestplan" default = "YES"/>
        </TestPlans>
        <Testables>
          <TestableReference skipped = "NO">\(app)
            <SkippedTests><Test Identifier = "FormTests/testSlow()"/></SkippedTests>
          </TestableReference>
          <TestableReference skipped = "YES">\(app)
            <SelectedTests><Test Identifier = "A"/></SelectedTests>
          </TestableReference>
        </Testables>
      </TestAction>
      <LaunchAction language = "de" region = "AT">
        <BuildableProductRunnable>\(app)</BuildableProductRunnable>\(launch)
      </LaunchAction>
      """)

    let target = BlueprintReference(id: "A1", name: "App", container: "container:App.xcodeproj")
    #expect(scheme.name == "My App")
    #expect(scheme.launched == target)
    #expect(scheme.testConfiguration == "Staging")
    #expect(scheme.testPlans == ["/Code/Plans/Main.xctestplan", "/Code/Other.xctestplan"])
    #expect(
      scheme.testables == [
        Testable(
          target: target, isEnabled: true, skippedTests: ["FormTests/testSlow()"],
          selectedTests: []),
        Testable(target: target, isEnabled: false, skippedTests: [], selectedTests: ["A"]),
      ])
    #expect(scheme.launchOptions.arguments == ["-AppleLanguages", "(de)", "a b"])
    #expect(scheme.launchOptions.environment == ["MODE": "demo"])
    #expect(scheme.testOptions.arguments == scheme.launchOptions.arguments)
    #expect(scheme.testOptions.environment == scheme.launchOptions.environment)
    #expect(scheme.testOptions.language == "fr")
    #expect(scheme.testOptions.region == "AT")
  }

  @Test func `keeps arguments of tests apart where it says so`() throws {
    let scheme = try scheme(
      """
      <TestAction shouldUseLaunchSchemeArgsEnv = "NO">
        <EnvironmentVariables><EnvironmentVariable key = "T" value = "1"/></EnvironmentVariables>
      </TestAction>
      <LaunchAction>\(launch)</LaunchAction>
      """)

    #expect(scheme.testOptions.arguments == [])
    #expect(scheme.testOptions.environment == ["T": "1"])
    #expect(scheme.launched == nil)
  }

  @Test func `is found where it is shared, then with its users`() throws {
    try WrittenProject.with(files: [
      "App.xcodeproj/xcuserdata/me.xcuserdatad/xcschemes/Own.xcscheme": "",
      "App.xcodeproj/xcshareddata/xcschemes/B.xcscheme": "",
      "App.xcodeproj/xcshareddata/xcschemes/A.xcscheme": "",
      "App.xcodeproj/xcshareddata/xcschemes/other.plist": "",
    ]) { project in
      #expect(
        Scheme.paths(in: project.path).map { FilePath.stem(of: $0) } == ["A", "B", "Own"])
    }
  }

  @Test func `is no other file`() {
    #expect(throws: Finding(file: "/S", at: .start, "<Plan> is no scheme.")) {
      try Scheme(path: "/S", folder: "/", bytes: Array("<Plan/>".utf8))
    }
  }
}
