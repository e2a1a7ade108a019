extension AVMetadataIdentifier {
  // MARK: In all kinds of files

  public static let commonIdentifierTitle = Self(rawValue: "comn/title")
  public static let commonIdentifierCreator = Self(rawValue: "comn/creator")
  public static let commonIdentifierSubject = Self(rawValue: "comn/subject")
  public static let commonIdentifierDescription = Self(rawValue: "comn/description")
  public static let commonIdentifierPublisher = Self(rawValue: "comn/publisher")
  public static let commonIdentifierContributor = Self(rawValue: "comn/contributor")
  public static let commonIdentifierCreationDate = Self(rawValue: "comn/creationDate")
  public static let commonIdentifierLastModifiedDate = Self(rawValue: "comn/lastModifiedDate")
  public static let commonIdentifierType = Self(rawValue: "comn/type")
  public static let commonIdentifierFormat = Self(rawValue: "comn/format")
  public static let commonIdentifierSource = Self(rawValue: "comn/source")
  public static let commonIdentifierLanguage = Self(rawValue: "comn/language")
  public static let commonIdentifierRelation = Self(rawValue: "comn/relation")
  public static let commonIdentifierLocation = Self(rawValue: "comn/location")
  public static let commonIdentifierCopyrights = Self(rawValue: "comn/copyrights")
  public static let commonIdentifierAlbumName = Self(rawValue: "comn/albumName")
  public static let commonIdentifierAuthor = Self(rawValue: "comn/author")
  public static let commonIdentifierArtist = Self(rawValue: "comn/artist")
  public static let commonIdentifierArtwork = Self(rawValue: "comn/artwork")
  public static let commonIdentifierMake = Self(rawValue: "comn/make")
  public static let commonIdentifierModel = Self(rawValue: "comn/model")
  public static let commonIdentifierSoftware = Self(rawValue: "comn/software")
  public static let commonIdentifierAccessibilityDescription = Self(
    rawValue: "comn/accessibilityDescription")
  public static let commonIdentifierAssetIdentifier = Self(rawValue: "comn/identifier")
}
