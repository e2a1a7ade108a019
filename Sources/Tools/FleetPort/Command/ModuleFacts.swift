import Foundation
import PropertyLists
import XcodeProjects

/// What the sources of a module do not say of it, as a class that the model finds by its name.
package struct ModuleFacts {
  static let fileName = "PortedModuleFacts.swift"

  /// The app's Info.plist, as XML.
  private(set) var info: String?
  /// The folder that the resources are copied to.
  var resourceFolder: String?
  /// Whether the module has suites of pictures, and strategies for them.
  var joinsStrategies = false
  /// The class between the suites of the module and XCTest's, if there are any.
  var testCaseBase: TestCaseBase?
  var module = ""
  /// The number of deferred places that a run may come to, by `true`, and that of the others.
  var deferred: [Bool: Int] = [:]
  /// The classes of the module that no plain initializer makes objects of.
  var classesWithoutInitializer: [String] = []
  /// Whether these are a project's own tests, none of which imports Fleet.
  var isWrittenForDevices = false
  /// Further needs of suites of tests, as Swift.
  var suites = ""
  /// What an app of SwiftUI's begins with, with the conditions that it stands under.
  var swiftUIApps: [(conditions: [String], type: String)] = []
  /// The previews, as Swift, with the conditions that they stand under.
  var previews: [(conditions: [String], code: String, isSwiftUI: Bool)] = []
  /// Mistakes in the Info.plist.
  private(set) var warnings: [String] = []
  private let folders: [String]
  private let catalogs: [String]
  private var target = TargetDescription()
  private var delegate: String?
  private var isMadeOfUnitTests = false

  /// Reads an app's Info.plist.
  init(info path: String?, folders: [String], catalogs: [String] = []) {
    self.catalogs = catalogs.map(SourceFolder.absolute)
    self.folders = folders.map(SourceFolder.absolute)
    info = path.flatMap(Self.read)
    if let path, info == nil {
      warnings.append(
        "\(SourceFolder.absolute(path)):1:1: warning: This is no property list, and what it says is "
          + "not known to the app.")
    }
  }

  /// Adds what the file of the target says, and the class of the app's delegate.
  mutating func add(_ target: TargetDescription, delegate: String?, isMadeOfUnitTests: Bool) {
    self.target = target
    self.delegate = delegate
    self.isMadeOfUnitTests = isMadeOfUnitTests
    guard let list = target.infoPropertyList else { return }
    info = PropertyList(.dictionary(list.entries)).xml
    warnings += list.findings.map { finding in
      let place = finding.position ?? .start
      return "\(finding.file):\(place.line):\(place.column): warning: \(finding.text)"
    }
  }

  /// Reads a property list of any format and encoding, and returns it as XML.
  private static func read(_ path: String) -> String? {
    guard let data = FileManager.default.contents(atPath: path),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      list is [String: Any],
      let xml = try? PropertyListSerialization.data(
        fromPropertyList: list, format: .xml, options: 0)
    else { return nil }
    return String(decoding: xml, as: UTF8.self)
  }

  var isEmpty: Bool {
    members.isEmpty && deferred.isEmpty && folders.isEmpty && info == nil && !joinsStrategies
      && testCaseBase == nil
  }

  /// Members that only some modules have.
  private var members: [String] {
    var members: [String] = []
    if let resourceFolder {
      members.append("var resourceFolder: String? { \(Self.literal(resourceFolder)) }")
    }
    if !catalogs.isEmpty {
      let paths = catalogs.map(Self.literal).joined(separator: ", ")
      members.append("var assetCatalogs: [String] { [\(paths)] }")
    }
    if let delegate = swiftUIApps.isEmpty ? delegate : Self.swiftUIDelegate {
      members.append("var applicationDelegate: AnyClass? { \(delegate).self }")
    }
    if let module = target.testedModule {
      members.append("var testedModule: String? { \(Self.literal(module)) }")
    }
    if isMadeOfUnitTests { members.append("var isMadeOfUnitTests: Bool { true }") }
    if isWrittenForDevices { members.append("var isWrittenForDevices: Bool { true }") }
    if !target.launchesTestedModule {
      members.append("var launchesTestedModule: Bool { false }")
    }
    if let system = target.system {
      members.append("var system: String? { \(Self.literal(system.text)) }")
    }
    if !previews.isEmpty { members.append(previewMember) }
    return members + launchMembers
  }

  /// Lines that stand under conditions.
  private static func lines(
    _ parts: [(conditions: [String], code: String)], _ line: (String) -> String
  ) -> String {
    parts.flatMap { part in
      part.conditions.map { "#if \($0)" } + ["    " + line(part.code)]
        + part.conditions.map { _ in "#endif" }
    }.joined(separator: "\n")
  }

  /// The import for what is SwiftUI's; previews may stand under a condition that does not hold
  /// without it.
  private var swiftUIImport: String {
    if !swiftUIApps.isEmpty { return "\nimport HeadlessSwiftUI" }
    guard previews.contains(where: \.isSwiftUI) else { return "" }
    return "\n#if canImport(HeadlessSwiftUI)\nimport HeadlessSwiftUI\n#endif"
  }

  private static let swiftUIDelegate = "PortedAppDelegate"

  /// The class of the delegate with which an app of SwiftUI's begins.
  private var appDelegate: String {
    guard !swiftUIApps.isEmpty else { return "" }
    return """

      final class \(Self.swiftUIDelegate): HeadlessSwiftUI._AppDelegate {
        override class func begin() {
      \(Self.lines(swiftUIApps.map { ($0.conditions, $0.type) }) { "\($0).main()" })
        }
      }

      """
  }

  private var previewMember: String {
    let lines = Self.lines(previews.map { ($0.conditions, $0.code) }) { "previews.append(\($0))" }
    return """
      var previews: [PortedPreview] {
          var previews: [PortedPreview] = []
      \(lines)
          return previews
        }
      """
  }

  /// How the tests are run, or their app is launched.
  private var launchMembers: [String] {
    var members: [String] = []
    if !target.launch.allArguments.isEmpty {
      members.append("var launchArguments: [String] { \(Self.arguments(of: target.launch)) }")
    }
    if !target.launch.environment.isEmpty {
      members.append(
        "var launchEnvironment: [String: String] { \(Self.environment(of: target.launch)) }")
    }
    if !target.configurations.isEmpty {
      let entries = target.configurations.map { configuration in
        let options = configuration.options
        return "(\(Self.literal(configuration.name)), \(Self.arguments(of: options)), "
          + "\(Self.environment(of: options)))"
      }
      members.append(
        "var testConfigurations: [(name: String, arguments: [String], environment: "
          + "[String: String])] { [\(entries.joined(separator: ", "))] }")
    }
    return members
  }

  private static func arguments(of options: LaunchOptions) -> String {
    "[\(options.allArguments.map(literal).joined(separator: ", "))]"
  }

  private static func environment(of options: LaunchOptions) -> String {
    let entries = options.environment.sorted { $0.key < $1.key }
      .map { "\(literal($0)): \(literal($1))" }
    return entries.isEmpty ? "[:]" : "[\(entries.joined(separator: ", "))]"
  }

  /// The code that SwiftPM writes for a target with resources.
  private var moduleBundle: String {
    guard target.hasModuleBundle else { return "" }
    return """
      import Foundation

      extension Foundation.Bundle {
        nonisolated static var module: Bundle { .uiKitMain() }
      }

      """
  }

  private var folderList: String { folders.map(Self.literal).joined(separator: ", ") }

  /// What tells of deferred places, first of all.
  private var deferredCall: String {
    guard !deferred.isEmpty else { return "" }
    let classes = classesWithoutInitializer.map(Self.literal).joined(separator: ", ")
    return "_deferredModule(\(Self.literal(module)), places: \(deferred[true] ?? 0), "
      + "unreachable: \(deferred[false] ?? 0)"
      + (classes.isEmpty ? "" : ", classesWithoutInitializer: [\(classes)]") + "); return "
  }

  var text: String {
    """
    #if canImport(HeadlessUIKit)
    \(deferred.isEmpty ? "" : "import FleetDeferral\n")import HeadlessUIKit\(swiftUIImport)
    \(moduleBundle)
    nonisolated final class PortedModuleFacts: PortedModule {
      static var infoPropertyList: String? { \(deferredCall)\(info.map(Self.literal) ?? "nil") }
      static var sourceFolders: [String] { \(deferredCall)[\(folderList)] }
    \(members.map { "  static \($0)\n" }.joined())}
    \(appDelegate)#endif
    \(joinsStrategies ? Self.joint : "")\(testCaseBase?.text ?? "")\(suites)
    """
  }

  /// What makes the strategies the library's.
  private static let joint = """

    #if canImport(SnapshotTesting)
    import HeadlessSnapshotTesting
    import SnapshotTesting

    nonisolated extension Snapshotting: @retroactive SnapshotStrategy {
      public init(_ way: SnapshotWay<Value, Format>) {
        self.init(
          pathExtension: way.pathExtension,
          diffing: Diffing(toData: way.toData, fromData: way.fromData) { old, new in
            way.difference(old, new).map { ($0, []) }
          }, snapshot: way.snapshot)
      }
    }
    #endif

    """

  /// Returns a text as Swift has it in its sources.
  package static func literal(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\", "\"": "\\\(scalar)"
      case "\n": "\\n"
      case "\t": "\\t"
      // Swift wants none of the others as they are.
      case _ where scalar.properties.generalCategory == .control:
        "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
