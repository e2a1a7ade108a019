import LocalizedWords

/// Which languages the user of an application reads.
struct LanguageSettings: Sendable {
  /// The languages that a test has chosen, in place of the ones in the arguments of the process.
  var chosen: UserLanguages? { didSet { update() } }
  /// The arguments of the app's launch, which win.
  var launchArguments: [String] = [] { didSet { update() } }

  private(set) var current = Self.ofTests

  /// The languages of the process, with the changes of its unit tests' plan.
  private static let ofTests = UserLanguages.ofProcess.changed(
    by: TestLaunch.ofUnitTests.arguments)

  private mutating func update() {
    current = (chosen ?? Self.ofTests).changed(by: launchArguments)
  }
}
