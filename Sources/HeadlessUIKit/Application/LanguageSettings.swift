import LocalizedWords

/// Which languages the user of an application reads.
struct LanguageSettings: Sendable {
  /// What a test has chosen, instead of what the arguments of the process say.
  var chosen: UserLanguages? { didSet { update() } }
  /// The arguments of the app's launch, which win.
  var launchArguments: [String] = [] { didSet { update() } }

  private(set) var current = Self.ofTests

  /// Those of the process, and what the plan of its unit tests says.
  private static let ofTests = UserLanguages.ofProcess.changed(
    by: TestLaunch.ofUnitTests.arguments)

  private mutating func update() {
    current = (chosen ?? Self.ofTests).changed(by: launchArguments)
  }
}
