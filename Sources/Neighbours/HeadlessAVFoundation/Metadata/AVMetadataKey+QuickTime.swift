extension AVMetadataKey {
  // MARK: In QuickTime's films

  public static let quickTimeMetadataKeyAlbum = Self(rawValue: "com.apple.quicktime.album")
  public static let quickTimeMetadataKeyArranger = Self(rawValue: "com.apple.quicktime.arranger")
  public static let quickTimeMetadataKeyArtist = Self(rawValue: "com.apple.quicktime.artist")
  public static let quickTimeMetadataKeyArtwork = Self(rawValue: "com.apple.quicktime.artwork")
  public static let quickTimeMetadataKeyAuthor = Self(rawValue: "com.apple.quicktime.author")
  public static let quickTimeMetadataKeyCameraFrameReadoutTime = Self(
    rawValue: "com.apple.quicktime.camera.framereadouttimeinmicroseconds")
  public static let quickTimeMetadataKeyCameraIdentifier = Self(
    rawValue: "com.apple.quicktime.camera.identifier")
  public static let quickTimeMetadataKeyCollectionUser = Self(
    rawValue: "com.apple.quicktime.collection.user")
  public static let quickTimeMetadataKeyComment = Self(rawValue: "com.apple.quicktime.comment")
  public static let quickTimeMetadataKeyComposer = Self(rawValue: "com.apple.quicktime.composer")
  public static let quickTimeMetadataKeyContentIdentifier = Self(
    rawValue: "com.apple.quicktime.content.identifier")
  public static let quickTimeMetadataKeyCopyright = Self(rawValue: "com.apple.quicktime.copyright")
  public static let quickTimeMetadataKeyCreationDate = Self(
    rawValue: "com.apple.quicktime.creationdate")
  public static let quickTimeMetadataKeyCredits = Self(rawValue: "com.apple.quicktime.credits")
  public static let quickTimeMetadataKeyDescription = Self(
    rawValue: "com.apple.quicktime.description")
  public static let quickTimeMetadataKeyDirector = Self(rawValue: "com.apple.quicktime.director")
  public static let quickTimeMetadataKeyDirectionFacing = Self(
    rawValue: "com.apple.quicktime.direction.facing")
  public static let quickTimeMetadataKeyDirectionMotion = Self(
    rawValue: "com.apple.quicktime.direction.motion")
  public static let quickTimeMetadataKeyDisplayName = Self(
    rawValue: "com.apple.quicktime.displayname")
  public static let quickTimeMetadataKeyEncodedBy = Self(rawValue: "com.apple.quicktime.encodedby")
  public static let quickTimeMetadataKeyGenre = Self(rawValue: "com.apple.quicktime.genre")
  public static let quickTimeMetadataKeyInformation = Self(
    rawValue: "com.apple.quicktime.information")
  public static let quickTimeMetadataKeyKeywords = Self(rawValue: "com.apple.quicktime.keywords")
  public static let quickTimeMetadataKeyLocationBody = Self(
    rawValue: "com.apple.quicktime.location.body")
  public static let quickTimeMetadataKeyLocationDate = Self(
    rawValue: "com.apple.quicktime.location.date")
  public static let quickTimeMetadataKeyLocationISO6709 = Self(
    rawValue: "com.apple.quicktime.location.ISO6709")
  public static let quickTimeMetadataKeyLocationName = Self(
    rawValue: "com.apple.quicktime.location.name")
  public static let quickTimeMetadataKeyLocationNote = Self(
    rawValue: "com.apple.quicktime.location.note")
  public static let quickTimeMetadataKeyLocationRole = Self(
    rawValue: "com.apple.quicktime.location.role")
  public static let quickTimeMetadataKeyMake = Self(rawValue: "com.apple.quicktime.make")
  public static let quickTimeMetadataKeyModel = Self(rawValue: "com.apple.quicktime.model")
  public static let quickTimeMetadataKeyOriginalArtist = Self(
    rawValue: "com.apple.quicktime.originalartist")
  public static let quickTimeMetadataKeyPerformer = Self(rawValue: "com.apple.quicktime.performer")
  public static let quickTimeMetadataKeyPhonogramRights = Self(
    rawValue: "com.apple.quicktime.phonogramrights")
  public static let quickTimeMetadataKeyProducer = Self(rawValue: "com.apple.quicktime.producer")
  public static let quickTimeMetadataKeyPublisher = Self(rawValue: "com.apple.quicktime.publisher")
  public static let quickTimeMetadataKeyRatingUser = Self(
    rawValue: "com.apple.quicktime.rating.user")
  public static let quickTimeMetadataKeySoftware = Self(rawValue: "com.apple.quicktime.software")
  public static let quickTimeMetadataKeyTitle = Self(rawValue: "com.apple.quicktime.title")
  public static let quickTimeMetadataKeyYear = Self(rawValue: "com.apple.quicktime.year")
  public static let quickTimeUserDataKeyAlbum = Self(rawValue: "©alb")
  public static let quickTimeUserDataKeyArranger = Self(rawValue: "©arg")
  public static let quickTimeUserDataKeyArtist = Self(rawValue: "©ART")
  public static let quickTimeUserDataKeyAuthor = Self(rawValue: "©aut")
  public static let quickTimeUserDataKeyComment = Self(rawValue: "©cmt")
  public static let quickTimeUserDataKeyComposer = Self(rawValue: "©com")
  public static let quickTimeUserDataKeyCopyright = Self(rawValue: "©cpy")
  public static let quickTimeUserDataKeyCreationDate = Self(rawValue: "©day")
  public static let quickTimeUserDataKeyCredits = Self(rawValue: "©src")
  public static let quickTimeUserDataKeyDescription = Self(rawValue: "©des")
  public static let quickTimeUserDataKeyDirector = Self(rawValue: "©dir")
  public static let quickTimeUserDataKeyDisclaimer = Self(rawValue: "©dis")
  public static let quickTimeUserDataKeyEncodedBy = Self(rawValue: "©enc")
  public static let quickTimeUserDataKeyFullName = Self(rawValue: "©nam")
  public static let quickTimeUserDataKeyGenre = Self(rawValue: "©gen")
  public static let quickTimeUserDataKeyHostComputer = Self(rawValue: "©hst")
  public static let quickTimeUserDataKeyInformation = Self(rawValue: "©inf")
  public static let quickTimeUserDataKeyKeywords = Self(rawValue: "©key")
  public static let quickTimeUserDataKeyLocationISO6709 = Self(rawValue: "©xyz")
  public static let quickTimeUserDataKeyMake = Self(rawValue: "©mak")
  public static let quickTimeUserDataKeyModel = Self(rawValue: "©mod")
  public static let quickTimeUserDataKeyOriginalArtist = Self(rawValue: "©ope")
  public static let quickTimeUserDataKeyOriginalFormat = Self(rawValue: "©fmt")
  public static let quickTimeUserDataKeyOriginalSource = Self(rawValue: "©src")
  public static let quickTimeUserDataKeyPerformers = Self(rawValue: "©prf")
  public static let quickTimeUserDataKeyProducer = Self(rawValue: "©prd")
  public static let quickTimeUserDataKeyProduct = Self(rawValue: "©PRD")
  public static let quickTimeUserDataKeySoftware = Self(rawValue: "©swr")
  public static let quickTimeUserDataKeySpecialPlaybackRequirements = Self(rawValue: "©req")
  public static let quickTimeUserDataKeyTrack = Self(rawValue: "©trk")
  public static let quickTimeUserDataKeyTrackName = Self(rawValue: "tnam")
  public static let quickTimeUserDataKeyURLLink = Self(rawValue: "©url")
  public static let quickTimeUserDataKeyWarning = Self(rawValue: "©wrn")
  public static let quickTimeUserDataKeyWriter = Self(rawValue: "©wrt")
}
