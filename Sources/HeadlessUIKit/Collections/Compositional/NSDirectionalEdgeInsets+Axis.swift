import Foundation

extension NSDirectionalEdgeInsets {
  func adding(_ other: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top + other.top, leading: leading + other.leading, bottom: bottom + other.bottom,
      trailing: trailing + other.trailing)
  }

  func adding(
    _ other: NSDirectionalEdgeInsets, along axis: LayoutAxis
  ) -> NSDirectionalEdgeInsets { adding(other.keeping(axis)) }

  /// The insets along one axis alone.
  func keeping(_ axis: LayoutAxis) -> NSDirectionalEdgeInsets {
    axis == .horizontal
      ? NSDirectionalEdgeInsets(top: 0, leading: leading, bottom: 0, trailing: trailing)
      : NSDirectionalEdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
  }
}
