import XcodeProjects

/// The plan for a project.
struct Plan {
  /// What is read, in words: the project, its scheme and its test plan.
  var origin = ""
  /// The configurations of the test plan, where there are several.
  var configurations: [String] = []
  /// The name of the package.
  var name = ""
  var targets: [BroughtTarget] = []
  var leftOut: [LeftOut] = []
  var packages: [PackageDependency] = []
  /// The roads of packages that were tried.
  var roads = PackageRoads()
  /// The version of C++ that the code of others asks for.
  var cxxLanguageStandard: String?
  /// The packages whose sources are fetched, if there are any.
  var checkouts: PackageCheckouts?
  /// The packages among them whose sources were not read.
  var unseenPackages: Set<String> = []
  /// The packages that are done without, since they cannot be resolved.
  var dropped: [PackageResolution.Loss] = []
  /// The files of stand-ins, by their paths; `nil` where one is still to be made.
  var standIns: [String: String?] = [:]
  /// The modules in Swift that were to come as their declarations.
  var declared: Set<String> = []
  /// The paths of stand-ins that were made before, and are of no use any more.
  var forgottenStandIns: [String] = []
  /// The modules without a provider, with the files that import them.
  var missingModules: [String: [String]] = [:]
  /// Why they have no provider, where that is known.
  var missingReasons: [String: String] = [:]
  /// What Xcode's build does besides, and this one does not, by the names of targets.
  var notRun: [(target: String, words: String)] = []
  /// What else the user has to look after.
  var remarks: [String] = []

  /// A name on one line, which may be that of a file, too.
  static func plain(_ name: String) -> String {
    let plain = name.map { $0 == "/" || $0.isNewline || $0 == "\0" ? " " : $0 }
    return plain.allSatisfy(\.isWhitespace) ? "App" : String(plain)
  }

  /// The targets that one needs, with all that these need.
  func targets(neededBy target: BroughtTarget) -> [BroughtTarget] {
    var (open, names): ([String], Set<String>) = (Array(target.dependencies), [target.module])
    var found: [BroughtTarget] = []
    while let name = open.popLast() {
      guard names.insert(name).inserted, let next = targets.first(where: { $0.module == name })
      else { continue }
      found.append(next)
      open += next.dependencies
    }
    return found
  }

  /// The executables that drive the apps: `drive`, or one for each app.
  var drives: [DriveExecutable] {
    let apps = targets.filter { $0.kind == .app }.map(\.module)
    let modules = Set(targets.map(\.module))
    return apps.map { app in
      DriveExecutable(name: apps.count == 1 ? "drive" : "drive-\(app)", app: app)
    }.filter { !modules.contains($0.name) }
  }
}

/// A target that stays behind, and why.
struct LeftOut: Equatable {
  let name: String
  let reason: String
}

/// A package that is depended on as it is.
struct PackageDependency: Equatable {
  enum Source: Equatable {
    /// The absolute path of its folder.
    case local(String)
    /// An address, with a requirement as manifests write it.
    case remote(String, requirement: String)
  }

  let identity: String
  let source: Source
  /// The traits that are on.
  var traits: Set<String> = ["default"]
}
