import Foundation

/// The contents of a folder's `Contents.json`.
struct AssetContents {
  /// A longer file is not read.
  private static let mostBytes = 1 << 24

  let values: [String: Any]

  /// Reads the file of a folder; one that makes no sense says nothing.
  init(folder: String) {
    let url = URL(fileURLWithPath: folder + "/Contents.json")
    let data = try? Data(contentsOf: url)
    self.init(data: data ?? Data())
  }

  init(data: Data) {
    let json = data.count <= Self.mostBytes ? try? JSONSerialization.jsonObject(with: data) : nil
    values = json as? [String: Any] ?? [:]
  }

  var properties: [String: Any] { values["properties"] as? [String: Any] ?? [:] }

  func flag(_ property: String) -> Bool { properties[property] as? Bool ?? false }

  /// The slots of the asset, of which each is for other circumstances.
  func slots(_ key: String) -> [[String: Any]] { values[key] as? [[String: Any]] ?? [] }

  /// A file that lies in the folder itself; a path that leads elsewhere is not.
  static func file(_ slot: [String: Any], in folder: String) -> String? {
    guard let name = slot["filename"] as? String, !name.isEmpty, !name.contains("/"),
      !name.contains("\0"), name != ".", name != ".."
    else { return nil }
    return folder + "/" + name
  }

  /// A number, which may be written as text.
  static func number(_ value: Any?) -> Double? {
    let number = (value as? Double) ?? (value as? String).flatMap { Double($0) }
    return number?.isFinite == true ? number : nil
  }
}
