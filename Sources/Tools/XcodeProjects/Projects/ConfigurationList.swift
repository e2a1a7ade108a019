package import PropertyLists

/// The configurations of a project or a target.
package struct ConfigurationList: Sendable {
  package let configurations: [BuildConfiguration]
  package let defaultName: String?

  /// The configuration of a name; without one, the default one, or the first.
  package func configuration(named name: String) -> BuildConfiguration? {
    configurations.first { $0.name == name }
      ?? configurations.first { $0.name == defaultName } ?? configurations.first
  }
}

/// The build settings of one configuration, such as `Debug`.
package struct BuildConfiguration: Sendable {
  package let name: String
  package let position: Position
  package let settings: [PropertyList.Entry]
  /// The path of the xcconfig file below it.
  package let baseFile: String?
}
