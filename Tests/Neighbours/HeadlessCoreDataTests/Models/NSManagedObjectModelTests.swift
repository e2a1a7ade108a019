import FailureReporting
import Foundation
import HeadlessCoreData
import TestSupport
import Testing

@Suite("NSManagedObjectModel")
struct NSManagedObjectModelTests {
  static var folder: URL {
    PackageFolder.appending(
      "Tests/Neighbours/HeadlessCoreDataTests/Fixtures/Birds.xcdatamodeld")
  }

  private func model() throws -> NSManagedObjectModel {
    try #require(NSManagedObjectModel(contentsOf: Self.folder))
  }

  @Test func `has the entities of the current version, with what they inherit`() throws {
    let model = try model()
    let bird = try #require(model.entitiesByName["Bird"])

    #expect(model.entities.compactMap(\.name) == ["Animal", "Bird", "Nest"])
    #expect(model.entitiesByName["Animal"]?.isAbstract == true)
    #expect(bird.superentity === model.entitiesByName["Animal"])
    #expect(bird.managedObjectClassName == ".Bird")
    #expect(bird.properties.first?.name == "name")
    #expect(bird.userInfo?["k"] as? String == "v")
    #expect(bird.uniquenessConstraints as? [[String]] == [["ring"]])
    #expect(bird.indexes.map { $0.elements.map(\.propertyName) } == [["grams"]])
    #expect(model.versionIdentifiers == ["two"])
    #expect(model.entities(forConfigurationName: "Home")?.compactMap(\.name) == ["Nest"])
    #expect(model.entities(forConfigurationName: "Away") == nil)
  }

  @Test func `has the types of attributes, and the values they begin with`() throws {
    let model = try model()
    let attributes = try #require(model.entitiesByName["Bird"]).attributesByName
    let rows: [(String, NSAttributeType, Any?)] = [
      ("name", .stringAttributeType, ""), ("grams", .integer32AttributeType, 7),
      ("isMigrant", .booleanAttributeType, true),
      ("seen", .dateAttributeType, Date(timeIntervalSinceReferenceDate: 100)),
      ("wingspan", .doubleAttributeType, 0.5),
      ("price", .decimalAttributeType, NSDecimalNumber(string: "1.25")),
      ("ring", .UUIDAttributeType, nil), ("page", .URIAttributeType, nil),
      ("song", .binaryDataAttributeType, nil), ("colors", .transformableAttributeType, nil),
    ]
    for (name, type, value) in rows {
      let attribute = try #require(attributes[name])
      #expect(attribute.attributeType == type, "\(name)")
      let isSame = (attribute.defaultValue as? NSObject) == (value as? NSObject)
      #expect(isSame || "\(attribute.defaultValue ?? "")" == "\(value ?? "")", "\(name)")
    }
    #expect(attributes["isShown"]?.isTransient == true)
    #expect(attributes["grams"]?.isOptional == false && attributes["seen"]?.isOptional == true)
    #expect(attributes["grams"]?.renamingIdentifier == "weight")
  }

  @Test func `has relationships with their other ends`() throws {
    let model = try model()
    let nest = try #require(model.entitiesByName["Bird"]?.relationshipsByName["nest"])
    let birds = try #require(model.entitiesByName["Nest"]?.relationshipsByName["birds"])

    #expect(nest.inverseRelationship === birds && birds.inverseRelationship === nest)
    #expect(nest.destinationEntity?.name == "Nest" && !nest.isToMany)
    #expect(nest.deleteRule == .cascadeDeleteRule && birds.deleteRule == .denyDeleteRule)
    #expect(birds.isToMany && birds.isOrdered && birds.minCount == 1 && birds.maxCount == 5)
  }

  @Test func `is found by what Xcode would compile it to`() throws {
    let compiled = Self.folder.deletingPathExtension().appendingPathExtension("momd")

    #expect(NSManagedObjectModel(contentsOf: compiled)?.entities.count == 3)
    let old = Self.folder.appendingPathComponent("Birds.xcdatamodel")
    #expect(NSManagedObjectModel(contentsOf: old)?.entities.map(\.name) == ["Bird"])
    #expect(NSManagedObjectModel(contentsOf: URL(fileURLWithPath: "/none.momd")) == nil)
  }

  @Test func `makes requests of templates`() throws {
    let model = try model()
    let request = model.fetchRequestFromTemplate(
      withName: "heavy", substitutionVariables: ["GRAMS": 30])

    #expect(request?.entityName == "Bird")
    #expect(request?.predicate?.evaluate(with: ["grams": 31]) == true)
    #expect(request?.predicate?.evaluate(with: ["grams": 30]) == false)
    #expect(model.fetchRequestTemplate(forName: "light") == nil)
  }

  @Test(arguments: [
    ("<model/>", nil),
    ("<plist/>", "1:1: This is no data model."),
    ("<model><entity/></model>", "1:8: <entity> has no name."),
    (
      "<model><entity name='A' parentEntity='B'/></model>",
      "1:8: 'A' inherits from 'B', which is missing."
    ),
    (
      "<model><entity name='A' parentEntity='B'/><entity name='B' parentEntity='A'/></model>",
      "1:8: 'A' inherits from itself."
    ),
    (
      "<model><entity name='A'><relationship name='r' destinationEntity='B'/></entity></model>",
      "1:25: There is no entity 'B'."
    ),
    (
      "<model><entity name='A'><attribute name='a'/></entity></model>",
      "1:25: The attribute 'a' has no type."
    ),
  ])
  func `tells where a file makes no sense`(contents: String, finding: String?) throws {
    try withTemporaryFile { path in
      let folder = URL(fileURLWithPath: path).appendingPathExtension("xcdatamodel")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      try Data(contents.utf8).write(to: folder.appendingPathComponent("contents"))
      let log = FailureLog()

      let model = withFailureReporter(log) { NSManagedObjectModel(contentsOf: folder) }

      #expect((model == nil) == (finding != nil))
      #expect(
        log.failures.map(\.reason)
          == (finding == nil
            ? [] : ["Can't load the managed object model at \(folder.lastPathComponent)"]))
      if let finding {
        #expect(log.failures.first?.details.contains("contents:\(finding)") == true)
      }
    }
  }

  @Test func `a container without a model says which there are, and goes on with an empty one`() {
    let log = FailureLog()

    let container = withFailureReporter(log) { NSPersistentContainer(name: "Bees") }

    #expect(log.failures.isEmpty)
    #expect(log.notes.map(\.reason) == ["Failed to load model named Bees"])
    #expect(log.notes.first?.details.contains("Looked for Bees.xcdatamodeld") == true)
    #expect(container.name == "Bees" && container.managedObjectModel.entities.isEmpty)
  }
}
