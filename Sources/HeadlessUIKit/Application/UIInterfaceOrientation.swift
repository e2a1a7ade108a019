/// Which way the interface is turned.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upright, the home indicator at the top.
  case portraitUpsideDown = 2
  /// On its side, the home indicator at the left.
  case landscapeLeft = 4
  /// On its side, the home indicator at the right.
  case landscapeRight = 3

  /// Whether it is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether it lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of ways in which the interface may be turned.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// A bit for each orientation.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = Self(rawValue: 1 << 1)
  /// Upright, the home indicator at the top.
  public static let portraitUpsideDown = Self(rawValue: 1 << 2)
  /// On its side, the home indicator at the right.
  public static let landscapeRight = Self(rawValue: 1 << 3)
  /// On its side, the home indicator at the left.
  public static let landscapeLeft = Self(rawValue: 1 << 4)
  /// On either side.
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  /// Every way.
  public static let all: Self = [.portrait, .landscape, .portraitUpsideDown]
  /// Every way but upside down.
  public static let allButUpsideDown: Self = [.portrait, .landscape]
}

/// Which way the device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upright, the home button at the top.
  case portraitUpsideDown = 2
  /// On its side, the home button at the right.
  case landscapeLeft = 3
  /// On its side, the home button at the left.
  case landscapeRight = 4
  /// Flat, the screen up.
  case faceUp = 5
  /// Flat, the screen down.
  case faceDown = 6

  /// Whether it is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether it lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether it lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}
