import HeadlessUIKit

/// The format of pixels in memory.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int32

  /// Creates a format of its number.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// Red, green, blue and opacity, a byte each.
  public static let RGBA8 = CIFormat(rawValue: 264)
  /// Opacity, red, green and blue, a byte each.
  public static let ARGB8 = CIFormat(rawValue: 265)
  /// Blue, green, red and opacity, a byte each.
  public static let BGRA8 = CIFormat(rawValue: 266)
  /// Opacity, blue, green and red, a byte each.
  public static let ABGR8 = CIFormat(rawValue: 267)

  /// Which of red, green, blue and opacity each byte of a pixel is; `nil` for unknown formats.
  var byteOrder: [Int]? {
    switch self {
    case .RGBA8: [0, 1, 2, 3]
    case .ARGB8: [3, 0, 1, 2]
    case .BGRA8: [2, 1, 0, 3]
    case .ABGR8: [3, 2, 1, 0]
    default: nil
    }
  }
}
