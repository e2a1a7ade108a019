import FleetPort
import Foundation
import PropertyLists
import XcodeProjects

extension FoundPackage {
  /// Whether the package says by itself that it builds on Linux: in a condition of its sources, in a
  /// manifest, or in what its repository has tested.
  var namesLinux: Bool {
    let workflows = Self.names(in: folder + "/.github/workflows").map { ".github/workflows/" + $0 }
    let manifests = Self.names(in: folder).filter {
      $0.hasPrefix("Package") && $0.hasSuffix(".swift")
    }
    return (Self.tests + workflows + manifests).contains { path in
      Self.text(of: FilePath.join(folder, path)).lowercased().contains("linux")
    } || manifest.targets.filter(\.isLibrary).flatMap(swiftFiles).contains(where: Self.asksForLinux)
  }

  /// The files by which services build and test a repository.
  private static let tests = [
    ".travis.yml", ".gitlab-ci.yml", ".circleci/config.yml", "azure-pipelines.yml", ".spi.yml",
  ]

  private static let conditions = [
    "os(Linux)", "canImport(Glibc)", "canImport(Musl)", "canImport(FoundationNetworking)",
  ]

  private static func asksForLinux(_ file: String) -> Bool {
    text(of: file).split(whereSeparator: \.isNewline).contains { line in
      let line = line.drop { $0 == " " || $0 == "\t" }
      return (line.hasPrefix("#if") || line.hasPrefix("#elseif"))
        && conditions.contains { line.contains($0) }
    }
  }

  private static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  private static func text(of file: String) -> String {
    (try? FileBytes.read(file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// What a product uses that Fleet has in its own way.
  func standIns(of product: String) -> StandIns {
    let files = manifest.targets(of: product).flatMap(swiftFiles)
    let modules = Set(SourceImports.modules(in: files, isOfPackage: true).keys).filter {
      Module.modelled.contains($0) || Neighbours.product(for: $0) != nil
    }
    let areNeeded =
      modules.contains("UIKit") || modules.contains(Neighbours.realm)
      || modules.contains(Neighbours.network)
        && files.contains { (try? FileBytes.read($0)).map(Neighbours.namesSessions) == true }
    return StandIns(modules: modules, areNeeded: areNeeded)
  }

  /// What a product uses that Fleet has in its own way.
  struct StandIns {
    var modules: Set<String>
    /// Whether the product may build without them, and would then do less: without UIKit, or with sessions
    /// that no test answers.
    ///
    /// Realm's database is C++ of many minutes, which is not tried.
    var areNeeded: Bool
  }

  /// The version of what is there: a number that is another one for other sources.
  var fingerprint: String {
    let files = manifest.targets.flatMap(swiftFiles).sorted() + [folder + "/Package.swift"]
    return Fingerprint(files.map(Self.text)).text
  }
}
