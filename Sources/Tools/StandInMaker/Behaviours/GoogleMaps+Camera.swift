import FleetStandIns
import Foundation
import HeadlessCoreLocation
import HeadlessUIKit

// The camera looks straight down in a Mercator projection, of which the world is 256 points wide at zoom 0.

private final class CameraParts {
  var target = CLLocationCoordinate2D(latitude: 0, longitude: 0)
  var zoom: Float = 0
  var bearing: CLLocationDirection = 0
  var angle: Double = 0

  static func of(_ camera: GMSCameraPosition) -> CameraParts {
    StandIn.state(of: camera) { CameraParts() }
  }
}

extension GMSCameraPosition {
  /// Returns one like it, with another target or zoom.
  func moved(
    to target: CLLocationCoordinate2D? = nil, zoom: Float? = nil,
    bearing: CLLocationDirection? = nil, angle: Double? = nil
  ) -> GMSCameraPosition {
    let camera = uiKitObject(GMSCameraPosition.self)
    camera.set(
      target ?? self.target, zoom ?? self.zoom, bearing ?? self.bearing, angle ?? viewingAngle)
    return camera
  }

  private func set(
    _ target: CLLocationCoordinate2D, _ zoom: Float, _ bearing: CLLocationDirection = 0,
    _ angle: Double = 0
  ) {
    let parts = CameraParts.of(self)
    (parts.target, parts.zoom, parts.bearing, parts.angle) = (target, zoom, bearing, angle)
  }

  func standIn_init(target: CLLocationCoordinate2D, zoom: Float) { set(target, zoom) }
  func standIn_init(
    target: CLLocationCoordinate2D, zoom: Float, bearing: CLLocationDirection,
    viewingAngle: Double
  ) { set(target, zoom, bearing, viewingAngle) }
  func standIn_init(
    latitude: CLLocationDegrees, longitude: CLLocationDegrees, zoom: Float
  ) { set(CLLocationCoordinate2D(latitude: latitude, longitude: longitude), zoom) }
  func standIn_init(
    latitude: CLLocationDegrees, longitude: CLLocationDegrees, zoom: Float,
    bearing: CLLocationDirection, viewingAngle: Double
  ) {
    set(
      CLLocationCoordinate2D(latitude: latitude, longitude: longitude), zoom, bearing, viewingAngle)
  }

  static func standIn_camera(
    withTarget target: CLLocationCoordinate2D, zoom: Float
  ) -> GMSCameraPosition {
    let camera = uiKitObject(GMSCameraPosition.self)
    camera.set(target, zoom)
    return camera
  }

  static func standIn_camera(
    withLatitude latitude: CLLocationDegrees, longitude: CLLocationDegrees, zoom: Float
  ) -> GMSCameraPosition {
    standIn_camera(
      withTarget: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), zoom: zoom)
  }

  var standIn_target: CLLocationCoordinate2D { CameraParts.of(self).target }
  var standIn_zoom: Float { CameraParts.of(self).zoom }
  var standIn_bearing: CLLocationDirection { CameraParts.of(self).bearing }
  var standIn_viewingAngle: Double { CameraParts.of(self).angle }
}

// MARK: Updates

/// What an update makes of the camera of a map.
private final class CameraChange {
  var change: @MainActor (GMSMapView) -> GMSCameraPosition = { $0.camera }
}

extension GMSCameraUpdate {
  private static func make(
    _ change: @escaping @MainActor (GMSMapView) -> GMSCameraPosition
  ) -> GMSCameraUpdate {
    let update = uiKitObject(GMSCameraUpdate.self)
    StandIn.state(of: update) { CameraChange() }.change = change
    return update
  }

  @preconcurrency @MainActor func camera(of map: GMSMapView) -> GMSCameraPosition {
    StandIn.state(of: self) { CameraChange() }.change(map)
  }

  static func standIn_zoomIn() -> GMSCameraUpdate { zoom(by: 1) }
  static func standIn_zoomOut() -> GMSCameraUpdate { zoom(by: -1) }
  static func standIn_zoom(by delta: Float) -> GMSCameraUpdate {
    make { $0.camera.moved(zoom: $0.camera.zoom + delta) }
  }
  static func standIn_zoom(to zoom: Float) -> GMSCameraUpdate {
    make { $0.camera.moved(zoom: zoom) }
  }
  static func standIn_setTarget(_ target: CLLocationCoordinate2D) -> GMSCameraUpdate {
    make { $0.camera.moved(to: target) }
  }
  static func standIn_setTarget(
    _ target: CLLocationCoordinate2D, zoom: Float
  ) -> GMSCameraUpdate { make { $0.camera.moved(to: target, zoom: zoom) } }
  static func standIn_setCamera(_ camera: GMSCameraPosition) -> GMSCameraUpdate {
    make { _ in camera }
  }
  static func standIn_fit(_ bounds: GMSCoordinateBounds) -> GMSCameraUpdate {
    fit(bounds, withPadding: 64)
  }
  static func standIn_fit(
    _ bounds: GMSCoordinateBounds, withPadding padding: CGFloat
  ) -> GMSCameraUpdate {
    fit(bounds, with: UIEdgeInsets(top: padding, left: padding, bottom: padding, right: padding))
  }
  static func standIn_fit(
    _ bounds: GMSCoordinateBounds, with edgeInsets: UIEdgeInsets
  ) -> GMSCameraUpdate {
    make { $0.standIn_camera(for: bounds, insets: edgeInsets) ?? $0.camera }
  }
  static func standIn_scrollBy(x dX: CGFloat, y dY: CGFloat) -> GMSCameraUpdate {
    make { map in
      let center = CGPoint(x: map.bounds.midX + dX, y: map.bounds.midY + dY)
      return map.camera.moved(to: Mercator(map).coordinate(at: center))
    }
  }
}

/// How coordinates lie on the screen.
@preconcurrency @MainActor struct Mercator {
  let center: CGPoint
  let scale: Double
  let origin: CGPoint

  init(_ map: GMSMapView) {
    let zoom = Double(map.camera.zoom)
    scale = 256 * pow(2, zoom.isFinite ? zoom : 0)
    center = Self.unit(map.camera.target)
    origin = CGPoint(x: map.bounds.midX, y: map.bounds.midY)
  }

  /// A coordinate in a world whose sides are 1; one that is no number is in its middle.
  nonisolated static func unit(_ coordinate: CLLocationCoordinate2D) -> CGPoint {
    guard isNumber(coordinate) else { return CGPoint(x: 0.5, y: 0.5) }
    let sine = sin(max(-85.05, min(85.05, coordinate.latitude)) * .pi / 180)
    return CGPoint(
      x: coordinate.longitude / 360 + 0.5, y: 0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi))
  }

  nonisolated static func isNumber(_ coordinate: CLLocationCoordinate2D) -> Bool {
    coordinate.latitude.isFinite && coordinate.longitude.isFinite
  }

  nonisolated static func coordinate(_ unit: CGPoint) -> CLLocationCoordinate2D {
    let latitude = 90 - 360 * atan(exp((unit.y - 0.5) * 2 * .pi)) / .pi
    return CLLocationCoordinate2D(latitude: latitude, longitude: (unit.x - 0.5) * 360)
  }

  func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
    let unit = Self.unit(coordinate)
    return CGPoint(
      x: origin.x + (unit.x - center.x) * scale, y: origin.y + (unit.y - center.y) * scale)
  }

  func coordinate(at point: CGPoint) -> CLLocationCoordinate2D {
    Self.coordinate(
      CGPoint(
        x: center.x + (point.x - origin.x) / scale, y: center.y + (point.y - origin.y) / scale))
  }
}
