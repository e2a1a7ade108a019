/// What can be said of a line of sound or pictures.
public struct AVMediaCharacteristic: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// It can be seen.
  public static let visual = Self(rawValue: "AVMediaCharacteristicVisual")
  /// It can be heard.
  public static let audible = Self(rawValue: "AVMediaCharacteristicAudible")
  /// It can be read.
  public static let legible = Self(rawValue: "AVMediaCharacteristicLegible")
  /// It depends on pictures.
  public static let frameBased = Self(rawValue: "AVMediaCharacteristicFrameBased")
  /// Its light is of a wide range.
  public static let containsHDRVideo = Self(rawValue: "AVMediaCharacteristicContainsHDRVideo")
  /// It tells users who cannot see what there is.
  public static let describesVideoForAccessibility = Self(
    rawValue: "public.accessibility.describes-video")
}
