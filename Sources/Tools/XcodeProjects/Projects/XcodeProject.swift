package import PropertyLists

/// A project as Xcode keeps it, read.
package struct XcodeProject: Sendable {
  /// The path of `App.xcodeproj`.
  package let path: String
  package let name: String
  /// The folder from which paths are seen.
  package let folder: String
  package let developmentRegion: String
  package let knownRegions: [String]
  package let configurations: ConfigurationList
  package let targets: [XcodeTarget]
  package let packages: [PackageReference]
  /// The paths of other projects that this one has in itself.
  package let otherProjects: [String]
  /// Files and groups, by id.
  package let items: [String: ProjectItem]
  package let synchronizedGroups: [String: SynchronizedGroup]
  /// The mistakes in the project file, which were passed over.
  package let findings: [Finding]

  package var file: String { path + "/project.pbxproj" }

  /// Reads a project.
  ///
  /// - Throws: A `Finding` where the file is no project file at all.
  package init(path: String) throws(Finding) {
    let path = FilePath.normalized(path)
    try self.init(path: path, bytes: FileBytes.read(path + "/project.pbxproj"))
  }

  /// Reads a project out of the bytes of its file.
  package init(path: String, bytes: [UInt8]) throws(Finding) {
    let path = FilePath.normalized(path)
    var reader = try ProjectReader(
      PropertyList(bytes: bytes, file: path + "/project.pbxproj"), path: path)
    self = try reader.read()
  }

  init(
    path: String, folder: String, root: ProjectObject, configurations: ConfigurationList,
    targets: [XcodeTarget], packages: [PackageReference], otherProjects: [String],
    items: [String: ProjectItem], synchronizedGroups: [String: SynchronizedGroup],
    findings: [Finding]
  ) {
    self.path = path
    name = FilePath.stem(of: path)
    self.folder = folder
    developmentRegion = root.string("developmentRegion") ?? "en"
    knownRegions = root["knownRegions"]?.strings ?? []
    self.configurations = configurations
    self.targets = targets
    self.packages = packages
    self.otherProjects = otherProjects
    self.items = items
    self.synchronizedGroups = synchronizedGroups
    self.findings = findings
  }

  /// The target of a name.
  package func target(named name: String) -> XcodeTarget? { targets.first { $0.name == name } }

  /// The target with an id.
  package func target(id: String) -> XcodeTarget? { targets.first { $0.id == id } }

  /// What a target makes, as its file is called: `App.app`.
  package func productName(of target: XcodeTarget) -> String? {
    guard let id = target.product, let item = items[id] else { return nil }
    if case .product(let path) = item.location { return FilePath.name(of: path) }
    return item.name
  }
}
