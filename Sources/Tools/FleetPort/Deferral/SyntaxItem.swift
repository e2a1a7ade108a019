/// A declaration, a statement or a case of a `switch`, with the braces in it.
final class SyntaxItem {
  /// The indices of its tokens.
  let tokens: Range<Int>
  /// The index of the first token behind attributes and modifiers.
  let head: Int
  /// The braces in it, closures too, in their order.
  private(set) var blocks: [SyntaxBlock] = []
  /// The braces around it.
  private(set) weak var parent: SyntaxBlock?
  unowned let file: SourceFile

  init(_ tokens: Range<Int>, head: Int, in file: SourceFile) {
    self.tokens = tokens
    self.head = min(head, max(tokens.upperBound - 1, tokens.lowerBound))
    self.file = file
  }

  /// The word that it begins with, behind attributes and modifiers.
  var keyword: String { file.tokens[head].text }
  /// The bytes of its text.
  var range: Range<Int> {
    file.tokens[tokens.lowerBound].start..<file.tokens[tokens.upperBound - 1].end
  }
  var isDeclaration: Bool {
    Self.declarations.contains(keyword) || keyword == "case" && parent?.kind == .members
      || isPreview
  }
  /// Whether it is a preview, which nothing else names.
  var isPreview: Bool { keyword == "#Preview" && parent?.isRun == false }
  var isVariable: Bool { keyword == "var" || keyword == "let" }

  /// The items around it, from the innermost.
  var ancestors: [SyntaxItem] {
    var found: [SyntaxItem] = []
    var item = parent?.owner
    while let next = item {
      found.append(next)
      item = next.parent?.owner
    }
    return found
  }

  /// The items in its braces, each before those in it.
  var descendants: [SyntaxItem] {
    blocks.flatMap(\.items).flatMap { [$0] + $0.descendants }
  }

  func add(_ found: [SyntaxBlock]) {
    blocks += found
    for block in found { block.owner = self }
  }

  func join(_ block: SyntaxBlock) { parent = block }

  static let types: Set<String> = ["class", "struct", "enum", "actor", "protocol", "extension"]
  private static let declarations: Set<String> = types.union([
    "func", "var", "let", "init", "deinit", "subscript", "typealias", "associatedtype", "import",
    "operator", "precedencegroup", "macro",
  ])
}
