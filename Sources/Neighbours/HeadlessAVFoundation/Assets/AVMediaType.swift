/// The kinds of media in sounds and films.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let audio = Self(rawValue: "soun")
  public static let video = Self(rawValue: "vide")
  public static let text = Self(rawValue: "text")
  /// What is said, for users who do not hear it.
  public static let closedCaption = Self(rawValue: "clcp")
  /// What is said, in another language.
  public static let subtitle = Self(rawValue: "sbtl")
  /// The time of each picture.
  public static let timecode = Self(rawValue: "tmcd")
  /// Sound and pictures in one.
  public static let muxed = Self(rawValue: "muxx")
  /// Data about the rest.
  public static let metadata = Self(rawValue: "meta")
}
