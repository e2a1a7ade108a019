/// A light or a dark appearance.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// No appearance is asked for.
  case unspecified = 0
  /// Dark content on a light background.
  case light = 1
  /// Light content on a dark background.
  case dark = 2
}

/// How much room there is in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Nothing is said about the room.
  case unspecified = 0
  /// Little room, such as a phone's width.
  case compact = 1
  /// Plenty of room, such as a tablet's width.
  case regular = 2
}

/// Whether content lies above other content.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Nothing is said about the level.
  case unspecified = -1
  /// The main content of a window.
  case base = 0
  /// Content above the main content, such as a sheet.
  case elevated = 1
}

/// Whether an interface looks like the one in use.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// Nothing is said about activity.
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
  /// Nothing is said about the direction.
  case unspecified = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// The colors that a display can show.
public enum UIDisplayGamut: Int, Sendable {
  /// Nothing is said about the display.
  case unspecified = -1
  /// The colors of sRGB.
  case SRGB = 0
  /// The colors of Display P3.
  case P3 = 1
}

/// How much contrast a user wants.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Nothing is said about contrast.
  case unspecified = -1
  /// The usual contrast.
  case normal = 0
  /// More contrast than usual.
  case high = 1
}

/// Whether a user wants text in bold.
public enum UILegibilityWeight: Int, Sendable {
  /// Nothing is said about the weight of text.
  case unspecified = -1
  /// The usual weight.
  case regular = 0
  /// All text in bold.
  case bold = 1
}
