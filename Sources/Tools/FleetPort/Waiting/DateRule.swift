/// `Date()` and similar calls are replaced by a clock that a test can set.
struct DateRule: Rule {
  /// The calls that ask for the present, by their names.
  private static let calls = ["isDateInToday", "isDateInTomorrow", "isDateInYesterday"]

  let file: SourceFile
  let module: Module

  func apply(to changes: inout Changes) {
    guard !module.declaresType(named: "Date") else { return }
    for index in file.indices(of: "Date") {
      guard let start = file.start(ofFoundationName: index) else { continue }
      rewrite(index, from: start, in: &changes)
    }
    for index in file.indices(of: "timeIntervalSinceNow") where index > 0 {
      guard file.tokens[index - 1].isSign("."), !file.tokens[index + 1].isSign("("),
        module.declared.properties["timeIntervalSinceNow"] == nil
      else { continue }
      replace(
        file.tokens[index].start, file.tokens[index].end, "uiKitTimeIntervalSinceNow", in: &changes)
    }
    for index in file.indices(of: Self.calls) where index > 0 {
      let token = file.tokens[index]
      guard file.tokens[index - 1].isSign("."), file.tokens[index + 1].isSign("("),
        module.declared.functions[token.text] == nil
      else { continue }
      let name = token.text.prefix(1).uppercased() + token.text.dropFirst()
      replace(token.start, token.end, "uiKit\(name)", in: &changes)
    }
  }

  private func rewrite(_ index: Int, from start: Int, in changes: inout Changes) {
    let now = "Date.uiKitNow()"
    if file.reads(["(", ")"], at: index + 1) {
      replace(start, file.tokens[index + 2].end, now, in: &changes)
    } else if file.reads([".", "init", "(", ")"], at: index + 1) {
      replace(start, file.tokens[index + 4].end, now, in: &changes)
    } else if file.reads([".", "now"], at: index + 1), !file.tokens[index + 3].isSign("(") {
      replace(start, file.tokens[index + 2].end, now, in: &changes)
    } else if file.reads(["=", ".", "now"], at: index + 1), !file.tokens[index + 4].isSign("(") {
      replace(file.tokens[index + 2].start, file.tokens[index + 3].end, now, in: &changes)
    } else if file.reads(["(", "timeIntervalSinceNow", ":"], at: index + 1) {
      let label = file.tokens[index + 2]
      replace(label.start, label.end, "uiKitTimeIntervalSinceNow", in: &changes)
    }
  }

  private func replace(_ start: Int, _ end: Int, _ text: String, in changes: inout Changes) {
    changes.edits.replace(start, end, with: text)
    changes.count("Date()")
    changes.needsModel = true
  }
}
