/// A declaration in a source, as far as the rules need it.
package final class Declaration {
  /// `class`, `struct`, `enum`, `actor`, `protocol`, `extension`, `func`, `var`, `let`, `init`,
  /// `subscript`, `typealias` or `case`.
  package let keyword: String
  package internal(set) var name = ""
  package internal(set) var attributes: [Mark] = []
  package internal(set) var modifiers: [Mark] = []
  package internal(set) var parameters: [Parameter] = []
  var isAsync = false
  var isThrowing = false
  package internal(set) var result: String?
  /// The end of the parameters, behind which effects and result stand.
  var signatureEnd = 0
  /// The type that a property is declared with.
  package internal(set) var type: String?
  /// The text between the braces of a property.
  var accessors: Range<Int>?
  package internal(set) var inherited: [String] = []
  var isGeneric = false
  /// The end of what stands before a type's brace: where a conformance can be added.
  var headEnd = 0
  /// The text between the braces of a type or a function.
  var body: Range<Int>?
  /// The index of the token that closes the body of a type.
  var bodyClosing = 0
  /// The start of the declaration, with its attributes.
  var start = 0
  var keywordStart = 0
  var end = 0
  /// The `#if` branch that it stands in.
  var branch = 0
  /// Which of the declarations of the file that have the same keyword it is.
  var ordinal = 0
  unowned let file: SourceFile
  /// The type or extension around it.
  private(set) weak var parent: Declaration?
  package internal(set) var members: [Declaration] = []
  /// Whether it stands within a function or a closure.
  package internal(set) var isLocal = false

  init(_ keyword: String, in file: SourceFile, parent: Declaration?) {
    self.keyword = keyword
    self.file = file
    self.parent = parent
  }

  /// The name with its labels, `save(_:with:)`.
  package var fullName: String {
    let labels = parameters.map { ($0.label.isEmpty ? "_" : $0.label) + ":" }
    return labels.isEmpty ? name.unquoted : "\(name.unquoted)(\(labels.joined()))"
  }

  /// The type's name, with the names of the types around it.
  var path: String { (parent.map { $0.path + "." } ?? "") + name.unquoted }

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
