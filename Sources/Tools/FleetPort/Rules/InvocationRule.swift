/// Messages to `undoManager.prepare(withInvocationTarget: self)`, which Objective-C keeps until the
/// undoing: here the method and its arguments are kept.
///
/// `(undoManager?.prepare(withInvocationTarget: self) as AnyObject).move(to: old)` becomes
/// `uiKitInvocation(undoManager, of: self).call({ $0.move(to:) }, old)`, so that the arguments are worked
/// out at once. A target in a variable may be sent one message.
struct InvocationRule: Rule {
  private static let advice =
    "Nothing records the messages to a target: write 'registerUndo(withTarget: self) { … }' with "
    + "what is to be called."

  let file: SourceFile
  let module: Module

  func apply(to changes: inout Changes) {
    let calls = file.indices(of: "prepare").filter {
      file.reads(["(", "withInvocationTarget"], at: $0 + 1)
    }
    guard !calls.isEmpty else { return }
    let scopes = ScopeEnds(of: file)
    for index in calls {
      if let target = target(preparedAt: index), let call = call(of: target, in: scopes) {
        rewrite(target, preparedAt: index, in: &changes)
        rewrite(call, in: &changes)
        changes.count("prepare(withInvocationTarget:)")
        changes.needsModel = true
      } else {
        changes.warn(.runtime, file.tokens[index].start, Self.advice)
      }
    }
  }

  // MARK: The target

  /// A target that is prepared, and what it is cast to.
  private struct Target {
    /// The index of the first token of the undo manager.
    let start: Int
    /// The index of the bracket behind the target.
    let close: Int
    /// The index of the last token of the cast.
    let end: Int
    /// Whether it is any object, whose members Objective-C looks up.
    let isAny: Bool
    /// Whether there may be no value: the cast is `as?`.
    let isOptional: Bool
    /// Whether brackets stand around it, so that the message follows.
    let isBracketed: Bool
  }

  private func target(preparedAt index: Int) -> Target? {
    let close = file.closing(index + 1)
    guard index > 2, file.tokens[index - 1].isSign("."), file.tokens[index + 3].isSign(":"),
      close > index + 4, close + 2 < file.tokens.count, file.tokens[close + 1].isWord("as")
    else { return nil }
    let start = OptionalCall.chainStart(from: index - 1, in: file)
    guard start > 0 else { return nil }
    let mark = file.tokens[close + 2]
    let isMarked = mark.isSign("?") || mark.isSign("!")
    var end = close + (isMarked ? 3 : 2)
    guard end + 1 < file.tokens.count, file.tokens[end].kind == .word else { return nil }
    let isAny = file.tokens[end].isWord("AnyObject")
    while file.tokens[end + 1].isSign("."), file.tokens[end + 2].kind == .word { end += 2 }
    guard isAny != isMarked else { return nil }
    let isBracketed = brackets(from: start - 1, to: end + 1)
    guard isBracketed || file.tokens[start - 1].isSign("=") else { return nil }
    return Target(
      start: start, close: close, end: end, isAny: isAny, isOptional: mark.isSign("?"),
      isBracketed: isBracketed)
  }

  /// Whether brackets open and close there that are not a call's.
  private func brackets(from open: Int, to close: Int) -> Bool {
    guard file.tokens[open].isSign("("), file.closing(open) == close else { return false }
    guard open > 0, file.tokens[open - 1].end == file.tokens[open].start else { return true }
    return file.tokens[open - 1].kind == .sign && !file.tokens[open - 1].closesBracket
  }

  private func rewrite(_ target: Target, preparedAt index: Int, in changes: inout Changes) {
    let dot = index - (file.tokens[index - 2].isSign("?") ? 2 : 1)
    changes.edits.insert("uiKitInvocation(", at: file.tokens[target.start].start)
    changes.edits.replace(file.tokens[dot].start, file.tokens[index + 3].end, with: ", of:")
    let (asked, end) = (file.tokens[target.close + 1].start, file.tokens[target.end].end)
    if !target.isAny {
      // The compiler would warn of a cast of `self` to its own type.
      changes.edits.insert(
        " as Any \(file.text(asked, end))", at: file.tokens[target.close].start)
    }
    changes.edits.blank(asked, end)
  }

  // MARK: The message

  /// Returns the index of the name in the one message that the target is sent.
  private func call(of target: Target, in scopes: ScopeEnds) -> Int? {
    if target.isBracketed {
      return name(behind: target.end + 1, isOptional: target.isOptional)
    }
    guard target.start > 2 else { return nil }
    let (keyword, name) = (file.tokens[target.start - 3], file.tokens[target.start - 2])
    guard name.kind == .word, keyword.isWord("let") || keyword.isWord("var") else { return nil }
    let before = file.tokens[max(target.start - 4, 0)]
    let isCondition =
      before.isSign(",") || ["if", "guard", "while"].contains { before.isWord($0) }
    guard !isCondition || target.isOptional,
      let scope = scope(behind: target.end, isCondition: isCondition, in: scopes),
      let use = onlyUse(of: name.text, in: scope)
    else { return nil }
    return self.name(behind: use, isOptional: target.isOptional && !isCondition)
  }

  /// The name of a method that is called on what ends at an index, if nothing is done with its result.
  private func name(behind last: Int, isOptional: Bool) -> Int? {
    let isMarked = file.tokens[last + 1].isSign("?") || file.tokens[last + 1].isSign("!")
    let name = last + (isMarked ? 3 : 2)
    guard isMarked == isOptional, name + 1 < file.tokens.count, file.tokens[name - 1].isSign("."),
      file.tokens[name].kind == .word, file.tokens[name + 1].isSign("(")
    else { return nil }
    let behind = file.closing(name + 1) + 1
    guard behind < file.tokens.count else { return nil }
    let next = file.tokens[behind]
    return next.startsLine && !next.isSign(".") || next.kind == .end || next.isSign("}")
      || next.isSign(";") ? name : nil
  }

  private func rewrite(_ name: Int, in changes: inout Changes) {
    let (open, close) = (name + 1, file.closing(name + 1))
    let starts = OptionalCall.arguments(from: open, to: close, in: file)
    let labels = OptionalCall.labels(of: starts, in: file)
    let method = file.text(file.tokens[name].start, file.tokens[name].end)
    changes.edits.replace(
      file.tokens[name].start, file.tokens[open].end,
      with: "call({ $0.\(method)\(labels) }" + (starts.isEmpty ? "" : ", "))
    for start in starts where file.tokens[start].kind == .word && file.tokens[start + 1].isSign(":")
    {
      changes.edits.blank(file.tokens[start].start, file.tokens[start + 1].end)
    }
  }

  /// The one place within a scope where a variable is used; `nil` if there are more, or none.
  private func onlyUse(of name: String, in scope: Range<Int>) -> Int? {
    let places = file.indices(of: name)
    var (place, high) = (0, places.count)
    while place < high {
      let middle = (place + high) / 2
      if places[middle] < scope.lowerBound { place = middle + 1 } else { high = middle }
    }
    var use: Int?
    while place < places.count, places[place] < scope.upperBound {
      let index = places[place]
      if !file.tokens[index - 1].isSign("."), !file.tokens[index + 1].isSign(":") {
        guard use == nil else { return nil }
        use = index
      }
      place += 1
    }
    return use
  }

  /// The indices of the tokens from which a variable can be seen that is declared before an index.
  private func scope(
    behind end: Int, isCondition: Bool, in scopes: ScopeEnds
  ) -> Range<Int>? {
    guard isCondition else { return end..<scopes.end(from: end + 1) }
    guard let brace = scopes.brace(from: end + 1) else { return nil }
    let close = file.closing(brace)
    guard file.tokens[brace - 1].isWord("else") else { return end..<close }
    return end..<scopes.end(from: close + 1)
  }
}
