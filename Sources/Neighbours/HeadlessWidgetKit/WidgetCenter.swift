public import HeadlessUIKit

/// Tells the system that what the app's widgets show has changed.
///
/// A test reads it by ``SimulatedWidgets/reloads``.
public final class WidgetCenter: Sendable {
  /// The center.
  public static let shared = WidgetCenter()

  private init() {}

  /// Has the widgets of a kind ask for their contents again.
  public func reloadTimelines(ofKind kind: String) { Widgets.current.reload(.kind(kind)) }

  /// Has all widgets ask for their contents again.
  public func reloadAllTimelines() { Widgets.current.reload(.all) }

  /// Has the system ask again which configurations it may recommend.
  public func invalidateConfigurationRecommendations() {}

  /// Has the system ask again when widgets of a kind matter.
  public func invalidateRelevance(ofKind kind: String) {}

  /// Tells on a later turn which widgets the user has on the screens of the device.
  @preconcurrency public func getCurrentConfigurations(
    _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
  ) {
    MainTurn.post("WidgetCenter") { completion(.success(SimulatedWidgets.configurations)) }
  }

  /// Returns which widgets the user has on the screens of the device.
  public nonisolated(nonsending) func currentConfigurations() async throws -> [WidgetInfo] {
    SimulatedWidgets.configurations
  }
}

/// A widget that the user has on a screen of the device.
public struct WidgetInfo: Identifiable, Hashable, Sendable {
  public let id = UUID()
  /// The kind, which the app knows.
  public let kind: String
  /// The size.
  public let family: WidgetFamily
}

/// The sizes of widgets.
public enum WidgetFamily: Int, CaseIterable, Hashable, Sendable, CustomStringConvertible {
  case systemSmall
  case systemMedium
  case systemLarge
  case systemExtraLarge
  case accessoryCorner
  case accessoryCircular
  case accessoryRectangular
  case accessoryInline

  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCorner: "accessoryCorner"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    }
  }
}
