extension Outliner {
  private static let effects: Set<String> = ["async", "throws", "rethrows", "reasync"]

  mutating func readFunction(_ declaration: Declaration) {
    readName(of: declaration)
    if now.isSign("<") {
      declaration.isGeneric = true
      skipAngles()
    }
    guard now.isSign("(") else { return }
    let close = file.closing(at)
    declaration.signature.parameters = ParameterReader(file: file).parameters(
      from: at + 1, to: close)
    declaration.places.signatureEnd = file.tokens[close].end
    jump(behind: close)
    while now.kind == .word, Self.effects.contains(now.text) {
      declaration.signature.isAsync = declaration.isAsync || now.text == "async"
      declaration.signature.isThrowing = declaration.isThrowing || now.text.hasSuffix("throws")
      step()
      if now.isSign("(") { jump(behind: file.closing(at)) }
    }
    if now.isSign("->") {
      step()
      let start = now.start
      skipType()
      declaration.signature.result = file.text(start, last.end)
    }
    if now.isWord("where") { skipRequirements() }
    guard now.isSign("{") else { return }
    declaration.body = now.end..<max(now.end, file.tokens[file.closing(at)].start)
    skipBlock(in: declaration.parent)
  }

  private mutating func readName(of declaration: Declaration) {
    guard declaration.keyword == "func" else {
      declaration.name = declaration.keyword
      if now.isSign("?") || now.isSign("!") { step() }
      return
    }
    declaration.name = now.text
    step()
    // An operator has several signs; `<` in front of a word opens generic parameters.
    while now.kind == .sign, last.kind == .sign, now.start == last.end, !now.isSign("("),
      !now.isSign("<") || ahead().kind == .sign
    {
      declaration.name += now.text
      step()
    }
  }

  /// Passes over a `where` clause, up to a brace or to the line behind it.
  private mutating func skipRequirements() {
    repeat {
      step()
    } while !isAtEnd && !now.isSign("{") && !now.isSign("}")
      && (!now.startsLine || ",:=&.<".contains(last.text) || ",:=&.".contains(now.text))
  }

  mutating func readProperty(_ declaration: Declaration) {
    // `let (a, b) = …` declares no property that could be named from outside.
    guard now.kind == .word else { return }
    declaration.name = now.text
    step()
    if now.isSign(":") {
      step()
      let start = now.start
      skipType()
      declaration.type = file.text(start, last.end)
    }
    if now.isSign("{") {
      declaration.places.accessors = now.end..<max(now.end, file.tokens[file.closing(at)].start)
      skipBlock(in: declaration.parent)
    }
  }

  /// Reads a name and, behind `=`, the type that it stands for.
  mutating func readAlias(_ declaration: Declaration) -> String? {
    guard now.kind == .word else { return nil }
    declaration.name = now.text
    step()
    if now.isSign("<") {
      declaration.isGeneric = true
      skipAngles()
    }
    guard now.isSign("=") else { return nil }
    step()
    let start = now.start
    skipType()
    return file.text(start, last.end)
  }

  /// Reads `case a, b(Int), c = 1` of an enumeration.
  mutating func readCases(_ declaration: (String) -> Void) {
    repeat {
      step()
      guard now.kind == .word else { return }
      declaration(now.text)
      step()
      if now.isSign("(") { jump(behind: file.closing(at)) }
      guard now.isSign("=") else { continue }
      step()
      while !isAtEnd, !now.isSign(","), !now.isSign("}"), !now.isSign(";"),
        !now.startsLine || last.isSign("=") || last.isSign("-")
      { step() }
    } while now.isSign(",")
  }
}
