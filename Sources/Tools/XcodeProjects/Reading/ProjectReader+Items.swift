import PropertyLists

extension ProjectReader {
  static let itemKinds: Set<String> = [
    "PBXFileReference", "PBXGroup", "PBXVariantGroup", "XCVersionGroup", "PBXReferenceProxy",
    "PBXFileSystemSynchronizedRootGroup",
  ]

  /// The deepest nesting of groups.
  ///
  /// No person's are deeper, and paths grow with each level.
  static let depthLimit = 512

  /// A group that is still to be looked into.
  private struct Visit {
    let object: ProjectObject
    let group: ProjectObject?
    let parent: Location
    let ancestors: Int
  }

  /// Finds out where each file and group is.
  ///
  /// What lies in no group is seen from the project's folder. Groups that hold each other, and that
  /// no other one holds, are nowhere.
  mutating func locateItems() {
    let candidates = order.compactMap { objects[$0] }.filter { Self.itemKinds.contains($0.isa) }
    items.reserveCapacity(candidates.count)
    if let main = follow("mainGroup", of: root, to: Self.itemKinds) { walk(from: main) }
    let held = Set(candidates.flatMap { $0["children"]?.strings ?? [] })
    for object in candidates where !held.contains(object.id) && items[object.id] == nil {
      walk(from: object)
    }
    spellItems()
  }

  /// Finds what the disk has in other letters, capital or small.
  private mutating func spellItems() {
    var spelling = DiskSpelling()
    for (id, item) in items {
      if let path = item.location.path, let found = spelling.found(path), found != path {
        items[id]?.location = .file(found)
      }
    }
  }

  /// Locates an item and all below it, without recursion: groups may be nested without end.
  private mutating func walk(from start: ProjectObject) {
    var stack = [Visit(object: start, group: nil, parent: .file(folder), ancestors: 0)]
    while let visit = stack.popLast() {
      guard items[visit.object.id] == nil else {
        tellIsElsewhere(visit)
        continue
      }
      let item = item(visit.object, in: visit.parent)
      items[item.id] = item
      guard !item.children.isEmpty else { continue }
      guard visit.ancestors < Self.depthLimit else {
        add(
          at: item.position,
          "\(visit.object) lies \(Self.depthLimit) groups deep: what it holds is left out.")
        continue
      }
      for id in item.children.reversed() {
        guard let child = objects[id] else { continue }
        stack.append(
          Visit(
            object: child, group: visit.object, parent: item.location,
            ancestors: visit.ancestors + 1))
      }
    }
  }

  /// Groups that hold each other end here, too.
  private mutating func tellIsElsewhere(_ visit: Visit) {
    guard let group = visit.group else { return }
    add(
      at: group.position,
      "'children' of \(group) names \(visit.object), which is in a group already.")
  }

  private mutating func item(_ object: ProjectObject, in parent: Location) -> ProjectItem {
    let children = followAll("children", of: object, to: Self.itemKinds).map(\.id)
    let path = object.string("path")
    return ProjectItem(
      id: object.id, kind: Self.kind(of: object.isa), name: object.name ?? object.id,
      position: object.position,
      location: location(path, tree: object.string("sourceTree") ?? "<group>", in: parent),
      children: children,
      fileType: object.string("explicitFileType") ?? object.string("lastKnownFileType"))
  }

  private static func kind(of isa: String) -> ProjectItem.Kind {
    switch isa {
    case "PBXGroup": .group
    case "PBXVariantGroup": .variants
    case "XCVersionGroup": .versions
    case "PBXFileSystemSynchronizedRootGroup": .synchronized
    case "PBXReferenceProxy": .proxy
    default: .file
    }
  }

  private func location(_ path: String?, tree: String, in parent: Location) -> Location {
    let word = path ?? ""
    if word.contains("$") { return .unknown(word) }
    switch tree {
    case "<group>", "": return word.isEmpty ? parent : Self.join(parent, word)
    case "SOURCE_ROOT", "SRCROOT", "PROJECT_DIR": return .file(FilePath.join(folder, word))
    case "<absolute>": return .file(FilePath.normalized(word))
    case "BUILT_PRODUCTS_DIR": return .product(word)
    case "SDKROOT", "DEVELOPER_DIR": return .system(word)
    default: return .unknown("$(\(tree))/\(word)")
    }
  }

  private static func join(_ parent: Location, _ path: String) -> Location {
    if path.hasPrefix("/") { return .file(FilePath.normalized(path)) }
    switch parent {
    case .file(let folder): return .file(FilePath.join(folder, path))
    case .product(let folder): return .product(folder.isEmpty ? path : folder + "/" + path)
    case .system(let folder): return .system(folder + "/" + path)
    case .unknown(let folder): return .unknown(folder + "/" + path)
    }
  }

  // MARK: Synchronized groups

  mutating func synchronizedGroups() -> [String: SynchronizedGroup] {
    var groups: [String: SynchronizedGroup] = [:]
    for id in order {
      guard let object = objects[id], object.isa == "PBXFileSystemSynchronizedRootGroup" else {
        continue
      }
      groups[id] = synchronizedGroup(object)
    }
    return groups
  }

  private mutating func synchronizedGroup(_ object: ProjectObject) -> SynchronizedGroup {
    let ofTarget = "PBXFileSystemSynchronizedBuildFileExceptionSet"
    let ofPhase = "PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet"
    var targetExceptions: [SynchronizedGroup.TargetExceptions] = []
    var phaseExceptions: [SynchronizedGroup.PhaseExceptions] = []
    for set in followAll("exceptions", of: object, to: [ofTarget, ofPhase]) {
      let paths = set["membershipExceptions"]?.strings ?? []
      if set.isa == ofTarget {
        guard let target = follow("target", of: set, to: Self.targetKinds) else { continue }
        let filters = set["platformFiltersByRelativePath"]?.dictionary ?? []
        targetExceptions.append(
          SynchronizedGroup.TargetExceptions(
            position: set.position, target: target.id, paths: paths,
            platformFilters: Dictionary(
              filters.map { ($0.key, $0.value.strings) }, uniquingKeysWith: { $1 })))
      } else if let phase = follow("buildPhase", of: set, to: []) {
        phaseExceptions.append(
          SynchronizedGroup.PhaseExceptions(
            position: set.position, phase: phase.id, paths: paths))
      }
    }
    let types = object["explicitFileTypes"]?.dictionary ?? []
    return SynchronizedGroup(
      id: object.id, targetExceptions: targetExceptions, phaseExceptions: phaseExceptions,
      explicitFolders: object["explicitFolders"]?.strings ?? [],
      explicitFileTypes: Dictionary(
        types.map { ($0.key, $0.value.string ?? "") }, uniquingKeysWith: { $1 }))
  }
}
