extension Outliner {
  private static let modifiers: Set<String> = [
    "public", "private", "fileprivate", "internal", "open", "package", "final", "static",
    "override", "required", "convenience", "lazy", "weak", "unowned", "dynamic", "optional",
    "mutating", "nonmutating", "nonisolated", "indirect", "prefix", "postfix", "infix", "isolated",
    "consuming", "borrowing", "distributed",
  ]
  private static let keywords: Set<String> = [
    "class", "struct", "enum", "actor", "protocol", "extension", "func", "var", "let", "init",
    "subscript", "typealias",
  ]
  /// What may follow `class` where it is a modifier.
  private static let afterClass: Set<String> = [
    "func", "var", "let", "subscript", "override", "final", "private", "public", "open",
    "fileprivate", "internal", "package",
  ]
  private static let takeArgumentBehindSpace: Set<String> = ["@objc", "@available"]

  var isModifier: Bool {
    guard now.kind == .word, at == 0 || !last.isSign(".") else { return false }
    if now.text == "class" {
      return ahead().kind == .word && Self.afterClass.contains(ahead().text)
    }
    return Self.modifiers.contains(now.text)
  }

  func startsDeclaration(isCode: Bool) -> Bool {
    guard now.kind == .word, Self.keywords.contains(now.text),
      at == 0 || !last.isSign(".") && !last.isWord("import")
    else { return false }
    let next = ahead()
    switch now.text {
    case "init": return !isCode && next.kind == .sign && "(?!<".contains(next.text)
    case "subscript": return !isCode && (next.isSign("(") || next.isSign("<"))
    case "func": return true
    case "typealias": return next.kind == .word
    case "actor": return next.kind == .word && !next.startsLine
    case "extension": return next.kind == .word || next.isSign("[")
    default: return next.kind == .word || next.isSign("(")
    }
  }

  /// Reads an attribute or a modifier with its argument.
  mutating func mark() -> Declaration.Mark {
    let token = now
    step()
    if token.kind == .attribute {
      while now.isSign("."), now.start == last.end, ahead().kind == .word {
        step()
        step()
      }
      if now.isSign("<"), now.start == last.end { skipAngles() }
    }
    var mark = Declaration.Mark(text: token.text, start: token.start, end: last.end)
    let allowsSpace = Self.takeArgumentBehindSpace.contains(token.text) && !now.startsLine
    if now.isSign("("), now.start == mark.end || allowsSpace {
      let close = file.closing(at)
      mark.argument = file.text(now.end, file.tokens[close].start).trimmed
      mark.end = file.tokens[close].end
      jump(behind: close)
    }
    return mark
  }
}
