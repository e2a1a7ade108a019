/// `Sender(source: self)` of a static method becomes `Sender(source: (self as AnyObject))` where any object is
/// asked for, and so does `let source: AnyObject = Form.self`: with Objective-C a class is one.
struct ClassObjectRule: Rule {
  let file: SourceFile
  let module: Module

  func apply(to changes: inout Changes) {
    for index in file.indices(of: "self") {
      guard let first = start(ofClassAt: index),
        isWholeArgument(first, index) && takesAnyObject(first) || isValueOfObject(first, index)
      else { continue }
      changes.edits.insert("(", at: file.tokens[first].start)
      changes.edits.insert(" as AnyObject)", at: file.tokens[index].end)
      changes.count("class as an object")
    }
  }

  /// Where the name of a class begins that ends with `self`: `Form.self`, or `self` in a static method.
  private func start(ofClassAt index: Int) -> Int? {
    guard index > 1, file.tokens[index - 1].isSign(".") else {
      let type = module.metatype(of: file.tokens[index], in: file)
      return type?.keyword == "class" ? index : nil
    }
    let name = file.tokens[index - 2].text
    let isClass = module.declared.classes[name] != nil || module.kit.classes[name] != nil
    return isClass && (index < 3 || !file.tokens[index - 3].isSign(".")) ? index - 2 : nil
  }

  private func isWholeArgument(_ first: Int, _ last: Int) -> Bool {
    guard first > 1, let next = file.token(at: last + 1) else { return false }
    let before = file.tokens[first - 1]
    return (before.isSign(":") || before.isSign("(") || before.isSign(","))
      && (next.isSign(",") || next.isSign(")"))
  }

  /// Whether it is what a variable begins with that is any object: `let source: AnyObject = Form.self`.
  private func isValueOfObject(_ first: Int, _ last: Int) -> Bool {
    guard first > 3, file.tokens[first - 1].isSign("=") else { return false }
    let mark = file.tokens[first - 2]
    let type = mark.isSign("?") || mark.isSign("!") ? first - 3 : first - 2
    guard file.tokens[type].isWord("AnyObject"), file.tokens[type - 1].isSign(":") else {
      return false
    }
    // What follows on its line is of the same value, such as a cast.
    guard let next = file.token(at: last + 1) else { return true }
    return next.startsLine || next.isSign(";") || next.isSign("}")
  }

  /// Whether all functions that an argument may be one of ask for any object there.
  private func takesAnyObject(_ argument: Int) -> Bool {
    guard let (call, position) = call(around: argument), call > 0 else { return false }
    let name = file.tokens[call - 1].text
    let label = file.tokens[argument - 1].isSign(":") ? file.tokens[argument - 2].text : ""
    let initializers = (module.declared.classes[name] ?? []).flatMap(module.blocks(of:))
      .flatMap(\.members).filter { $0.keyword == "init" }
    let parameters = ((module.declared.functions[name] ?? []) + initializers).compactMap {
      function in
      label.isEmpty
        ? function.parameters.indices.contains(position) ? function.parameters[position] : nil
        : function.parameters.first { $0.label == label }
    }
    return !parameters.isEmpty
      && parameters.allSatisfy { ["AnyObject", "AnyObject?", "AnyObject..."].contains($0.type) }
  }

  /// The parenthesis of the call that an argument stands in, and its position among the arguments.
  private func call(around argument: Int) -> (open: Int, position: Int)? {
    var (index, position) = (argument - 1, 0)
    while index > 0 {
      let token = file.tokens[index]
      if token.isSign("(") { return (index, position) }
      if token.opensBracket || token.isSign(";") { return nil }
      if token.isSign(",") { position += 1 }
      index = token.closesBracket ? (file.opening(index) ?? 0) - 1 : index - 1
    }
    return nil
  }
}
