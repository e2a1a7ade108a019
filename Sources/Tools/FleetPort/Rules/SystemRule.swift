import Foundation

/// `#available` and `#unavailable` ask for the system of the test's world, as does what tells the
/// system's version.
///
/// The compiler takes `#available` for always true on Linux.
struct SystemRule: Rule {
  private static let members = [
    "operatingSystemVersion": "uiKitOperatingSystemVersion",
    "operatingSystemVersionString": "uiKitOperatingSystemVersionString",
    "isOperatingSystemAtLeast": "uiKitIsOperatingSystemAtLeast",
  ]

  let file: SourceFile
  let module: Module

  func apply(to changes: inout Changes) {
    for index in file.indices(of: ["#available", "#unavailable"]) {
      guard index + 1 < file.tokens.count, file.tokens[index + 1].isSign("("),
        let version = version(in: index + 1)
      else { continue }
      let not = file.tokens[index].text == "#unavailable" ? "!" : ""
      changes.edits.replace(
        file.tokens[index].start, file.tokens[file.closing(index + 1)].end,
        with: "\(not)uiKitIsAvailable(\(version))")
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
  }

  /// The version of iOS that a test names beside other platforms, as arguments; `nil` where it names
  /// none.
  private func version(in opening: Int) -> String? {
    let closing = file.closing(opening)
    guard closing > opening else { return nil }
    let platforms = file.text(file.tokens[opening].end, file.tokens[closing].start)
    for platform in platforms.split(separator: ",") {
      let words = platform.split(whereSeparator: \.isWhitespace)
      guard words.count == 2, words[0] == "iOS" else { continue }
      let numbers = words[1].split(separator: ".", omittingEmptySubsequences: false)
      guard numbers.count <= 3, numbers.allSatisfy({ UInt($0) != nil }) else { return nil }
      return numbers.joined(separator: ", ")
    }
    return nil
  }
}
