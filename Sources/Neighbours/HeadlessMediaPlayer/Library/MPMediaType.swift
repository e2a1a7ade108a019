/// The kinds of media of an item.
public struct MPMediaType: OptionSet, Sendable {
  public let rawValue: UInt

  /// Creates kinds from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let music = MPMediaType(rawValue: 1 << 0)
  public static let podcast = MPMediaType(rawValue: 1 << 1)
  /// A book that is read aloud.
  public static let audioBook = MPMediaType(rawValue: 1 << 2)
  /// A lesson to be heard.
  public static let audioITunesU = MPMediaType(rawValue: 1 << 3)
  public static let anyAudio = MPMediaType(rawValue: 0xFF)
  public static let movie = MPMediaType(rawValue: 1 << 8)
  public static let tvShow = MPMediaType(rawValue: 1 << 9)
  /// A podcast to be seen.
  public static let videoPodcast = MPMediaType(rawValue: 1 << 10)
  /// A film of music.
  public static let musicVideo = MPMediaType(rawValue: 1 << 11)
  /// A lesson to be seen.
  public static let videoITunesU = MPMediaType(rawValue: 1 << 12)
  /// A film made at home.
  public static let homeVideo = MPMediaType(rawValue: 1 << 13)
  public static let anyVideo = MPMediaType(rawValue: 0xFF00)
  public static let any = MPMediaType(rawValue: .max)
}
