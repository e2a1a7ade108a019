/// The widgets of an app.
@preconcurrency @MainActor
public protocol WidgetBundle {
  /// The type of the widgets.
  associatedtype Body: Widget

  /// Creates the widgets.
  init()

  /// The widgets, in the order in which a user sees them.
  @WidgetBundleBuilder @MainActor @preconcurrency var body: Body { get }
}

extension WidgetBundle {
  /// Runs the widgets: on a device the system does that, and here nothing happens.
  public static func main() {}
}
