public import HeadlessSwiftUI
public import HeadlessWidgetKit

/// A widget that shows live activities.
public nonisolated struct ActivityConfiguration<Attributes: ActivityAttributes>:
  WidgetConfiguration
{
  /// There is no body.
  public typealias Body = Never

  public let _description: _WidgetDescription

  /// Creates a widget of live activities, on the locked screen and at the top of others.
  @preconcurrency @MainActor
  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping @MainActor (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping @MainActor (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    let source = ActivitySource { activity, presentation in
      guard let activity = activity as? Activity<Attributes> else { return nil }
      let context = ActivityViewContext(activity)
      return presentation == .lockScreen
        ? AnyView(content(context)) : dynamicIsland(context).view(presentation)
    }
    _description = _WidgetDescription(kind: "\(Attributes.self)", activities: source)
  }
}

/// What a widget shows of live activities.
@MainActor
struct ActivitySource {
  /// The views of an activity, if it is one that the widget shows.
  let view: @MainActor (AnyObject, SimulatedWidgets.Presentation) -> AnyView?
}
