/// A target, as schemes and test plans name it.
package struct BlueprintReference: Equatable, Sendable {
  package let id: String
  package let name: String
  /// The project, as `container:App.xcodeproj`, seen from the folder of the scheme's container.
  package let container: String

  package init(id: String, name: String, container: String) {
    self.id = id
    self.name = name
    self.container = container
  }
}
