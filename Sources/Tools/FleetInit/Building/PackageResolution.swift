import Foundation
import XcodeProjects

/// Has SwiftPM resolve the packages that are depended on, and finds the ones for which it cannot.
struct PackageResolution {
  /// A package that cannot be resolved, and SwiftPM's words.
  struct Loss: Equatable {
    let identity: String
    let reason: String
  }

  private static let seconds = 1_800

  let folder: BuildFolder
  let run: (ProgramCall) -> ProgramEnd

  /// Resolves all that the package in a folder depends on; answers what went wrong, if anything did.
  func failure(of folder: BuildFolder? = nil) -> String? {
    let words = (folder ?? self.folder).command("package", "resolve")
    let end = run(ProgramCall(words, seconds: Self.seconds, usesNetwork: true))
    return end.isDone ? nil : Self.reason(in: end)
  }

  private static func reason(in end: ProgramEnd) -> String {
    let line = end.lines.first { $0.hasPrefix("error:") } ?? end.lines.last ?? ""
    let words = line.hasPrefix("error:") ? line.dropFirst("error:".count) : line
    return Summary.plain(words).trimmingCharacters(in: .whitespaces)
  }

  /// Finds the packages that cannot be resolved where the whole could not: each is tried alone; where
  /// each alone can, they contradict each other, and none is kept.
  func losses(of packages: [PackageDependency], because whole: String) -> [Loss] {
    let alone = packages.compactMap { package in
      reason(of: package).map { Loss(identity: package.identity, reason: $0) }
    }
    return alone.isEmpty ? packages.map { Loss(identity: $0.identity, reason: whole) } : alone
  }

  private func reason(of package: PackageDependency) -> String? {
    let folder = OthersPrograms.freshFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      try Data(Self.manifest(of: package, in: folder).utf8).write(
        to: URL(fileURLWithPath: folder + "/" + ProjectSearch.manifest))
    } catch {
      return error.localizedDescription
    }
    return failure(of: BuildFolder(folder))
  }

  private static func manifest(of package: PackageDependency, in folder: String) -> String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "Trial",
      platforms: [.macOS(.v15)],
      dependencies: [\(PackageText.dependency(on: package, from: folder))])

    """
  }
}
