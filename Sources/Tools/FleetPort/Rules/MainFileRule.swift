/// Puts what a program begins with, in `main.swift`, into a function that is not called: an app is a
/// library here, and is launched by its delegate.
struct MainFileRule: Rule {
  /// What else a file may declare there, which stays where it is.
  private static let declarations: Set<String> = [
    "class", "struct", "enum", "actor", "protocol", "extension", "func", "typealias",
  ]

  let file: SourceFile
  let module: Module

  func apply(to changes: inout Changes) {
    guard file.baseName == "main" else { return }
    guard let range = statements else {
      return changes.warn(
        .topLevelCode, 0,
        "Code at the top level has no place in a library: put it behind "
          + "'#if !canImport(HeadlessUIKit)'.")
    }
    changes.edits.insert("@MainActor private func uiKitMain() { ", at: range.lowerBound)
    changes.edits.insert("\n}", at: range.upperBound)
  }

  /// What stands behind all imports and types, if that launches the app.
  private var statements: Range<Int>? {
    let before = file.declarations.filter { Self.declarations.contains($0.keyword) }.map(\.end)
    let declared = (before + file.indices(of: "import").map(endOfImport)).max() ?? 0
    guard let launch = file.indices(of: "UIApplicationMain").first,
      file.tokens[launch].start >= declared,
      let first = file.tokens.first(where: { $0.start >= declared })
    else { return nil }
    let text = String(decoding: file.bytes[first.start...], as: UTF8.self)
    guard text.matches(of: /#if\b/).count == text.matches(of: /#endif\b/).count else { return nil }
    return first.start..<file.bytes.count
  }

  private func endOfImport(_ index: Int) -> Int {
    var name = ImportRule.nameOfModule(in: file, importedAt: index)
    while name + 2 < file.tokens.count, file.tokens[name + 1].isSign(".") { name += 2 }
    return file.tokens[name].end
  }
}
