/// The form in which a file has its metadata.
public struct AVMetadataFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Tags of MP3 files.
  public static let id3Metadata = Self(rawValue: "org.id3")
  public static let iTunesMetadata = Self(rawValue: "com.apple.itunes")
  public static let quickTimeMetadata = Self(rawValue: "com.apple.quicktime.mdta")
  public static let quickTimeUserData = Self(rawValue: "com.apple.quicktime.udta")
  /// What files of MPEG-4 have.
  public static let isoUserData = Self(rawValue: "org.mp4ra")
  /// What streams have.
  public static let hlsMetadata = Self(rawValue: "com.apple.quicktime.HLS")
  public static let unknown = Self(rawValue: "unknown")

  /// The form of the items of a space; `nil` for keys that belong to no form.
  init?(_ space: AVMetadataKeySpace) {
    switch space {
    case .id3: self = .id3Metadata
    case .iTunes: self = .iTunesMetadata
    case .quickTimeMetadata: self = .quickTimeMetadata
    case .quickTimeUserData: self = .quickTimeUserData
    case .isoUserData: self = .isoUserData
    case .hlsDateRange: self = .hlsMetadata
    default: return nil
    }
  }
}
