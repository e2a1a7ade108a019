import HeadlessMapKit
import HeadlessSwiftUI

extension MapItem {
  /// The framework's shape, if it is one.
  @MainActor var overlay: (any MKOverlay)? {
    switch form {
    case .line(let places): MKPolyline(coordinates: places, count: places.count)
    case .area(let places): MKPolygon(coordinates: places, count: places.count)
    case .circle(let center, let radius): MKCircle(center: center, radius: radius)
    default: nil
    }
  }

  /// Whether two items have the same shape.
  func hasSameShape(as other: MapItem) -> Bool {
    guard lineWidth == other.lineWidth else { return false }
    switch (form, other.form) {
    case (.line(let one), .line(let other)), (.area(let one), .area(let other)):
      return one.elementsEqual(other) { $0.isSame($1) }
    case (.circle(let one, let radius), .circle(let other, let otherRadius)):
      return one.isSame(other) && radius == otherRadius
    default: return false
    }
  }
}
