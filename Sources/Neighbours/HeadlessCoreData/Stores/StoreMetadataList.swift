import Foundation

/// What a store says of itself, as a list of keys and values.
enum StoreMetadataList {
  private static let own: Set<String> = [
    NSStoreTypeKey, NSStoreUUIDKey, NSStoreModelVersionHashesKey,
    NSStoreModelVersionIdentifiersKey,
  ]

  static func list(_ metadata: StoreMetadata, identifier: String, type: String) -> [String: Any] {
    let custom = try? PropertyListSerialization.propertyList(
      from: metadata.custom, options: [], format: nil)
    var list = metadata.custom.isEmpty ? [:] : custom as? [String: Any] ?? [:]
    list[NSStoreTypeKey] = type
    list[NSStoreUUIDKey] = identifier
    list[NSStoreModelVersionHashesKey] = metadata.hashes
    list[NSStoreModelVersionIdentifiersKey] = metadata.versions
    return list
  }

  static func custom(_ list: [String: Any]) -> Data {
    let custom = list.filter { !own.contains($0.key) }
    guard !custom.isEmpty else { return Data() }
    let data = try? PropertyListSerialization.data(
      fromPropertyList: custom, format: .binary, options: 0)
    return data ?? Data()
  }
}
