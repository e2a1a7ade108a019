/// An asset of a catalog: a folder whose name ends with what it is.
package struct Asset: Hashable, Sendable {
  /// A kind of asset that an app can ask for.
  package enum Kind: Sendable { case image, symbol, color, data, appIcon }

  package let kind: Kind
  /// The name by which an app asks for it, with its namespaces.
  package let name: String
  /// The path of its folder.
  package let folder: String

  package init(kind: Kind, name: String, folder: String) {
    self.kind = kind
    self.name = name
    self.folder = folder
  }

  /// The meanings of folders' endings.
  static let kinds: [String: Kind] = [
    "imageset": .image, "symbolset": .symbol, "colorset": .color, "dataset": .data,
    "appiconset": .appIcon,
  ]

  /// The endings of assets that no screen of an app shows.
  static let others: Set = [
    "launchimage", "imagestack", "imagestacklayer", "brandassets", "solidimagestack",
    "solidimagestacklayer", "complicationset", "spriteatlas", "stickerpack", "stickersequence",
    "sticker", "iconset", "arresourcegroup", "arreferenceimage", "arobject", "cubetextureset",
    "mipmapset", "textureset", "gcdashboardimage", "gcleaderboard", "gcleaderboardset",
  ]
}
