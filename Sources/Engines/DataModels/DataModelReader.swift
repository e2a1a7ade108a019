package import PropertyLists

/// Reads a version of a data model: the file `contents` in its folder.
package struct DataModelReader {
  private let file: String

  package init(file: String) { self.file = file }

  /// Reads the file's bytes.
  package func read(_ bytes: [UInt8]) throws(Finding) -> DataModel {
    var parser = MarkupParser(bytes: bytes, file: file)
    let model = try parser.read()
    guard model.name == "model" else {
      throw Finding(file: file, at: model.position, "This is no data model.")
    }
    var read = DataModel()
    read.identifier = model[attribute: "userDefinedModelVersionIdentifier"].flatMap {
      $0.isEmpty ? nil : $0
    }
    for element in model.children("entity") { read.entities.append(try entity(element)) }
    for element in model.children("fetchRequest") {
      read.templates.append(
        DataModel.Template(
          name: try name(element), entity: element[attribute: "entity"] ?? "",
          predicate: element[attribute: "predicateString"],
          limit: element[attribute: "fetchLimit"].flatMap { Int($0) }))
    }
    for element in model.children("configuration") {
      read.configurations[try name(element)] = element.children("memberEntity").compactMap {
        $0[attribute: "name"]
      }
    }
    try check(read, model)
    return read
  }

  private func name(_ element: MarkupElement) throws(Finding) -> String {
    guard let name = element[attribute: "name"], !name.isEmpty else {
      throw Finding(file: file, at: element.position, "<\(element.name)> has no name.")
    }
    return name
  }

  private func isYes(_ element: MarkupElement, _ attribute: String) -> Bool {
    element[attribute: attribute] == "YES"
  }

  private func userInfo(_ element: MarkupElement) -> [String: String] {
    let entries = element.child("userInfo")?.children("entry") ?? []
    return entries.reduce(into: [:]) { info, entry in
      info[entry[attribute: "key"] ?? ""] = entry[attribute: "value"]
    }
  }

  private func entity(_ element: MarkupElement) throws(Finding) -> DataModel.Entity {
    var entity = DataModel.Entity(name: try name(element))
    entity.className = element[attribute: "representedClassName"]
    entity.generation =
      element[attribute: "codeGenerationType"].flatMap { DataModel.Generation(rawValue: $0) }
      ?? .manual
    entity.isAbstract = isYes(element, "isAbstract")
    entity.parent = element[attribute: "parentEntity"]
    entity.formerName = element[attribute: "elementID"]
    entity.versionModifier = element[attribute: "versionHashModifier"]
    entity.userInfo = userInfo(element)
    entity.line = element.position.line
    for child in element.children("attribute") { entity.attributes.append(try attribute(child)) }
    for child in element.children("relationship") {
      entity.relationships.append(try relationship(child))
    }
    for list in element.children("uniquenessConstraints") {
      entity.constraints += list.children("uniquenessConstraint").map { constraint in
        constraint.children("constraint").compactMap { $0[attribute: "value"] }
      }
    }
    entity.indexes = element.children("fetchIndex").map { index in
      DataModel.Index(
        name: index[attribute: "name"] ?? "",
        properties: index.children("fetchIndexElement").compactMap { $0[attribute: "property"] })
    }
    return entity
  }

  private func attribute(_ element: MarkupElement) throws(Finding) -> DataModel.Attribute {
    guard let type = element[attribute: "attributeType"] else {
      throw Finding(
        file: file, at: element.position, "The attribute '\(try name(element))' has no type.")
    }
    var attribute = DataModel.Attribute(name: try name(element), type: type)
    attribute.isOptional = isYes(element, "optional")
    attribute.isTransient = isYes(element, "transient")
    attribute.isScalar = isYes(element, "usesScalarValueType")
    attribute.isIndexed = isYes(element, "indexed")
    attribute.defaultValue =
      element[attribute: "defaultValueString"] ?? element[attribute: "defaultDateTimeInterval"]
    attribute.least =
      element[attribute: "minValueString"] ?? element[attribute: "minDateTimeInterval"]
    attribute.greatest =
      element[attribute: "maxValueString"] ?? element[attribute: "maxDateTimeInterval"]
    attribute.expression = element[attribute: "regularExpressionString"]
    attribute.transformer = element[attribute: "valueTransformerName"]
    attribute.customClass = element[attribute: "customClassName"]
    attribute.formerName = element[attribute: "elementID"]
    attribute.versionModifier = element[attribute: "versionHashModifier"]
    attribute.userInfo = userInfo(element)
    return attribute
  }

  private func relationship(_ element: MarkupElement) throws(Finding) -> DataModel.Relationship {
    let name = try name(element)
    guard let destination = element[attribute: "destinationEntity"] else {
      throw Finding(
        file: file, at: element.position, "The relationship '\(name)' has no destination.")
    }
    var relationship = DataModel.Relationship(name: name, destination: destination)
    relationship.inverse = element[attribute: "inverseName"]
    relationship.isOptional = isYes(element, "optional")
    relationship.isTransient = isYes(element, "transient")
    relationship.isToMany = isYes(element, "toMany")
    relationship.isOrdered = isYes(element, "ordered")
    relationship.deletionRule = element[attribute: "deletionRule"] ?? "No Action"
    relationship.minCount = element[attribute: "minCount"].flatMap { Int($0) }
    relationship.maxCount = element[attribute: "maxCount"].flatMap { Int($0) }
    relationship.formerName = element[attribute: "elementID"]
    relationship.userInfo = userInfo(element)
    return relationship
  }

  /// Makes sure that all entities that are referred to exist, and no entity inherits from itself.
  private func check(_ read: DataModel, _ model: MarkupElement) throws(Finding) {
    let parents = read.entities.reduce(into: [String: String]()) { $0[$1.name] = $1.parent }
    let names = Set(read.entities.map(\.name))
    for element in model.children("entity") {
      let name = element[attribute: "name"] ?? ""
      if let parent = parents[name], !names.contains(parent) {
        throw Finding(
          file: file, at: element.position, "'\(name)' inherits from '\(parent)', which is missing."
        )
      }
      var next = parents[name]
      for _ in read.entities.indices { next = next.flatMap { parents[$0] } }
      if next != nil {
        throw Finding(file: file, at: element.position, "'\(name)' inherits from itself.")
      }
      for child in element.children("relationship") {
        let destination = child[attribute: "destinationEntity"] ?? ""
        if !names.contains(destination) {
          throw Finding(file: file, at: child.position, "There is no entity '\(destination)'.")
        }
      }
    }
  }
}
