/// `@Model` and `@ModelActor` become what SwiftData's macros make of a class and an actor, and `@Query` says
/// which objects it is for.
///
/// The stored properties of a class get a wrapper each, on their lines. What is said of them stands in a list
/// before the last brace, with the initializer for objects of the store.
struct ModelRule: Rule {
  private static let product = "HeadlessSwiftData"

  let file: SourceFile
  let module: Module

  func apply(to changes: inout Changes) {
    guard module.traits.neighbours.contains("SwiftData") else { return }
    for declaration in file.all {
      let isWhole = declaration.body != nil
      if isWhole, declaration.keyword == "class", let mark = declaration.mark("@Model") {
        rewriteClass(declaration, mark, in: &changes)
      } else if isWhole, declaration.keyword == "actor",
        let mark = declaration.mark("@ModelActor")
      {
        rewriteActor(declaration, mark, in: &changes)
      } else if declaration.keyword == "var", let mark = declaration.mark("@Query") {
        rewriteQuery(declaration, mark, in: &changes)
      }
    }
  }

  /// The type of the property tells what a wrapper without arguments cannot find out.
  private func rewriteQuery(
    _ query: Declaration, _ mark: Declaration.Mark, in changes: inout Changes
  ) {
    guard file.imports("SwiftData"), let type = query.type, type.first == "[", type.last == "]"
    else { return }
    let element = type.dropFirst().dropLast()
    let end = mark.start + mark.text.utf8.count
    changes.edits.insert("<\(element), \(type)>\(mark.end > end ? "" : "()")", at: end)
    changes.count(mark.text)
  }

  /// Adds a protocol behind a type's name or its other protocols.
  private func conform(
    _ type: Declaration, to name: String, _ mark: Declaration.Mark, in changes: inout Changes
  ) {
    changes.edits.blank(mark.start, mark.end)
    changes.count(mark.text)
    guard !type.inherited.contains(name) else { return }
    let sign = type.inherited.isEmpty ? ":" : ","
    changes.edits.insert("\(sign) \(Self.product).\(name)", at: type.places.headEnd)
  }

  // MARK: Classes

  private func rewriteClass(
    _ model: Declaration, _ mark: Declaration.Mark, in changes: inout Changes
  ) {
    conform(model, to: "PersistentModel", mark, in: &changes)
    var metadata: [String] = []
    var unset = ""
    for property in model.members where isStored(property) {
      if let transient = property.mark("@Transient") {
        changes.edits.blank(transient.start, transient.end)
        continue
      }
      metadata.append(rewrite(property, of: model, in: &changes))
      if !hasValue(property) { unset += "; self._\(property.name.unquoted) = .init(_inStore: ())" }
    }
    metadata += constraints(of: model, in: &changes)
    let access = model.isPublic ? "public " : ""
    let state = "\(Self.product)._ModelState"
    changes.add("\(access)var _swiftDataState = \(state)()", to: model)
    changes.add(
      "\(access)required init(_swiftDataState: \(state)) "
        + "{ self._swiftDataState = _swiftDataState\(unset) }", to: model)
    changes.add(
      "\(access)static var schemaMetadata: [\(Self.product).Schema.PropertyMetadata] "
        + "{ [\(metadata.joined(separator: ", "))] }", to: model)
  }

  /// Whether a property of a class is kept, or marked as one that is not.
  private func isStored(_ property: Declaration) -> Bool {
    property.isVariable && !property.isStatic && property.modifier("lazy") == nil
      && property.modifier("override") == nil && !property.name.isEmpty && property.isStored
      && file.conditions(of: property, within: property.parent).isEmpty
  }

  private func hasValue(_ property: Declaration) -> Bool {
    file.tokens[file.index(ofTokenAt: property.end)].isSign("=")
  }

  /// Gives a property its wrapper; returns what is said of it.
  private func rewrite(
    _ property: Declaration, of model: Declaration, in changes: inout Changes
  ) -> String {
    var said = ""
    for mark in property.attributes where ["@Attribute", "@Relationship"].contains(mark.text) {
      said = ", \(Self.product).Schema.\(mark.text.dropFirst())\(arguments(of: mark))"
      changes.edits.blank(mark.start, mark.end)
    }
    changes.edits.insert("@\(Self.product)._Persisted ", at: property.start)
    if property.keyword == "let" {
      let start = property.places.keywordStart
      changes.edits.replace(start, start + 3, with: "var")
    }
    let value = hasValue(property) ? ", hasDefault: true" : ""
    return "._persisted(\"\(property.name.unquoted)\", "
      + "\\\(model.name).\(property.name)\(value)\(said))"
  }

  /// What stands in the parentheses of an attribute, with them and on one line.
  private func arguments(of mark: Declaration.Mark) -> String {
    let first = file.index(ofTokenAt: mark.start) + 1
    let last = file.index(ofTokenAt: mark.end) - 1
    return first <= last ? file.text(from: first, through: last) : "()"
  }

  /// What `#Unique` says becomes part of the list; what `#Index` says makes no difference.
  private func constraints(of model: Declaration, in changes: inout Changes) -> [String] {
    var all: [String] = []
    for index in file.indices(of: ["#Unique", "#Index"]) {
      let start = file.tokens[index].start
      guard file.type(around: start) === model,
        let open = (index + 1..<min(index + 6, file.tokens.count)).first(where: {
          file.tokens[$0].isSign("(")
        })
      else { continue }
      let close = file.closing(open)
      changes.edits.blank(start, file.tokens[close].end)
      if file.tokens[index].text == "#Unique", open + 1 < close {
        all.append("._unique(\(model.name).self, \(file.text(from: open + 1, through: close - 1)))")
      }
    }
    return all
  }

  // MARK: Actors

  private func rewriteActor(
    _ actor: Declaration, _ mark: Declaration.Mark, in changes: inout Changes
  ) {
    conform(actor, to: "ModelActor", mark, in: &changes)
    let access = actor.isPublic ? "public " : ""
    changes.add(
      "\(access)nonisolated let modelExecutor: any \(Self.product).ModelExecutor", to: actor)
    changes.add(
      "\(access)nonisolated let modelContainer: \(Self.product).ModelContainer", to: actor)
    guard !mark.argument.contains("true") else { return }
    changes.add(
      "\(access)init(modelContainer: \(Self.product).ModelContainer) { self.modelExecutor = "
        + "\(Self.product).DefaultSerialModelExecutor(modelContext: "
        + "\(Self.product).ModelContext(modelContainer)); self.modelContainer = modelContainer }",
      to: actor)
  }
}
