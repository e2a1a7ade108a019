import Foundation
import TestSupport
import Testing

/// The schema on the page of the docs, as far as it says which members an object has.
struct DriveSchema {
  private let members: [String: [String: Any]]
  private let required: Set<String>

  init() throws {
    let page = try String(
      contentsOf: PackageFolder.appending("Docs/DriveForPrograms.md"), encoding: .utf8)
    let block =
      page.components(separatedBy: "```json\n").last?
      .components(separatedBy: "\n```").first ?? ""
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(block.utf8)) as? [String: Any])
    members = object["properties"] as? [String: [String: Any]] ?? [:]
    required = Set(object["required"] as? [String] ?? [])
  }

  /// Returns the deviations from the schema, in alphabetical order.
  func faults(in line: String) throws -> [String] {
    let object = try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    let missing = required.subtracting(object.keys).map { "\($0) is missing" }
    let wrong = object.compactMap { key, value -> String? in
      guard let type = members[key]?["type"] as? String else { return "\(key) is not known" }
      return isOf(type, value) ? nil : "\(key) is no \(type)"
    }
    return (missing + wrong).sorted()
  }

  private func isOf(_ type: String, _ value: Any) -> Bool {
    switch type {
    case "boolean": value is Bool && "\(Swift.type(of: value))".contains("Bool")
    case "number": value is Double
    case "string": value is String
    case "array": value is [Any]
    default: false
    }
  }
}
