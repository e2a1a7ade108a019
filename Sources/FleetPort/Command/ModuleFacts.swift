import Foundation

/// What the sources of a module do not say of it, as a class that the model finds by its name.
struct ModuleFacts {
  static let fileName = "PortedModuleFacts.swift"

  private let info: String?
  private let folders: [String]
  /// Says that the Info.plist cannot be read.
  let warning: String?

  /// Reads an app's Info.plist.
  init(info path: String?, folders: [String]) {
    self.folders = folders.map(SourceFolder.absolute)
    info = path.flatMap(Self.read)
    warning =
      path == nil || info != nil
      ? nil
      : "\(SourceFolder.absolute(path ?? "")):1:1: warning: This is no property list, and what it "
        + "says is not known to the app."
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

  var isEmpty: Bool { info == nil && folders.isEmpty }

  var text: String {
    """
    #if canImport(HeadlessUIKit)
    import HeadlessUIKit

    final class PortedModuleFacts: PortedModule {
      static var infoPropertyList: String? { \(info.map(Self.literal) ?? "nil") }
      static var sourceFolders: [String] { [\(folders.map(Self.literal).joined(separator: ", "))] }
    }
    #endif

    """
  }

  private static func literal(_ text: String) -> String {
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
