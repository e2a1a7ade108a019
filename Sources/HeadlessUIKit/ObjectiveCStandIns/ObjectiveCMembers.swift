import Foundation

/// The members that an object's class lists, and extensions of it and of its superclasses in the
/// known modules.
@MainActor
struct ObjectiveCMembers {
  /// The methods by their names; properties have two.
  private(set) var calls: [Selector: Selector.Method.Call] = [:]
  /// The methods that require an event.
  private(set) var needEvent: Set<Selector> = []
  /// The methods that are only known to be there.
  private var others: Set<Selector> = []

  /// The selectors that read or set a property.
  private var accessors: Set<Selector> = []

  /// The properties that can be set.
  private(set) var properties: Set<String> = []

  /// The names of the methods that can be called, in their order; without properties.
  var names: [String] { calls.keys.filter { !accessors.contains($0) }.map(\.name).sorted() }

  /// Whether the class says which optional methods it has.
  var listsRequirements: Bool { !others.isEmpty }

  func contains(_ selector: Selector) -> Bool {
    calls[selector] != nil || others.contains(selector)
  }

  // A subclass lists its methods after its superclass's, so the last one wins.
  private mutating func add(_ method: Selector.Method) {
    if let call = method.call {
      calls[method.selector] = call
    } else {
      others.insert(method.selector)
    }
    if let getter = method.getter {
      calls[getter.selector] = getter.call
      accessors.formUnion([method.selector, getter.selector])
      if method.selector != getter.selector { properties.insert(getter.selector.name) }
    }
    if method.needsEvent { needEvent.insert(method.selector) }
  }

  // MARK: Finding lists

  private struct Kept {
    let members: ObjectiveCMembers
    /// How many modules were known then.
    let modules: Int
  }

  private static var kept: [ObjectIdentifier: Kept] = [:]

  /// Returns the members of an object.
  static func of(_ object: Any) -> ObjectiveCMembers {
    let type: Any.Type = Swift.type(of: object)
    let modules = InterfaceClasses.modules.count
    if let kept = kept[ObjectIdentifier(type)], kept.modules == modules { return kept.members }
    var members = ObjectiveCMembers()
    for method in lists(of: object).joined() { members.add(method) }
    // The object may have made its own module known.
    kept[ObjectIdentifier(type)] = Kept(members: members, modules: InterfaceClasses.modules.count)
    return members
  }

  private static func lists(of object: Any) -> [[Selector.Method]] {
    let classes = superclasses(of: object)
    for type in classes { InterfaceClasses.remember(moduleOf: type) }
    var found = classes.reversed().flatMap(foreignLists)
    if let type = Swift.type(of: object) as? any SelectorResponder.Type {
      found.append(type.objectiveCMembers)
    }
    return found
  }

  private static func superclasses(of object: Any) -> [AnyClass] {
    var found: [AnyClass] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let level = mirror, let type = level.subjectType as? AnyClass {
      found.append(type)
      mirror = level.superclassMirror
    }
    return found
  }

  /// Returns the lists that extensions of a class have in other modules than its own.
  ///
  /// A class that is named after the extended one holds them: an extension could not be asked.
  private static func foreignLists(of type: AnyClass) -> [[Selector.Method]] {
    let name = "\(type)".replacing(".", with: "_")
    return InterfaceClasses.modules.compactMap { module in
      let holder: AnyClass? = InterfaceClasses.load("ObjectiveCMembersOf\(name)", from: module)
      return (holder as? any SelectorResponder.Type)?.objectiveCMembers
    }
  }
}
