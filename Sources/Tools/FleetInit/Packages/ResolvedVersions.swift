import Foundation
import PropertyLists
import XcodeProjects

/// The versions that `Package.resolved` pins packages to.
struct ResolvedVersions {
  private struct Pins: Decodable {
    struct Pin: Decodable {
      let location: String?
      let repositoryURL: String?
      let state: State
    }

    struct State: Decodable {
      let version: String?
      let revision: String?
    }

    struct Old: Decodable {
      let pins: [Pin]
    }

    let pins: [Pin]?
    let object: Old?
  }

  private var states: [String: Pins.State] = [:]
  /// All packages that are pinned, in the order of the file.
  private(set) var packages: [RemotePackage] = []

  /// Reads the file of a project, of a workspace, or beside the manifest of a package.
  init(of containers: [String]) {
    for container in containers.reversed() {
      let path = Self.file(of: container)
      guard let bytes = try? FileBytes.read(path),
        let pins = try? JSONDecoder().decode(Pins.self, from: Data(bytes))
      else { continue }
      for pin in pins.pins ?? pins.object?.pins ?? [] {
        let url = pin.location ?? pin.repositoryURL ?? ""
        states[Self.identity(of: url)] = pin.state
        packages.append(RemotePackage(url: url, requirement: .unknown))
      }
    }
  }

  private static func file(of container: String) -> String {
    switch FilePath.kind(of: container) {
    case "swift": FilePath.folder(of: container) + "/Package.resolved"
    case "xcodeproj": container + "/project.xcworkspace/xcshareddata/swiftpm/Package.resolved"
    default: container + "/xcshareddata/swiftpm/Package.resolved"
    }
  }

  /// The name of a repository: of `https://example.org/a/Kit.git` it is `kit`.
  static func identity(of url: String) -> String {
    name(of: url).lowercased()
  }

  /// The name of a repository as its folder has it.
  static func name(of url: String) -> String {
    let name = FilePath.name(of: url)
    return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
  }

  /// The requirement of a package as manifests write it: the pinned version, or else the project's.
  func requirement(of url: String, _ requirement: PackageReference.Requirement) -> String? {
    let literal = PackageText.literal
    if let state = states[Self.identity(of: url)] {
      if let version = state.version { return "exact: \(literal(version))" }
      if let revision = state.revision { return "revision: \(literal(revision))" }
    }
    switch requirement {
    case .upToNextMajor(let version): return "from: \(literal(version))"
    case .upToNextMinor(let version): return ".upToNextMinor(from: \(literal(version)))"
    case .exact(let version): return "exact: \(literal(version))"
    case .branch(let name): return "branch: \(literal(name))"
    case .revision(let revision): return "revision: \(literal(revision))"
    case .range(let low, let high): return "\(literal(low))..<\(literal(high))"
    case .unknown: return nil
    }
  }

  /// The version or the revision that a package is pinned to.
  func pinned(_ url: String) -> String? {
    let state = states[Self.identity(of: url)]
    return state?.version ?? state?.revision
  }
}
