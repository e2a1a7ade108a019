import Foundation
import XcodeProjects

/// The packages of others whose sources are wanted: a manifest of its own that names them.
///
/// Sources that import UIKit are rewritten into targets of the package that is written, which cannot
/// depend on their package besides: no two targets have one name. So they are fetched for this one.
struct PackageCheckouts {
  /// The folder of the manifest, in the folder that is written.
  static let folder = "Checkouts"
  static let file = folder + "/Package.swift"

  /// The packages by their addresses, with requirements as manifests write them.
  let requirements: [String: String]

  /// The packages of Realm's, which a product of Fleet's takes the place of.
  private static let unneeded: Set = ["realm-swift", "realm-cocoa", "realm-core"]

  init(of remotes: [RemotePackage], pinned versions: ResolvedVersions) {
    var requirements: [String: String] = [:]
    var known: Set<String> = []
    for remote in remotes
    where !Self.unneeded.contains(remote.identity) && known.insert(remote.identity).inserted {
      requirements[remote.url] = versions.requirement(of: remote.url, remote.requirement)
    }
    self.requirements = requirements
  }

  var isEmpty: Bool { requirements.isEmpty }

  /// Where the sources are, in the folder that is written.
  static func sources(in output: String) -> String { "\(output)/\(folder)/.build/checkouts" }

  /// Whether all of them are there.
  func areThere(in output: String) -> Bool {
    requirements.keys.allSatisfy { url in
      FileManager.default.fileExists(
        atPath: "\(Self.sources(in: output))/\(ResolvedVersions.name(of: url))")
    }
  }

  /// What git has to fetch, since SwiftPM has not, with the folders.
  func clones(into output: String) -> [(clone: PackageClone, folder: String)] {
    requirements.sorted { $0.key < $1.key }.compactMap { url, requirement in
      let folder = "\(Self.sources(in: output))/\(ResolvedVersions.name(of: url))"
      // Of a requirement such as `exact: "1.2.3"` the first text in quotes.
      let reference = requirement.split(separator: "\"").dropFirst().first.map(String.init)
      guard let reference, !FileManager.default.fileExists(atPath: folder) else { return nil }
      let clone = PackageClone(
        url: url, reference: reference, isRevision: requirement.hasPrefix("revision"))
      return (clone, folder)
    }
  }

  var manifest: MarkedText {
    let lines = requirements.sorted { $0.key < $1.key }
      .map { "    .package(url: \(PackageText.literal($0)), \($1))," }
    return MarkedText(
      head: """
        // swift-tools-version: 6.2
        import PackageDescription

        // The packages whose sources are built here: 'fleet-init' fetches them, and so does
        // 'swift package resolve' in this folder.

        """,
      body: (["let package = Package(", "  name: \"Checkouts\",", "  dependencies: ["] + lines
        + ["  ])"]).joined(separator: "\n"), comment: .swift)
  }
}

/// A package in a repository.
struct RemotePackage: Equatable {
  let url: String
  let requirement: PackageReference.Requirement

  /// The name of its folder.
  var name: String { ResolvedVersions.name(of: url) }
  var identity: String { ResolvedVersions.identity(of: url) }

  init(url: String, requirement: PackageReference.Requirement) {
    self.url = url
    self.requirement = requirement
  }

  init?(_ source: PackageReference.Source?) {
    guard case .remote(let url, let requirement)? = source else { return nil }
    self.init(url: url, requirement: requirement)
  }
}
