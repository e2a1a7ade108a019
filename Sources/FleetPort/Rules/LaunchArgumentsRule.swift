/// `ProcessInfo.processInfo.arguments` becomes `CommandLine.arguments`.
///
/// They are the same on a device. On Linux `ProcessInfo` keeps what it has once answered, and would
/// miss the launch arguments that an XCUITest suite gives.
struct LaunchArgumentsRule: Rule {
  private static let names = ["ProcessInfo", "processInfo", "arguments"]

  private let file: SourceFile
  private let module: Module

  init(_ file: SourceFile, in module: Module) {
    self.file = file
    self.module = module
  }

  func apply(to changes: inout Changes) {
    for index in file.indices(of: Self.names[0]) {
      guard let start = file.start(ofFoundationName: index), let end = end(of: index),
        !module.declaresType(named: "ProcessInfo"), !module.declaresType(named: "CommandLine")
      else { continue }
      changes.edits.replace(start, end, with: "CommandLine.arguments")
      changes.count("launch arguments")
    }
  }

  /// Where the expression ends, if it is one of the launch arguments.
  private func end(of index: Int) -> Int? {
    var last = index
    for name in Self.names.dropFirst() {
      guard last + 2 < file.tokens.count, file.tokens[last + 1].isSign("."),
        file.tokens[last + 2].isWord(name)
      else { return nil }
      last += 2
    }
    return file.tokens[last].end
  }
}
