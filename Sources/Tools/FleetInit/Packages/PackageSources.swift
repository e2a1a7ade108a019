import Foundation
import PropertyLists
import XcodeProjects

/// A package or a pod whose manifest SwiftPM does not read, or that has none: what its sources say.
///
/// The names and the folders of targets stand in the manifest as texts, whatever the version of its
/// language; else a podspec tells where the sources are, or they are where such sources mostly are.
struct PackageSources {
  private let folder: String
  /// Folders at the top that are not the library's.
  private static let foreign = [
    "test", "spec", "example", "demo", "sample", "playground", "pods", "carthage", "fastlane",
    "script", "docs", "documentation", "benchmark", "vendor", "build",
  ]
  private static let parents = ["Sources", "Source", "src", "Classes"]

  init(in folder: String) { self.folder = folder }

  /// What a manifest would say, if there is any source in Swift.
  var manifest: PackageManifest? {
    let name = name
    var targets = written
    if targets.isEmpty { targets = parts }
    if targets.isEmpty { targets = [(name, specified ?? usual)] }
    let found = targets.map { ($0.name, $0.path ?? place(of: $0.name)) }
      .filter { hasSources($0.1) }
    guard !found.isEmpty else { return nil }
    return PackageManifest(
      name: name, products: found.map { PackageManifest.Product(name: $0.0, targets: [$0.0]) },
      targets: found.map { target in
        PackageManifest.Target(
          name: target.0, path: target.1, type: "regular", sources: nil, exclude: nil,
          dependencies: nil, resources: nil, settings: nil, publicHeadersPath: nil, pkgConfig: nil,
          pluginUsages: nil)
      }, toolsVersion: nil, dependencies: nil, traits: nil, swiftLanguageVersions: nil,
      cxxLanguageStandard: nil)
  }

  /// What in a folder of sources is not the library's: tests, examples, and manifests.
  static func others(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { name in
      name.hasPrefix("Package") && name.hasSuffix(".swift")
        || FilePath.kind(of: name).isEmpty
          && foreign.contains { name.lowercased().hasPrefix($0) || name.hasSuffix("Tests") }
    }.sorted().map { FilePath.join(folder, $0) }
  }

  /// The name of the package or the pod, or else that of the folder.
  private var name: String {
    let manifest = text(of: ProjectSearch.manifest), podspec = text(ofKind: "podspec")
    let package = manifest.range(of: "Package(").map { String(manifest[$0.upperBound...]) } ?? ""
    let names =
      Self.strings(behind: "name:", in: package).prefix(1)
      + Self.strings(behind: "module_name", in: podspec).prefix(1)
      + Self.strings(behind: ".name", in: podspec).prefix(1)
    return names.first ?? FilePath.name(of: folder)
  }

  // MARK: The manifest as a text

  /// The targets that a manifest names, with their folders.
  private var written: [(name: String, path: String?)] {
    let text = text(of: ProjectSearch.manifest)
    var found: [(name: String, path: String?)] = []
    for mark in [".target(", "[Target(", " Target("] {
      for range in text.ranges(of: mark) {
        let call = Self.arguments(in: text[range.upperBound...])
        guard let name = Self.strings(behind: "name:", in: call).first else { continue }
        let path = Self.strings(behind: "path:", in: call).first
        // Dependencies are written as targets are.
        if let index = found.firstIndex(where: { $0.name == name }) {
          found[index].path = found[index].path ?? path
        } else {
          found.append((name, path))
        }
      }
    }
    return found
  }

  /// The targets of a manifest that names none: the folders of sources.
  private var parts: [(name: String, path: String?)] {
    guard !text(of: ProjectSearch.manifest).isEmpty,
      let parent = Self.parents.first(where: hasSources)
    else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(parent)")) ?? []
    guard !names.contains(where: { FilePath.kind(of: $0) == "swift" }) else { return [] }
    return names.sorted().map { ($0, "\(parent)/\($0)") }
  }

  /// Returns the text up to the parenthesis that closes a call.
  private static func arguments(in text: Substring) -> String {
    var depth = 1
    return String(
      text.prefix { character in
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        return depth > 0
      })
  }

  // MARK: The podspec

  /// The folder that a podspec's pattern of sources begins with.
  private var specified: String? {
    let patterns = Self.strings(behind: "source_files", in: text(ofKind: "podspec"))
    guard let pattern = patterns.first else { return nil }
    let parts = pattern.split(separator: "/")
    let plain = parts.prefix { part in !part.contains { "*?[{".contains($0) } }
    let path = plain.joined(separator: "/")
    return FilePath.kind(of: path) == "swift" ? FilePath.folder(of: path) : path
  }

  // MARK: Where sources mostly are

  private var usual: String { (Self.parents + [name]).first(where: hasSources) ?? "" }

  private func place(of target: String) -> String {
    (Self.parents.map { "\($0)/\(target)" } + [target]).first(where: hasSources) ?? usual
  }

  private func hasSources(_ path: String) -> Bool {
    let place = FilePath.join(folder, path)
    let others = Self.others(in: folder)
    var tree = FolderTree(at: place, folders: [])
    tree.read()
    return tree.files.contains { file in
      let file = FilePath.join(place, file)
      return FilePath.kind(of: file) == "swift"
        && !others.contains { FilePath.isInside(file, $0) }
    }
  }

  // MARK: Texts

  private func text(of file: String) -> String {
    (try? FileBytes.read(FilePath.join(folder, file))).map { String(decoding: $0, as: UTF8.self) }
      ?? ""
  }

  private func text(ofKind kind: String) -> String {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().first { FilePath.kind(of: $0) == kind }.map { text(of: $0) } ?? ""
  }

  /// The texts in quotes on the first line that has a word, behind it.
  private static func strings(behind word: String, in text: String) -> [String] {
    let lines = text.split(whereSeparator: \.isNewline)
    guard let line = lines.first(where: { $0.contains(word) }),
      let range = line.range(of: word)
    else { return [] }
    let rest = line[range.upperBound...].replacing("'", with: "\"")
    // Every second piece stands between quotes.
    return rest.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}
