/// The orientation of the interface.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  /// Portrait, with the home indicator at the top.
  case portraitUpsideDown = 2
  /// Landscape, with the home indicator at the left.
  case landscapeLeft = 4
  /// Landscape, with the home indicator at the right.
  case landscapeRight = 3

  /// Whether the orientation is portrait.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether the orientation is landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// The set of this orientation alone.
  var mask: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 1 << UInt(rawValue)) }
}

/// A set of orientations of the interface.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// A bit for each orientation.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let portrait = Self(rawValue: 1 << 1)
  /// Portrait, with the home indicator at the top.
  public static let portraitUpsideDown = Self(rawValue: 1 << 2)
  /// Landscape, with the home indicator at the right.
  public static let landscapeRight = Self(rawValue: 1 << 3)
  /// Landscape, with the home indicator at the left.
  public static let landscapeLeft = Self(rawValue: 1 << 4)
  /// Both landscape orientations.
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  public static let all: Self = [.portrait, .landscape, .portraitUpsideDown]
  /// All orientations except upside down.
  public static let allButUpsideDown: Self = [.portrait, .landscape]

  /// The names as an error lists them.
  var names: String {
    let all: [(Self, String)] = [
      (.portrait, "portrait"), (.portraitUpsideDown, "portraitUpsideDown"),
      (.landscapeLeft, "landscapeLeft"), (.landscapeRight, "landscapeRight"),
    ]
    return all.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
  }
}

/// The orientation of the device.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  /// Portrait, with the home button at the top.
  case portraitUpsideDown = 2
  /// Landscape, with the home button at the right.
  case landscapeLeft = 3
  /// Landscape, with the home button at the left.
  case landscapeRight = 4
  /// Flat, with the screen up.
  case faceUp = 5
  /// Flat, with the screen down.
  case faceDown = 6

  /// Whether the orientation is portrait.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether the orientation is landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}
