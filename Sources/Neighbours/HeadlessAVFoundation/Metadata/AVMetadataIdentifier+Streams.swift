extension AVMetadataIdentifier {
  // MARK: In files of MPEG-4 and in streams

  public static let isoUserDataCopyright = Self(rawValue: "uiso/cprt")
  public static let isoUserDataDate = Self(rawValue: "uiso/date")
  public static let icyMetadataStreamTitle = Self(rawValue: "icy/StreamTitle")
  public static let icyMetadataStreamURL = Self(rawValue: "icy/StreamUrl")
}
