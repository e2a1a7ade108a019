/// Where the key of an item counts, such as in the tags of MP3 files.
public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// In all kinds of files.
  public static let common = Self(rawValue: "comn")
  /// In the tags of MP3 files.
  public static let id3 = Self(rawValue: "org.id3")
  /// In iTunes' files.
  public static let iTunes = Self(rawValue: "itsk")
  /// In QuickTime's films.
  public static let quickTimeMetadata = Self(rawValue: "mdta")
  /// In old films of QuickTime's.
  public static let quickTimeUserData = Self(rawValue: "udta")
  /// In files of MPEG-4.
  public static let isoUserData = Self(rawValue: "uiso")
  /// In the radio of the web.
  public static let icy = Self(rawValue: "icy")
  /// In lists of streams.
  public static let hlsDateRange = Self(rawValue: "lsdr")
  /// In files of sound.
  public static let audioFile = Self(rawValue: "caaf")

  /// What stands before the key in an identifier.
  var prefix: String { self == .id3 ? "id3" : rawValue }

  init(prefix: String) { self = prefix == "id3" ? .id3 : Self(rawValue: prefix) }
}
