package import PropertyLists

/// The build settings of one configuration, such as `Debug`.
package struct BuildConfiguration: Sendable {
  package let name: String
  package let position: Position
  package let settings: [PropertyList.Entry]
  /// The path of the xcconfig file below it.
  package let baseFile: String?
}
