import FleetPort

/// A target of the package that is written.
struct BroughtTarget {
  enum Kind: Equatable {
    case app, library, unitTests, uiTests
    /// Code of others, out of a package, a pod or a folder of stubs.
    case foreign(String)

    var isTests: Bool { self == .unitTests || self == .uiTests }

    /// What each target of the kind needs of Fleet.
    var products: [String] {
      switch self {
      case .unitTests: ["Fleet", "FleetTesting"]
      case .uiTests: ["Fleet", "HeadlessXCUITest"]
      case .app, .library, .foreign: ["HeadlessUIKit"]
      }
    }

    /// The kind as it is told.
    var words: String {
      switch self {
      case .app: "app"
      case .library: "framework"
      case .unitTests: "unit tests"
      case .uiTests: "UI tests"
      case .foreign(let words): words
      }
    }
  }

  struct Product: Hashable {
    let name: String
    let package: String
  }

  /// Whether it is of a package that lies in the project.
  var isOfProject = false
  /// The project's name for it.
  let name: String
  let module: String
  let kind: Kind
  var description: TargetDescription
  /// The folders that are looked through at each build, so that new files come by themselves.
  var folders: [String] = []
  /// The modules of the package that it needs.
  var dependencies: Set<String> = []
  /// The products that a package's own target says it needs, with the packages that it names.
  var neededProducts: [(name: String, package: String?)] = []
  /// The products of packages that it needs.
  var products: Set<Product> = []
  /// Its `swiftSettings`, as manifests write them.
  var settings: [String] = []
  /// Its `linkerSettings`.
  var linkerSettings: [String] = []
  /// How it is declared, if its sources are built as they are.
  var plain: PlainTarget?
  /// The modules that its sources import, with the first file that does.
  var imports: [String: [String]] = [:]
  /// The modules that a header imports for all sources.
  var headerModules: Set<String> = []
  /// How much there is of what stands in for headers, where it is made of them.
  var standIn: String?
  /// The headers of its own that its bridging header leads to, or that a pod publishes.
  var ownHeaders: [String] = []
  /// What the project defines for them, `NAME` or `NAME=VALUE`.
  var macros: [String] = []
  /// Its Swift files.
  var sources: [String] = []
  var resources = 0
  /// The data models among what it builds.
  var models = 0

  /// The folder of the target in the package.
  var path: String { (kind.isTests ? "Tests/" : "Sources/") + module }
  /// The one file that it has there.
  var file: String { "\(path)/\(module).files.swift" }
}
