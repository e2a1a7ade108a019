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
}
