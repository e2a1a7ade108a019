public import Foundation

/// Where a widget is shown for which something is asked.
public struct TimelineProviderContext: Sendable {
  /// The kind and size of the widget.
  public let family: WidgetFamily
  /// Whether it is shown among the widgets that a user may add.
  public let isPreview: Bool
  /// How much room there is.
  public let displaySize: CGSize

  package init(family: WidgetFamily, isPreview: Bool, displaySize: CGSize) {
    self.family = family
    self.isPreview = isPreview
    self.displaySize = displaySize
  }
}
