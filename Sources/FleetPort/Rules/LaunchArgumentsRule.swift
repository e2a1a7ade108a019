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
      guard let start = start(of: index), let end = end(of: index), !isShadowed else { continue }
      changes.edits.replace(start, end, with: "CommandLine.arguments")
      changes.count("launch arguments")
    }
  }

  /// Whether the app has a type of its own of one of the names.
  private var isShadowed: Bool {
    module.declarations.contains {
      $0.keyword != "extension" && ($0.name == "ProcessInfo" || $0.name == "CommandLine")
    }
  }

  /// Where the expression begins, with the module before the class.
  private func start(of index: Int) -> Int? {
    guard index > 0, file.tokens[index - 1].isSign(".") else { return file.tokens[index].start }
    guard index > 1, file.tokens[index - 2].isWord("Foundation"),
      index < 3 || !file.tokens[index - 3].isSign(".")
    else { return nil }
    return file.tokens[index - 2].start
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
