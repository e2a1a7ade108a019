import PropertyLists

/// Makes a project out of the objects of its file.
///
/// What leads nowhere is passed over, with a finding: one bad line does not make a project
/// unreadable.
struct ProjectReader {
  let path: String
  let file: String
  let root: ProjectObject
  let objects: [String: ProjectObject]
  /// The ids in the order of the file.
  let order: [String]
  let folder: String
  var findings: [Finding]
  var items: [String: ProjectItem] = [:]

  init(_ list: PropertyList, path: String) throws(Finding) {
    let file = path + "/project.pbxproj"
    guard let entries = list["objects"]?.dictionary else {
      throw Finding(
        file: file, at: list.position, "The file has no 'objects': it is no project file.")
    }
    var objects: [String: ProjectObject] = [:]
    var order: [String] = []
    var findings: [Finding] = []
    objects.reserveCapacity(entries.count)
    for entry in entries {
      guard let object = ProjectObject(entry) else {
        findings.append(
          Finding(file: file, at: entry.position, "The object '\(entry.key)' has no 'isa'."))
        continue
      }
      if objects.updateValue(object, forKey: entry.key) != nil {
        findings.append(
          Finding(file: file, at: entry.position, "\(object) is there twice: the last one counts."))
      } else {
        order.append(entry.key)
      }
    }
    let id = list["rootObject"]?.string ?? ""
    guard let root = objects[id], root.isa == "PBXProject" else {
      throw Finding(
        file: file, at: list["rootObject"]?.position ?? list.position,
        "'rootObject' leads to '\(id)', which is no PBXProject.")
    }
    self.path = path
    self.file = file
    self.root = root
    self.objects = objects
    self.order = order
    self.findings = findings
    folder = FilePath.join(FilePath.folder(of: path), root.string("projectDirPath") ?? "")
  }

  mutating func read() throws(Finding) -> XcodeProject {
    locateItems()
    let groups = synchronizedGroups()
    let configurations = configurationList(of: root)
    let packages = packages()
    let targets = targets()
    return XcodeProject(
      path: path, folder: folder, root: root, configurations: configurations, targets: targets,
      packages: packages, otherProjects: otherProjects(), items: items,
      synchronizedGroups: groups,
      findings: findings.sorted { ($0.position ?? .start) < ($1.position ?? .start) })
  }

  private mutating func otherProjects() -> [String] {
    (root["projectReferences"]?.array ?? []).compactMap { reference in
      let id = reference["ProjectRef"]?.string ?? ""
      guard let item = items[id] else {
        add(at: reference.position, "'ProjectRef' of \(root) leads to '\(id)', which is not there.")
        return nil
      }
      return item.location.path
    }
  }

  // MARK: Following references

  mutating func add(at position: Position, _ text: String) {
    findings.append(Finding(file: file, at: position, text))
  }

  /// Returns the object that a key names, if it is there and of one of the kinds.
  mutating func follow(
    _ key: String, of owner: ProjectObject, to kinds: Set<String>
  ) -> ProjectObject? {
    guard let value = owner[key] else { return nil }
    guard let id = value.string else {
      add(at: value.position, "'\(key)' of \(owner) is no id.")
      return nil
    }
    return object(id, key, of: owner, at: value.position, kinds)
  }

  /// Returns the objects that a list names, the existing ones, of the kinds, and each once.
  mutating func followAll(
    _ key: String, of owner: ProjectObject, to kinds: Set<String>
  ) -> [ProjectObject] {
    guard let value = owner[key] else { return [] }
    guard let elements = value.array else {
      add(at: value.position, "'\(key)' of \(owner) is no list.")
      return []
    }
    var seen: Set<String> = []
    var found: [ProjectObject] = []
    for element in elements {
      guard let id = element.string else {
        add(at: element.position, "'\(key)' of \(owner) has an element that is no id.")
        continue
      }
      guard let object = object(id, key, of: owner, at: element.position, kinds) else { continue }
      if seen.insert(id).inserted {
        found.append(object)
      } else {
        add(at: element.position, "'\(key)' of \(owner) names \(object) twice.")
      }
    }
    return found
  }

  private mutating func object(
    _ id: String, _ key: String, of owner: ProjectObject, at position: Position,
    _ kinds: Set<String>
  ) -> ProjectObject? {
    guard let object = objects[id] else {
      add(at: position, "'\(key)' of \(owner) leads to '\(id)', which is not there.")
      return nil
    }
    guard kinds.isEmpty || kinds.contains(object.isa) else {
      add(at: position, "'\(key)' of \(owner) leads to \(object), which does not belong there.")
      return nil
    }
    return object
  }

  // MARK: Configurations

  mutating func configurationList(of owner: ProjectObject) -> ConfigurationList {
    guard
      let list = follow("buildConfigurationList", of: owner, to: ["XCConfigurationList"])
    else { return ConfigurationList(configurations: [], defaultName: nil) }
    let configurations = followAll("buildConfigurations", of: list, to: ["XCBuildConfiguration"])
      .map { configuration($0) }
    return ConfigurationList(
      configurations: configurations, defaultName: list.string("defaultConfigurationName"))
  }

  private mutating func configuration(_ object: ProjectObject) -> BuildConfiguration {
    if let settings = object["buildSettings"], settings.dictionary == nil {
      add(at: settings.position, "'buildSettings' of \(object) is no dictionary.")
    }
    return BuildConfiguration(
      name: object.string("name") ?? "", position: object.position,
      settings: object["buildSettings"]?.dictionary ?? [], baseFile: baseFile(of: object))
  }

  /// The xcconfig file, which a synchronized group may hold without naming it.
  private mutating func baseFile(of object: ProjectObject) -> String? {
    if let path = object.string("baseConfigurationReferenceRelativePath"),
      let anchor = follow("baseConfigurationReferenceAnchor", of: object, to: Self.itemKinds),
      let folder = items[anchor.id]?.location.path
    {
      return FilePath.join(folder, path)
    }
    guard
      let reference = follow(
        "baseConfigurationReference", of: object, to: ["PBXFileReference"])
    else { return nil }
    return items[reference.id]?.location.path
  }
}
