import DataModels
import Foundation
import PropertyLists

/// The classes and properties that Xcode makes of data models at each build.
struct ManagedClassesFile {
  static let fileName = "GeneratedManagedObjects.swift"

  /// Mistakes in models, for the reader of the build.
  private(set) var warnings: [String] = []
  private(set) var text = "#if canImport(HeadlessCoreData)\nimport HeadlessCoreData\n"

  /// Makes the classes of the models at some paths, in their current versions.
  init(models paths: [String]) {
    for path in paths {
      do {
        add(try DataModelBundle(URL(fileURLWithPath: path)).read())
      } catch {
        let position = error.position.map { "\($0.line):\($0.column)" } ?? "1:1"
        warnings.append("\(error.file):\(position): warning: \(error.text)")
      }
    }
    text += "#endif\n"
  }

  private mutating func add(_ model: DataModel) {
    let classes = Dictionary(
      model.entities.map { ($0.name, Self.className(of: $0)) },
      uniquingKeysWith: { first, _ in first })
    for entity in model.entities where entity.generation != .manual {
      text += Self.source(of: entity, classes)
    }
  }

  private static func className(of entity: DataModel.Entity) -> String {
    let written = entity.className ?? "NSManagedObject"
    return written.split(separator: ".").last.map(String.init) ?? written
  }

  /// All is public, as Xcode makes it: what the app writes itself has to be public beside it.
  private static func source(
    of entity: DataModel.Entity, _ classes: [String: String]
  ) -> String {
    let name = className(of: entity)
    var lines = [""]
    if entity.generation == .classes {
      let parent = entity.parent.flatMap { classes[$0] } ?? "NSManagedObject"
      lines += ["public class \(name): \(parent) {}", ""]
    }
    lines += [
      "extension \(name) {",
      "  public class func fetchRequest() -> NSFetchRequest<\(name)> {",
      "    NSFetchRequest<\(name)>(entityName: \"\(entity.name)\")",
      "  }",
    ]
    for attribute in entity.attributes {
      lines.append(property(attribute.name, type(of: attribute)))
    }
    for relationship in entity.relationships {
      let destination = classes[relationship.destination] ?? "NSManagedObject"
      let collection = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
      lines.append(
        property(
          relationship.name, relationship.isToMany ? "\(collection)?" : "\(destination)?"))
      if relationship.isToMany { lines += methods(of: relationship, destination) }
    }
    lines.append("}")
    if entity.parent == nil {
      lines += ["", "extension \(name): Identifiable {}"]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func property(_ name: String, _ type: String) -> String {
    "  public var `\(name)`: \(type) "
      + "{ get { managedValue(\"\(name)\") } set { setManagedValue(newValue, \"\(name)\") } }"
  }

  /// The types of numbers as Swift has them, and whether they can be without an object at all.
  private static let scalars = [
    "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Boolean": "Bool",
    "Double": "Double", "Float": "Float", "Date": "TimeInterval",
  ]

  private static let objects = [
    "String": "String", "Date": "Date", "Binary": "Data", "UUID": "UUID", "URI": "URL",
    "Decimal": "NSDecimalNumber", "ObjectID": "NSManagedObjectID",
  ]

  private static func type(of attribute: DataModel.Attribute) -> String {
    if attribute.isScalar, let scalar = scalars[attribute.type] { return scalar }
    if let object = objects[attribute.type] { return "\(object)?" }
    if scalars[attribute.type] != nil { return "NSNumber?" }
    return "\(attribute.customClass ?? "NSObject")?"
  }

  private static func methods(
    of relationship: DataModel.Relationship, _ type: String
  ) -> [String] {
    let key = relationship.name
    let name = key.prefix(1).uppercased() + key.dropFirst()
    let collection = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
    var methods = [
      ("addTo\(name)(_ value: \(type))", ".add, \"\(key)\", value"),
      ("removeFrom\(name)(_ value: \(type))", ".remove, \"\(key)\", value"),
      ("addTo\(name)(_ values: \(collection))", ".add, \"\(key)\", values"),
      ("removeFrom\(name)(_ values: \(collection))", ".remove, \"\(key)\", values"),
    ]
    if relationship.isOrdered {
      methods += [
        ("insertInto\(name)(_ value: \(type), at idx: Int)", ".add, \"\(key)\", value, at: idx"),
        ("removeFrom\(name)(at idx: Int)", ".remove, \"\(key)\", at: idx"),
        ("removeFrom\(name)(at indexes: NSIndexSet)", ".remove, \"\(key)\", at: indexes"),
        (
          "insertInto\(name)(_ values: [\(type)], at indexes: NSIndexSet)",
          ".add, \"\(key)\", values, at: indexes"
        ),
        (
          "replace\(name)(at idx: Int, with value: \(type))",
          ".replace, \"\(key)\", value, at: idx"
        ),
        (
          "replace\(name)(at indexes: NSIndexSet, with values: [\(type)])",
          ".replace, \"\(key)\", values, at: indexes"
        ),
      ]
    }
    return methods.map { "  public func \($0) { changeManaged(\($1)) }" }
  }
}
