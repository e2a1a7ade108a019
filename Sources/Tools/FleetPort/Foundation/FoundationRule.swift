/// What Foundation lacks on Linux comes from `HeadlessFoundation`: its import, and names of its own where
/// Foundation has such a class, which does less.
struct FoundationRule: Rule {
  private static let product = "HeadlessFoundation"
  /// What makes an error's code of a number, behind the name of the error.
  private static let codes = [
    [".", "Code", "(", "rawValue", ":"], ["(", ".", "init", "(", "rawValue", ":"],
  ]

  let file: SourceFile
  let module: Module

  func apply(to changes: inout Changes) {
    guard module.traits.neighbours.contains(Neighbours.foundation) else { return }
    if !file.imports(Neighbours.foundation),
      FoundationNames.firstUse(in: file, unless: module.declaresType) != nil
    {
      changes.neededModules.append(Self.product)
    }
    for (name, replacement) in replaced { replace(name, with: replacement, in: &changes) }
    for index in file.indices(of: "URLError") {
      for words in Self.codes where file.reads(words, at: index + 1) {
        let label = file.tokens[index + words.count - 1]
        changes.edits.replace(label.start, label.end, with: "uiKitRawValue")
        changes.count("URLError.Code(rawValue:)")
      }
    }
    // Other values are arguments by themselves; an error is one as an object only.
    for index in file.indices(of: "CVarArg") where file.reads(["error", "as"], at: index - 2) {
      changes.edits.insert("NSError as ", at: file.tokens[index].start)
      changes.count("error as CVarArg")
    }
    for index in file.indices(of: "enumerateSubstrings") where enumeratesParts(index) {
      let token = file.tokens[index]
      changes.edits.replace(token.start, token.end, with: "uiKitEnumerateSubstrings")
      changes.count("words and sentences")
    }
  }

  /// The classes in the place of Foundation's, everywhere in the module or nowhere.
  private var replaced: [String: String] {
    let classes = module.declared.classes.values.joined()
    return Self.standIns.filter { name, _ in
      guard !file.indices(of: name).isEmpty, !module.declaresType(named: name) else { return false }
      return switch name {
      case "NSExpression": module.files.contains(where: Self.makesExpressions)
      // Foundation's is there, and does nothing.
      case "PersonNameComponentsFormatter": true
      default: classes.contains { $0.inherited.contains(name) }
      }
    }
  }

  private static let standIns = [
    "NSLock": "UIKitLock", "NSRecursiveLock": "UIKitRecursiveLock", "NSCondition": "UIKitCondition",
    "NSExpression": "UIKitExpression",
    "PersonNameComponentsFormatter": "UIKitPersonNameComponentsFormatter",
  ]

  /// Whether a file makes expressions from texts, which Foundation on Linux cannot.
  private static func makesExpressions(_ file: SourceFile) -> Bool {
    file.indices(of: "NSExpression").contains { index in
      file.reads(["(", "format", ":"], at: index + 1)
        || file.reads([".", "init", "(", "format", ":"], at: index + 1)
    }
  }

  private func replace(_ name: String, with replacement: String, in changes: inout Changes) {
    for index in file.indices(of: name) {
      guard let start = file.start(ofFoundationName: index) else { continue }
      changes.edits.replace(start, file.tokens[index].end, with: "\(Self.product).\(replacement)")
      changes.count(name)
      if !changes.neededModules.contains(Self.product) {
        changes.neededModules.append(Self.product)
      }
    }
  }

  /// Whether a call is one for words or sentences, or may be.
  private func enumeratesParts(_ index: Int) -> Bool {
    guard index > 0, file.tokens[index - 1].isSign("."),
      module.declared.functions["enumerateSubstrings"] == nil
    else { return false }
    return !file.indices(of: ["byWords", "bySentences"]).isEmpty
  }
}
