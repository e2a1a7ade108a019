/// How the system colors a widget.
public struct WidgetRenderingMode: Equatable, Hashable, Sendable, CustomStringConvertible {
  /// The name of the mode.
  public let description: String

  /// In the colors that it has.
  public static let fullColor = WidgetRenderingMode(description: "fullColor")
  /// In two colors of the system's.
  public static let accented = WidgetRenderingMode(description: "accented")
  /// Without colors, as light comes through.
  public static let vibrant = WidgetRenderingMode(description: "vibrant")
}

/// How the system colors an image of a widget in two colors.
public struct WidgetAccentedRenderingMode: Equatable, Hashable, Sendable {
  private let name: String

  /// In the color of what is accented.
  public static let accented = WidgetAccentedRenderingMode(name: "accented")
  /// In the color of what is accented, by how light it is.
  public static let accentedDesaturated = WidgetAccentedRenderingMode(name: "accentedDesaturated")
  /// In the color of what is not accented, by how light it is.
  public static let desaturated = WidgetAccentedRenderingMode(name: "desaturated")
  /// In the colors that it has.
  public static let fullColor = WidgetAccentedRenderingMode(name: "fullColor")
}

/// The sizes in which live activities are shown.
public enum ActivityFamily: Hashable, Sendable, CaseIterable {
  case small
  case medium
}
