/// What Dispatch does on the main queue, or after a delay, it does in UIKit time.
///
/// A file that hands work to queues gets private methods of its own behind its last line, with the
/// names of Dispatch's. Swift takes these wherever the type is Dispatch's: so `main` may be a value,
/// an argument or a property, and a type of the app's that has an `async` keeps it.
struct DispatchRule: Rule {
  private static let timer = "DispatchSource timer in UIKit time"

  let file: SourceFile
  let module: Module

  func apply(to changes: inout Changes) {
    // Code that others inline can call nothing that is private to a file.
    guard file.indices(of: ["@inlinable", "@_transparent", "@_alwaysEmitIntoClient"]).isEmpty else {
      return
    }
    for type in DispatchStandIns.all where !module.declaresType(named: type.name) {
      guard isUsed(type), type.isWanted(module), !conforms(type.name) else { continue }
      let own = Set(
        (module.declared.extensions[type.name] ?? []).flatMap(\.members).map(\.fullName))
      let members = type.members.filter { !own.contains($0.name) }
      guard !members.isEmpty else { continue }
      changes.append(
        "private extension \(type.name) {\n\(members.map(\.text).joined(separator: "\n"))\n}")
      changes.needsModel = true
      changes.count("\(type.name) in UIKit time")
    }
    rewriteMoments(in: &changes)
    rewriteTimers(in: &changes)
  }

  /// Whether a file calls a method of one of these names, on any object.
  private func isUsed(_ type: DispatchStandIns) -> Bool {
    let isExtended =
      !file.indices(of: type.name).isEmpty
      && file.all.contains { $0.keyword == "extension" && $0.name == type.name }
    return file.indices(of: type.calls).contains { index in
      guard index > 0, file.tokens[index - 1].isSign(".") || isExtended,
        file.tokens[index + 1].isSign("(") || file.tokens[index + 1].isSign("{")
      else { return false }
      if type.leavesMainQueue, file.reads([type.name, ".", "main", "."], at: index - 4) {
        return false
      }
      guard let label = type.label else { return true }
      guard !label.isEmpty else { return file.tokens[index + 2].isSign(")") }
      let end = file.closing(index + 1)
      return file.indices(of: label).contains {
        $0 > index && $0 < end && file.tokens[$0 + 1].isSign(":")
      }
    } && (type.label == nil || isNamed(type.name))
  }

  /// Whether a type conforms in this file to a protocol of the app's, which may ask for the methods: private
  /// ones would be taken for them.
  private func conforms(_ name: String) -> Bool {
    file.all.contains {
      $0.keyword == "extension" && $0.name == name && !$0.inherited.isEmpty
    }
  }

  /// Whether any file of the module names a type: `leave` and `notify` are words of others, too.
  private func isNamed(_ name: String) -> Bool {
    module.files.contains { !$0.indices(of: name).isEmpty }
  }

  /// `.now()` in a deadline becomes `.uiKitNow()`, so that a delay is exactly as long as it says.
  private func rewriteMoments(in changes: inout Changes) {
    guard !module.declaresType(named: "DispatchQueue") else { return }
    for index in file.indices(of: "deadline") where index > 1 {
      guard file.tokens[index + 1].isSign(":"), file.tokens[index - 1].isSign("("),
        ["asyncAfter", "schedule"].contains(file.tokens[index - 2].text)
      else { continue }
      let dot = file.tokens[index + 2].isWord("DispatchTime") ? index + 3 : index + 2
      guard file.reads([".", "now", "(", ")"], at: dot) else { continue }
      let now = file.tokens[dot + 1]
      changes.edits.replace(now.start, now.end, with: "uiKitNow")
      changes.needsModel = true
    }
  }

  /// `DispatchSource.makeTimerSource()` and `DispatchSourceTimer` become the model's.
  private func rewriteTimers(in changes: inout Changes) {
    guard !module.declaresType(named: "DispatchSource"),
      !module.declaresType(named: "DispatchSourceTimer")
    else {
      return
    }
    for index in file.indices(of: "makeTimerSource")
    where file.reads(["DispatchSource", ".", "makeTimerSource", "("], at: index - 2) {
      changes.rename(file.tokens[index], to: "uiKitTimerSource", as: Self.timer)
    }
    for index in file.indices(of: "DispatchSourceTimer") {
      if index > 0, file.tokens[index - 1].isWord("any") {
        changes.edits.blank(file.tokens[index - 1].start, file.tokens[index - 1].end)
      }
      changes.rename(file.tokens[index], to: "UIKitTimerSource", as: Self.timer)
    }
  }
}
