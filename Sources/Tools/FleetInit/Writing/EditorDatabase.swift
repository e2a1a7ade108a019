import Foundation
import XcodeProjects

/// Tells an editor how the sources of the project are compiled, as they are: `compile_commands.json`.
///
/// The build compiles what is written for it, which no editor opens. Here UIKit is another name for the
/// model; the modules come from the last build.
struct EditorDatabase {
  static let name = "compile_commands.json"
  /// Without these words sourcekit-lsp asks the manifest, which knows nothing of the sources.
  static let configuration = (
    path: ".sourcekit-lsp/config.json",
    text: "{\"defaultWorkspaceType\": \"compilationDatabase\"}\n"
  )

  private struct Entry: Encodable {
    let directory: String
    let file: String
    let arguments: [String]
  }

  private let data: Data

  init(_ plan: Plan, output: String) throws {
    let entries = plan.targets.flatMap { target in
      let arguments = Self.arguments(of: target, output: output)
      return target.sources.map { Entry(directory: output, file: $0, arguments: arguments) }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    data = try encoder.encode(entries)
  }

  /// Writes the file, and the one by which it is found.
  func write(to output: String) throws {
    try data.write(to: URL(fileURLWithPath: "\(output)/\(Self.name)"), options: .atomic)
    let place = FilePath.join(output, Self.configuration.path)
    try FileManager.default.createDirectory(
      atPath: FilePath.folder(of: place), withIntermediateDirectories: true)
    try Data(Self.configuration.text.utf8).write(to: URL(fileURLWithPath: place), options: .atomic)
  }

  private static func arguments(of target: BroughtTarget, output: String) -> [String] {
    var arguments = [
      "swiftc", "-module-name", target.module, "-parse-as-library", "-module-alias",
      "UIKit=HeadlessUIKit", "-I", BuildFolder(output).products + "/Modules",
    ]
    arguments += target.settings.flatMap(flags)
    // What tests import brings UIKit on a device.
    if target.kind.isTests {
      let module = target.kind == .uiTests ? "HeadlessXCUITest" : "HeadlessUIKit"
      arguments += ["-Xfrontend", "-import-module", "-Xfrontend", module]
    }
    return arguments + target.sources
  }

  /// A setting of a manifest as the compiler takes it.
  private static func flags(_ setting: String) -> [String] {
    let word = setting.split(separator: "\"").dropFirst().first.map(String.init) ?? ""
    switch setting.prefix(while: { $0 != "(" }) {
    case ".swiftLanguageMode":
      let mode = setting.split(separator: "v").last?.prefix { $0 != ")" } ?? "5"
      return ["-swift-version", mode.replacingOccurrences(of: "_", with: ".")]
    case ".defaultIsolation": return ["-default-isolation", "MainActor"]
    case ".enableUpcomingFeature": return ["-enable-upcoming-feature", word]
    case ".enableExperimentalFeature": return ["-enable-experimental-feature", word]
    case ".define": return ["-D\(word)"]
    default: return []
    }
  }
}
