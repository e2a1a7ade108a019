extension AVMetadataIdentifier {
  // MARK: In QuickTime's films

  public static let quickTimeMetadataAlbum = Self(rawValue: "mdta/com.apple.quicktime.album")
  public static let quickTimeMetadataArranger = Self(rawValue: "mdta/com.apple.quicktime.arranger")
  public static let quickTimeMetadataArtist = Self(rawValue: "mdta/com.apple.quicktime.artist")
  public static let quickTimeMetadataArtwork = Self(rawValue: "mdta/com.apple.quicktime.artwork")
  public static let quickTimeMetadataAuthor = Self(rawValue: "mdta/com.apple.quicktime.author")
  public static let quickTimeMetadataCameraFrameReadoutTime = Self(
    rawValue: "mdta/com.apple.quicktime.camera.framereadouttimeinmicroseconds")
  public static let quickTimeMetadataCameraIdentifier = Self(
    rawValue: "mdta/com.apple.quicktime.camera.identifier")
  public static let quickTimeMetadataCollectionUser = Self(
    rawValue: "mdta/com.apple.quicktime.collection.user")
  public static let quickTimeMetadataComment = Self(rawValue: "mdta/com.apple.quicktime.comment")
  public static let quickTimeMetadataComposer = Self(rawValue: "mdta/com.apple.quicktime.composer")
  public static let quickTimeMetadataContentIdentifier = Self(
    rawValue: "mdta/com.apple.quicktime.content.identifier")
  public static let quickTimeMetadataCopyright = Self(
    rawValue: "mdta/com.apple.quicktime.copyright")
  public static let quickTimeMetadataCreationDate = Self(
    rawValue: "mdta/com.apple.quicktime.creationdate")
  public static let quickTimeMetadataCredits = Self(rawValue: "mdta/com.apple.quicktime.credits")
  public static let quickTimeMetadataDescription = Self(
    rawValue: "mdta/com.apple.quicktime.description")
  public static let quickTimeMetadataDirector = Self(rawValue: "mdta/com.apple.quicktime.director")
  public static let quickTimeMetadataDirectionFacing = Self(
    rawValue: "mdta/com.apple.quicktime.direction.facing")
  public static let quickTimeMetadataDirectionMotion = Self(
    rawValue: "mdta/com.apple.quicktime.direction.motion")
  public static let quickTimeMetadataDisplayName = Self(
    rawValue: "mdta/com.apple.quicktime.displayname")
  public static let quickTimeMetadataEncodedBy = Self(
    rawValue: "mdta/com.apple.quicktime.encodedby")
  public static let quickTimeMetadataGenre = Self(rawValue: "mdta/com.apple.quicktime.genre")
  public static let quickTimeMetadataInformation = Self(
    rawValue: "mdta/com.apple.quicktime.information")
  public static let quickTimeMetadataKeywords = Self(rawValue: "mdta/com.apple.quicktime.keywords")
  public static let quickTimeMetadataLocationBody = Self(
    rawValue: "mdta/com.apple.quicktime.location.body")
  public static let quickTimeMetadataLocationDate = Self(
    rawValue: "mdta/com.apple.quicktime.location.date")
  public static let quickTimeMetadataLocationISO6709 = Self(
    rawValue: "mdta/com.apple.quicktime.location.ISO6709")
  public static let quickTimeMetadataLocationName = Self(
    rawValue: "mdta/com.apple.quicktime.location.name")
  public static let quickTimeMetadataLocationNote = Self(
    rawValue: "mdta/com.apple.quicktime.location.note")
  public static let quickTimeMetadataLocationRole = Self(
    rawValue: "mdta/com.apple.quicktime.location.role")
  public static let quickTimeMetadataMake = Self(rawValue: "mdta/com.apple.quicktime.make")
  public static let quickTimeMetadataModel = Self(rawValue: "mdta/com.apple.quicktime.model")
  public static let quickTimeMetadataOriginalArtist = Self(
    rawValue: "mdta/com.apple.quicktime.originalartist")
  public static let quickTimeMetadataPerformer = Self(
    rawValue: "mdta/com.apple.quicktime.performer")
  public static let quickTimeMetadataPhonogramRights = Self(
    rawValue: "mdta/com.apple.quicktime.phonogramrights")
  public static let quickTimeMetadataProducer = Self(rawValue: "mdta/com.apple.quicktime.producer")
  public static let quickTimeMetadataPublisher = Self(
    rawValue: "mdta/com.apple.quicktime.publisher")
  public static let quickTimeMetadataRatingUser = Self(
    rawValue: "mdta/com.apple.quicktime.rating.user")
  public static let quickTimeMetadataSoftware = Self(rawValue: "mdta/com.apple.quicktime.software")
  public static let quickTimeMetadataTitle = Self(rawValue: "mdta/com.apple.quicktime.title")
  public static let quickTimeMetadataYear = Self(rawValue: "mdta/com.apple.quicktime.year")
  public static let quickTimeUserDataAlbum = Self(rawValue: "udta/%A9alb")
  public static let quickTimeUserDataArranger = Self(rawValue: "udta/%A9arg")
  public static let quickTimeUserDataArtist = Self(rawValue: "udta/%A9ART")
  public static let quickTimeUserDataAuthor = Self(rawValue: "udta/%A9aut")
  public static let quickTimeUserDataComment = Self(rawValue: "udta/%A9cmt")
  public static let quickTimeUserDataComposer = Self(rawValue: "udta/%A9com")
  public static let quickTimeUserDataCopyright = Self(rawValue: "udta/%A9cpy")
  public static let quickTimeUserDataCreationDate = Self(rawValue: "udta/%A9day")
  public static let quickTimeUserDataCredits = Self(rawValue: "udta/%A9src")
  public static let quickTimeUserDataDescription = Self(rawValue: "udta/%A9des")
  public static let quickTimeUserDataDirector = Self(rawValue: "udta/%A9dir")
  public static let quickTimeUserDataDisclaimer = Self(rawValue: "udta/%A9dis")
  public static let quickTimeUserDataEncodedBy = Self(rawValue: "udta/%A9enc")
  public static let quickTimeUserDataFullName = Self(rawValue: "udta/%A9nam")
  public static let quickTimeUserDataGenre = Self(rawValue: "udta/%A9gen")
  public static let quickTimeUserDataHostComputer = Self(rawValue: "udta/%A9hst")
  public static let quickTimeUserDataInformation = Self(rawValue: "udta/%A9inf")
  public static let quickTimeUserDataKeywords = Self(rawValue: "udta/%A9key")
  public static let quickTimeUserDataLocationISO6709 = Self(rawValue: "udta/%A9xyz")
  public static let quickTimeUserDataMake = Self(rawValue: "udta/%A9mak")
  public static let quickTimeUserDataModel = Self(rawValue: "udta/%A9mod")
  public static let quickTimeUserDataOriginalArtist = Self(rawValue: "udta/%A9ope")
  public static let quickTimeUserDataOriginalFormat = Self(rawValue: "udta/%A9fmt")
  public static let quickTimeUserDataOriginalSource = Self(rawValue: "udta/%A9src")
  public static let quickTimeUserDataPerformers = Self(rawValue: "udta/%A9prf")
  public static let quickTimeUserDataProducer = Self(rawValue: "udta/%A9prd")
  public static let quickTimeUserDataProduct = Self(rawValue: "udta/%A9PRD")
  public static let quickTimeUserDataSoftware = Self(rawValue: "udta/%A9swr")
  public static let quickTimeUserDataSpecialPlaybackRequirements = Self(rawValue: "udta/%A9req")
  public static let quickTimeUserDataTrack = Self(rawValue: "udta/%A9trk")
  public static let quickTimeUserDataTrackName = Self(rawValue: "udta/tnam")
  public static let quickTimeUserDataURLLink = Self(rawValue: "udta/%A9url")
  public static let quickTimeUserDataWarning = Self(rawValue: "udta/%A9wrn")
  public static let quickTimeUserDataWriter = Self(rawValue: "udta/%A9wrt")
}
