/// A widget of an app's.
@preconcurrency @MainActor
public protocol Widget {
  /// The type of its configuration.
  associatedtype Body: WidgetConfiguration

  /// Creates the widget.
  init()

  /// What it is, and what it shows.
  @MainActor @preconcurrency var body: Body { get }

  /// What it is in the system's eyes; several of them stand for several widgets.
  var _descriptions: [_WidgetDescription] { get }
}

extension Widget {
  /// A widget is one.
  public var _descriptions: [_WidgetDescription] { [body._description] }

  /// Runs the widget: on a device the system does that, and here nothing happens.
  public static func main() {}
}
