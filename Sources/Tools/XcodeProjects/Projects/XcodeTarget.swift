package import PropertyLists

/// A target of a project.
package struct XcodeTarget: Sendable {
  package let id: String
  package let name: String
  package let position: Position
  package let kind: TargetKind
  package let phases: [BuildPhase]
  /// The ids of the folders whose files are the target's.
  package let synchronizedGroups: [String]
  package let dependencies: [TargetDependency]
  /// The products of packages that it links.
  package let packageProducts: [PackageProduct]
  package let configurations: ConfigurationList
  /// The id of what it makes, among the project's items.
  package let product: String?
  /// The id of the target that the project's attributes name as the one under test.
  package let testTarget: String?
  /// The names of its own rules for making files of others.
  package let buildRules: [String]

  package func phases(_ kind: BuildPhase.Kind) -> [BuildPhase] { phases.filter { $0.kind == kind } }
}
