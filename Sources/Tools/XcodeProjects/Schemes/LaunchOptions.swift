/// How an app is launched, or tests are run.
package struct LaunchOptions: Equatable, Sendable {
  /// The arguments that are turned on.
  package var arguments: [String] = []
  /// The variables that are turned on.
  package var environment: [String: String] = [:]
  package var language: String?
  package var region: String?

  package init() {}

  /// The arguments, with the arguments that choose the language.
  package var allArguments: [String] {
    var all = arguments
    if let language { all += ["-AppleLanguages", "(\(language))"] }
    if let region { all += ["-AppleLocale", "\(language ?? "en")_\(region)"] }
    return all
  }
}
