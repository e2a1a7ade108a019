import Foundation
import PropertyLists
import XcodeProjects

/// What the sources of a module do not say of it, as a class that the model finds by its name.
struct ModuleFacts {
  static let fileName = "PortedModuleFacts.swift"

  /// The app's Info.plist, as XML.
  private(set) var info: String?
  /// The folder that the resources are copied to.
  var resourceFolder: String?
  /// What is wrong with the Info.plist.
  private(set) var warnings: [String] = []
  private let folders: [String]
  private let catalogs: [String]
  private var target = TargetDescription()
  private var delegate: String?

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
  mutating func add(_ target: TargetDescription, delegate: String?) {
    self.target = target
    self.delegate = delegate
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

  var isEmpty: Bool { members.isEmpty && folders.isEmpty && info == nil }

  /// What only some modules have.
  private var members: [String] {
    var members: [String] = []
    if let resourceFolder {
      members.append("var resourceFolder: String? { \(Self.literal(resourceFolder)) }")
    }
    if !catalogs.isEmpty {
      let paths = catalogs.map(Self.literal).joined(separator: ", ")
      members.append("var assetCatalogs: [String] { [\(paths)] }")
    }
    if let delegate { members.append("var applicationDelegate: AnyClass? { \(delegate).self }") }
    if let module = target.testedModule {
      members.append("var testedModule: String? { \(Self.literal(module)) }")
    }
    let arguments = target.allLaunchArguments.map(Self.literal).joined(separator: ", ")
    if !arguments.isEmpty { members.append("var launchArguments: [String] { [\(arguments)] }") }
    let variables = target.launchEnvironment.sorted { $0.key < $1.key }
      .map { "\(Self.literal($0)): \(Self.literal($1))" }.joined(separator: ", ")
    if !variables.isEmpty {
      members.append("var launchEnvironment: [String: String] { [\(variables)] }")
    }
    return members
  }

  var text: String {
    """
    #if canImport(HeadlessUIKit)
    import HeadlessUIKit

    nonisolated final class PortedModuleFacts: PortedModule {
      static var infoPropertyList: String? { \(info.map(Self.literal) ?? "nil") }
      static var sourceFolders: [String] { [\(folders.map(Self.literal).joined(separator: ", "))] }
    \(members.map { "  static \($0)\n" }.joined())}
    #endif

    """
  }

  /// Returns a text as Swift has it in its sources.
  static func literal(_ text: String) -> String {
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
