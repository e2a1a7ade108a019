import Foundation
import Interfaces

/// Describes a storyboard or nib: its scenes, segues and references, and parts that are not
/// modelled.
@MainActor
package enum InterfaceReport {
  /// Returns the lines about a file, and reports faults that keep it from being loaded as it says.
  package static func lines(ofFile path: String) -> [String] {
    let url = URL(fileURLWithPath: path)
    let kind: InterfaceFile.Kind = url.pathExtension == "xib" ? .nib : .storyboard
    let name = url.deletingPathExtension().lastPathComponent
    let file = InterfaceFile(
      name: name, kind: kind, url: url, pathOfSource: InterfaceSources.path)
    guard let contents = file.contents() else { return [] }
    let root = contents.markup.root
    let lines = kind == .nib ? objectLines(in: root) : sceneLines(in: contents)
    InterfaceFault.reportAll(in: contents, of: file)
    return lines + contents.diagnostics + MissingParts(root).lines
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
}
