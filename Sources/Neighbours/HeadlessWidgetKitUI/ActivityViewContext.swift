public import HeadlessWidgetKit

/// What the views of a live activity are told of it.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  /// What tells the activity apart.
  public let activityID: String
  /// What stays the same.
  public let attributes: Attributes
  /// What changes.
  public let state: Attributes.ContentState
  /// Whether that is out of date.
  public let isStale: Bool

  init(_ activity: Activity<Attributes>) {
    activityID = activity.id
    attributes = activity.attributes
    state = activity.content.state
    isStale = activity.activityState == .stale
  }
}
