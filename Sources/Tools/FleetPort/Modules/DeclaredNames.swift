/// The declarations in the files of a module and of its imported modules, by their names.
struct DeclaredNames {
  private(set) var classes: [String: [Declaration]] = [:]
  private(set) var protocols: [String: Declaration] = [:]
  /// The extensions by the full name of what they extend.
  private(set) var extensions: [String: [Declaration]] = [:]
  /// The functions by their base names.
  private(set) var functions: [String: [Declaration]] = [:]
  /// The methods by the full name of their type and their base name, with a dot between.
  private(set) var methods: [String: [Declaration]] = [:]
  private(set) var properties: [String: [Declaration]] = [:]
  /// The optional methods of the modules' own protocols, by their full names.
  private(set) var optionals: [String: [Declaration]] = [:]
  /// The base names of the optional methods of the modules' own protocols.
  private(set) var optionalNames: Set<String> = []
  /// The names of the optional properties of the modules' own protocols, which may be read.
  private(set) var optionalProperties: Set<String> = []
  /// The types that other names stand for, on a device.
  private(set) var aliases: [String: String] = [:]
  /// The aliases that stand in no type, and whose names no type has.
  private(set) var outerAliases: [String: String] = [:]
  /// Their names, by the types that they stand for.
  private(set) var aliasesOfTypes: [String: [String]] = [:]
  /// All types, and other names for types.
  private(set) var types: Set<String> = []
  /// The types that have parameters.
  private(set) var genericTypes: Set<String> = []

  init(_ declarations: [Declaration]) {
    let outer = declarations.filter { $0.keyword == "typealias" && $0.parent == nil }
    let own = declarations.filter { $0.isType && $0.keyword != "extension" }
    for declaration in declarations { add(declaration) }
    let names = Set(outer.map(\.name.unquoted)).subtracting(own.map(\.name.unquoted))
    outerAliases = aliases.filter { names.contains($0.key) }
    aliasesOfTypes = Dictionary(grouping: names.sorted()) { aliases[$0] ?? "" }
  }

  private mutating func add(_ declaration: Declaration) {
    if declaration.isType && declaration.keyword != "extension"
      || declaration.keyword == "typealias"
    {
      types.insert(declaration.name.unquoted)
      if declaration.isGeneric { genericTypes.insert(declaration.name.unquoted) }
    }
    switch declaration.keyword {
    case "class": classes[declaration.name.unquoted, default: []].append(declaration)
    case "protocol":
      protocols[declaration.name.unquoted] = declaration
      for member in declaration.members where member.modifier("optional") != nil {
        if member.keyword == "func" {
          optionalNames.insert(member.name.unquoted)
        } else if !member.saysSet {
          optionalProperties.insert(member.name.unquoted)
        }
        optionals[member.fullName, default: []].append(member)
      }
    case "typealias":
      let conditions = declaration.file.conditions(of: declaration, within: nil)
      if !conditions.contains(where: { ConditionValue.of($0) == false }) {
        aliases[declaration.name.unquoted] = declaration.type?.lastComponent
      }
    case "extension": extensions[declaration.name.unquoted, default: []].append(declaration)
    case "func":
      functions[declaration.name.unquoted, default: []].append(declaration)
      if let block = declaration.parent {
        methods["\(block.path).\(declaration.name.unquoted)", default: []].append(declaration)
      }
    case "var", "let":
      if declaration.parent != nil, !declaration.isLocal {
        properties[declaration.name.unquoted, default: []].append(declaration)
      }
    default: break
    }
  }
}
