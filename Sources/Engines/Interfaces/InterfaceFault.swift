/// Faults because of which a well-formed file cannot be loaded as it says.
@MainActor
package enum InterfaceFault {
  // MARK: One by one

  /// Reports that an id belongs to an earlier object, too.
  package static func reportDouble(_ element: InterfaceElement, in file: InterfaceFile) {
    InterfaceFailure.report(
      "The id '\(element.id ?? "")' stands for two objects in '\(file.name)'.",
      details:
        "\(file.location(of: element)) is the second one, and what is connected to the id goes "
        + "to the first. Give it another id, or resolve the merge that doubled it.")
  }

  /// Reports that an outlet or an action leads nowhere.
  package static func reportNoDestination(of connection: InterfaceElement, in file: InterfaceFile) {
    let name = connection["property"] ?? connection["selector"] ?? ""
    InterfaceFailure.report(
      "The connection '\(name)' leads to '\(connection["destination"] ?? "")', which does not "
        + "exist in '\(file.name)'.",
      details:
        "\(file.location(of: connection)) makes the connection. Connect it anew in Interface "
        + "Builder, or remove it.")
  }

  /// Reports that a segue leads to no scene.
  package static func reportNoScene(of segue: InterfaceElement, in file: InterfaceFile) {
    InterfaceFailure.report(
      "A segue leads to '\(segue["destination"] ?? "")', which is no view controller of "
        + "'\(file.name)'.",
      details: "\(file.location(of: segue)). Connect it anew in Interface Builder, or remove it.")
  }

  /// Reports that the initial view controller does not exist.
  package static func reportNoInitial(
    _ id: String, of root: InterfaceElement, in file: InterfaceFile
  ) {
    InterfaceFailure.report(
      "The initial view controller '\(id)' does not exist in '\(file.name)'.",
      details: "\(file.location(of: root)). Choose one in Interface Builder.")
  }

  /// Reports that a container contains itself.
  package static func reportCircle(_ scene: InterfaceContents.Scene, in file: InterfaceFile) {
    InterfaceFailure.report(
      "The scene '\(scene.name)' of '\(file.name)' contains itself.",
      details:
        "\(file.location(of: scene.controller)). Relationships and references lead back to it: "
        + "take one of them out.")
  }

  // MARK: All of a file

  /// Reports every fault that can be found without loading anything.
  package static func reportAll(in contents: InterfaceContents, of file: InterfaceFile) {
    let root = contents.markup.root
    if let id = contents.initialID, contents.scene(ofController: id) == nil {
      reportNoInitial(id, of: root, in: file)
    }
    guard let list = root.child("scenes") ?? root.child("objects") else { return }
    var ids: Set<String> = []
    var doubled: Set<String> = []
    for element in list.descendants {
      guard let id = element.id, !ids.insert(id).inserted, doubled.insert(id).inserted else {
        continue
      }
      reportDouble(element, in: file)
    }
    for element in list.descendants {
      guard let id = element["destination"] else { continue }
      if element.isNamed("segue") {
        let leadsBack = element["kind"] == "unwind" && ids.contains(id)
        if !leadsBack, contents.scene(ofController: id) == nil {
          reportNoScene(of: element, in: file)
        }
      } else if !ids.contains(id) {
        reportNoDestination(of: element, in: file)
      }
    }
    reportCircles(in: contents, of: file)
  }

  private static func reportCircles(in contents: InterfaceContents, of file: InterfaceFile) {
    let parts = contents.scenes.map { scene in
      scene.objects.descendants
        .filter { $0.isNamed("segue") && ($0["kind"] == "relationship" || $0["kind"] == "embed") }
        .compactMap { $0["destination"].flatMap { contents.scenesByID[$0] } }
    }
    var reported: Set<Int> = []
    for index in parts.indices where !reported.contains(index) {
      let within = reachable(from: index, through: parts)
      guard within.contains(index) else { continue }
      reported.formUnion(within)
      reportCircle(contents.scenes[index], in: file)
    }
  }

  /// Returns the scenes inside a scene, at any depth.
  private static func reachable(from index: Int, through parts: [[Int]]) -> Set<Int> {
    var found: Set<Int> = []
    var waiting = parts[index]
    while let next = waiting.popLast() {
      if found.insert(next).inserted { waiting += parts[next] }
    }
    return found
  }
}
