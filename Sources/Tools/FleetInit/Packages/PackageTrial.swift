import Foundation
import XcodeProjects

/// A package that needs one product of another one, to see whether that builds as it is.
package struct PackageTrial: Equatable {
  package let product: String
  /// The folder of the package that has it.
  package let folder: String
  /// The folders of the packages that this one needs, wherever they come from.
  package let others: [String]

  /// The manifest: the sources that are here stand for what would be fetched.
  package var manifest: String {
    let packages = ([folder] + others).map { "    .package(path: \(PackageText.literal($0)))," }
    let name = PackageText.literal(FilePath.name(of: folder))
    return """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Trial",
        platforms: [.macOS(.v15)],
        dependencies: [
      \(packages.joined(separator: "\n"))
        ],
        targets: [
          .target(
            name: "Trial",
            dependencies: [.product(name: \(PackageText.literal(product)), package: \(name))])
        ])

      """
  }

  func write(to place: String) throws {
    let sources = place + "/Sources/Trial"
    try FileManager.default.createDirectory(
      atPath: sources, withIntermediateDirectories: true)
    try Data(manifest.utf8).write(to: URL(fileURLWithPath: place + "/Package.swift"))
    try Data().write(to: URL(fileURLWithPath: sources + "/Trial.swift"))
  }
}
