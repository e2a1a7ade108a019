/// `Task.sleep` and the system's clocks become UIKit time's.
struct SleepRule: Rule {
  private static let labels: Set<String> = ["for", "until", "nanoseconds"]
  private static let clocks = ["ContinuousClock", "SuspendingClock"]

  let file: SourceFile
  let module: Module

  func apply(to changes: inout Changes) {
    for index in file.indices(of: "sleep") where file.tokens[index + 1].isSign("(") {
      guard isSystems(index), isOfTask(index) else { continue }
      changes.rename(file.tokens[index], to: "uiKitSleep", as: "Task.sleep in UIKit time")
    }
    for index in file.indices(of: Self.clocks) {
      guard let start = file.start(ofFoundationName: index),
        !module.declaresType(named: file.tokens[index].text)
      else { continue }
      changes.edits.replace(start, file.tokens[index].end, with: "UIKitClock")
      changes.count("clock in UIKit time")
      changes.needsModel = true
    }
  }

  /// Whether a call has the labels of the system's methods, not of the app's own.
  private func isSystems(_ index: Int) -> Bool {
    let first = file.tokens[index + 2]
    guard file.tokens[index + 3].isSign(":"), first.kind == .word else {
      return module.declared.methods["Task.sleep"]?.contains { $0.parameters.first?.label == "" }
        != true
    }
    return Self.labels.contains(first.text)
  }

  /// Whether it is called on `Task`, `Task<Never, Never>`, or by an extension of it.
  private func isOfTask(_ index: Int) -> Bool {
    guard index > 1, file.tokens[index - 1].isSign(".") else {
      return index > 0 && !file.tokens[index - 1].isWord("func")
        && file.type(around: file.tokens[index].start)?.name == "Task"
    }
    let generic = file.reads(["<", "Never", ",", "Never", ">"], at: index - 6)
    let task = generic ? index - 7 : index - 2
    guard task >= 0, file.tokens[task].isWord("Task"),
      let start = file.start(ofFoundationName: task)
    else { return false }
    // An app with tasks of its own names the module.
    return start != file.tokens[task].start || !module.declaresType(named: "Task")
  }
}
