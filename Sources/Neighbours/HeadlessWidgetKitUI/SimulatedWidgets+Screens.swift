import HeadlessSwiftUI
public import HeadlessUIKit
public import HeadlessWidgetKit

extension SimulatedWidgets {
  /// What of a widget is shown.
  public enum Contents: Hashable, Sendable {
    /// What stands there while nothing is known yet.
    case placeholder
    /// What a user sees where they look for widgets.
    case snapshot
    /// What is seen on the home screen, as time goes on.
    case timeline
  }

  /// Where a live activity is shown.
  public enum Presentation: Hashable, Sendable {
    /// On the locked screen.
    case lockScreen
    /// At the top of the screen, as large as can be.
    case expanded
    /// At the top of the screen, at both sides.
    case compact
    /// At the top of the screen, beside another one.
    case minimal
  }

  /// A screen with a widget in its size, or nothing if there is no widget of that kind.
  ///
  /// The timeline's entries are shown as the time of the test goes on. The kind says which one of
  /// several widgets it is, such as the body of a bundle has.
  ///
  /// ```swift
  /// setAsAppRootWindow(try #require(SimulatedWidgets.screen(of: BirdsWidget())))
  /// ```
  ///
  /// - Parameters:
  ///   - widget: The widget.
  ///   - kind: Its kind; without, it is the first one.
  ///   - family: The size.
  ///   - contents: What of it is shown.
  ///   - configuration: What the user has set, an intent. Without, an app intent is a new one, and
  ///     a widget of an intent of Siri's shows its placeholder.
  @MainActor
  public static func screen<W: Widget>(
    of widget: W, kind: String? = nil, family: WidgetFamily = .systemSmall,
    showing contents: Contents = .timeline, configuration: Any? = nil
  ) -> UIViewController? {
    let all = widget._descriptions.filter { $0.source != nil && kind ?? $0.kind == $0.kind }
    guard let description = all.first, let source = description.source else { return nil }
    let context = TimelineProviderContext(
      family: family, isPreview: contents == .snapshot, displaySize: family.size)
    return UIHostingController(
      rootView: WidgetScreen(
        source: source, request: WidgetRequest(context: context, configuration: configuration),
        hasMargins: description.hasMargins, isAsked: contents != .placeholder))
  }

  /// A screen with a live activity as it is now, or nothing if the widget shows no such activities.
  @MainActor
  public static func screen<W: Widget, Attributes: ActivityAttributes>(
    of widget: W, activity: Activity<Attributes>, as presentation: Presentation = .lockScreen
  ) -> UIViewController? {
    let views = widget._descriptions.lazy.compactMap { $0.activities?.view(activity, presentation) }
    return views.first.map { UIHostingController(rootView: $0) }
  }
}
