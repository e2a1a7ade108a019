import Foundation
import XcodeProjects

/// What the manifest of a package says, as far as it matters to who depends on it.
struct PackageManifest: Decodable {
  struct Product: Decodable {
    let name: String
    let targets: [String]
  }

  struct Target: Decodable {
    let name: String
    let path: String?
    let type: String
    let sources: [String]?
    let exclude: [String]?
    let dependencies: [Dependency]?

    var module: String { SettingOperator.identifier(name) }
    var isLibrary: Bool { type == "regular" }
  }

  /// What a target depends on: `{"byName": ["Kit", null]}`.
  struct Dependency: Decodable {
    let byName: [String?]?
    let target: [String?]?
    let product: [Word?]?

    /// A product's list ends with what is no name.
    enum Word: Decodable {
      case text(String)
      case other

      init(from decoder: any Decoder) throws {
        let text = try? decoder.singleValueContainer().decode(String.self)
        self = text.map(Word.text) ?? .other
      }
    }

    enum CodingKeys: String, CodingKey { case byName, target, product }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      func words(_ key: CodingKeys) -> [String?]? {
        (try? container.decodeIfPresent([Word?].self, forKey: key))?.map { word in
          if case .text(let text) = word { text } else { nil }
        }
      }
      byName = words(.byName)
      target = words(.target)
      product = try? container.decodeIfPresent([Word?].self, forKey: .product)
    }

    /// The name of the target or product.
    var name: String? {
      if let name = byName?.first ?? target?.first { return name }
      if case .text(let text)? = product?.first ?? nil { return text }
      return nil
    }
  }

  struct ToolsVersion: Decodable {
    let _version: String
  }

  let name: String
  let products: [Product]
  let targets: [Target]
  let toolsVersion: ToolsVersion?

  /// Whether the sources are read as Swift 6.
  var isSwift6: Bool {
    (toolsVersion?._version.split(separator: ".").first.flatMap { Int($0) } ?? 5) >= 6
  }

  /// The library targets that a product is made of, with those that these need.
  func targets(of product: String) -> [Target] {
    var open = products.first { $0.name == product }?.targets ?? [product]
    var found: [Target] = []
    while let name = open.popLast() {
      guard let target = targets.first(where: { $0.name == name && $0.isLibrary }),
        !found.contains(where: { $0.name == name })
      else { continue }
      found.append(target)
      open += (target.dependencies ?? []).compactMap(\.name)
    }
    return found.sorted { $0.name < $1.name }
  }
}
