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
