/// The key of an item, which counts in a space.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  // MARK: In all kinds of files

  public static let commonKeyTitle = Self(rawValue: "title")
  public static let commonKeyCreator = Self(rawValue: "creator")
  public static let commonKeySubject = Self(rawValue: "subject")
  public static let commonKeyDescription = Self(rawValue: "description")
  public static let commonKeyPublisher = Self(rawValue: "publisher")
  public static let commonKeyContributor = Self(rawValue: "contributor")
  public static let commonKeyCreationDate = Self(rawValue: "creationDate")
  public static let commonKeyLastModifiedDate = Self(rawValue: "lastModifiedDate")
  public static let commonKeyType = Self(rawValue: "type")
  public static let commonKeyFormat = Self(rawValue: "format")
  public static let commonKeySource = Self(rawValue: "source")
  public static let commonKeyLanguage = Self(rawValue: "language")
  public static let commonKeyRelation = Self(rawValue: "relation")
  public static let commonKeyLocation = Self(rawValue: "location")
  public static let commonKeyCopyrights = Self(rawValue: "copyrights")
  public static let commonKeyAlbumName = Self(rawValue: "albumName")
  public static let commonKeyAuthor = Self(rawValue: "author")
  public static let commonKeyArtist = Self(rawValue: "artist")
  public static let commonKeyArtwork = Self(rawValue: "artwork")
  public static let commonKeyMake = Self(rawValue: "make")
  public static let commonKeyModel = Self(rawValue: "model")
  public static let commonKeySoftware = Self(rawValue: "software")
  public static let commonKeyAccessibilityDescription = Self(rawValue: "accessibilityDescription")
  public static let commonKeyIdentifier = Self(rawValue: "identifier")
}
