import FleetPort
import Foundation
import XcodeProjects

/// Where the package that is written has Fleet from.
package enum FleetSource: Equatable {
  /// A folder.
  case folder(String)
  /// A repository, in a version.
  case repository(String, version: String)

  /// Returns the folder of Fleet that a program was built in, which lies in its `.build`.
  package static func folder(around program: String) -> String? {
    var folder = FilePath.folder(of: FilePath.physical(program))
    while !isFleet(folder) {
      let outer = FilePath.folder(of: folder)
      guard outer != folder else { return nil }
      folder = outer
    }
    return folder
  }

  /// Whether a folder has the package in it.
  static func isFleet(_ folder: String) -> Bool {
    ["Package.swift", "Sources/HeadlessUIKit", "Sources/Tools/PortUIKitSources"].allSatisfy {
      FileManager.default.fileExists(atPath: FilePath.join(folder, $0))
    }
  }

  /// The name by which targets say where a product is from.
  var identity: String {
    switch self {
    case .folder: "Fleet"
    case .repository(let url, _): ResolvedVersions.name(of: url)
    }
  }

  /// The dependency as a manifest in a folder has it.
  func dependency(from output: String) -> String {
    switch self {
    case .folder(let path):
      ".package(name: \"Fleet\", path: \(PackageText.literal(FilePath.relative(path, to: output))))"
    case .repository(let url, let version):
      ".package(url: \(PackageText.literal(url)), exact: \(PackageText.literal(version)))"
    }
  }
}
