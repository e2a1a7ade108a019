public import HeadlessSwiftUI
public import HeadlessWidgetKit

private struct FamilyKey: EnvironmentKey { static var defaultValue: WidgetFamily { .systemSmall } }
private struct RenderingKey: EnvironmentKey {
  static var defaultValue: WidgetRenderingMode { .fullColor }
}
private struct MarginsKey: EnvironmentKey { static var defaultValue: EdgeInsets { EdgeInsets() } }
private struct ActivityFamilyKey: EnvironmentKey {
  static var defaultValue: ActivityFamily { .medium }
}

extension EnvironmentValues {
  /// The kind and size of the widget.
  public var widgetFamily: WidgetFamily {
    get { self[FamilyKey.self] }
    set { self[FamilyKey.self] = newValue }
  }

  /// How the system colors the widget.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[RenderingKey.self] }
    set { self[RenderingKey.self] = newValue }
  }

  /// The room that the system has around what a widget shows.
  public internal(set) var widgetContentMargins: EdgeInsets {
    get { self[MarginsKey.self] }
    set { self[MarginsKey.self] = newValue }
  }

  /// Whether what is behind the widget is shown.
  public var showsWidgetContainerBackground: Bool { true }

  /// Whether a label is shown beside the widget: here it never is.
  public var showsWidgetLabel: Bool { false }

  /// The size in which a live activity is shown.
  public var activityFamily: ActivityFamily {
    get { self[ActivityFamilyKey.self] }
    set { self[ActivityFamilyKey.self] = newValue }
  }

  /// Whether a live activity fills the screen.
  public var isActivityFullscreen: Bool { false }
}
