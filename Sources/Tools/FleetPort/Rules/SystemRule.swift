import Foundation

/// `#available` and `#unavailable` ask for the system of the test's world, as does what tells the
/// system's version; what iOS does not have is not there.
///
/// The compiler takes `#available` for always true on Linux, and what is not on iOS for usable.
struct SystemRule: Rule {
  private static let members = [
    "operatingSystemVersion": "uiKitOperatingSystemVersion",
    "operatingSystemVersionString": "uiKitOperatingSystemVersionString",
    "isOperatingSystemAtLeast": "uiKitIsOperatingSystemAtLeast",
  ]

  let file: SourceFile
  let module: Module

  func apply(to changes: inout Changes) {
    for question in SystemQuestion.all(in: file) {
      changes.edits.replace(
        file.tokens[question.start].start, file.tokens[question.end].end,
        with: "\(question.isNegated ? "!" : "")uiKitIsAvailable(\(question.version.arguments))")
      changes.count("#available")
      changes.needsModel = true
    }
    for index in file.indices(of: Self.members.keys) where index > 0 {
      let token = file.tokens[index]
      guard file.tokens[index - 1].isSign("."), let name = Self.members[token.text],
        module.declared.properties[token.text] == nil,
        module.declared.functions[token.text] == nil
      else { continue }
      changes.rename(token, to: name, as: "the system's version")
    }
    for index in file.indices(of: ["@available"]) where isOfNoIOS(index) {
      let system = file.tokens[index + 2]
      changes.edits.replace(system.start, system.end, with: "*")
      changes.count("@available(iOS, unavailable)")
    }
  }

  /// Whether a declaration stands under `@available(iOS, unavailable)`.
  private func isOfNoIOS(_ index: Int) -> Bool {
    ["(", "iOS", ",", "unavailable"].enumerated().allSatisfy { offset, text in
      file.tokens.indices.contains(index + 1 + offset)
        && file.tokens[index + 1 + offset].text == text
    }
  }
}
