import LocalizedWords

/// Which languages the user of an application reads.
struct LanguageSettings: Sendable {
  /// What a test has chosen, instead of what the arguments of the process say.
  var chosen: UserLanguages? { didSet { update() } }
  /// The arguments of the app's launch, which win.
  var launchArguments: [String] = [] { didSet { update() } }

  private(set) var current = UserLanguages.ofProcess

  private mutating func update() {
    current = (chosen ?? .ofProcess).changed(by: launchArguments)
  }
}
