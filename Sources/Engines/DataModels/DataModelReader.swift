package import PropertyLists

/// Reads a version of a data model: the file `contents` in its folder.
package struct DataModelReader {
  private let file: String

  package init(file: String) { self.file = file }

  /// Reads the file's bytes.
  package func read(_ bytes: [UInt8]) throws(Finding) -> DataModel {
    let model = try MarkupReader.root(of: bytes, file: file)
    guard model.name == "model" else {
      throw Finding(file: file, at: model.position, "This is no data model.")
    }
    var read = DataModel()
    read.identifier = model["userDefinedModelVersionIdentifier"].flatMap {
      $0.isEmpty ? nil : $0
    }
    for element in model.children("entity") { read.entities.append(try entity(element)) }
    for element in model.children("fetchRequest") {
      read.templates.append(
        DataModel.Template(
          name: try name(element), entity: element["entity"] ?? "",
          predicate: element["predicateString"],
          limit: element["fetchLimit"].flatMap { Int($0) }))
    }
    for element in model.children("configuration") {
      read.configurations[try name(element)] = element.children("memberEntity").compactMap {
        $0["name"]
      }
    }
    try check(read, model)
    return read
  }

  private func name(_ element: MarkupElement) throws(Finding) -> String {
    guard let name = element["name"], !name.isEmpty else {
      throw Finding(file: file, at: element.position, "<\(element.name)> has no name.")
    }
    return name
  }

  private func isYes(_ element: MarkupElement, _ attribute: String) -> Bool {
    element[attribute] == "YES"
  }

  private func userInfo(_ element: MarkupElement) -> [String: String] {
    let entries = element.child("userInfo")?.children("entry") ?? []
    return entries.reduce(into: [:]) { info, entry in
      info[entry["key"] ?? ""] = entry["value"]
    }
  }

  private func entity(_ element: MarkupElement) throws(Finding) -> DataModel.Entity {
    var entity = DataModel.Entity(name: try name(element))
    entity.className = element["representedClassName"]
    entity.generation =
      element["codeGenerationType"].flatMap { DataModel.Generation(rawValue: $0) }
      ?? .manual
    entity.isAbstract = isYes(element, "isAbstract")
    entity.parent = element["parentEntity"]
    entity.formerName = element["elementID"]
    entity.versionModifier = element["versionHashModifier"]
    entity.userInfo = userInfo(element)
    entity.line = element.position.line
    for child in element.children("attribute") { entity.attributes.append(try attribute(child)) }
    for child in element.children("relationship") {
      entity.relationships.append(try relationship(child))
    }
    for list in element.children("uniquenessConstraints") {
      entity.constraints += list.children("uniquenessConstraint").map { constraint in
        constraint.children("constraint").compactMap { $0["value"] }
      }
    }
    entity.indexes = element.children("fetchIndex").map { index in
      DataModel.Index(
        name: index["name"] ?? "",
        properties: index.children("fetchIndexElement").compactMap { $0["property"] })
    }
    return entity
  }

  private func attribute(_ element: MarkupElement) throws(Finding) -> DataModel.Attribute {
    guard let type = element["attributeType"] else {
      throw Finding(
        file: file, at: element.position, "The attribute '\(try name(element))' has no type.")
    }
    var attribute = DataModel.Attribute(name: try name(element), type: type)
    attribute.isOptional = isYes(element, "optional")
    attribute.isTransient = isYes(element, "transient")
    attribute.isScalar = isYes(element, "usesScalarValueType")
    attribute.isIndexed = isYes(element, "indexed")
    attribute.defaultValue =
      element["defaultValueString"] ?? element["defaultDateTimeInterval"]
    attribute.least =
      element["minValueString"] ?? element["minDateTimeInterval"]
    attribute.greatest =
      element["maxValueString"] ?? element["maxDateTimeInterval"]
    attribute.expression = element["regularExpressionString"]
    attribute.transformer = element["valueTransformerName"]
    attribute.customClass = element["customClassName"]
    attribute.formerName = element["elementID"]
    attribute.versionModifier = element["versionHashModifier"]
    attribute.userInfo = userInfo(element)
    return attribute
  }

  private func relationship(_ element: MarkupElement) throws(Finding) -> DataModel.Relationship {
    let name = try name(element)
    guard let destination = element["destinationEntity"] else {
      throw Finding(
        file: file, at: element.position, "The relationship '\(name)' has no destination.")
    }
    var relationship = DataModel.Relationship(name: name, destination: destination)
    relationship.inverse = element["inverseName"]
    relationship.isOptional = isYes(element, "optional")
    relationship.isTransient = isYes(element, "transient")
    relationship.isToMany = isYes(element, "toMany")
    relationship.isOrdered = isYes(element, "ordered")
    relationship.deletionRule = element["deletionRule"] ?? "No Action"
    relationship.minCount = element["minCount"].flatMap { Int($0) }
    relationship.maxCount = element["maxCount"].flatMap { Int($0) }
    relationship.formerName = element["elementID"]
    relationship.userInfo = userInfo(element)
    return relationship
  }

  /// Makes sure that all entities that are referred to exist, and no entity inherits from itself.
  private func check(_ read: DataModel, _ model: MarkupElement) throws(Finding) {
    let parents = read.entities.reduce(into: [String: String]()) { $0[$1.name] = $1.parent }
    let names = Set(read.entities.map(\.name))
    for element in model.children("entity") {
      let name = element["name"] ?? ""
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
        let destination = child["destinationEntity"] ?? ""
        if !names.contains(destination) {
          throw Finding(file: file, at: child.position, "There is no entity '\(destination)'.")
        }
      }
    }
  }
}
