import Foundation

/// What a storyboard or nib holds, in words: scenes, segues, references, and what is not modelled.
@MainActor
package enum InterfaceReport {
  /// The lines about a file; where it cannot be read, that is reported.
  package static func lines(ofFile path: String) -> [String] {
    let url = URL(fileURLWithPath: path)
    let kind: InterfaceFile.Kind = url.pathExtension == "xib" ? .nib : .storyboard
    let name = url.deletingPathExtension().lastPathComponent
    guard let contents = InterfaceFile(name: name, kind: kind, url: url).contents() else {
      return []
    }
    let root = contents.markup.root
    let lines = kind == .nib ? objectLines(in: root) : sceneLines(in: contents)
    return lines + contents.diagnostics + missingLines(in: root)
  }

  // MARK: Storyboards

  private static func sceneLines(in contents: InterfaceContents) -> [String] {
    guard !contents.scenes.isEmpty else { return ["It holds no scene."] }
    var lines: [String] = []
    for scene in contents.scenes {
      lines.append(line(of: scene, isInitial: scene.controller.id == contents.initialID))
      for element in scene.objects.descendants where element.isNamed("segue") {
        guard element["kind"] != nil else { continue }
        lines.append("  " + line(of: element, in: contents))
      }
    }
    return lines
  }

  private static func line(of scene: InterfaceContents.Scene, isInitial: Bool) -> String {
    let start = isInitial ? ", initial" : ""
    guard scene.isReference else {
      return "scene '\(scene.name)': \(type(of: scene.controller))\(start)"
    }
    let target = [scene.referencedStoryboard ?? "nothing", scene.referencedIdentifier]
    return
      "reference '\(scene.name)' ▸ \(target.compactMap { $0 }.joined(separator: " ▸ "))\(start)"
  }

  private static func line(of segue: InterfaceElement, in contents: InterfaceContents) -> String {
    let kind = segue["relationship"] ?? segue["kind"] ?? ""
    let identifier = segue.filled("identifier").map { " '\($0)'" } ?? ""
    if let action = segue["unwindAction"] { return "\(kind)\(identifier) ▸ \(action)" }
    let id = segue["destination"] ?? ""
    return "\(kind)\(identifier) ▸ '\(contents.scene(ofController: id)?.name ?? id)'"
  }

  private static func type(of element: InterfaceElement) -> String {
    element.filled("customClass") ?? element.name
  }

  // MARK: Nibs

  private static func objectLines(in root: InterfaceElement) -> [String] {
    let objects = root.list("objects")
    let owner = objects.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
    let outlets = owner?.list("connections").compactMap { $0["property"] } ?? []
    let ofOwner = outlets.isEmpty ? "" : ", outlets \(outlets.joined(separator: ", "))"
    let ownerLine = owner?.filled("customClass").map { ["owner: \($0)\(ofOwner)"] } ?? []
    return ownerLine
      + objects.filter { !$0.isNamed("placeholder") }.map { "object: \(type(of: $0))" }
  }

  // MARK: What is not modelled

  private static func missingLines(in root: InterfaceElement) -> [String] {
    var tags: [String: Int] = [:]
    var attributes: [String: Int] = [:]
    for element in root.descendants where isObject(element) {
      let name = element.name
      if let kind = InterfaceKind.tags[name] {
        for attribute in element.attributes.map(\.name) where !kind.knows(attribute) {
          attributes["\(name).\(attribute)", default: 0] += 1
        }
      } else if InterfaceBuilder.controllers[name] != nil {
        for attribute in element.attributes.map(\.name)
        where !InterfaceBuilder.knows(controllerAttribute: attribute) {
          attributes["\(name).\(attribute)", default: 0] += 1
        }
      } else if InterfaceBuilder.recognizers[name] == nil, !others.contains(name) {
        tags[name, default: 0] += 1
      }
    }
    return [line("not modelled", tags), line("attributes that are not modelled", attributes)]
      .compactMap { $0 }
  }

  private static func line(_ title: String, _ counts: [String: Int]) -> String? {
    guard !counts.isEmpty else { return nil }
    let names = counts.sorted { $0.key < $1.key }.map { "\($0.key) (\($0.value))" }
    return "\(title): \(names.joined(separator: ", "))"
  }

  /// Whether an element stands where views and view controllers do.
  private static func isObject(_ element: InterfaceElement) -> Bool {
    guard let parent = element.parent else { return false }
    return parent.isNamed("subviews") || parent.isNamed("objects") || parent.isNamed("cells")
      || parent.isNamed("prototypes") || views.contains(element["key"] ?? "")
  }

  /// The roles that views have in others and in view controllers.
  private static let views: Set<String> = [
    "view", "tableHeaderView", "tableFooterView", "titleView", "customView", "backgroundView",
    "selectedBackgroundView", "accessoryView", "refreshControl",
  ]

  /// Objects that are neither views nor view controllers.
  private static let others: Set<String> = [
    "placeholder", "exit", "viewControllerPlaceholder", "barButtonItem", "navigationItem",
    "tabBarItem", "customObject",
  ]
}
