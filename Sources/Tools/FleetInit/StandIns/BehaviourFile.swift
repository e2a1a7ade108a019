import FleetPort
import Foundation
import PropertyLists
import StandInMaker
import XcodeProjects

/// A file of Fleet's that says what a library does for which there is a stand-in, `Module.swift` or
/// `Module+Part.swift`.
///
/// Lines of it name other modules: by `// Also of:` one that declares the same in other versions, and by
/// `// With:` one whose types the headers name without a word of where they are.
struct BehaviourFile {
  let name: String
  let text: String

  /// The module that the file is of.
  var module: String { String(name.prefix { $0 != "+" && $0 != "." }) }
  /// What tells it from the module's other files, such as `+Queries`.
  var part: String { String(FilePath.stem(of: name).dropFirst(module.count)) }

  private var otherModules: [String] { BehaviourMark.alsoOf.values(in: text) }

  /// The files for a module, the one of its name first.
  static func all(of module: String) -> [BehaviourFile] {
    all.filter { $0.module == module || $0.otherModules.contains(module) }
  }

  /// The modules that a module's headers need and do not say.
  static func modules(besides module: String) -> Set<String> {
    Set(all(of: module).flatMap { BehaviourMark.with.values(in: $0.text) })
  }

  /// Whether there are files for what a module itself declares, in all versions.
  static func isThere(for module: String) -> Bool {
    all.contains { $0.name == module + ".swift" && $0.otherModules.isEmpty }
  }

  private static let folder = FilePath.join(
    FleetPackage.folder, "Sources/Tools/StandInMaker/Behaviours")
  private static let all: [BehaviourFile] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    .filter { $0.hasSuffix(".swift") }.sorted { ($0.count, $0) < ($1.count, $1) }
    .compactMap { name in
      (try? FileBytes.read(FilePath.join(folder, name))).map {
        BehaviourFile(name: name, text: String(decoding: $0, as: UTF8.self))
      }
    }
}
