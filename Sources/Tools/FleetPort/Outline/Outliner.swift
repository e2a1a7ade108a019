/// Finds the declarations of a file.
///
/// It reads what declarations are made of, and passes over everything else. Errors of the source it
/// leaves to the compiler.
struct Outliner {
  /// Braces in braces beyond this depth are passed over.
  private static let deepest = 200

  let file: SourceFile
  private(set) var all: [Declaration] = []
  var at = 0
  private var depth = 0

  init(file: SourceFile) { self.file = file }

  var now: Token { file.tokens[at] }
  var isAtEnd: Bool { at >= file.tokens.count - 1 }
  /// The token before this one.
  var last: Token { file.tokens[max(at - 1, 0)] }

  func ahead(_ count: Int = 1) -> Token { file.tokens[min(at + count, file.tokens.count - 1)] }

  mutating func step() { if !isAtEnd { at += 1 } }

  mutating func jump(behind index: Int) { at = min(index + 1, file.tokens.count - 1) }

  mutating func run() -> [Declaration] {
    var found: [Declaration] = []
    while !isAtEnd {
      found += members(of: nil, isCode: false)
      step()
    }
    return found
  }

  /// The attributes and modifiers before a declaration.
  private struct Prefix {
    var attributes: [Declaration.Mark] = []
    var modifiers: [Declaration.Mark] = []
    var start: Int?
  }

  /// Reads up to the brace that closes the block, which is left for the caller.
  mutating func members(of parent: Declaration?, isCode: Bool) -> [Declaration] {
    depth += 1
    defer { depth -= 1 }
    var found: [Declaration] = []
    var prefix = Prefix()
    while !isAtEnd, !now.isSign("}") {
      if now.kind == .attribute {
        prefix.start = prefix.start ?? now.start
        prefix.attributes.append(mark())
      } else if isModifier {
        prefix.start = prefix.start ?? now.start
        prefix.modifiers.append(mark())
      } else if now.isWord("case"), !isCode, parent?.keyword == "enum" {
        found += cases(in: parent)
        prefix = Prefix()
      } else if startsDeclaration(isCode: isCode) {
        found += declarations(prefix, in: parent, isLocal: isCode)
        prefix = Prefix()
      } else {
        prefix = Prefix()
        if now.isSign("{") { skipBlock(in: parent) } else { step() }
      }
    }
    return found
  }

  /// Reads what stands in braces as code, and passes over it.
  mutating func skipBlock(in parent: Declaration?) {
    let close = file.closing(at)
    step()
    if depth < Self.deepest { _ = members(of: parent, isCode: true) }
    at = max(at, close)
    step()
  }

  /// Reads one declaration, or the several of `var a: Int, b: Int`.
  private mutating func declarations(
    _ prefix: Prefix, in parent: Declaration?, isLocal: Bool
  ) -> [Declaration] {
    let keyword = now
    var found: [Declaration] = []
    repeat {
      step()
      let declaration = Declaration(keyword.text, in: file, parent: parent)
      declaration.marks.attributes = prefix.attributes
      declaration.marks.modifiers = prefix.modifiers
      declaration.start = prefix.start ?? keyword.start
      declaration.places.keywordStart = keyword.start
      declaration.places.branch = keyword.branch
      declaration.places.isLocal = isLocal
      all.append(declaration)
      read(declaration, in: parent)
      declaration.end = last.end
      found.append(declaration)
    } while found[0].isVariable && now.isSign(",") && ahead().kind == .word
    if let type = found.last?.type {
      for declaration in found where declaration.type == nil { declaration.type = type }
    }
    return found
  }

  private mutating func cases(in parent: Declaration?) -> [Declaration] {
    var names: [String] = []
    let first = now
    readCases { names.append($0) }
    let found = names.map { name in
      let declaration = Declaration("case", in: file, parent: parent)
      declaration.name = name
      declaration.start = first.start
      declaration.places.keywordStart = first.start
      declaration.end = last.end
      declaration.places.branch = first.branch
      return declaration
    }
    all += found
    return found
  }

  private mutating func read(_ declaration: Declaration, in parent: Declaration?) {
    switch declaration.keyword {
    case "func", "init", "subscript": readFunction(declaration)
    case "var", "let": readProperty(declaration)
    case "typealias": declaration.type = readAlias(declaration)
    default:
      readHead(of: declaration)
      readBody(of: declaration)
    }
  }

  private mutating func readBody(of type: Declaration) {
    guard now.isSign("{") else { return }
    let close = file.closing(at)
    let open = now.end
    step()
    if depth < Self.deepest { type.members = members(of: type, isCode: false) }
    at = max(at, min(close, file.tokens.count - 1))
    type.body = open..<max(open, now.start)
    type.places.bodyClosing = at
    step()
  }
}
