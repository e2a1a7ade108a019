import FleetPort
import Foundation
import PropertyLists
import XcodeProjects

/// What Swift sources publish, in the form in which the toolchain prints interfaces.
package enum ModelInterface {
  /// Returns the interface of the sources in a folder.
  ///
  /// - Parameter isWhole: Whether it has what is not public, too, as for a module that sees itself.
  package static func text(of folder: String, isWhole: Bool = false) -> String {
    let found = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let files = found.filter { $0.hasSuffix(".swift") }.sorted().map { FilePath.join(folder, $0) }
    return text(ofFiles: files, isWhole: isWhole)
  }

  /// Returns the interface of some sources.
  package static func text(ofFiles files: [String], isWhole: Bool = false) -> String {
    files.map { path in
      guard let bytes = try? FileBytes.read(path) else { return "" }
      // Declarations do not hold their file.
      let file = SourceFile(path: path, bytes: bytes)
      return withExtendedLifetime(file) {
        file.declarations.map { lines(of: $0, isVisible: isWhole, isWhole: isWhole) }.joined()
      }
    }.joined()
  }

  private static let typeKeywords: Set = ["class", "struct", "enum", "protocol", "extension"]

  private static func lines(
    of declaration: FleetPort.Declaration, isVisible: Bool, isWhole: Bool
  ) -> String {
    let words = Set(declaration.modifiers.map(\.text))
    let isExtension = declaration.keyword == "extension"
    let isPublic = !words.isDisjoint(with: ["public", "open"]) || isVisible
    guard isPublic || isExtension, words.isDisjoint(with: ["private", "fileprivate"]),
      !declaration.name.hasPrefix("_")
    else { return "" }
    let attributes = declaration.attributes.filter { $0.text == "@objc" && !$0.argument.isEmpty }
      .map { "\($0.text)(\($0.argument)) " }.joined()
    let modifiers = declaration.modifiers.filter { $0.text != "package" && $0.argument.isEmpty }
      .map { $0.text + " " }.joined()
    let start = attributes + modifiers + declaration.keyword
    guard typeKeywords.contains(declaration.keyword) else {
      return "\(start)\(rest(of: declaration))\n"
    }
    let areVisible = isWhole || declaration.keyword == "protocol"
    let members = declaration.members.map {
      lines(of: $0, isVisible: areVisible || $0.keyword == "case", isWhole: isWhole)
    }.joined()
    guard !isExtension || !members.isEmpty || !declaration.inherited.isEmpty else { return "" }
    let inherited = declaration.inherited.map { oneLine($0) }.joined(separator: ", ")
    let head = "\(start) \(declaration.name)\(declaration.genericParameters)"
    return "\(head)\(inherited.isEmpty ? "" : " : " + inherited) {\n\(members)}\n"
  }

  private static func rest(of member: FleetPort.Declaration) -> String {
    let parameters = member.parameters.map { parameter in
      let label = parameter.label.isEmpty ? "_" : parameter.label
      let names = label == parameter.name ? label : "\(label) \(parameter.name)"
      return "\(names): \(oneLine(parameter.type))"
    }.joined(separator: ", ")
    switch member.keyword {
    case "func", "init", "subscript":
      let name = member.keyword == "func" ? " " + member.name : ""
      let result = member.result.map { " -> " + oneLine($0) } ?? ""
      return "\(name)(\(parameters))\(result)"
    case "var", "let": return " \(member.name): \(oneLine(member.type ?? "Any"))"
    case "typealias": return " \(member.name) = \(oneLine(member.type ?? "Any"))"
    default: return " \(member.name)"
    }
  }

  private static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
