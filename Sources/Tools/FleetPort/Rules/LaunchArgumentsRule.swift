/// `ProcessInfo.processInfo.arguments` becomes `ProcessInfo.uiKitArguments()`, and `environment` alike.
///
/// They are the same on a device. On Linux `ProcessInfo` keeps what it has once answered, and would
/// miss the launch arguments that an XCUITest suite gives, and what a test plan says of unit tests.
struct LaunchArgumentsRule: Rule {
  private static let replacements = [
    "arguments": (text: "ProcessInfo.uiKitArguments()", construct: "launch arguments"),
    "environment": (text: "ProcessInfo.uiKitEnvironment()", construct: "launch environment"),
  ]

  let file: SourceFile
  let module: Module

  func apply(to changes: inout Changes) {
    for index in file.indices(of: "ProcessInfo") {
      guard let start = file.start(ofFoundationName: index),
        let info = member(of: index), file.tokens[info].isWord("processInfo"),
        let last = member(of: info), let replacement = Self.replacements[file.tokens[last].text],
        !module.declaresType(named: "ProcessInfo")
      else { continue }
      changes.edits.replace(start, file.tokens[last].end, with: replacement.text)
      changes.count(replacement.construct)
      changes.needsModel = true
    }
  }

  /// The member behind the dot that follows a name.
  private func member(of index: Int) -> Int? {
    guard index + 2 < file.tokens.count, file.tokens[index + 1].isSign("."),
      file.tokens[index + 2].kind == .word
    else { return nil }
    return index + 2
  }
}
