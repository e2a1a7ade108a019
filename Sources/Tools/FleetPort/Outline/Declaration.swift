/// A declaration in a source, as far as the rules need it.
package final class Declaration {
  /// `class`, `struct`, `enum`, `actor`, `protocol`, `extension`, `func`, `var`, `let`, `init`,
  /// `subscript`, `typealias` or `case`.
  package let keyword: String
  package internal(set) var name = ""
  var marks = Marks()
  var signature = Signature()
  /// The type that a property is declared with.
  package internal(set) var type: String?
  package internal(set) var inherited: [String] = []
  var isGeneric = false
  /// What stands between the braces of a type or a function.
  var body: Range<Int>?
  /// Where the declaration begins, with its attributes.
  var start = 0
  var end = 0
  var places = Places()
  unowned let file: SourceFile
  /// The type or extension around it.
  private(set) weak var parent: Declaration?
  package internal(set) var members: [Declaration] = []

  /// What stands before the keyword.
  struct Marks {
    var attributes: [Mark] = []
    var modifiers: [Mark] = []
  }

  /// What a function takes and returns.
  struct Signature {
    var parameters: [Parameter] = []
    var isAsync = false
    var isThrowing = false
    var result: String?
  }

  /// Where parts of the declaration stand.
  struct Places {
    var keywordStart = 0
    /// The end of the parameters, behind which effects and result stand.
    var signatureEnd = 0
    /// The end of what stands before a type's brace: where a conformance can be added.
    var headEnd = 0
    /// What stands between the braces of a property.
    var accessors: Range<Int>?
    /// The index of the token that closes the body of a type.
    var bodyClosing = 0
    /// Whether it stands within a function or a closure.
    var isLocal = false
    /// The `#if` branch that it stands in.
    var branch = 0
    /// Which of the declarations of the file that have the same keyword it is.
    var ordinal = 0
  }

  init(_ keyword: String, in file: SourceFile, parent: Declaration?) {
    self.keyword = keyword
    self.file = file
    self.parent = parent
  }

  package var attributes: [Mark] { marks.attributes }
  package var modifiers: [Mark] { marks.modifiers }
  package var parameters: [Parameter] { signature.parameters }
  package var result: String? { signature.result }
  var isAsync: Bool { signature.isAsync }
  var isThrowing: Bool { signature.isThrowing }
  package var isLocal: Bool { places.isLocal }

  /// The name with its labels, `save(_:with:)`.
  package var fullName: String {
    let labels = parameters.map { ($0.label.isEmpty ? "_" : $0.label) + ":" }
    return labels.isEmpty ? name.unquoted : "\(name.unquoted)(\(labels.joined()))"
  }

  /// The type's name, with the names of the types around it.
  var path: String { (parent.map { $0.path + "." } ?? "") + name.unquoted }

  /// The generic parameters of a type, as they are written.
  package var genericParameters: String {
    let head = file.text(places.keywordStart, places.headEnd)
    guard isGeneric, let open = head.firstIndex(of: "<"),
      head[..<open].split(whereSeparator: \.isWhitespace).last.map(String.init) == name
    else { return "" }
    var depth = 0
    let end = head[open...].firstIndex { character in
      depth += character == "<" ? 1 : character == ">" ? -1 : 0
      return depth == 0
    }
    return end.map { String(head[open...$0]) } ?? ""
  }

  var isType: Bool { Self.typeKeywords.contains(keyword) }
  var isVariable: Bool { keyword == "var" || keyword == "let" }
  var isStatic: Bool { modifier("static") != nil || modifier("class") != nil }
  var isOverride: Bool { modifier("override") != nil }
  var isPublic: Bool { modifier("public") != nil || modifier("open") != nil }
  /// Whether other files cannot name it.
  var isHidden: Bool { modifier("private") != nil || modifier("fileprivate") != nil }
  var returnsNothing: Bool { result == nil || result == "Void" || result == "()" }

  /// What a member that is added to the type says before its keyword, to be as visible as the type.
  var memberAccess: String {
    modifier("open") != nil ? "open " : modifier("public") != nil ? "public " : ""
  }

  func has(_ attribute: String) -> Bool { mark(attribute) != nil }
  func mark(_ attribute: String) -> Mark? { attributes.first { $0.text == attribute } }
  func modifier(_ text: String) -> Mark? {
    modifiers.first { $0.text == text && $0.argument.isEmpty }
  }

  private static let typeKeywords: Set<String> = [
    "class", "struct", "enum", "actor", "protocol", "extension",
  ]
}
