import DataModels
import Foundation
import Predicates

/// Makes the descriptions of a model out of what its file says.
struct DataModelBuilder {
  private let model: NSManagedObjectModel

  init(_ model: NSManagedObjectModel) { self.model = model }

  func build(_ file: DataModel) {
    let entities = file.entities.map(entity)
    let byName = Dictionary(
      entities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { first, _ in first })
    for written in file.entities {
      guard let parent = written.parent.flatMap({ byName[$0] }), let child = byName[written.name]
      else { continue }
      parent.subentities.append(child)
    }
    for written in file.entities {
      guard let entity = byName[written.name] else { continue }
      let properties: [NSPropertyDescription] =
        written.attributes.map(attribute)
        + written.relationships.map { relationship($0, byName[$0.destination]) }
      entity.properties = (entity.superentity?.properties ?? []) + properties
    }
    connect(file, byName)
    for written in file.entities { index(written, byName[written.name]) }
    model.entities = entities
    for (name, members) in file.configurations {
      model.setEntities(members.compactMap { byName[$0] }, forConfigurationName: name)
    }
    for template in file.templates {
      let request = NSFetchRequest<any NSFetchRequestResult>(entityName: template.entity)
      request.predicate = template.predicate.map { NSPredicate(format: $0) }
      request.fetchLimit = template.limit ?? 0
      model.setFetchRequestTemplate(request, forName: template.name)
    }
    if let identifier = file.identifier { model.versionIdentifiers = [identifier] }
  }

  private func entity(_ written: DataModel.Entity) -> NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = written.name
    entity.managedObjectClassName = written.className ?? "NSManagedObject"
    entity.isAbstract = written.isAbstract
    entity.renamingIdentifier = written.formerName
    entity.versionHashModifier = written.versionModifier
    entity.uniquenessConstraints = written.constraints
    if !written.userInfo.isEmpty { entity.userInfo = written.userInfo }
    return entity
  }

  private func attribute(_ written: DataModel.Attribute) -> NSAttributeDescription {
    let attribute = NSAttributeDescription()
    attribute.name = written.name
    attribute.attributeType = Self.types[written.type] ?? .undefinedAttributeType
    attribute.isOptional = written.isOptional
    attribute.isTransient = written.isTransient
    attribute.isIndexed = written.isIndexed
    attribute.valueTransformerName = written.transformer
    attribute.attributeValueClassName = written.customClass
    attribute.renamingIdentifier = written.formerName
    attribute.versionHashModifier = written.versionModifier
    if !written.userInfo.isEmpty { attribute.userInfo = written.userInfo }
    attribute.defaultValue = written.defaultValue.flatMap {
      Self.value($0, of: attribute.attributeType)
    }
    attribute.limits = ValueLimits(
      least: written.least.flatMap { Double($0) },
      greatest: written.greatest.flatMap { Double($0) },
      expression: written.expression)
    return attribute
  }

  private func relationship(
    _ written: DataModel.Relationship, _ destination: NSEntityDescription?
  ) -> NSRelationshipDescription {
    let relationship = NSRelationshipDescription()
    relationship.name = written.name
    relationship.isOptional = written.isOptional
    relationship.isTransient = written.isTransient
    relationship.isOrdered = written.isOrdered
    relationship.destinationEntity = destination
    relationship.maxCount = written.maxCount ?? (written.isToMany ? 0 : 1)
    relationship.minCount = written.minCount ?? 0
    relationship.deleteRule = Self.rules[written.deletionRule] ?? .nullifyDeleteRule
    relationship.renamingIdentifier = written.formerName
    if !written.userInfo.isEmpty { relationship.userInfo = written.userInfo }
    return relationship
  }

  private func connect(_ file: DataModel, _ entities: [String: NSEntityDescription]) {
    for written in file.entities {
      for relationship in written.relationships {
        guard let inverse = relationship.inverse else { continue }
        let there = entities[relationship.destination]?.relationshipsByName[inverse]
        entities[written.name]?.relationshipsByName[relationship.name]?.inverseRelationship = there
      }
    }
  }

  private func index(_ written: DataModel.Entity, _ entity: NSEntityDescription?) {
    guard let entity else { return }
    let properties = entity.propertiesByName
    entity.indexes = written.indexes.map { index in
      NSFetchIndexDescription(
        name: index.name,
        elements: index.properties.compactMap { properties[$0] }.map {
          NSFetchIndexElementDescription(property: $0, collationType: .binary)
        })
    }
  }

  private static let types: [String: NSAttributeType] = [
    "Integer 16": .integer16AttributeType, "Integer 32": .integer32AttributeType,
    "Integer 64": .integer64AttributeType, "Decimal": .decimalAttributeType,
    "Double": .doubleAttributeType, "Float": .floatAttributeType, "String": .stringAttributeType,
    "Boolean": .booleanAttributeType, "Date": .dateAttributeType,
    "Binary": .binaryDataAttributeType, "UUID": .UUIDAttributeType, "URI": .URIAttributeType,
    "Transformable": .transformableAttributeType, "ObjectID": .objectIDAttributeType,
  ]

  private static let rules: [String: NSDeleteRule] = [
    "No Action": .noActionDeleteRule, "Nullify": .nullifyDeleteRule,
    "Cascade": .cascadeDeleteRule, "Deny": .denyDeleteRule,
  ]

  private static func value(_ text: String, of type: NSAttributeType) -> Any? {
    switch type {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      Int64(text).map { NSNumber(value: $0) }
    case .booleanAttributeType: NSNumber(value: ["YES", "1", "true"].contains(text))
    case .doubleAttributeType: Double(text).map { NSNumber(value: $0) }
    case .floatAttributeType: Float(text).map { NSNumber(value: $0) }
    case .decimalAttributeType: NSDecimalNumber(string: text)
    case .dateAttributeType: Double(text).map { Date(timeIntervalSinceReferenceDate: $0) }
    case .stringAttributeType: text
    case .UUIDAttributeType: UUID(uuidString: text)
    case .URIAttributeType: URL(string: text)
    default: nil
    }
  }
}
