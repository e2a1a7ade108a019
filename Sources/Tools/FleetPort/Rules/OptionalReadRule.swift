/// Reads of properties that need not be there, `if let color = provider.color`.
///
/// The app's own protocols throw where no class writes one, and reading one by `try?` answers
/// `nil`, as Objective-C does. Only places that ask for an optional are rewritten: a class that has the
/// property may be read as it stands.
struct OptionalReadRule: Rule {
  let file: SourceFile
  let module: Module

  func apply(to changes: inout Changes) {
    for index in file.indices(of: module.declared.optionalProperties)
    where index > 1 && file.tokens[index - 1].isSign(".") && !isOptionalElsewhere(index) {
      if let start = file.boundValue(endingAt: index) {
        changes.edits.insert("try? ", at: file.tokens[start].start)
      } else if asksForOptional(behind: index) {
        let start = OptionalCall.chainStart(from: index - 1, in: file)
        changes.edits.insert("(try? ", at: file.tokens[start].start)
        changes.edits.insert(")", at: file.tokens[index].end)
      } else {
        continue
      }
      changes.count("read of an optional property")
    }
  }

  /// Whether another type has a property of the name that may be `nil`.
  private func isOptionalElsewhere(_ index: Int) -> Bool {
    module.declared.properties[file.tokens[index].text.unquoted, default: []].contains { property in
      property.modifier("optional") == nil
        && (property.type == nil || property.type?.hasSuffix("?") == true)
    }
  }

  /// Whether what follows makes sense of an optional alone.
  private func asksForOptional(behind index: Int) -> Bool {
    let next = file.tokens[index + 1]
    guard index + 3 < file.tokens.count else { return false }
    if next.isSign("?") {
      return next.start == file.tokens[index].end || file.tokens[index + 2].isSign("?")
    }
    if next.isSign("!") {
      return next.start == file.tokens[index].end && !file.tokens[index + 2].isSign("=")
        || file.tokens[index + 2].isSign("=") && file.tokens[index + 3].isWord("nil")
    }
    return next.isSign("=") && file.tokens[index + 2].isSign("=")
      && file.tokens[index + 3].isWord("nil")
  }
}
