import HeadlessMapKit
import HeadlessSwiftUI

/// Something that stands on a map.
struct MapItem {
  /// The form of it.
  enum Form {
    case marker(glyph: String?, image: UIImage?)
    case annotation(anchor: UnitPoint, AnyView)
    case user
    case line([CLLocationCoordinate2D])
    case area([CLLocationCoordinate2D])
    case circle(CLLocationCoordinate2D, radius: CLLocationDistance)
  }

  /// Whether it is a line or an area.
  var isShape: Bool {
    switch form {
    case .line, .area, .circle: true
    case .marker, .annotation, .user: false
    }
  }

  /// What tells it from others on the map.
  var id: AnyHashable = 0
  /// What a selection calls it.
  var tag: AnyHashable?
  let form: Form
  var coordinate = CLLocationCoordinate2D()
  var title: Text?
  var showsTitle = true
  var tint: Color?
  var fill: Color?
  var stroke: Color?
  var lineWidth: CGFloat = 1
}

/// A thing on a map of one item.
protocol SingleMapContent: MapContent where Body == Never {
  var item: MapItem { get }
}

extension SingleMapContent {
  public func _add(to list: inout _MapItems) { list.add(item) }
}
