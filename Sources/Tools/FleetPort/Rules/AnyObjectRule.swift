/// `struct Weak<T: AnyObject>` that is given protocols of Objective-C asks for any type, and keeps what
/// it does not own as `@UIKitWeak`.
///
/// What compares the objects in it, or asks which they are, takes them as objects.
struct AnyObjectRule: Rule {
  let file: SourceFile
  let module: Module

  func apply(to changes: inout Changes) {
    for index in file.indices(of: "AnyObject") where isDemandOfDelegate(index) {
      let token = file.tokens[index]
      changes.edits.replace(token.start, token.end, with: "Any")
      changes.count("any object that is a protocol")
      let function = file.all.last { $0.keyword == "func" && $0.start < token.start }
      if let body = function?.body, token.end <= body.lowerBound {
        takeAsObjects(in: body, &changes)
      }
    }
    for parameter in module.anyObjectParameters.all {
      if parameter.type.file === file {
        changes.edits.blank(parameter.demand.lowerBound, parameter.demand.upperBound)
        changes.count("any object that is a protocol")
        for member in parameter.type.members { keepWeakly(member, parameter.name, &changes) }
      }
      for block in module.blocks(of: parameter.type) where block.file === file {
        if let body = block.body { takeAsObjects(in: body, &changes) }
      }
    }
  }

  /// Whether `where Proxy.Delegate: AnyObject` ends there: protocols of Objective-C are what is given.
  private func isDemandOfDelegate(_ index: Int) -> Bool {
    guard index > 4, file.tokens[index - 1].isSign(":"), file.tokens[index - 3].isSign("."),
      ["Delegate", "DataSource"].contains(file.tokens[index - 2].text)
    else { return false }
    let before = file.tokens[index - 5]
    return before.isWord("where") || before.isSign(",")
  }

  private func keepWeakly(_ member: Declaration, _ name: String, _ changes: inout Changes) {
    guard member.keyword == "var", let weak = member.modifier("weak") else { return }
    let first = file.index(ofTokenAt: member.places.keywordStart) + 2
    guard file.reads([":", name], at: first), let mark = file.token(at: first + 2),
      mark.isSign("?") || mark.isSign("!")
    else { return }
    changes.edits.insert("@UIKitWeak ", at: member.start)
    changes.edits.blank(weak.start, weak.end)
    changes.needsModel = true
    guard file.token(at: first + 3)?.isSign("=") != true else { return }
    changes.edits.insert(" = nil", at: mark.end)
  }

  private func takeAsObjects(in body: Range<Int>, _ changes: inout Changes) {
    var index = file.index(ofTokenAt: body.lowerBound)
    while index + 3 < file.tokens.count, file.tokens[index].start < body.upperBound {
      if isIdentity(at: index) {
        changes.edits.insert(" as AnyObject?", at: file.tokens[index - 1].end)
        changes.edits.insert(" as AnyObject?", at: file.tokens[operandEnd(from: index + 3)].end)
        index += 2
      } else if file.reads(["ObjectIdentifier", "("], at: index) {
        let close = file.tokens[file.closing(index + 1)]
        if close.isSign(")") { changes.edits.insert(" as AnyObject", at: close.start) }
      }
      index += 1
    }
  }

  /// Whether `===` or `!==` stands there, between two values.
  private func isIdentity(at index: Int) -> Bool {
    let signs = file.tokens[index..<(index + 3)]
    guard index > 0, signs.dropFirst().allSatisfy({ $0.isSign("=") }),
      file.tokens[index].isSign("=") || file.tokens[index].isSign("!"),
      file.tokens[index].end == file.tokens[index + 1].start,
      file.tokens[index + 1].end == file.tokens[index + 2].start
    else { return false }
    let last = file.tokens[index - 1]
    return !last.isWord("func") && !last.isSign("=") && !file.tokens[index + 3].isSign("=")
  }

  /// The last token of the value that begins at an index.
  private func operandEnd(from start: Int) -> Int {
    var end = file.tokens[start].opensBracket ? file.closing(start) : start
    while let next = file.token(at: end + 1) {
      let touches = next.start == file.tokens[end].end
      if next.isSign("."), file.token(at: end + 2)?.kind == .word {
        end += 2
      } else if touches, next.isSign("(") || next.isSign("[") {
        end = max(file.closing(end + 1), end + 1)
      } else if touches, next.isSign("?") || next.isSign("!") {
        end += 1
      } else {
        break
      }
    }
    return min(end, file.tokens.count - 1)
  }
}
