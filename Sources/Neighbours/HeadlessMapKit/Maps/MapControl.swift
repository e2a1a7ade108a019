import HeadlessUIKit

/// What shows what a map does, and need not stand in it.
@preconcurrency @MainActor
protocol MapControl: AnyObject {
  /// The map.
  var mapView: MKMapView? { get }

  /// Shows what the map does now.
  func mapDidChange()
}

extension MapControl {
  /// Shows what a new map does, and hears of it from then on.
  func followMap() {
    mapView?.attach(self)
    mapDidChange()
  }
}

/// The way from a map to what shows what it does.
struct MapControlLink {
  weak var control: (any MapControl)?
}
