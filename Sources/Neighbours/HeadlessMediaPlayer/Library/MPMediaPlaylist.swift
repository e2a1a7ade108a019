/// A list of items that the user has made.
open class MPMediaPlaylist: MPMediaItemCollection {
  private let number: MPMediaEntityPersistentID

  init(_ name: String, _ items: [MPMediaItem], _ number: MPMediaEntityPersistentID) {
    self.name = name
    self.number = number
    super.init(items: items)
  }

  /// The number that it is known by.
  open override var persistentID: MPMediaEntityPersistentID { number }

  /// Its name.
  public let name: String?

  /// The kind of playlist.
  open var playlistAttributes: MPMediaPlaylistAttribute { [] }

  /// What it was made from, which is nothing here.
  open var seedItems: [MPMediaItem]? { nil }

  /// Its description.
  open var descriptionText: String? { nil }

  /// Its author.
  open var authorDisplayName: String? { nil }

  /// Returns the value of a property, if there is one.
  open override func value(forProperty property: String) -> Any? {
    switch property {
    case MPMediaPlaylistPropertyName: name
    case MPMediaPlaylistPropertyPersistentID: number
    case MPMediaPlaylistPropertyPlaylistAttributes: playlistAttributes.rawValue
    default: super.value(forProperty: property)
    }
  }
}

/// The kind of a playlist.
public struct MPMediaPlaylistAttribute: OptionSet, Sendable {
  public let rawValue: UInt

  /// Creates kinds from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// It was made on the device.
  public static let onTheGo = MPMediaPlaylistAttribute(rawValue: 1 << 0)
  /// It fills itself.
  public static let smart = MPMediaPlaylistAttribute(rawValue: 1 << 1)
  /// It was made from an item.
  public static let genius = MPMediaPlaylistAttribute(rawValue: 1 << 2)
}
