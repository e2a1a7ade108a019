/// The function or the closure that a statement is run in.
struct Surroundings {
  /// Whether it is a closure, whose type may hang on what it holds.
  var isClosure = false
  var isInitializer = false
  /// Whether it has to answer something.
  var returnsValue = false
  /// Whether it may throw any error.
  var isThrowing = false

  /// Finds what is around the items of a block.
  init(of block: SyntaxBlock, in outline: SyntaxOutline) {
    var block = block
    while block.kind != .closure, !block.isBody {
      guard let outer = block.owner?.parent else { return }
      block = outer
    }
    if block.kind == .closure {
      isClosure = true
      returnsValue = Self.returnsValue(block, in: outline.file)
    } else if let owner = block.owner {
      read(owner, in: outline)
    }
  }

  /// Whether a result builder makes one value of its statements, as it does of the views in a body.
  private static func isBuilder(_ owner: SyntaxItem, in file: SourceFile) -> Bool {
    let accessor = owner.parent.flatMap { $0.kind == .accessors ? $0.owner : nil }
    let owner = accessor ?? owner
    let head = file.tokens[owner.head..<owner.tokens.upperBound].prefix { !$0.isSign("{") }
    guard head.count > 1, head.contains(where: { $0.isWord("some") }) else { return false }
    let attributes = file.tokens[owner.tokens.lowerBound..<owner.head]
    return bodies.contains(file.tokens[owner.head + 1].text)
      || attributes.contains { $0.text.hasSuffix("Builder") }
  }

  /// The members that protocols of SwiftUI give a builder.
  private static let bodies: Set<String> = ["body", "makeBody", "previews"]

  private mutating func read(_ owner: SyntaxItem, in outline: SyntaxOutline) {
    switch owner.keyword {
    case "init": isInitializer = true
    case "func", "subscript":
      guard let function = outline.declaration(of: owner) else { return }
      returnsValue = !function.returnsNothing
      isThrowing = function.isThrowing
    case "get", "var", "let": returnsValue = true
    default: return
    }
    let file = outline.file
    if returnsValue, Self.isBuilder(owner, in: file) { returnsValue = false }
    var index = owner.head
    while index + 1 < owner.tokens.upperBound, !file.tokens[index].isSign("{") {
      if file.tokens[index].isWord("throws") {
        // Another error than the declared one cannot be thrown.
        isThrowing = !file.tokens[index + 1].isSign("(")
      } else if file.tokens[index].isWord("rethrows") {
        isThrowing = false
      }
      index = file.tokens[index].opensBracket ? max(file.closing(index), index) + 1 : index + 1
    }
  }

  /// Whether a closure says that it answers something, or does so.
  private static func returnsValue(_ closure: SyntaxBlock, in file: SourceFile) -> Bool {
    let signature = file.tokens[closure.start..<max(closure.inside.lowerBound, closure.start)]
    if let arrow = signature.lastIndex(where: { $0.isSign("->") }) {
      let next = file.tokens[arrow + 1]
      return !next.isWord("Void") && !(next.isSign("(") && file.tokens[arrow + 2].isSign(")"))
    }
    return answers(closure, in: file)
  }

  /// Whether there is a `return` with something behind it, and not in a closure within.
  private static func answers(_ block: SyntaxBlock, in file: SourceFile) -> Bool {
    block.items.contains { item in
      if item.keyword == "return" { return item.tokens.count > 1 }
      return item.blocks.contains {
        $0.kind != .closure && $0.kind != .members && answers($0, in: file)
      }
    }
  }
}
