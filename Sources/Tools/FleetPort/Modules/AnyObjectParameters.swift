/// The parameters of the module's generic types that ask for any object, and are given a protocol of
/// Objective-C somewhere, as in `Weak<any UITextFieldDelegate>`.
///
/// With Objective-C such a protocol is a type of objects; to Swift on Linux it is not.
struct AnyObjectParameters {
  struct Parameter {
    let type: Declaration
    let name: String
    /// Where the type asks for any object, from the name or the `where` on.
    let demand: Range<Int>
  }

  let all: [Parameter]

  init(in module: Module) {
    all = module.files.flatMap(\.all).filter { Self.kinds.contains($0.keyword) && $0.isGeneric }
      .flatMap { type in
        Self.parameters(of: type).enumerated().compactMap { position, parameter in
          guard let demand = parameter.demand, Self.gives(type, at: position, in: module) else {
            return nil
          }
          return Parameter(type: type, name: parameter.name, demand: demand)
        }
      }
  }

  private static let kinds: Set<String> = ["class", "struct", "enum"]
  private static let demands = ["AnyObject", "class"]

  /// The generic parameters of a type, each with the place where it demands any object and nothing else.
  private static func parameters(of type: Declaration) -> [(name: String, demand: Range<Int>?)] {
    let file = type.file
    let open = file.index(ofTokenAt: type.places.keywordStart) + 2
    guard open < file.tokens.count, file.tokens[open].isSign("<") else { return [] }
    return arguments(from: open, in: file).map { range in
      let name = file.tokens[range.lowerBound]
      let isDemanding =
        range.count == 3 && demands.contains(file.tokens[range.lowerBound + 2].text)
      let demand =
        isDemanding
        ? name.end..<file.tokens[range.lowerBound + 2].end
        : range.count == 1 ? clause(demanding: name.text, of: type) : nil
      return (name.text, demand)
    }
  }

  /// `where T: AnyObject` before the brace of a type.
  private static func clause(demanding name: String, of type: Declaration) -> Range<Int>? {
    let file = type.file
    guard let body = type.body else { return nil }
    let start = file.index(ofTokenAt: body.lowerBound) - 5
    guard file.reads(["where", name, ":", "AnyObject", "{"], at: start) else { return nil }
    return file.tokens[start].start..<file.tokens[start + 3].end
  }

  /// Whether a type is given a protocol at a position of its parameters.
  private static func gives(_ type: Declaration, at position: Int, in module: Module) -> Bool {
    module.files.contains { file in
      file.indices(of: type.name).contains { index in
        guard index + 1 < file.tokens.count, file.tokens[index + 1].isSign("<") else {
          return false
        }
        let arguments = arguments(from: index + 1, in: file)
        return position < arguments.count && isProtocol(arguments[position], in: file, module)
      }
    }
  }

  private static func isProtocol(_ tokens: Range<Int>, in file: SourceFile, _ module: Module)
    -> Bool
  {
    let words = file.tokens[tokens].map(\.text).drop { $0 == "any" }
    guard words.count == 1, let name = words.first else { return false }
    return module.declared.protocols[name].map { $0.has("@objc") }
      ?? (module.kit.protocols[name] != nil)
  }

  /// The tokens of each argument between angles.
  private static func arguments(from open: Int, in file: SourceFile) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var (start, index, depth) = (open + 1, open + 1, 1)
    while index < file.tokens.count - 1 {
      let token = file.tokens[index]
      if token.isSign("{") || token.isSign("}") || token.isSign(";") { return [] }
      if token.isSign("<") { depth += 1 }
      if token.isSign(">") { depth -= 1 }
      if depth == 0 || depth == 1 && token.isSign(",") {
        if start < index { found.append(start..<index) }
        start = index + 1
      }
      if depth == 0 { return found }
      index = token.opensBracket ? max(file.closing(index), index) + 1 : index + 1
    }
    return []
  }
}
