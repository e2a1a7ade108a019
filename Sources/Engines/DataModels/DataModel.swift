/// What one version of a data model says, as its file has it.
package struct DataModel: Equatable, Sendable {
  package var entities: [Entity] = []
  /// The fetch requests, by name.
  package var templates: [Template] = []
  /// The names of the entities of each configuration.
  package var configurations: [String: [String]] = [:]
  /// The developer's name for the version.
  package var identifier: String?

  /// A kind of objects.
  package struct Entity: Equatable, Sendable {
    package var name: String
    package var className: String?
    package var generation = Generation.manual
    package var isAbstract = false
    package var parent: String?
    package var formerName: String?
    package var versionModifier: String?
    package var attributes: [Attribute] = []
    package var relationships: [Relationship] = []
    /// The names of properties of which no two objects have the same values.
    package var constraints: [[String]] = []
    package var indexes: [Index] = []
    package var userInfo: [String: String] = [:]
    /// The entity's line in its file.
    package var line = 0
  }

  /// The code that Xcode writes for an entity.
  package enum Generation: String, Sendable {
    /// Nothing.
    case manual
    /// A class and its properties.
    case classes = "class"
    /// The properties of a class that the developer writes.
    case properties = "category"
  }

  /// A value that objects have.
  package struct Attribute: Equatable, Sendable {
    package var name: String
    /// The type's name in the file, such as `Integer 16`.
    package var type: String
    package var isOptional = false
    package var isTransient = false
    package var isScalar = false
    package var isIndexed = false
    package var defaultValue: String?
    package var least: String?
    package var greatest: String?
    package var expression: String?
    package var transformer: String?
    package var customClass: String?
    package var formerName: String?
    package var versionModifier: String?
    package var userInfo: [String: String] = [:]
  }

  /// A relationship to other objects.
  package struct Relationship: Equatable, Sendable {
    package var name: String
    package var destination: String
    package var inverse: String?
    package var isOptional = false
    package var isTransient = false
    package var isToMany = false
    package var isOrdered = false
    package var deletionRule = "Nullify"
    package var minCount: Int?
    package var maxCount: Int?
    package var formerName: String?
    package var userInfo: [String: String] = [:]
  }

  package struct Index: Equatable, Sendable {
    package var name: String
    package var properties: [String]
  }

  /// A fetch request with places for values.
  package struct Template: Equatable, Sendable {
    package var name: String
    package var entity: String
    package var predicate: String?
    package var limit: Int?
  }
}
