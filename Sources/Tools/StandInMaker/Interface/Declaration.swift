import Foundation

/// A declaration of an interface, as the toolchain prints it.
package struct Declaration: Equatable {
  package enum Kind: String {
    case `associatedtype`, `case`, `class`, `enum`, `extension`, `func`, `import`, `init`, `let`
    case `operator`, `protocol`, `struct`, `subscript`, `typealias`, `var`

    var isType: Bool { [.class, .enum, .extension, .protocol, .struct].contains(self) }
  }

  package var kind: Kind
  /// The words before the keyword, such as `open`, `class`, `weak`, `optional`.
  package var words: Set<String> = []
  package var attributes: [String] = []
  /// The name as it is written; empty for an initializer or a subscript.
  package var name = ""
  /// The text behind the name: `<T> : NSObject`, `(_ a: Int) -> Bool`, `: Int { get }`.
  package var rest = ""
  package var members: [Declaration] = []
  /// Whether it comes from a source in Swift.
  package var isSwift = false

  package init(_ kind: Kind, _ name: String = "", _ rest: String = "") {
    (self.kind, self.name, self.rest) = (kind, name, rest)
  }

  var isValue: Bool { kind == .struct || kind == .enum }
  package var isStatic: Bool { words.contains("static") || words.contains("class") }
  package var isOptional: Bool { words.contains("optional") }
  package var isAsync: Bool { hasBody && tail.hasWord("async") }
  package var isThrowing: Bool { hasBody && tail.hasWord("throws") }

  /// Whether it is a protocol that only classes can have.
  var isOfObjectiveC: Bool {
    kind == .protocol
      && (!isSwift || attributes.contains { $0.hasPrefix("@objc") }
        || inherited.contains("AnyObject"))
  }

  private var hasBody: Bool { [.func, .`init`, .subscript].contains(kind) }

  /// The name without what quotes a keyword.
  package var plainName: String { name.filter { $0 != "`" } }

  /// The name with labels, as calls of it are known by: `signIn(withEmail:)`, `init(frame:)`, `text`.
  package var key: String {
    switch kind {
    case .func: plainName + labels
    case .`init`: "init" + labels
    case .subscript: "subscript" + labels
    default: plainName
    }
  }

  /// The ``key`` with the types of its parameters, by which overloads differ.
  var signature: String { key + parameters.map { " " + $0.type }.joined() }

  package var labels: String { "(" + parameters.map { $0.label + ":" }.joined() + ")" }

  /// The types behind the colon, without what an attribute says of them.
  package var inherited: [String] {
    let head = (" " + rest.dropFirst(genericClause.count)).before(" where ")
    guard let colon = head.range(of: ": ") else { return [] }
    let list = String(head[colon.upperBound...])
    return list.split(outside: ",").map { type in
      String(type.split(separator: " ").last { !$0.hasPrefix("@") && $0 != "any" } ?? "")
    }
  }

  /// Its generic parameters with their brackets, `<Value>`; empty where it has none.
  package var genericClause: Substring {
    rest.hasPrefix("<") ? rest[..<rest.closing(of: rest.startIndex)] : ""
  }

  /// What stands behind its types: ` where Value : Codable`, or nothing.
  var constraints: String {
    let text = " " + rest
    return text.range(of: " where ").map { " " + text[$0.lowerBound...].before(" {").trimmed } ?? ""
  }

  /// The names of its generic parameters.
  package var generics: [String] {
    genericClause.dropFirst().dropLast().split(outside: ",")
      .map { String($0.prefix { $0.isLetter || $0.isNumber || $0 == "_" }) }
  }

  /// The text behind the parameters: ` async throws -> Int`.
  package var tail: Substring {
    guard let open = rest.firstIndex(of: "(") else { return rest[...] }
    return rest[rest.closing(of: open)...]
  }

  /// The type of a property, or the result of a function; `Void` where none is written.
  package var type: String {
    switch kind {
    case .var, .let:
      String(rest.drop { ": ".contains($0) }.before(" {")).trimmed
    case .func, .`init`, .subscript:
      tail.range(of: " -> ").map { tail[$0.upperBound...].before(" {").trimmed } ?? "Void"
    case .typealias: String(rest.drop { " =".contains($0) })
    default: ""
    }
  }

  /// The names that Objective-C has for it and for the types in it, each with the path in Swift.
  func objectiveCNames(in owner: String = "") -> [String: String] {
    let path = owner + plainName
    var names: [String: String] = [:]
    for attribute in attributes where attribute.hasPrefix("@objc(") {
      names[String(attribute.dropFirst(6).dropLast())] = path
    }
    for member in members where member.kind.isType {
      names.merge(member.objectiveCNames(in: path + ".")) { old, _ in old }
    }
    return names
  }

  package var isReadOnly: Bool {
    kind == .let || rest.contains(" {") && !rest.hasWord("set")
  }
}
