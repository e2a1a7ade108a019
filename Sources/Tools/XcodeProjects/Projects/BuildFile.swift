package import PropertyLists

/// A file in a build phase.
package struct BuildFile: Sendable {
  package let id: String
  package let position: Position
  /// The id of the item, unless it is the product of a package.
  package let item: String?
  package let packageProduct: String?
  package let platformFilters: [String]
  package let attributes: [String]

  /// Whether a build for iOS takes it.
  package var isForIOS: Bool { platformFilters.isEmpty || platformFilters.contains("ios") }
}
