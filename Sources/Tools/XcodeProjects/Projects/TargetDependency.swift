/// A target that is built before another one.
package struct TargetDependency: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// A target of the project, by its id.
    case target(String)
    /// A target of another project: the path of that, where it is known, and the target's name.
    case otherProject(path: String?, target: String)
    case packageProduct(PackageProduct)
  }

  package let kind: Kind
  package let platformFilters: [String]

  /// Whether a build for iOS needs it.
  package var isForIOS: Bool { platformFilters.isEmpty || platformFilters.contains("ios") }
}
