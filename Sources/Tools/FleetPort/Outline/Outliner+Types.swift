extension Outliner {
  private static let typeWords: Set<String> = [
    "any", "some", "inout", "borrowing", "consuming", "sending", "async", "throws", "isolated",
  ]

  /// Reads the name of a type, what it inherits, and the rest before its brace.
  mutating func readHead(of type: Declaration) {
    if now.isSign("[") {
      let close = file.closing(at)
      type.name = file.text(now.start, file.tokens[close].end)
      jump(behind: close)
    } else {
      type.name = qualifiedName()
    }
    // `extension Form?` extends another type than `Form`.
    while now.isSign("?") || now.isSign("!"), now.start == last.end {
      type.name += now.text
      step()
    }
    type.places.headEnd = last.end
    if now.isSign("<") {
      type.isGeneric = true
      skipAngles()
      type.places.headEnd = last.end
    }
    if now.isSign(":") { readInherited(of: type) }
    while !isAtEnd, !now.isSign("{"), !now.isSign("}") {
      if now.isWord("where") { type.isGeneric = true }
      step()
    }
  }

  private mutating func readInherited(of type: Declaration) {
    step()
    while !endsInheritance {
      let first = at
      while !endsInheritance, !now.isSign(",") {
        if now.isSign("<") {
          skipAngles()
        } else if now.isSign("(") {
          jump(behind: file.closing(at))
        } else {
          step()
        }
      }
      if first < at { type.inherited.append(file.text(file.tokens[first].start, last.end)) }
      type.places.headEnd = last.end
      if now.isSign(",") { step() }
    }
  }

  private var endsInheritance: Bool {
    isAtEnd || now.isSign("{") || now.isSign("}") || now.isWord("where")
  }

  private mutating func qualifiedName() -> String {
    var name = now.text
    step()
    while now.isSign("."), ahead().kind == .word {
      name += "." + ahead().text
      step()
      step()
    }
    return name
  }

  /// Passes over a type, of a property, a parameter or a result.
  mutating func skipType() {
    repeat {
      skipTypePrefix()
      if now.isSign("(") || now.isSign("[") {
        jump(behind: file.closing(at))
      } else if now.kind == .word {
        step()
        if now.isSign("<") { skipAngles() }
      }
    } while skipTypeSuffix()
  }

  private mutating func skipTypePrefix() {
    while !isAtEnd {
      if now.kind == .attribute {
        _ = mark()
      } else if now.kind == .word, Self.typeWords.contains(now.text) {
        step()
        if now.isSign("("), last.text == "throws" { jump(behind: file.closing(at)) }
      } else if now.isSign("~") {
        step()
      } else {
        return
      }
    }
  }

  /// Passes over what follows the first part of a type, and answers whether another part does.
  private mutating func skipTypeSuffix() -> Bool {
    while !isAtEnd {
      if now.isSign("."), ahead().kind == .word {
        step()
        step()
        if now.isSign("<") { skipAngles() }
      } else if now.start == last.end, now.isSign("?") || now.isSign("!") {
        step()
      } else if now.isSign("&") || now.isSign("->") {
        step()
        return true
      } else if !now.startsLine, now.isWord("throws") || now.isWord("async") {
        step()
        if now.isSign("("), last.text == "throws" { jump(behind: file.closing(at)) }
      } else {
        return false
      }
    }
    return false
  }

  /// Passes over generic parameters or arguments.
  ///
  /// Where nothing closes them, it stops at a brace.
  mutating func skipAngles() {
    var depth = 0
    while !isAtEnd, !now.isSign("{"), !now.isSign("}") {
      if now.isSign("<") { depth += 1 }
      if now.isSign(">") { depth -= 1 }
      if now.isSign("(") || now.isSign("[") { jump(behind: file.closing(at)) } else { step() }
      if depth == 0 { return }
    }
  }
}
