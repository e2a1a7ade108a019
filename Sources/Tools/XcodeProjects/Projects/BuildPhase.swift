package import PropertyLists

/// A step of a target's build, and the files that it takes.
package struct BuildPhase: Sendable {
  package enum Kind: Equatable, Sendable {
    case sources, frameworks, resources, headers, copyFiles, script
    case other(String)
  }

  package let id: String
  package let kind: Kind
  package let name: String
  package let position: Position
  package let files: [BuildFile]
  /// Where files are copied to, such as `Frameworks`, and the folder there.
  package let destination: String
  /// What a script runs, and the files that it says it writes.
  package let script: String
  package let outputPaths: [String]
}
