/// Tells of imports of modules that Linux lacks, and leaves out unused ones.
struct MissingModuleRule: Rule {
  let file: SourceFile
  let module: Module

  func apply(to changes: inout Changes) {
    var imported: Set<String> = []
    for index in file.indices(of: "import") {
      let token = file.tokens[index]
      guard token.startsLine || index > 0 && file.tokens[index - 1].kind == .attribute else {
        continue
      }
      let name = ImportRule.nameOfModule(in: file, importedAt: index)
      imported.insert(file.tokens[name].text)
      tell(of: file.tokens[name].text, importedAt: index, name, in: &changes)
    }
    tellOfImplied(imported, in: &changes)
    tellOfFoundation(in: &changes)
  }

  private func tell(
    of framework: String, importedAt index: Int, _ name: Int, in changes: inout Changes
  ) {
    let token = file.tokens[index]
    guard file.tokens[name].kind == .word, let known = ForeignModule.named(framework),
      !isGuarded(token, by: framework), !module.traits.neighbours.contains(framework)
    else { return }
    guard ForeignModule.isUsed(framework, in: file.bytes) else {
      var last = name
      while file.tokens[last + 1].isSign("."), !file.tokens[last + 1].startsLine { last += 2 }
      // With its attributes, such as `@preconcurrency`.
      var first = index
      while first > 0, file.tokens[first - 1].kind == .attribute { first -= 1 }
      changes.edits.blank(file.tokens[first].start, file.tokens[last].end)
      return changes.warn(
        .unusedImports, token.start,
        "Nothing here uses \(framework), which Linux lacks: its import is left out.")
    }
    changes.missingModules.append(framework)
    changes.warn(.missingModules, token.start, Self.advice(on: framework, known.kind))
  }

  /// Tells of what comes with Foundation or UIKit on Apple's systems.
  private func tellOfImplied(_ imported: Set<String>, in changes: inout Changes) {
    for (framework, names) in Neighbours.implied
    where !module.traits.neighbours.contains(framework) && !imported.contains(framework) {
      guard let known = ForeignModule.named(framework),
        let first = names.flatMap({ file.indices(of: $0) }).min(),
        !isGuarded(file.tokens[first], by: framework)
      else { continue }
      changes.missingModules.append(framework)
      changes.warn(
        .missingModules, file.tokens[first].start, Self.advice(on: framework, known.kind))
    }
  }

  /// Tells of what Foundation lacks on Linux.
  private func tellOfFoundation(in changes: inout Changes) {
    let framework = Neighbours.foundation
    guard !module.traits.neighbours.contains(framework), !file.imports(framework),
      let first = FoundationNames.firstUse(in: file, unless: module.declaresType),
      !isGuarded(file.tokens[first], by: framework),
      let product = Neighbours.product(for: framework)
    else { return }
    changes.missingModules.append(framework)
    changes.warn(
      .missingModules, file.tokens[first].start,
      "Foundation has no '\(file.tokens[first].text)' like this on Linux, but \(product) does: let the "
        + "target depend on '.product(name: \"\(product)\", package: \"Fleet\")'.")
  }

  private static func advice(on framework: String, _ kind: ForeignModule.Help) -> String {
    let condition = "'#if canImport(\(framework))'"
    return switch kind {
    case .modelled(let product):
      "There is no \(framework) on Linux, but \(product) has its names: let the target depend "
        + "on '.product(name: \"\(product)\", package: \"Fleet\")', and the import becomes its own."
    case .drawing:
      "There is no \(framework) on Linux. It draws by itself, which tests of UIKit cannot see: leave "
        + "the screen out, or put it behind \(condition)."
    case .elsewhere:
      "There is no \(framework) on Linux: it is hardware, or another process. Hide it behind a "
        + "protocol of the app's, of which tests give a double, and put the import behind \(condition)."
    case .computing:
      "There is no \(framework) on Linux: it computes on Apple's hardware only. Put the import, and "
        + "what needs it, behind \(condition)."
    case .other:
      "There is no \(framework) on Linux: put the import, and what needs it, behind \(condition)."
    }
  }

  private func isGuarded(_ token: Token, by name: String) -> Bool {
    file.conditions.conditions(of: token.branch).contains { condition in
      condition.contains("canImport(\(name))") || ConditionValue.of(condition) == false
    }
  }
}
