import FleetStandIns
import Foundation
import HeadlessCoreLocation
import HeadlessUIKit

// Needs: GMSCoordinateBounds.includingCoordinate(_:)

// Bounds, which do not reach over the date line.

private final class Corners {
  var southWest = CLLocationCoordinate2D(latitude: 0, longitude: 0)
  var northEast = CLLocationCoordinate2D(latitude: 0, longitude: 0)
  var isValid = false

  static func of(_ bounds: GMSCoordinateBounds) -> Corners {
    StandIn.state(of: bounds) { Corners() }
  }

  func include(_ coordinate: CLLocationCoordinate2D) {
    let (x, y) = (coordinate.longitude, coordinate.latitude)
    guard x.isFinite, y.isFinite else { return }
    let (low, high) = isValid ? (southWest, northEast) : (coordinate, coordinate)
    southWest = .init(latitude: min(low.latitude, y), longitude: min(low.longitude, x))
    northEast = .init(latitude: max(high.latitude, y), longitude: max(high.longitude, x))
    isValid = true
  }
}

extension GMSCoordinateBounds {
  private var corners: Corners { Corners.of(self) }

  func standIn_init(
    coordinate coord1: CLLocationCoordinate2D, coordinate coord2: CLLocationCoordinate2D
  ) {
    corners.include(coord1)
    corners.include(coord2)
  }

  var standIn_southWest: CLLocationCoordinate2D { corners.southWest }
  var standIn_northEast: CLLocationCoordinate2D { corners.northEast }
  var standIn_isValid: Bool { corners.isValid }

  func standIn_includingCoordinate(_ coordinate: CLLocationCoordinate2D) -> GMSCoordinateBounds {
    including([coordinate])
  }

  func standIn_includingBounds(_ other: GMSCoordinateBounds) -> GMSCoordinateBounds {
    including(other.isValid ? [other.southWest, other.northEast] : [])
  }

  private func including(_ coordinates: [CLLocationCoordinate2D]) -> GMSCoordinateBounds {
    let bounds = uiKitObject(GMSCoordinateBounds.self)
    let own = corners.isValid ? [corners.southWest, corners.northEast] : []
    (own + coordinates).forEach(Corners.of(bounds).include)
    return bounds
  }

  func standIn_contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    corners.isValid
      && (corners.southWest.latitude...corners.northEast.latitude).contains(coordinate.latitude)
      && (corners.southWest.longitude...corners.northEast.longitude).contains(coordinate.longitude)
  }

  func standIn_intersects(_ other: GMSCoordinateBounds) -> Bool {
    corners.isValid && other.isValid
      && corners.southWest.latitude <= other.northEast.latitude
      && other.southWest.latitude <= corners.northEast.latitude
      && corners.southWest.longitude <= other.northEast.longitude
      && other.southWest.longitude <= corners.northEast.longitude
  }
}
