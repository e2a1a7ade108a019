public import HeadlessSwiftUI
public import HeadlessWidgetKit

/// A widget that shows live activities.
public nonisolated struct ActivityConfiguration<Attributes: ActivityAttributes>:
  WidgetConfiguration
{
  /// There is no body.
  public typealias Body = Never

  private let source: @MainActor () -> ActivitySource

  /// Creates a widget of live activities, on the locked screen and at the top of others.
  @preconcurrency @MainActor
  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping @MainActor (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping @MainActor (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    source = {
      ActivitySource { activity, presentation in
        guard let activity = activity as? Activity<Attributes> else { return nil }
        let context = ActivityViewContext(activity)
        return presentation == .lockScreen
          ? AnyView(content(context)) : dynamicIsland(context).view(presentation)
      }
    }
  }

  @MainActor public var _description: _WidgetDescription {
    _WidgetDescription(kind: "\(Attributes.self)", activities: source())
  }
}

/// What a widget shows of live activities.
@MainActor
struct ActivitySource {
  /// The views of an activity, if it is one that the widget shows.
  let view: (AnyObject, SimulatedWidgets.Presentation) -> AnyView?

  init(_ view: @escaping @MainActor (AnyObject, SimulatedWidgets.Presentation) -> AnyView?) {
    self.view = view
  }

  func view(_ activity: AnyObject, _ presentation: SimulatedWidgets.Presentation) -> AnyView? {
    view(activity, presentation)
  }
}
