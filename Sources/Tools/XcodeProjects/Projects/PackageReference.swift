package import PropertyLists

/// A Swift package that a project names.
package struct PackageReference: Equatable, Sendable {
  package enum Source: Equatable, Sendable {
    /// The absolute path of its folder.
    case local(path: String)
    case remote(url: String, Requirement)
  }

  /// Which versions of a package will do.
  package enum Requirement: Equatable, Sendable {
    case upToNextMajor(String), upToNextMinor(String), exact(String), branch(String)
    case revision(String)
    case range(String, String)
    case unknown
  }

  package let id: String
  package let position: Position
  package let source: Source
}
