/// What the files of a module, and of the modules that it imports, declare together.
package final class Module {
  /// What the sources do not say of the module themselves.
  package struct Traits: Sendable {
    let isMadeOfUITests: Bool
    let isMainActorByDefault: Bool
    /// Whether `SWIFT_PACKAGE` holds: SwiftPM says so of all that it builds.
    let isOfPackage: Bool
    /// The frameworks besides UIKit in whose place the module has a stand-in.
    let neighbours: Set<String>
    /// The products that a file has which imports several frameworks together.
    let overlays: Set<String>
    let tests: TestSelection
    /// Whether the module has strategies for suites of pictures.
    let hasStrategies: Bool
    /// The imported modules whose headers import UIKit, which then comes with them.
    let passingUIKitOn: Set<String>
    /// The modules that a header imports for all sources of the target.
    let headerModules: [String]

    var hasCoreData: Bool { neighbours.contains("CoreData") }

    package init(
      isMadeOfUITests: Bool = false, isMainActorByDefault: Bool = false,
      isOfPackage: Bool = true, dependencies: Set<String> = [], passingUIKitOn: Set<String> = [],
      tests: TestSelection = TestSelection(), headerModules: [String] = []
    ) {
      self.isMadeOfUITests = isMadeOfUITests
      self.isMainActorByDefault = isMainActorByDefault
      self.isOfPackage = isOfPackage
      neighbours = Neighbours.frameworks(of: dependencies)
      overlays = dependencies.intersection(ForeignModule.overlays.map(\.product))
      hasStrategies = dependencies.contains(Neighbours.strategies)
      self.passingUIKitOn = passingUIKitOn
      self.tests = tests
      self.headerModules = headerModules
    }
  }

  let traits: Traits
  /// The files that are rewritten.
  package let files: [SourceFile]
  /// The files of imported modules, which are only read.
  private let context: [SourceFile]
  let kit: Kit
  /// What all files declare, by its names.
  let declared: DeclaredNames
  let responses: Responses
  private let written: Set<ObjectIdentifier>

  /// The methods of a superclass's protocol that subclasses write.
  private(set) lazy var silentMethods = SilentMethods(in: self)
  private(set) lazy var foreignExtensions = ForeignExtensions(in: self)
  private(set) lazy var overrides = Overrides(in: self)
  private(set) lazy var anyObjectParameters = AnyObjectParameters(in: self)
  private(set) lazy var chains = OverrideChains(in: self)
  /// The properties that are any object, or a list of such, wherever they are declared.
  private(set) lazy var anyObjects: [(name: String, isList: Bool)] = declared.properties.compactMap
  {
    name, declarations in
    let kinds = Set(declarations.map { Self.isListOfAnyObjects($0.type ?? "") })
    return kinds.count == 1 ? kinds.first?.flatMap { (name, $0) } : nil
  }

  /// Whether a type is a list of any objects; `nil` if it is neither that nor any object itself.
  static func isListOfAnyObjects(_ type: String) -> Bool? {
    switch type.filter({ $0 != "?" && $0 != "!" }) {
    case "AnyObject": false
    case "[AnyObject]": true
    default: nil
    }
  }

  /// Whether there is any suite of XCTest.
  private(set) lazy var hasTestCases = files.contains { file in
    ["XCTest", "Quick"].contains { !file.indices(of: $0).isEmpty }
  }

  /// Whether any file asks for what Fleet has and a device has not.
  var importsFleet: Bool {
    files.contains { file in
      ["Fleet", "FleetTesting", "FleetStandIns", "FailureReporting"].contains(where: file.imports)
    }
  }

  /// Creates a module of files that are rewritten, and of others that are only read.
  package init(
    files: [SourceFile], context: [SourceFile] = [], kit: Kit, traits: Traits = Traits()
  ) {
    self.traits = traits
    self.files = files
    self.context = context
    self.kit = kit
    written = Set(files.map(ObjectIdentifier.init))
    let ask: (SourceFile) -> Bool = { !$0.indices(of: "responds").isEmpty }
    responses = Responses(
      areAsked: (files + context).contains(where: ask),
      areKnown: context.isEmpty || context.contains(where: ask))
    declared = DeclaredNames((files + context).flatMap(\.all))
    // What the app declares by now needs nothing in its place.
    for file in files {
      file.deferred.removeAll { entry in
        guard case .placeholder(let type) = entry.what else { return false }
        return declared.types.contains(type.name)
      }
    }
  }

  /// What is known of what objects respond to.
  struct Responses {
    /// Whether any file of the module calls `responds(to:)`.
    let areAsked: Bool
    /// Whether it is known of the imported modules' classes: they are asked there, too.
    let areKnown: Bool
  }

  /// All that the files declare, local variables too.
  var declarations: [Declaration] { (files + context).flatMap(\.all) }

  /// Whether the app has a type of its own of a name that Foundation has, too.
  func declaresType(named name: String) -> Bool { declared.types.contains(name) }

  /// The class of the app's delegate, if the module is an app: the one that the app begins with, or
  /// the only one.
  var applicationDelegate: String? {
    let types = files.flatMap(\.all).filter { type in
      type.keyword == "class" && !type.isHidden && !type.isGeneric
        && protocols(of: type).contains("UIApplicationDelegate")
    }
    let main = types.first { $0.has("@main") || $0.has("@UIApplicationMain") }
    return (main ?? (types.count == 1 ? types[0] : nil))?.path
  }

  /// What an app of SwiftUI's begins with, with the conditions that it stands under; empty in other modules.
  ///
  /// It may also be a type whose `main()` chooses the app.
  var swiftUIApps: [(conditions: [String], type: String)] {
    let types = files.flatMap(\.all).filter {
      ["struct", "enum", "class"].contains($0.keyword) && !$0.isHidden && !$0.isGeneric
        && !$0.isLocal
    }
    let apps = types.filter { type in
      blocks(of: type).flatMap(\.inherited).contains { ["App", "SwiftUI.App"].contains($0) }
        && type.file.imports("SwiftUI")
    }
    let mains = types.filter { $0.has("@main") }
    guard !apps.isEmpty,
      !mains.contains(where: { protocols(of: $0).contains("UIApplicationDelegate") })
    else { return [] }
    return (mains.isEmpty && apps.count == 1 ? apps : mains).map { type in
      (type.file.conditions.conditions(of: type.places.branch).map(ported), type.path)
    }
  }

  /// Whether a file is rewritten.
  func writes(_ file: SourceFile) -> Bool { written.contains(ObjectIdentifier(file)) }

  /// Whether a name stands for a protocol of the modules or of UIKit.
  func isProtocol(_ name: String) -> Bool {
    declared.protocols[name.lastComponent] != nil || kit.protocols[name.lastComponent] != nil
  }
}
