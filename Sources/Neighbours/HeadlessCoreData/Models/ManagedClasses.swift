import Foundation
import Locks

/// The classes of objects, which models know by their names only.
enum ManagedClasses {
  private struct Known {
    var modules: [String] = []
    /// The classes that sources have named in Swift, by their names without a module.
    var classes: [String: NSManagedObject.Type] = [:]
    var missing: Set<String> = []
  }

  private static let known = Locked(Known())

  /// Remembers the module of a file, by its `#fileID`.
  static func know(moduleOf fileID: StaticString) {
    know(module: String(fileID.description.prefix { $0 != "/" }))
  }

  /// Remembers the modules of resources: the folder of a package's is named for it and the target.
  static func know(modulesAround url: URL) {
    for part in url.pathComponents {
      guard part.hasSuffix(".resources"), let mark = part.firstIndex(of: "_") else { continue }
      know(module: String(part[part.index(after: mark)...].dropLast(".resources".count)))
    }
  }

  private static func know(module: String) {
    known.withLock { if !$0.modules.contains(module) { $0.modules.insert(module, at: 0) } }
  }

  /// Remembers a class.
  static func know(_ type: NSManagedObject.Type) {
    known.withLock { $0.classes[name(of: type)] = type }
  }

  /// The name of a class without its module.
  static func name(of type: NSManagedObject.Type) -> String { String(describing: type) }

  /// Returns the class of an entity's objects; where it is unknown, `NSManagedObject`.
  static func find(_ entity: NSEntityDescription) -> NSManagedObject.Type {
    let written = entity.managedObjectClassName ?? "NSManagedObject"
    let name = written.hasPrefix(".") ? String(written.dropFirst()) : written
    guard name != "NSManagedObject" else { return NSManagedObject.self }
    let short = name.split(separator: ".").last.map(String.init) ?? name
    let (modules, known) = known.withLock { ($0.modules, $0.classes[short]) }
    if let known { return known }
    for candidate in [name] + modules.map({ "\($0).\(short)" }) where candidate.contains(".") {
      if let found = NSClassFromString(candidate) as? NSManagedObject.Type { return found }
    }
    warn(name, entity)
    return NSManagedObject.self
  }

  private static func warn(_ name: String, _ entity: NSEntityDescription) {
    guard known.withLock({ $0.missing.insert(name).inserted }) else { return }
    CoreDataException.warn(
      "Unable to load class named '\(name)' for entity '\(entity.name ?? "")'.  Class not found, "
        + "using default NSManagedObject instead.", by: "NSEntityDescription")
  }
}
