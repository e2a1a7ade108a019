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

  /// The path of the project, where the container lies in a folder.
  package func project(in folder: String) -> String? {
    let path = container.split(separator: ":", maxSplits: 1).last.map(String.init)
    return path.map { FilePath.join(folder, $0) }
  }
}
