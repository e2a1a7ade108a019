import Foundation

/// What a storyboard holds, in words: scenes, segues, references, and what is not modelled.
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
    var lines: [String] = []
    for scene in contents.scenes {
      lines.append(line(of: scene, isInitial: scene.controller.id == contents.initialID))
      for element in scene.objects.descendants where element.isNamed("segue") {
        guard element["kind"] != nil else { continue }
        lines.append("  " + line(of: element, in: contents))
      }
    }
    let missing = missing(in: contents.markup.root)
    if !missing.isEmpty {
      lines.append("not modelled: \(missing.joined(separator: ", "))")
    }
    return lines
  }

  private static func line(of scene: InterfaceContents.Scene, isInitial: Bool) -> String {
    let start = isInitial ? ", initial" : ""
    guard scene.isReference else {
      let type = scene.controller["customClass"] ?? scene.controller.name
      return "scene '\(scene.name)': \(type)\(start)"
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

  /// The tags of views and view controllers that others stand in for, with their numbers.
  private static func missing(in root: InterfaceElement) -> [String] {
    var counts: [String: Int] = [:]
    for element in root.descendants where isObject(element) {
      let name = element.name
      let isKnown =
        InterfaceKind.tags[name] != nil || InterfaceBuilder.controllers[name] != nil
        || InterfaceBuilder.recognizers[name] != nil || others.contains(name)
      if !isKnown { counts[name, default: 0] += 1 }
    }
    return counts.sorted { $0.key < $1.key }.map { "\($0.key) (\($0.value))" }
  }

  private static func isObject(_ element: InterfaceElement) -> Bool {
    guard let parent = element.parent else { return false }
    return parent.isNamed("subviews") || parent.isNamed("objects") || element["key"] == "view"
  }

  /// Objects that are neither views nor view controllers.
  private static let others: Set<String> = [
    "placeholder", "exit", "viewControllerPlaceholder", "barButtonItem", "navigationItem",
    "customObject",
  ]
}
