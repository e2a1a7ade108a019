import Foundation

extension PrintedModule {
  /// Writes its stand-in.
  package func made() -> MadeModule {
    var writer = StandInWriter(self)
    return writer.made()
  }
}

/// Writes a stand-in: Swift as for Apple's systems, which is rewritten like the sources of any module.
///
/// What the interface declares is there, as it is called and overridden. A function records its call, and
/// answers what a test says, or else what a file by hand does, or else the least. What says a name that is
/// not there is left out, and listed.
struct StandInWriter {
  let module: PrintedModule
  let behaviours: BehaviourNames
  let interface: [Declaration]
  var known: KnownNames
  /// Its classes and protocols, by their names.
  let own: [String: Declaration]
  var count = 0
  var left: [String] = []
  /// The names that calls are recorded by.
  var calls: [String] = []
  /// What stands behind all declarations: the least values of types, and objects for protocols.
  var values: [String] = []
  var madeProtocols: Set<String> = []
  /// The members of classes and of extensions by their types' names: each comes once.
  var members: Set<String> = []
  /// The generic parameters of the type that is written.
  var generics: Set<String> = []
  /// The structure that is written.
  var structure: Declaration?
  /// The types whose raw values are texts or numbers, with that type.
  var raws: [String: String] = [:]

  init(_ module: PrintedModule) {
    self.module = module
    behaviours = BehaviourNames(of: module.behaviours)
    let reader = InterfaceOfModule(module)
    interface = reader.declarations
    own = Dictionary(
      interface.filter { $0.kind == .class || $0.kind == .protocol }.map { ($0.name, $0) }
    ) { first, _ in first }
    known = module.known
    known.merge(.ofSwift)
    var ownNames = KnownNames(of: interface)
    ownNames.types.formUnion(reader.nestedTypes)
    known.merge(ownNames)
    for type in interface where type.kind == .typealias && missingName(in: type) != nil {
      known.types.remove(type.name)
    }
  }

  mutating func made() -> MadeModule {
    var text = ""
    for declaration in interface { text += written(declaration) }
    for name in madeProtocols.sorted() {
      text += "final class _StandIn\(name): NSObject, \(name) {}\n"
    }
    // What a header imports, comes with its module.
    let isOfHeaders = !module.interface.isEmpty
    let imports = Set(module.imports).subtracting(["Foundation", module.name]).sorted()
    let head =
      "// Made from the interface of \(module.name): what it declares, and what does nothing by itself.\n"
      + "import FleetStandIns\n\(isOfHeaders ? "@_exported " : "")import Foundation\n"
      + imports.map { "@_exported import \($0)\n" }.joined() + "\n"
    var names = KnownNames(of: interface)
    names.types.formIntersection(known.types)
    return MadeModule(
      text: head + text + values.joined() + registration, count: count, left: left, names: names)
  }

  /// The names of all calls, which are known before the first one, so that a test's words can be checked.
  ///
  /// Its condition is one that stays as it is where sources are rewritten: there, a system is always iOS.
  private var registration: String {
    guard !calls.isEmpty else { return "" }
    let lines = Set(calls).sorted().map { "    \($0)\n" }.joined()
    return """

      #if compiler(>=6.3) && _runtime(_Native)
      @section(".init_array") @used
      private let _namesOfStandIn: @convention(c) () -> Void = {
        _StandIn.register("\(module.name)") {
          \"\"\"
      \(lines)    \"\"\"
        }
      }
      #endif

      """
  }

  // MARK: Declarations

  /// - Parameter owner: The type that it stands in, with a dot.
  mutating func written(_ declaration: Declaration, in owner: String = "") -> String {
    switch declaration.kind {
    case .class: return classText(declaration, path: owner + declaration.name)
    case .protocol: return protocolText(declaration)
    case .enum: return enumText(declaration, path: owner + declaration.name)
    case .struct: return structText(declaration, path: owner + declaration.name)
    case .extension: return extensionText(declaration)
    case .typealias:
      guard isWhole(declaration, of: owner) else { return "" }
      count += 1
      return "public typealias \(declaration.name)\(declaration.rest)\n"
    case .operator: return operatorText(declaration)
    case .func: return isWhole(declaration, of: owner) ? function(declaration) : ""
    case .var, .let: return isWhole(declaration, of: owner) ? property(declaration) : ""
    default: return ""
    }
  }

  mutating func leave(_ name: String, _ reason: String) { left.append("\(name): \(reason)") }

  // MARK: Names

  /// Whether all names that a declaration says are there; else it is left out.
  mutating func isWhole(_ declaration: Declaration, of owner: String) -> Bool {
    guard let name = missingName(in: declaration) else { return true }
    let dot = owner.isEmpty || owner.hasSuffix(".") ? "" : "."
    leave(owner + dot + declaration.key, "no \(name) is known")
    return false
  }

  /// A name that a declaration says, and neither Linux, nor the model, nor a stand-in has.
  func missingName(in declaration: Declaration) -> String? {
    var text = declaration.kind == .case ? declaration.rest : declaration.type
    text += declaration.parameters.map { " " + $0.type }.joined()
    // Some view is an empty one; there is no telling what anything else is.
    if text.hasPrefix("some "), !text.hasPrefix("some View") {
      return String(text.prefix { $0 != "(" })
    }
    // What the toolchain does not know the type of.
    if text.hasPrefix("_"), !text.hasPrefix("__") { return "type" }
    var missing: String?
    let generics = generics.union(declaration.generics)
    _ = text.replacingWords { word, before, _ in
      let word = String(word)
      guard before != ".", before != "@", missing == nil else { return nil }
      let isType = word.first?.isUppercase == true && word.count > 1
      let isKnown = known.types.contains(word) || generics.contains(word)
      if module.undeclared.contains(word) || isType && !isKnown { missing = word }
      return nil
    }
    return missing
  }
}
