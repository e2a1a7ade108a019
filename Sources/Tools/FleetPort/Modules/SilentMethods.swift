/// Delegate methods that are first written in a subclass of the class that conforms.
///
/// Objective-C finds them when it calls. Swift settles where the class conforms that it has no such
/// method, and never calls them.
struct SilentMethods {
  struct Method {
    let method: Declaration
    let subclass: Declaration
    /// The superclass that conforms.
    let base: Declaration
    /// The requirement, where it is one of the modules' own protocols.
    let requirement: Declaration?
    /// UIKit's protocol, whose default the base class can answer with.
    let kitProtocol: String?
    let returnsNothing: Bool
    /// Whether the base class can be given the method.
    var isCured: Bool {
      canWriteBase && (returnsNothing || requirement != nil || kitProtocol != nil)
    }
    let canWriteBase: Bool

    /// The class that has what the model does where no class writes the method, if that is asked.
    var defaultsClass: String? {
      guard !returnsNothing, requirement == nil else { return nil }
      return kitProtocol.map { "DefaultsOf\($0)" }
    }
  }

  let all: [Method]
  private let cured: Set<ObjectIdentifier>

  init(in module: Module) {
    var found: [Method] = []
    for name in module.declared.classes.keys.sorted() {
      for type in module.declared.classes[name] ?? [] where module.superclass(of: type) != nil {
        let candidates = module.blocks(of: type).flatMap(\.members).filter(Self.mayBeSilent)
        found += candidates.compactMap { Self.silent($0, of: type, in: module) }
      }
    }
    all = found
    cured = Set(found.filter(\.isCured).map { ObjectIdentifier($0.method) })
  }

  func contains(_ member: Declaration) -> Bool { cured.contains(ObjectIdentifier(member)) }

  private static func mayBeSilent(_ member: Declaration) -> Bool {
    member.keyword == "func" && !member.isStatic && !member.isOverride && !member.isHidden
  }

  private static func silent(
    _ member: Declaration, of type: Declaration, in module: Module
  ) -> Method? {
    let name = member.fullName
    let own = module.declared.optionals[name] ?? []
    let known = module.kit.optionals[name] ?? []
    guard !own.isEmpty || !known.isEmpty else { return nil }
    // The first class of the lineage that declares the conformance decides.
    for base in module.lineage(of: type).classes.dropFirst().reversed() {
      let protocols = module.protocols(of: base)
      let requirement = own.first { protocols.contains($0.parent?.name ?? "") }
      let method = known.first { protocols.contains($0.protocolName) }
      guard requirement != nil || method != nil else { continue }
      return Method(
        method: member, subclass: type, base: base, requirement: requirement,
        kitProtocol: method.map(\.protocolName).flatMap {
          DemandedMethods.ofProtocol($0, in: module.kit) == nil ? nil : $0
        },
        returnsNothing: requirement?.returnsNothing ?? !(method?.hasResult ?? false),
        canWriteBase: module.writes(base.file) && base.body != nil)
    }
    return nil
  }
}
