/// What a widget is in the system's eyes.
@MainActor
public struct _WidgetDescription {
  /// The kind, which the app knows.
  let kind: String
  var hasMargins = true
  /// What it shows, if it goes by a timeline.
  var source: WidgetSource?
  /// What it shows, if it is of live activities.
  var activities: ActivitySource?

  init(kind: String, source: WidgetSource? = nil, activities: ActivitySource? = nil) {
    self.kind = kind
    self.source = source
    self.activities = activities
  }
}

/// A configuration that says something more of another one.
nonisolated struct DescribedConfiguration<Content: WidgetConfiguration>: WidgetConfiguration {
  typealias Body = Never

  let content: Content
  let change: @MainActor (inout _WidgetDescription) -> Void

  @MainActor var _description: _WidgetDescription {
    var description = content._description
    change(&description)
    return description
  }
}
