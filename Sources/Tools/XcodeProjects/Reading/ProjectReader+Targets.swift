import PropertyLists

extension ProjectReader {
  static let targetKinds: Set<String> = [
    "PBXNativeTarget", "PBXAggregateTarget", "PBXLegacyTarget",
  ]

  mutating func targets() -> [XcodeTarget] {
    var names: Set<String> = []
    return followAll("targets", of: root, to: Self.targetKinds).map { object in
      let target = target(object)
      if !names.insert(target.name).inserted {
        add(at: object.position, "There is another target '\(target.name)' than \(object).")
      }
      return target
    }
  }

  private mutating func target(_ object: ProjectObject) -> XcodeTarget {
    let phases = followAll("buildPhases", of: object, to: []).map { phase($0) }
    let groups = followAll(
      "fileSystemSynchronizedGroups", of: object, to: ["PBXFileSystemSynchronizedRootGroup"])
    let dependencies = followAll("dependencies", of: object, to: ["PBXTargetDependency"])
      .compactMap { dependency($0) }
    let products = followAll(
      "packageProductDependencies", of: object, to: ["XCSwiftPackageProductDependency"]
    ).map { packageProduct($0) }
    let attributes = root["attributes"]?["TargetAttributes"]?[object.id]
    return XcodeTarget(
      id: object.id, name: object.string("name") ?? object.id, position: object.position,
      kind: kind(of: object), phases: phases, synchronizedGroups: groups.map(\.id),
      dependencies: dependencies, packageProducts: products,
      configurations: configurationList(of: object),
      product: follow("productReference", of: object, to: Self.itemKinds)?.id,
      testTarget: attributes?["TestTargetID"]?.string,
      buildRules: followAll("buildRules", of: object, to: ["PBXBuildRule"]).map(Self.buildRule))
  }

  private func kind(of object: ProjectObject) -> TargetKind {
    switch object.isa {
    case "PBXAggregateTarget": .aggregate
    case "PBXLegacyTarget": .legacy
    default: TargetKind(productType: object.string("productType") ?? "")
    }
  }

  // MARK: Phases

  private mutating func phase(_ object: ProjectObject) -> BuildPhase {
    let files = followAll("files", of: object, to: ["PBXBuildFile"]).compactMap { buildFile($0) }
    let kind = Self.phaseKind(of: object.isa)
    return BuildPhase(
      id: object.id, kind: kind, name: object.string("name") ?? object.isa,
      position: object.position, files: files, destination: Self.destination(of: object),
      script: object.string("shellScript") ?? "",
      outputPaths: object["outputPaths"]?.strings ?? [])
  }

  private static func phaseKind(of isa: String) -> BuildPhase.Kind {
    switch isa {
    case "PBXSourcesBuildPhase": .sources
    case "PBXFrameworksBuildPhase": .frameworks
    case "PBXResourcesBuildPhase": .resources
    case "PBXHeadersBuildPhase": .headers
    case "PBXCopyFilesBuildPhase": .copyFiles
    case "PBXShellScriptBuildPhase": .script
    default: .other(isa)
    }
  }

  private static let destinations = [
    "0": "", "1": "Wrapper", "6": "Executables", "7": "Resources", "10": "Frameworks",
    "11": "SharedFrameworks", "12": "SharedSupport", "13": "PlugIns", "15": "JavaResources",
    "16": "Products",
  ]

  /// Where files are copied to: as a number, or since Xcode 26 as a word.
  private static func destination(of object: ProjectObject) -> String {
    let place =
      object.string("dstSubfolder")
      ?? object.string("dstSubfolderSpec").map { destinations[$0] ?? $0 } ?? ""
    guard let path = object.string("dstPath"), !path.isEmpty else { return place }
    return place.isEmpty ? path : place + "/" + path
  }

  private mutating func buildFile(_ object: ProjectObject) -> BuildFile? {
    let item = follow("fileRef", of: object, to: Self.itemKinds)
    let product = follow("productRef", of: object, to: ["XCSwiftPackageProductDependency"])
    if item == nil, product == nil {
      if object["fileRef"] == nil, object["productRef"] == nil {
        add(at: object.position, "\(object) names no file.")
      }
      return nil
    }
    return BuildFile(
      id: object.id, position: object.position, item: item?.id,
      packageProduct: product?.string("productName"), platformFilters: Self.filters(of: object),
      attributes: object["settings"]?["ATTRIBUTES"]?.strings ?? [])
  }

  private static func filters(of object: ProjectObject) -> [String] {
    (object["platformFilters"]?.strings ?? [])
      + [object.string("platformFilter")].compactMap(\.self)
  }

  /// The name of a rule, or else what it is for.
  private static func buildRule(_ object: ProjectObject) -> String {
    let words = ["name", "filePatterns", "fileType"].compactMap(object.string)
    return words.first { !$0.isEmpty } ?? object.id
  }

  // MARK: Dependencies

  private mutating func dependency(_ object: ProjectObject) -> TargetDependency? {
    let filters = Self.filters(of: object)
    if let product = follow("productRef", of: object, to: ["XCSwiftPackageProductDependency"]) {
      return TargetDependency(
        kind: .packageProduct(packageProduct(product)), platformFilters: filters)
    }
    if object["target"] != nil {
      guard let target = follow("target", of: object, to: Self.targetKinds) else { return nil }
      return TargetDependency(kind: .target(target.id), platformFilters: filters)
    }
    guard let proxy = follow("targetProxy", of: object, to: ["PBXContainerItemProxy"]),
      let portal = follow("containerPortal", of: proxy, to: [])
    else { return nil }
    if portal.id == root.id, let id = proxy.string("remoteGlobalIDString") {
      return TargetDependency(kind: .target(id), platformFilters: filters)
    }
    let name = proxy.string("remoteInfo") ?? object.string("name") ?? ""
    return TargetDependency(
      kind: .otherProject(path: items[portal.id]?.location.path, target: name),
      platformFilters: filters)
  }

  // MARK: Packages

  private static let packageKinds: Set<String> = [
    "XCRemoteSwiftPackageReference", "XCLocalSwiftPackageReference",
  ]

  private mutating func packageProduct(_ object: ProjectObject) -> PackageProduct {
    let name = object.string("productName") ?? ""
    let plugin = "plugin:"
    return PackageProduct(
      name: name.hasPrefix(plugin) ? String(name.dropFirst(plugin.count)) : name,
      package: follow("package", of: object, to: Self.packageKinds)?.id,
      isPlugin: name.hasPrefix(plugin))
  }

  mutating func packages() -> [PackageReference] {
    followAll("packageReferences", of: root, to: Self.packageKinds).compactMap { object in
      if let path = object.string("relativePath") ?? object.string("path") {
        return PackageReference(
          id: object.id, position: object.position,
          source: .local(path: FilePath.join(folder, path)))
      }
      guard let url = object.string("repositoryURL") else {
        add(at: object.position, "\(object) says neither a path nor an address.")
        return nil
      }
      return PackageReference(
        id: object.id, position: object.position,
        source: .remote(url: url, Self.requirement(object["requirement"])))
    }
  }

  private static func requirement(_ list: PropertyList?) -> PackageReference.Requirement {
    let minimum = list?["minimumVersion"]?.string ?? ""
    switch list?["kind"]?.string {
    case "upToNextMajorVersion": return .upToNextMajor(minimum)
    case "upToNextMinorVersion": return .upToNextMinor(minimum)
    case "exactVersion": return .exact(list?["version"]?.string ?? "")
    case "branch": return .branch(list?["branch"]?.string ?? "")
    case "revision": return .revision(list?["revision"]?.string ?? "")
    case "versionRange": return .range(minimum, list?["maximumVersion"]?.string ?? "")
    default: return .unknown
    }
  }
}
