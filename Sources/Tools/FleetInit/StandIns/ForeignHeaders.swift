import Foundation
import PropertyLists
import StandInMaker
import XcodeProjects

/// Finds the public headers of modules that are Objective-C or C: of pods, frameworks, packages and targets.
struct ForeignHeaders {
  private let projects: ProjectSet
  private let pods: String
  /// The files of the project's folder, frameworks as one file each; read when they are asked for.
  private var tree: [String]?

  init(of projects: ProjectSet, pods: String) {
    (self.projects, self.pods) = (projects, pods)
  }

  /// The headers of a module, if there are any.
  mutating func headers(
    of module: String, in package: FoundPackage?, _ target: TargetFiles?
  ) -> ModuleHeaders? {
    if let package, let found = headers(of: module, in: package) { return found }
    let candidates = [
      headers(ofPod: module), headers(ofFramework: module), target.map { files($0.headers) } ?? [],
    ]
    for files in candidates where !files.isEmpty {
      let headers = ModuleHeaders(module, files, within: projects.folder)
      if !headers.files.isEmpty { return headers }
    }
    return nil
  }

  private func files(_ paths: [String]) -> [(path: String, place: String)] {
    paths.map { (FilePath.name(of: $0), $0) }
  }

  /// The headers below a folder, but for private ones.
  private func headers(in folder: String) -> [(path: String, place: String)] {
    let found = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return found.filter { FilePath.kind(of: $0) == "h" && !Self.isPrivate($0) }
      .map { ($0, FilePath.join(folder, $0)) }
  }

  /// Whether a header is not meant for others, as its name or that of a folder says.
  private static func isPrivate(_ path: String) -> Bool {
    let folders = path.split(separator: "/").dropLast().map { $0.lowercased() }
    let stem = FilePath.stem(of: path)
    return folders.contains { foreign.contains($0) || $0.hasSuffix("framework") }
      || ["Private", "Internal"].contains(where: stem.hasSuffix)
  }

  /// The folders whose headers are not for others.
  private static let foreign: Set = [
    "private", "privateheaders", "internal", "test", "tests", "example", "examples", "demo",
  ]

  // MARK: Pods

  /// The headers that a pod publishes, by which its own Swift knows its Objective-C.
  func places(ofPod module: String) -> [String] { headers(ofPod: module).map(\.place) }

  private func headers(ofPod module: String) -> [(path: String, place: String)] {
    let support = FilePath.join(pods, "Target Support Files")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: support)) ?? []
    let pod = names.sorted().first {
      Self.makes(module, FilePath.join(support, "\($0)/\($0).modulemap"))
    }
    let folder = pod ?? module
    // `Boats-iOS` is the pod Boats, for one of several systems.
    let places = [folder, folder.split(separator: "-").dropLast().joined(separator: "-"), module]
    let place = places.map { FilePath.join(pods, $0) }.first {
      $0 != pods && FileManager.default.fileExists(atPath: $0)
    }
    guard let place else { return [] }
    let all = headers(in: place)
    if let pod,
      let umbrella = try? FileBytes.read(FilePath.join(support, "\(pod)/\(pod)-umbrella.h"))
    {
      let wanted = Set(Self.imports(in: String(decoding: umbrella, as: UTF8.self)))
      let found = all.filter { wanted.contains(FilePath.name(of: $0.path)) }
      if !found.isEmpty { return found }
    }
    let published = headers(in: FilePath.join(pods, "Headers/Public/\(module)"))
    return published.isEmpty ? all : published
  }

  /// Whether a module map is that of a module.
  private static func makes(_ module: String, _ map: String) -> Bool {
    guard let bytes = try? FileBytes.read(map) else { return false }
    let words = String(decoding: bytes, as: UTF8.self).split { $0.isWhitespace || $0 == "{" }
    return words.indices.dropLast().contains { words[$0] == "module" && words[$0 + 1] == module }
  }

  /// The names of the headers that an umbrella imports.
  private static func imports(in umbrella: String) -> [String] {
    umbrella.split(whereSeparator: \.isNewline).filter { $0.hasPrefix("#import \"") }.compactMap {
      $0.split(separator: "\"").dropFirst().first.map { FilePath.name(of: String($0)) }
    }
  }

  // MARK: Frameworks

  private mutating func headers(ofFramework module: String) -> [(path: String, place: String)] {
    for framework in frameworks(of: module) {
      let found = headers(in: FilePath.join(framework, "Headers"))
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The frameworks of a module's name, of each the slice for a device.
  private mutating func frameworks(of module: String) -> [String] {
    let named = projects.projects.flatMap { $0.items.values.compactMap(\.location.path) }
    let all = named.sorted() + files(inProject: projects.folder)
    return all.filter { FilePath.stem(of: $0) == module }.compactMap { path in
      switch FilePath.kind(of: path) {
      case "framework": path
      case "xcframework": Self.slice(of: path, module)
      default: nil
      }
    }
  }

  /// The interface in Swift of a binary framework, as its vendor's compiler has printed it.
  mutating func interface(of module: String, in package: FoundPackage?) -> SwiftText? {
    var places = frameworks(of: module).map { ($0, projects.folder) }
    if let package,
      let target = package.manifest.targets.first(where: { $0.module == module && $0.isBinary }),
      package.has(target), let slice = Self.slice(of: package.folder(of: target), module)
    {
      places.insert((slice, package.root(of: target)), at: 0)
    }
    for (framework, folder) in places {
      let place = "\(framework)/Modules/\(module).swiftmodule"
      let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
      let found = names.sorted().filter {
        $0.hasSuffix(".swiftinterface") && !$0.hasSuffix(".private.swiftinterface")
          && !$0.hasSuffix(".package.swiftinterface")
      }
      let device = found.first { $0.hasPrefix("arm64-apple-ios") && !$0.contains("simulator") }
      if let name = device ?? found.first,
        let text = try? SwiftText(["\(place)/\(name)"], within: folder), !text.places.isEmpty
      {
        return text
      }
    }
    return nil
  }

  private mutating func files(inProject folder: String) -> [String] {
    if let tree { return tree }
    var found = FolderTree(at: folder, folders: [])
    found.read()
    let paths = found.files.filter { FilePath.kind(of: $0).hasSuffix("framework") }
      .map { FilePath.join(folder, $0) }
    tree = paths
    return paths
  }

  /// The framework for a device among those in one, or the folder around headers of a library.
  static func slice(of framework: String, _ module: String) -> String? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: framework)) ?? []
    let slices = names.filter { $0.hasPrefix("ios") }.sorted { first, second in
      let (isFirst, isSecond) = (!first.contains("-simulator"), !second.contains("-simulator"))
      return isFirst == isSecond ? first < second : isFirst
    }
    return slices.flatMap { slice in
      ["\(framework)/\(slice)/\(module).framework", "\(framework)/\(slice)"]
    }.first { place in
      ["/Headers", "/Modules"].contains { FileManager.default.fileExists(atPath: place + $0) }
    }
  }

  // MARK: Packages

  private func headers(of module: String, in package: FoundPackage) -> ModuleHeaders? {
    guard let target = package.manifest.targets.first(where: { $0.module == module }) else {
      return nil
    }
    let folder = package.folder(of: target)
    guard package.has(target) else { return nil }
    let place =
      target.isBinary
      ? Self.slice(of: folder, module).map { FilePath.join($0, "Headers") }
      : FilePath.join(folder, target.publicHeadersPath ?? "include")
    let root = package.root(of: target)
    guard let place, FilePath.isInside(place, root) else { return nil }
    let headers = ModuleHeaders(module, headers(in: place), within: root)
    return headers.files.isEmpty ? nil : headers
  }
}
