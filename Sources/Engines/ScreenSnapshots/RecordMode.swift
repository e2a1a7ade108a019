/// Which texts are written, and not only compared.
package enum RecordMode: String, CaseIterable, Sendable {
  /// Every text is written anew.
  case all
  /// Writes missing references.
  case missing
  /// Writes missing references, and replaces broken ones.
  case failed
  case nothing = "none"

  /// The mode that the environment asks for, and whether it asks for one at all; `nil` if for one that
  /// there is not.
  package init?(_ environment: [String: String]) {
    guard let value = environment[Self.variable], !value.isEmpty else {
      self = Self.isContinuousIntegration(environment) ? .nothing : .missing
      return
    }
    self.init(rawValue: value)
  }

  /// The name of the environment's variable.
  package static let variable = "FLEET_RECORD"

  /// Whether the environment asks for inline texts to be written: they are only where it says so.
  package static func isAsked(_ environment: [String: String]) -> Bool {
    environment[variable]?.isEmpty == false
  }

  /// Whether a CI runs the tests, where written references would go unseen.
  package static func isContinuousIntegration(_ environment: [String: String]) -> Bool {
    if let value = environment["CI"] { return !["", "0", "false", "no"].contains(value) }
    return ["GITHUB_ACTIONS", "JENKINS_URL", "TEAMCITY_VERSION", "TF_BUILD"]
      .contains { environment[$0] != nil }
  }
}
