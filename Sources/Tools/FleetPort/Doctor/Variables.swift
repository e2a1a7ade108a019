/// The variables of a file whose class is written, and is one of the model's.
///
/// A name that stands for several things in the file is left out.
struct Variables {
  private var types: [String: String] = [:]
  private var unclear: Set<String> = []

  init(of file: SourceFile, in names: ModelNames) {
    var types: [String: String] = [:]
    var unclear: Set<String> = []
    func add(_ name: String, _ type: String?) {
      guard let type, names.types[type] != nil, types[name, default: type] == type else {
        unclear.insert(name)
        return
      }
      types[name] = type
    }
    for declaration in file.all {
      if declaration.isVariable {
        add(declaration.name.unquoted, Self.type(of: declaration, in: file))
      }
      for parameter in declaration.parameters { add(parameter.name, Self.plain(parameter.type)) }
    }
    for token in file.tokens where token.kind == .word && Self.isBound(token, in: file) {
      unclear.insert(token.text)
    }
    self.types = types
    self.unclear = unclear
  }

  /// Whether the file declares a variable of that name.
  func has(_ name: String) -> Bool { types[name] != nil || unclear.contains(name) }

  /// The class of the variables of that name.
  func type(of name: String) -> String? { unclear.contains(name) ? nil : types[name] }

  /// Whether a closure or a loop names something so.
  private static func isBound(_ token: Token, in file: SourceFile) -> Bool {
    let index = file.index(ofTokenAt: token.start)
    guard index > 0, index + 1 < file.tokens.count else { return false }
    let (last, next) = (file.tokens[index - 1], file.tokens[index + 1])
    return next.isWord("in") || last.isSign("{") && next.isSign(",")
      || next.isSign(")") && file.tokens[min(index + 2, file.tokens.count - 1)].isWord("in")
  }

  /// The type that a variable is declared with, or that its value is made of.
  private static func type(of variable: Declaration, in file: SourceFile) -> String? {
    if let type = variable.type { return plain(type) }
    let index = file.index(ofTokenAt: variable.end)
    guard index + 2 < file.tokens.count, file.tokens[index].isSign("="),
      file.tokens[index + 1].kind == .word, file.tokens[index + 2].isSign("(")
    else { return nil }
    // Behind the arguments the value may be of another type: `UIView().bounds`.
    let behind = file.tokens[min(file.closing(index + 2) + 1, file.tokens.count - 1)]
    return behind.isSign(".") ? nil : file.tokens[index + 1].text
  }

  /// The type without its marks of optional values.
  private static func plain(_ type: String) -> String {
    var type = type[...]
    while type.last == "?" || type.last == "!" { type.removeLast() }
    return String(type)
  }
}
