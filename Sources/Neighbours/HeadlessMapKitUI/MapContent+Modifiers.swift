public import HeadlessMapKit
public import HeadlessSwiftUI

/// Something on a map that is changed.
private struct ChangedMapContent<Content: MapContent>: MapContent {
  typealias Body = Never
  let content: Content
  let change: (inout MapItem) -> Void

  func _add(to list: inout _MapItems) { list.changing(change) { content._add(to: &$0) } }
}

extension MapContent {
  private func changed(_ change: @escaping (inout MapItem) -> Void) -> some MapContent {
    ChangedMapContent(content: self, change: change)
  }

  /// Is what a selection calls it.
  public func tag<V: Hashable>(_ tag: V) -> some MapContent { changed { $0.tag = tag } }

  /// Has a color.
  public func tint(_ tint: Color?) -> some MapContent { changed { $0.tint = tint } }

  /// Has a color in it.
  public func foregroundStyle(_ color: Color) -> some MapContent { changed { $0.fill = color } }

  /// Has a line around it.
  public func stroke(_ color: Color, lineWidth: CGFloat = 1) -> some MapContent {
    changed { item in
      item.stroke = color
      item.lineWidth = lineWidth
    }
  }

  /// Has a line around it.
  public func stroke(_ color: Color, style: StrokeStyle) -> some MapContent {
    stroke(color, lineWidth: style.lineWidth)
  }

  /// Shows the titles of things, or not.
  public func annotationTitles(_ visibility: Visibility) -> some MapContent {
    changed { $0.showsTitle = visibility != .hidden }
  }

  /// Shows the subtitles of things, or not: they have none here.
  public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { changed { _ in } }

  /// Lies on a level of the map.
  public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { changed { _ in } }
}
