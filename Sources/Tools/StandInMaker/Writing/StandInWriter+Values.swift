import Foundation

extension StandInWriter {
  // MARK: Enumerations

  mutating func enumText(_ type: Declaration, path: String) -> String {
    count += 1
    generics = Set(type.generics)
    defer { generics = [] }
    let raw = type.inherited.first(where: Self.rawTypes.contains)
    let cases = type.members.filter { $0.kind == .case }
    guard let first = cases.first else { return caseless(type, raw, path: path) }
    if let raw { return numbered(type, raw, path: path) }
    var text =
      "public indirect enum \(type.name)\(parameterClause(type))\(conformances(type, fields: cases.map(\.rest))) {\n"
    for member in cases {
      guard isWhole(member, of: path) else { continue }
      text += "  case \(member.name)\(member.rest)\n"
    }
    for member in type.members where member.kind != .case {
      text += valueMember(member, of: path)
    }
    if first.rest.isEmpty { addLeast(path, ".\(first.name)") }
    return text + "}\n"
  }

  private static let rawTypes: Set = [
    "Int", "Int16", "Int32", "Int64", "Int8", "String", "UInt", "UInt16", "UInt32", "UInt64",
    "UInt8",
  ]

  /// What the compiler fulfils for an enumeration of numbers or texts.
  private static let ofNumbers: Set = [
    "CaseIterable", "Codable", "Decodable", "Encodable", "Error",
  ]

  private mutating func numbered(_ type: Declaration, _ raw: String, path: String) -> String {
    let isCode = path.hasSuffix(".Code") && raw == "Int"
    let besides =
      (isCode ? ["_ErrorCodeProtocol"] : []) + type.inherited.filter(Self.ofNumbers.contains)
    var text =
      "public enum \(type.name): \(([raw] + besides).joined(separator: ", ")), Sendable {\n"
    var seen: Set<String> = []
    for member in type.members {
      switch member.kind {
      case .case where member.rest.isEmpty || seen.insert(member.rest).inserted:
        text += "  case \(member.name)\(member.rest)\n"
      case .typealias: text += "  public typealias \(member.name)\(member.rest)\n"
      case .var where member.isStatic && member.type == type.name:
        let value =
          number(of: member.plainName, in: path).map { "\(type.name)(rawValue: \($0)) ?? " } ?? ""
        text +=
          "  public static var \(member.name): \(type.name) { \(value)_StandIn.least(Self.self) }\n"
      case .var, .func, .struct, .enum: text += type.isSwift ? valueMember(member, of: path) : ""
      default: break
      }
    }
    if let first = type.members.first(where: { $0.kind == .case }) {
      addLeast(path, ".\(first.name)")
    }
    return text + "}\n"
  }

  /// One without cases: a space of names, or an open set of numbers.
  private mutating func caseless(_ type: Declaration, _ raw: String?, path: String) -> String {
    if let raw {
      return """
        public struct \(type.name): RawRepresentable, Hashable, Sendable {
          public var rawValue: \(raw)
          public init(rawValue: \(raw)) { self.rawValue = rawValue }
        }

        """
    }
    let members = type.members.map { valueMember($0, of: path) }.joined()
    return "public enum \(type.name)\(parameterClause(type)) {\n\(members)}\n"
  }

  private func number(of name: String, in type: String) -> Int? {
    let bare = KnownNames.bare(type)
    let lists = module.numbers.filter { $0.key == bare || $0.key.hasSuffix(bare) }
    let nearest = lists.min { $0.key.count < $1.key.count }?.value ?? []
    return nearest.first { $0.name.lowercased().hasSuffix(name.lowercased()) }?.value
  }

  // MARK: Structures

  mutating func structText(_ type: Declaration, path: String) -> String {
    count += 1
    generics = Set(type.generics)
    defer { generics = [] }
    if let code = type.members.first(where: { $0.kind == .enum && $0.name == "Code" }),
      type.inherited.contains(where: { $0.hasSuffix("NSError") })
    {
      return errorText(type, code, path: path)
    }
    if type.inherited.contains("OptionSet") || type.inherited.contains("RawRepresentable") {
      return rawText(type, path: path)
    }
    return fieldsText(type, path: path)
  }

  private mutating func errorText(_ type: Declaration, _ code: Declaration, path: String) -> String
  {
    let domain =
      module.texts[path + ".errorDomain"] ?? module.texts[path + "Domain"] ?? path + "Domain"
    var text = """
      public struct \(type.name): _BridgedStoredNSError, @unchecked Sendable {
        public let _nsError: NSError
        public init(_nsError error: NSError) { _nsError = error }
        public static var _nsErrorDomain: String { \(quoted(domain)) }

      """
    text += enumText(code, path: path + ".Code")
    for member in type.members where member.kind == .var && member.isStatic {
      guard member.name != "errorDomain" else { continue }
      text += "  public static var \(member.name): \(type.name).Code { .\(member.name) }\n"
    }
    values.append(
      "extension \(path).Code: _StandInErrorCode { public var _standInError: any Error { \(path)(self) } }\n"
    )
    return text + "}\n"
  }

  private mutating func rawText(_ type: Declaration, path: String) -> String {
    let maker = type.members.first {
      $0.kind == .`init` && $0.parameters.first?.label == "rawValue"
    }
    let raw = maker?.parameters.first?.type ?? "String"
    raws[type.name] = raw
    raws[path] = raw
    let isOptions = type.inherited.contains("OptionSet")
    var text = """
      public struct \(type.name): \(isOptions ? "OptionSet" : "RawRepresentable"), Hashable, @unchecked Sendable {
        public var rawValue: \(raw)
        public init(rawValue: \(raw)) { self.rawValue = rawValue }

      """
    if !isOptions { text += "  public init(_ rawValue: \(raw)) { self.rawValue = rawValue }\n" }
    var bit = 0
    for member in type.members where member.isStatic && [.var, .let].contains(member.kind) {
      if isOptions {
        let value = number(of: member.plainName, in: path) ?? (member.name == "none" ? 0 : 1 << bit)
        bit += 1
        text +=
          "  public static var \(member.name): \(type.name) { \(type.name)(rawValue: \(value)) }\n"
      } else {
        text += "  " + property(member, at: MemberPlace(owner: path))
      }
    }
    addLeast(path, isOptions ? "[]" : "Self(rawValue: _StandIn.least(\(raw).self))")
    return text + "}\n"
  }

  private mutating func fieldsText(_ type: Declaration, path: String) -> String {
    let fields = type.members.filter { member in
      guard !member.isStatic, [.let, .var].contains(member.kind) else { return false }
      return member.kind == .let || !type.isSwift || !member.rest.contains(" {")
    }.filter { isWhole($0, of: path) }
    let types = fields.map { SwiftType.stored($0.type) }
    var text =
      "public struct \(type.name)\(parameterClause(type))\(conformances(type, fields: types)) {\n  public init() {}\n"
    for (field, type) in zip(fields, types) {
      text += "  public var \(field.name): \(type) = \(least(type))\n"
    }
    if !fields.isEmpty {
      let parameters = zip(fields, types).map { field, type in
        "\(field.name): \(Self.isClosure(type) ? "@escaping " : "")\(type)"
      }
      let assignments = fields.map { "self.\($0.name) = \($0.name)" }
      text +=
        "  public init(\(parameters.joined(separator: ", "))) { \(assignments.joined(separator: "; ")) }\n"
    }
    if type.isSwift {
      let stored = Set(fields.map(\.name))
      let initializers: Set = [
        "init()",
        "init"
          + Declaration(
            .`init`, "", "(\(fields.map { "\($0.name): \($0.type)" }.joined(separator: ", ")))"
          ).labels,
      ]
      for member in type.members
      where !stored.contains(member.name) && !initializers.contains(member.key) {
        text += valueMember(member, of: path, fields: fields)
      }
    }
    addLeast(path, "Self()")
    return text + "}\n"
  }

  private static func isClosure(_ type: String) -> Bool {
    type.hasPrefix("(") && type.contains("->") && !type.hasSuffix("?") && !type.hasSuffix(")")
      || type.hasPrefix("@Sendable")
  }

  /// A member of a value, which a source in Swift declares.
  private mutating func valueMember(
    _ member: Declaration, of path: String, fields: [Declaration] = []
  ) -> String {
    guard !Self.synthesized.contains(member.key) else { return "" }
    let place = MemberPlace(owner: path)
    switch member.kind {
    case .struct, .enum, .typealias: return written(member, in: path + ".")
    case .func where isWhole(member, of: path): return "  " + function(member, at: place)
    case .var where isWhole(member, of: path), .let where isWhole(member, of: path):
      return "  " + property(member, at: place)
    case .subscript where isWhole(member, of: path): return "  " + subscriptText(member, at: place)
    case .`init` where !member.isAsync && isWhole(member, of: path):
      count += 1
      let assigned = member.parameters.filter { parameter in
        fields.contains {
          $0.name == parameter.label
            && $0.type == parameter.type.replacingOccurrences(of: "@escaping ", with: "")
        }
      }
      let body = (["self.init()"] + assigned.map { "self.\($0.label) = \($0.name)" }).joined(
        separator: "; ")
      let head = member.parameters.map { $0.text() }.joined(separator: ", ")
      let fails = member.rest.hasPrefix("?") ? "?" : ""
      return
        "  public init\(fails)\(member.rest.before("(").replacingOccurrences(of: "?", with: ""))(\(head))\(member.isThrowing ? " throws" : "") { \(body) }\n"
    default: return ""
    }
  }

  /// What the compiler writes for a type that conforms.
  private static let synthesized: Set = [
    "==(_:_:)", "debugDescription", "description", "encode(to:)", "hash(into:)", "hashValue",
    "init(from:)", "init(rawValue:)", "rawValue",
  ]

  // MARK: Conformances

  /// The protocols of a value that the compiler fulfils, where all fields have them.
  private mutating func conformances(_ type: Declaration, fields: [String]) -> String {
    var kept: [String] = []
    for name in type.inherited {
      switch name {
      case "Codable", "Decodable", "Encodable", "Equatable", "Hashable":
        if fields.allSatisfy({ hasConformance($0, to: name, in: type) }) {
          kept.append(name)
        } else {
          leave(type.name, "\(name), which not all of its fields have")
        }
      case "Error": kept.append(name)
      case "Identifiable" where type.members.contains { $0.name == "id" }: kept.append(name)
      default: break
      }
    }
    kept.append("@unchecked Sendable")
    let constraint = type.rest.range(of: " where ").map { type.rest[$0.lowerBound...] } ?? ""
    return ": " + kept.joined(separator: ", ") + constraint
  }

  private func hasConformance(_ field: String, to name: String, in owner: Declaration) -> Bool {
    let text = SwiftType.unwrapped(field)
    return !text.contains("->")
      && text.words.allSatisfy { word in
        if word.first?.isUppercase != true { return true }
        if owner.generics.contains(String(word)) {
          return owner.rest.replacingOccurrences(of: " ", with: "").contains("\(word):\(name)")
        }
        if Self.plainTypes.contains(word) { return true }
        let values = interface.flatMap { [$0] + $0.members }
        guard
          let type = values.first(where: { $0.name == word && [.struct, .enum].contains($0.kind) })
        else { return false }
        let all = Set(type.inherited)
        return all.contains(name)
          || !all.isDisjoint(with: Self.rawTypes) && ["Equatable", "Hashable"].contains(name)
          || name == "Equatable" && all.contains("Hashable")
          || ["Encodable", "Decodable"].contains(name) && all.contains("Codable")
      }
  }

  private static let plainTypes: Set<Substring> = [
    "Array", "Bool", "CGFloat", "Character", "Data", "Date", "Decimal", "Dictionary", "Double",
    "Float", "Int", "Int16", "Int32", "Int64", "Int8", "Optional", "Set", "String", "TimeInterval",
    "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "URL", "UUID",
  ]

  private func parameterClause(_ type: Declaration) -> String {
    type.generics.isEmpty ? "" : String(type.rest[..<type.rest.closing(of: type.rest.startIndex)])
  }

  private mutating func addLeast(_ path: String, _ value: String) {
    values.append(
      "extension \(path): _StandInValue { public static var _standIn: Self { \(value) } }\n")
  }
}
