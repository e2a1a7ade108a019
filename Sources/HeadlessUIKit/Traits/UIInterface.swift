/// A light or a dark appearance.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// No appearance is specified.
  case unspecified = 0
  /// Dark content on a light background.
  case light = 1
  /// Light content on a dark background.
  case dark = 2
}

/// The amount of space in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// No amount of space is specified.
  case unspecified = 0
  /// Little space, such as a phone's width.
  case compact = 1
  /// Much space, such as a tablet's width.
  case regular = 2
}

/// Whether content is above other content.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// No level is specified.
  case unspecified = -1
  /// The main content of a window.
  case base = 0
  /// Content above the main content, such as a sheet.
  case elevated = 1
}

/// Whether an interface has the look of the window in use.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// No look is specified.
  case unspecified = -1
  /// Another window is in use.
  case inactive = 0
  /// The window is in use.
  case active = 1
}

/// The direction in which an interface is read.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// The direction in which a part of an interface is read, if it is known.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// No direction is specified.
  case unspecified = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// The colors that a display can show.
public enum UIDisplayGamut: Int, Sendable {
  /// No range of colors is specified.
  case unspecified = -1
  /// The colors of sRGB.
  case SRGB = 0
  /// The colors of Display P3.
  case P3 = 1
}

/// The contrast that a user prefers.
public enum UIAccessibilityContrast: Int, Sendable {
  /// No contrast is specified.
  case unspecified = -1
  case normal = 0
  /// More contrast than usual.
  case high = 1
}

/// Whether a user prefers bold text.
public enum UILegibilityWeight: Int, Sendable {
  /// No weight is specified.
  case unspecified = -1
  case regular = 0
  /// All text in bold.
  case bold = 1
}

/// Whether a display feels how hard it is pressed.
public enum UIForceTouchCapability: Int, Sendable {
  /// It is not known.
  case unknown = 0
  /// It does not: no iPhone has since 2019.
  case unavailable = 1
  /// It does.
  case available = 2
}

/// Whether a scene is recorded or mirrored.
public enum UISceneCaptureState: Int, Sendable {
  /// It is not known.
  case unspecified = -1
  /// It is not.
  case inactive = 0
  /// It is.
  case active = 1
}
