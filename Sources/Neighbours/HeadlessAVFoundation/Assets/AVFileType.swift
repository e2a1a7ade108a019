/// The kind of a file of sound or of a film.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// A film of QuickTime's.
  public static let mov = Self(rawValue: "com.apple.quicktime-movie")
  /// A film of MPEG-4.
  public static let mp4 = Self(rawValue: "public.mpeg-4")
  /// A film of iTunes'.
  public static let m4v = Self(rawValue: "com.apple.m4v-video")
  /// A sound of MPEG-4.
  public static let m4a = Self(rawValue: "com.apple.m4a-audio")
  /// A film of old telephones.
  public static let mobile3GPP = Self(rawValue: "public.3gpp")
  /// A sound of Apple's.
  public static let caf = Self(rawValue: "com.apple.coreaudio-format")
  public static let wav = Self(rawValue: "com.microsoft.waveform-audio")
  public static let aiff = Self(rawValue: "public.aiff-audio")
  public static let aifc = Self(rawValue: "public.aifc-audio")
  public static let mp3 = Self(rawValue: "public.mp3")
  /// Speech of old telephones.
  public static let amr = Self(rawValue: "org.3gpp.adaptive-multi-rate-audio")
  /// A sound of Sun's.
  public static let au = Self(rawValue: "public.au-audio")
  public static let ac3 = Self(rawValue: "public.ac3-audio")
  public static let eac3 = Self(rawValue: "public.enhanced-ac3-audio")
  public static let jpg = Self(rawValue: "public.jpeg")
  public static let heic = Self(rawValue: "public.heic")
  public static let heif = Self(rawValue: "public.heif")
  public static let tif = Self(rawValue: "public.tiff")
  /// A picture as the camera has it.
  public static let dng = Self(rawValue: "com.adobe.raw-image")
}
