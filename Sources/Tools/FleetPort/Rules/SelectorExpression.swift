/// What stands in `#selector(…)`: a path, labels and a type, as in `a.b.c(_:with:) as T`.
struct SelectorExpression {
  /// `getter` or `setter`.
  private(set) var accessor: String?
  private(set) var path: [String] = []
  /// The labels, empty for `_`; `nil` where none are written.
  private(set) var labels: [String]?
  /// The type behind `as`.
  private(set) var cast: String?
  /// The path before its last name.
  private(set) var owner = ""
  let end: Int

  /// Reads the expression at a `#selector`; answers `nil` for any other expression.
  init?(at index: Int, in file: SourceFile) {
    guard file.tokens[index + 1].isSign("(") else { return nil }
    let close = file.closing(index + 1)
    guard file.tokens[close].isSign(")") else { return nil }
    end = file.tokens[close].end
    var first = index + 2
    if ["getter", "setter"].contains(file.tokens[first].text), file.tokens[first + 1].isSign(":") {
      accessor = file.tokens[first].text
      first += 2
    }
    read(from: first, to: close, in: file)
    guard !path.isEmpty else { return nil }
  }

  private mutating func read(from first: Int, to close: Int, in file: SourceFile) {
    var first = first
    var at = first
    var last = first
    var object: (start: Int, end: Int)?
    while at < close {
      let token = file.tokens[at]
      if token.isWord("as") {
        cast = file.text(file.tokens[at + 1].start, file.tokens[close].start).trimmed
        // `((save) as …)`: the parenthesis around it.
        break
      } else if token.kind == .word {
        path.append(token.text)
        last = at
      } else if token.isSign("("), at == first {
        // `#selector((save) as () -> Void)`.
        first += 1
      } else if token.isSign("("), path == ["type"], file.tokens[at + 1].isWord("of") {
        // `type(of: self).save` is `save` of the object in the parentheses.
        at = min(file.closing(at), close)
        object = (first + 4, at)
      } else if token.isSign("(") {
        let end = min(file.closing(at), close)
        let words = file.tokens[(at + 1)..<end]
        if words.allSatisfy({ $0.kind == .word || $0.isSign(":") }) {
          labels = words.filter { $0.kind == .word }.map { $0.text == "_" ? "" : $0.text.unquoted }
        } else {
          path.append("()")
        }
        at = end
      }
      at += 1
    }
    let dot = last > first ? file.tokens[last - 1] : nil
    if let object {
      owner = file.text(file.tokens[object.start].start, file.tokens[object.end].start).trimmed
    } else if let dot, dot.isSign(".") {
      owner = file.text(file.tokens[first].start, dot.start).trimmed
    }
  }

  var base: String { path[path.count - 1] }

  /// Whether the method is one of the type around.
  var isImplicit: Bool { ["", "self", "Self", "super", "self?", "self!"].contains(owner) }

  /// The method's object, unwrapped: nothing evaluates it.
  var value: String {
    guard owner.contains("?") else { return owner }
    return "(\(owner.hasSuffix("?") ? String(owner.dropLast()) : owner))!"
  }

  /// Whether the method is named by its type, and not by a value.
  var namesType: Bool {
    guard path.count > 1, let first = path[path.count - 2].first(where: { $0 != "_" }) else {
      return false
    }
    return first.isUppercase
  }

  /// The types of the parameters, where a type is written behind `as`.
  var parameterTypes: [String]? {
    guard let parts = cast?.filter({ !$0.isWhitespace }).split(separator: "->"), parts.count > 1
    else { return nil }
    let parameters = parts[parts.count - 2].drop { $0 == "(" }
      .reversed().drop { $0 == ")" }.reversed()
    return String(parameters).split(separator: ",").map(String.init)
  }

  /// The method without its owner, `save(_:)`.
  var reference: String {
    guard let labels, !labels.isEmpty else { return base }
    return "\(base)(\(labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()))"
  }
}
