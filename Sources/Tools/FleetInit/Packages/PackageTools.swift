package import Foundation

/// What is run to find out about packages.
package struct PackageTools {
  /// Answers the manifest of the package in a folder, as SwiftPM writes it in JSON.
  package var dump: (String) -> Data?
  /// Fetches what the package in a folder depends on; answers whether it could.
  package var fetch: (String) -> Bool = { _ in false }
  /// Fetches a package into a folder, where that could not.
  package var clone: (PackageClone, String) -> Bool = { _, _ in false }
  /// Builds a product of a package as it is; answers whether it could.
  package var build: (PackageTrial) -> Bool = { _ in false }
  /// Answers the version of the compiler.
  package var toolchain: () -> String = { "" }

  package init(dump: @escaping (String) -> Data?) { self.dump = dump }
}
