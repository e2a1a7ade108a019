/// `Task { }` and `Task.detached { }` become tasks that are known until they end.
struct TaskRule: Rule {
  private static let labels: Set<String> = ["priority", "operation"]

  private static let written = ["detached": "uiKitDetached", "init": "uiKit"]

  let file: SourceFile
  let module: Module

  func apply(to changes: inout Changes) {
    for index in file.indices(of: "Task") {
      guard let start = file.start(ofFoundationName: index), !isType(index),
        start != file.tokens[index].start || !module.declaresType(named: "Task")
      else { continue }
      let end = file.endOfGenerics(index)
      if isStart(end + 1) {
        changes.edits.insert(".uiKit", at: file.tokens[end].end)
      } else if file.tokens[end + 1].isSign("."), isStart(end + 3) {
        let name = file.tokens[end + 2]
        guard let written = Self.written[name.text] else { continue }
        changes.edits.replace(name.start, name.end, with: written)
      } else {
        continue
      }
      changes.count("Task that is known")
      changes.needsModel = true
    }
  }

  /// Whether a closure or arguments follow that start a task.
  private func isStart(_ index: Int) -> Bool {
    guard index < file.tokens.count else { return false }
    if file.tokens[index].isSign("{") { return true }
    guard index + 2 < file.tokens.count, file.tokens[index].isSign("("),
      !file.tokens[index].startsLine
    else { return false }
    if file.tokens[index + 1].isSign(")") { return file.tokens[index + 2].isSign("{") }
    return Self.labels.contains(file.tokens[index + 1].text) && file.tokens[index + 2].isSign(":")
  }

  /// Whether the name stands for a type: that of a property, of a result, of a cast.
  private func isType(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    let last = file.tokens[index - 1]
    if ["->", "as", "is", "extension", "!", "?"].contains(last.text) {
      return last.text != "?" || file.tokens[max(index - 2, 0)].isWord("as")
    }
    guard last.isSign(":"), index > 2 else { return false }
    return ["var", "let"].contains(file.tokens[index - 3].text)
  }
}
