/// A project file of targets whose files lie in a folder each.
struct ProjectText {
  struct Target {
    var name: String
    var kind = "application"
    /// The name of its folder, if it is another one than the target's.
    var folder: String?
    /// Build settings, as `NAME = VALUE; `.
    var settings = ""
    /// The names of the targets that it needs.
    var needs: [String] = []
    /// The names of products of packages that it links.
    var products: [String] = []
    /// Other entries of the target, and the objects that they lead to.
    var entries = ""
    /// The ids of phases.
    var phases = ""
  }

  var targets: [Target]
  /// Folders that Xcode looks through, and that are no target's.
  var folders: [String] = []
  /// The packages of repositories at `https://example.org`, each of one product of its name.
  var packages: [(name: String, version: String)] = []
  var objects = ""

  var text: String {
    let groups = targets.map { "GROUP-\($0.name)" } + folders.map { "GROUP-\($0)" }
    let all =
      targets.map(lines)
      + folders.map { folder in
        "\"GROUP-\(folder)\" = {isa = PBXFileSystemSynchronizedRootGroup; path = \"\(folder)\"; "
          + "sourceTree = \"<group>\"; };"
      }
    return """
      // !$*UTF8*$!
      {
      \tobjects = {
      \(all.joined(separator: "\n"))
      \(packages.map(Self.lines).joined(separator: "\n"))
      \(objects)
      MAIN = {isa = PBXGroup; children = (\(Self.list(groups + ["EXTRA"]))); sourceTree = "<group>"; };
      EXTRA = {isa = PBXGroup; children = (); sourceTree = "<group>"; };
      ROOT = {isa = PBXProject; mainGroup = MAIN; targets = (\(Self.list(targets.map(\.name)))); \
      \(references)};
      \t};
      \trootObject = ROOT;
      }

      """
  }

  private var references: String {
    packages.isEmpty
      ? "" : "packageReferences = (\(Self.list(packages.map { "PACKAGE-\($0.name)" }))); "
  }

  private static func list(_ words: [String]) -> String {
    words.map { "\"\($0)\"" }.joined(separator: ", ")
  }

  private static func lines(_ package: (name: String, version: String)) -> String {
    let version = package.version.replacing("\"", with: "\\\"")
    return """
      "PACKAGE-\(package.name)" = {isa = XCRemoteSwiftPackageReference; \
      repositoryURL = "https://example.org/\(package.name).git"; \
      requirement = {kind = exactVersion; version = "\(version)"; }; };
      """
  }

  private func lines(_ target: Target) -> String {
    let name = target.name
    let needs = target.needs.map { need in
      "\"NEED-\(name)-\(need)\" = {isa = PBXTargetDependency; target = \"\(need)\"; };"
    }
    let products = target.products.map { product in
      "\"PRODUCT-\(name)-\(product)\" = {isa = XCSwiftPackageProductDependency; "
        + "productName = \"\(product)\"; };"
    }
    return """
      "\(name)" = {isa = PBXNativeTarget; name = "\(name)"; \
      productType = "com.apple.product-type.\(target.kind)"; \
      fileSystemSynchronizedGroups = ("GROUP-\(name)"); buildPhases = (\(target.phases)); \
      dependencies = (\(Self.list(target.needs.map { "NEED-\(name)-\($0)" }))); \
      packageProductDependencies = (\(Self.list(target.products.map { "PRODUCT-\(name)-\($0)" }))); \
      buildConfigurationList = "LIST-\(name)"; \(target.entries)};
      "GROUP-\(name)" = {isa = PBXFileSystemSynchronizedRootGroup; \
      path = "\(target.folder ?? name)"; sourceTree = "<group>"; };
      "LIST-\(name)" = {isa = XCConfigurationList; buildConfigurations = ("DEBUG-\(name)"); };
      "DEBUG-\(name)" = {isa = XCBuildConfiguration; name = Debug; buildSettings = \
      {PRODUCT_NAME = "$(TARGET_NAME)"; SDKROOT = iphoneos; SWIFT_VERSION = 5.0; \
      \(target.settings)}; };
      \((needs + products).joined(separator: "\n"))
      """
  }
}

extension Workplace {
  func write(_ project: ProjectText, to path: String) throws {
    try write(project.text, to: path + "/project.pbxproj")
  }
}
