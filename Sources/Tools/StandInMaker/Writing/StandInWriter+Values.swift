import Foundation

extension StandInWriter {
  // MARK: Enumerations

  mutating func enumText(_ type: Declaration, path: String) -> String {
    count += 1
    let outer = generics
    generics.formUnion(type.generics)
    defer { generics = outer }
    let raw = type.inherited.first(where: Self.rawTypes.contains)
    let cases = type.members.filter { $0.kind == .case }
    guard let first = cases.first else { return caseless(type, raw, path: path) }
    if let raw { return numbered(type, raw, path: path) }
    var text =
      "\(kept(type.attributes))public indirect enum \(type.name)\(type.genericClause)\(conformances(type, fields: cases.map(\.rest))) {\n"
    for member in cases {
      guard isWhole(member, of: path) else { continue }
      text += "  case \(member.name)\(member.rest)\n"
    }
    for member in type.members where member.kind != .case {
      text += valueMember(member, of: path, made: "self = _StandIn.least(Self.self)")
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
    return "\(kept(type.attributes))public enum \(type.name)\(type.genericClause) {\n\(members)}\n"
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
    let type = viewForm(type)
    let outer = (generics, structure)
    structure = type
    generics.formUnion(type.generics)
    if !ViewNames.protocols.isDisjoint(with: type.inherited) {
      generics.formUnion(["Configuration", "Content"])
    }
    defer { (generics, structure) = outer }
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
    let constant = domainConstant(of: path) ?? path + "Domain"
    let domain = module.texts[path + ".errorDomain"] ?? module.texts[constant] ?? constant
    var text = """
      public struct \(type.name): _BridgedStoredNSError, Sendable {
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

  /// The name in Swift of the constant that names the domain of an enumeration of errors.
  private func domainConstant(of path: String) -> String? {
    let bare = KnownNames.bare(path)
    let named = module.domains.filter { $0.key.hasSuffix(bare) }.min { $0.key.count < $1.key.count }
    guard let name = named?.value else { return nil }
    let constants = interface.filter { $0.kind == .let && name.hasSuffix($0.plainName) }
    return constants.map(\.plainName).max { $0.count < $1.count }
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
      public struct \(type.name): \(isOptions ? "OptionSet" : "RawRepresentable"), Hashable\(isPlain(raw) ? ", Sendable" : "") {
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
    let fields = fields(of: type).filter { isWhole($0, of: path) }
    let types = fields.map { SwiftType.stored($0.type) }
    let adopted = conformances(type, fields: types)
    var text =
      "\(kept(type.attributes))public struct \(type.name)\(type.genericClause)\(adopted) {\n"
    // A structure of Swift's is made as its interface says; a wrapper's initializer is as open as that.
    let isOpen =
      !type.isSwift || type.members.contains { $0.key == "init()" }
      || type.attributes.contains("@propertyWrapper")
    text += "  \(isOpen ? "public " : "")init() {}\n"
    if showsContent { text += "  private var _standInContent = AnyView(EmptyView())\n" }
    for (field, type) in zip(fields, types) { text += fieldText(field, type) }
    text += codingKeys(of: fields, in: adopted)
    if !type.isSwift, !fields.isEmpty {
      let parameters = zip(fields, types).map { field, type in
        "\(field.name): \(Self.isClosure(type) ? "@escaping " : "")\(type)"
      }
      let assignments = fields.map { "self.\($0.name) = \($0.name)" }
      text +=
        "  public init(\(parameters.joined(separator: ", "))) { \(assignments.joined(separator: "; ")) }\n"
    }
    if type.isSwift {
      let stored = Set(fields.map(\.name))
      for member in type.members where !stored.contains(member.name) && member.key != "init()" {
        text += valueMember(member, of: path, fields: fields)
      }
    }
    addLeast(path, "Self()", isOfMainActor: adopted.hasWord("View"))
    return text + "}\n"
  }

  /// What a structure stores.
  func fields(of type: Declaration) -> [Declaration] {
    type.members.filter { member in
      guard !member.isStatic, [.let, .var].contains(member.kind) else { return false }
      return member.kind == .let || !type.isSwift || !member.rest.contains(" {")
        || member.rest.hasWord("set")
    }
  }

  /// A stored property; one whose type is a parameter of the structure has no value until it is given one.
  private func fieldText(_ field: Declaration, _ type: String) -> String {
    guard generics.contains(type) else {
      return "  public var \(field.name): \(type) = \(least(type))\n"
    }
    let name = "_standIn_" + field.plainName
    return "  private var \(name): \(type)?\n  public var \(field.name): \(type) { "
      + "get { \(name) ?? _StandIn.least(\(SwiftType.itself(type))) } set { \(name) = newValue } }\n"
  }

  /// The keys of a structure that is coded, where what is stored has another name than it shows.
  private func codingKeys(of fields: [Declaration], in adopted: String) -> String {
    let isCoded = ["Codable", "Decodable", "Encodable"].contains(where: adopted.hasWord)
    guard isCoded, fields.contains(where: { generics.contains(SwiftType.stored($0.type)) }) else {
      return ""
    }
    let keys = fields.map { field in
      generics.contains(SwiftType.stored(field.type))
        ? "_standIn_\(field.plainName) = \(quoted(field.plainName))" : field.name
    }
    return "  private enum CodingKeys: String, CodingKey { case \(keys.joined(separator: ", ")) }\n"
  }

  /// The attributes that say how a type is used.
  func kept(_ attributes: [String]) -> String {
    attributes.filter { attribute in
      ["@dynamicCallable", "@dynamicMemberLookup", "@propertyWrapper", "@resultBuilder"]
        .contains(attribute.before("("))
    }.map { $0 + " " }.joined()
  }

  private static func isClosure(_ type: String) -> Bool {
    type.hasPrefix("(") && type.contains("->") && !type.hasSuffix("?") && !type.hasSuffix(")")
      || type.hasPrefix("@Sendable")
  }

  /// A member of a value, which a source in Swift declares.
  private mutating func valueMember(
    _ member: Declaration, of path: String, fields: [Declaration] = [], made: String = "self.init()"
  ) -> String {
    guard !Self.synthesized.contains(member.key) else { return "" }
    let place = MemberPlace(owner: path)
    switch member.kind {
    case .struct, .enum, .typealias, .class: return written(member, in: path + ".")
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
      let content = showsContent ? member.parameters.filter(isContent).prefix(1) : []
      let body =
        ([made] + assigned.map { "self.\($0.label) = \($0.name)" }
        + content.map { "self._standInContent = AnyView(\($0.name)())" }).joined(separator: "; ")
      let head = member.parameters.map(text).joined(separator: ", ")
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

  /// The protocols of a value: the module's, and the ones that the compiler fulfils, where all
  /// fields have them.
  private mutating func conformances(_ type: Declaration, fields: [String]) -> String {
    var kept = type.inherited.filter { isAdopted($0, by: type, fields: fields) }
    // A value of C may be sent where its fields may be; one of Swift's where its interface says so.
    let isSent = fields.allSatisfy { hasConformance($0, to: "Sendable", in: type) }
    kept.removeAll { $0 == "Sendable" }
    if type.inherited.contains("Sendable") {
      kept.append(isSent ? "Sendable" : "@unchecked Sendable")
    } else if !type.isSwift, isSent {
      kept.append("Sendable")
    }
    return (kept.isEmpty ? "" : ": " + kept.joined(separator: ", ")) + type.constraints
  }

  /// Whether a value has a protocol here, too; what is lost is listed.
  mutating func isAdopted(_ name: String, by type: Declaration, fields: [String]) -> Bool {
    switch name {
    case "Codable", "Decodable", "Encodable", "Equatable", "Hashable":
      if fields.allSatisfy({ hasConformance($0, to: name, in: type) }) { return true }
      leave(type.name, "\(name), which not all of its fields have")
      return false
    case "Error", "Sendable": return true
    case "Identifiable": return type.members.contains { $0.name == "id" }
    case "Comparable": return type.members.contains { $0.name == "<" }
    case _ where name.hasPrefix("ExpressibleBy") && name.hasSuffix("Literal"):
      let label = name.dropFirst("ExpressibleBy".count)
      return type.members.contains {
        $0.kind == .`init` && $0.key.lowercased() == "init(\(label.lowercased()):)"
      }
    case _ where ViewNames.protocols.contains(name) && own[name] == nil:
      return isAdoptedView(name, by: type)
    default:
      guard let found = own[name], found.kind == .protocol, !found.isOfObjectiveC else {
        return false
      }
      return found.members.filter { $0.kind == .associatedtype }.allSatisfy { needed in
        type.members.contains { $0.kind == .typealias && $0.name == needed.name }
      }
    }
  }

  private func hasConformance(_ field: String, to name: String, in owner: Declaration) -> Bool {
    let text = SwiftType.unwrapped(field)
    let isSending = name == "Sendable"
    return (!text.contains("->") || isSending && text.contains("@Sendable"))
      && text.words.allSatisfy { word in
        if word.first?.isUppercase != true { return true }
        if owner.generics.contains(String(word)) {
          let rest = owner.rest.replacingOccurrences(of: " ", with: "")
          let names = name == "Codable" ? ["Decodable", "Encodable"] : [name]
          return names.allSatisfy { rest.contains("\(word):\($0)") }
            || rest.contains("\(word):Codable")
              && ["Codable", "Decodable", "Encodable"].contains(name)
            || rest.contains("\(word):Hashable") && name == "Equatable"
        }
        if Self.plainTypes.contains(word) || isSending && Self.sentTypes.contains(word) {
          return true
        }
        let values = interface.flatMap { [$0] + $0.members }
        guard
          let type = values.first(where: {
            $0.name == word && ($0.isValue || isSending && $0.kind == .class)
          })
        else { return false }
        let all = Set(type.inherited)
        if type.kind == .class { return all.contains(name) }
        return all.contains(name)
          || !all.isDisjoint(with: Self.rawTypes) && ["Equatable", "Hashable"].contains(name)
          || name == "Equatable" && all.contains("Hashable")
          || isSending && (!type.isSwift || !all.isDisjoint(with: Self.rawTypes))
          || ["Encodable", "Decodable"].contains(name) && all.contains("Codable")
      }
  }

  private static let sentTypes: Set<Substring> = [
    "CGAffineTransform", "CGPoint", "CGRect", "CGSize", "CGVector", "Error", "Locale", "MainActor",
    "NSRange", "Never", "Sendable", "Substring", "TimeZone", "UIEdgeInsets", "Void",
  ]
  private static let plainTypes: Set<Substring> = [
    "Array", "Bool", "CGFloat", "Character", "Data", "Date", "Decimal", "Dictionary", "Double",
    "Float", "Int", "Int16", "Int32", "Int64", "Int8", "Optional", "Set", "String", "TimeInterval",
    "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "URL", "UUID",
  ]

  /// Whether a raw value is a number or a text.
  private func isPlain(_ type: String) -> Bool {
    Self.plainTypes.contains(type[...]) || Self.rawTypes.contains(type)
      || ["CFloat", "CInt", "CUnsignedInt"].contains(type)
  }

  private mutating func addLeast(_ path: String, _ value: String, isOfMainActor: Bool = false) {
    let isolation = isOfMainActor ? "@preconcurrency " : ""
    values.append(
      "extension \(path): \(isolation)_StandInValue { public static var _standIn: Self { \(value) } }\n"
    )
  }
}
