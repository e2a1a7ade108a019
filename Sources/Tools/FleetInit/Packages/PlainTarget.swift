import Foundation
import XcodeProjects

/// How a target is declared whose sources are built as they are: in C, a macro, what macros are made
/// with, or a library of the system's.
struct PlainTarget: Equatable {
  /// `target`, `macro` or `systemLibrary`.
  let declaration: String
  /// Further arguments of the declaration, in their order.
  let arguments: [String]

  var isMacro: Bool { declaration == "macro" }

  /// - Parameter folder: A folder with headers that its C includes besides its own, as seen from its own.
  init(
    _ target: PackageManifest.Target, of package: FoundPackage, _ traits: Set<String>,
    headers folder: String? = nil
  ) {
    let literal = PackageText.literal
    func list(_ texts: [String]) -> String { "[\(texts.joined(separator: ", "))]" }
    let manifest = package.manifest
    if target.isSystem {
      declaration = "systemLibrary"
      arguments = target.pkgConfig.map { ["pkgConfig: \(literal($0))"] } ?? []
      return
    }
    declaration = target.isMacro ? "macro" : "target"
    let place = package.folder(of: target)
    let others = (target.exclude ?? []) + (target.resources ?? []).map(\.path)
    let excluded = others.filter {
      let file = FilePath.join(place, $0)
      return FilePath.isInside(file, place) && FileManager.default.fileExists(atPath: file)
    }
    var lines: [String] = []
    if !excluded.isEmpty { lines.append("exclude: " + list(excluded.map(literal))) }
    if let sources = target.sources { lines.append("sources: " + list(sources.map(literal))) }
    if let path = target.publicHeadersPath { lines.append("publicHeadersPath: \(literal(path))") }
    let isC = package.isC(target)
    let tools = isC ? ["c", "cxx", "linker"] : ["swift", "linker"]
    for tool in tools {
      var settings = manifest.settingLines(of: target, for: tool, traits)
      if tool == "swift" {
        settings = manifest.settingLines(of: target, traits).prefix(1) + settings
      }
      if let folder, ["c", "cxx"].contains(tool) {
        settings.append(".headerSearchPath(\(literal(folder)))")
      }
      if !settings.isEmpty { lines.append("\(tool)Settings: " + list(settings)) }
    }
    arguments = lines
  }
}
