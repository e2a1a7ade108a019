import HeadlessUIKit
import Locks

/// The widgets on the device, as a test says, and what the app has told them.
///
/// It belongs to the application of the test.
///
/// ```swift
/// WidgetCenter.shared.reloadTimelines(ofKind: "birds")
/// print(SimulatedWidgets.reloads == [.kind("birds")])  // true
/// ```
public enum SimulatedWidgets {
  /// The widgets that the app wants to show something else.
  public enum Reload: Hashable, Sendable {
    case all
    case kind(String)
  }

  /// What the app has asked for, in order.
  public static var reloads: [Reload] { Widgets.current.reloads }

  /// The widgets that the user has on the screens of the device.
  public static var configurations: [WidgetInfo] { Widgets.current.configurations }

  /// Puts a widget on a screen of the device.
  public static func add(ofKind kind: String, family: WidgetFamily = .systemSmall) {
    Widgets.current.add(WidgetInfo(kind: kind, family: family))
  }
}

/// The widgets of one application.
final class Widgets: ScopedState {
  private let state = Locked((reloads: [SimulatedWidgets.Reload](), widgets: [WidgetInfo]()))

  var reloads: [SimulatedWidgets.Reload] { state.withLock(\.reloads) }
  var configurations: [WidgetInfo] { state.withLock(\.widgets) }

  func reload(_ reload: SimulatedWidgets.Reload) { state.withLock { $0.reloads.append(reload) } }
  func add(_ widget: WidgetInfo) { state.withLock { $0.widgets.append(widget) } }
}
