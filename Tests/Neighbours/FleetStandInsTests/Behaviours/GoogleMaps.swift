import FleetStandIns
import Foundation
import HeadlessCoreLocation
import HeadlessUIKit

// What GoogleMaps declares, as far as the tests use it, as it is made of its headers.

class GMSCoordinateBounds: NSObject {
  override init() { super.init() }
  var northEast: CLLocationCoordinate2D {
    get { _StandIn.get("GMSCoordinateBounds.northEast", self, by: standIn_northEast) }
  }
  var southWest: CLLocationCoordinate2D {
    get { _StandIn.get("GMSCoordinateBounds.southWest", self, by: standIn_southWest) }
  }
  var isValid: Bool {
    get { _StandIn.get("GMSCoordinateBounds.isValid", self, by: standIn_isValid) }
  }
  init(coordinate coord1: CLLocationCoordinate2D, coordinate coord2: CLLocationCoordinate2D) {
    super.init();
    _StandIn.call("GMSCoordinateBounds.init(coordinate:coordinate:)", self, [coord1, coord2])
      as Void;
    standIn_init(coordinate: coord1, coordinate: coord2)
  }
  @discardableResult func includingCoordinate(_ coordinate: CLLocationCoordinate2D)
    -> GMSCoordinateBounds
  {
    _StandIn.call(
      "GMSCoordinateBounds.includingCoordinate(_:)", self, [coordinate],
      by: standIn_includingCoordinate(coordinate))
  }
  @discardableResult func includingBounds(_ other: GMSCoordinateBounds) -> GMSCoordinateBounds {
    _StandIn.call(
      "GMSCoordinateBounds.includingBounds(_:)", self, [other], by: standIn_includingBounds(other))
  }
  @discardableResult func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    _StandIn.call(
      "GMSCoordinateBounds.contains(_:)", self, [coordinate], by: standIn_contains(coordinate))
  }
}

@MainActor class GMSOverlay: NSObject {
  nonisolated override init() { super.init() }
  var title: String? {
    get { _StandIn.get("GMSOverlay.title", self) }
    set { _StandIn.set("GMSOverlay.title", self, newValue); standIn_title_isSet() }
  }
  var map: GMSMapView? {
    get { _StandIn.get("GMSOverlay.map", self) }
    set { _StandIn.setWeak("GMSOverlay.map", self, newValue as AnyObject?); standIn_map_isSet() }
  }
  var isTappable: Bool {
    get { _StandIn.get("GMSOverlay.isTappable", self, by: standIn_isTappable) }
    set { _StandIn.set("GMSOverlay.isTappable", self, newValue) }
  }
}

@MainActor class GMSMarker: GMSOverlay {
  nonisolated override init() { super.init() }
  var position: CLLocationCoordinate2D {
    get { _StandIn.get("GMSMarker.position", self) }
    set { _StandIn.set("GMSMarker.position", self, newValue); standIn_position_isSet() }
  }
  var snippet: String? {
    get { _StandIn.get("GMSMarker.snippet", self) }
    set { _StandIn.set("GMSMarker.snippet", self, newValue); standIn_snippet_isSet() }
  }
  var icon: UIImage? {
    get { _StandIn.get("GMSMarker.icon", self) }
    set { _StandIn.set("GMSMarker.icon", self, newValue); standIn_icon_isSet() }
  }
  var iconView: UIView? {
    get { _StandIn.get("GMSMarker.iconView", self) }
    set { _StandIn.set("GMSMarker.iconView", self, newValue); standIn_iconView_isSet() }
  }
  var groundAnchor: CGPoint {
    get { _StandIn.get("GMSMarker.groundAnchor", self, by: standIn_groundAnchor) }
    set { _StandIn.set("GMSMarker.groundAnchor", self, newValue) }
  }
  var opacity: Float {
    get { _StandIn.get("GMSMarker.opacity", self, by: standIn_opacity) }
    set { _StandIn.set("GMSMarker.opacity", self, newValue) }
  }
  convenience init(position: CLLocationCoordinate2D) {
    self.init(); _StandIn.call("GMSMarker.init(position:)", self, [position]) as Void;
    standIn_init(position: position)
  }
}

class GMSCameraPosition: NSObject {
  override init() { super.init() }
  var target: CLLocationCoordinate2D {
    get { _StandIn.get("GMSCameraPosition.target", self, by: standIn_target) }
  }
  var zoom: Float { get { _StandIn.get("GMSCameraPosition.zoom", self, by: standIn_zoom) } }
  var bearing: CLLocationDirection {
    get { _StandIn.get("GMSCameraPosition.bearing", self, by: standIn_bearing) }
  }
  var viewingAngle: Double {
    get { _StandIn.get("GMSCameraPosition.viewingAngle", self, by: standIn_viewingAngle) }
  }
  init(
    target: CLLocationCoordinate2D, zoom: Float, bearing: CLLocationDirection, viewingAngle: Double
  ) {
    super.init();
    _StandIn.call(
      "GMSCameraPosition.init(target:zoom:bearing:viewingAngle:)", self,
      [target, zoom, bearing, viewingAngle]) as Void;
    standIn_init(target: target, zoom: zoom, bearing: bearing, viewingAngle: viewingAngle)
  }
  init(target: CLLocationCoordinate2D, zoom: Float) {
    super.init();
    _StandIn.call("GMSCameraPosition.init(target:zoom:)", self, [target, zoom]) as Void;
    standIn_init(target: target, zoom: zoom)
  }
  init(latitude: CLLocationDegrees, longitude: CLLocationDegrees, zoom: Float) {
    super.init();
    _StandIn.call(
      "GMSCameraPosition.init(latitude:longitude:zoom:)", self, [latitude, longitude, zoom])
      as Void;
    standIn_init(latitude: latitude, longitude: longitude, zoom: zoom)
  }
  init(
    latitude: CLLocationDegrees, longitude: CLLocationDegrees, zoom: Float,
    bearing: CLLocationDirection, viewingAngle: Double
  ) {
    super.init();
    _StandIn.call(
      "GMSCameraPosition.init(latitude:longitude:zoom:bearing:viewingAngle:)", self,
      [latitude, longitude, zoom, bearing, viewingAngle]) as Void;
    standIn_init(
      latitude: latitude, longitude: longitude, zoom: zoom, bearing: bearing,
      viewingAngle: viewingAngle)
  }
  @discardableResult class func camera(withTarget target: CLLocationCoordinate2D, zoom: Float)
    -> Self
  {
    _StandIn.call(
      "GMSCameraPosition.camera(withTarget:zoom:)", nil, [target, zoom],
      by: (standIn_camera(withTarget: target, zoom: zoom) as? Self) ?? _StandIn.least(Self.self))
  }
  @discardableResult class func camera(
    withLatitude latitude: CLLocationDegrees, longitude: CLLocationDegrees, zoom: Float
  ) -> Self {
    _StandIn.call(
      "GMSCameraPosition.camera(withLatitude:longitude:zoom:)", nil, [latitude, longitude, zoom],
      by: (standIn_camera(withLatitude: latitude, longitude: longitude, zoom: zoom) as? Self)
        ?? _StandIn.least(Self.self))
  }
}

@MainActor class GMSCameraUpdate: NSObject {
  nonisolated override init() { super.init() }
  @discardableResult class func zoomIn() -> GMSCameraUpdate {
    _StandIn.call("GMSCameraUpdate.zoomIn()", nil, [], by: standIn_zoomIn())
  }
  @discardableResult class func zoomOut() -> GMSCameraUpdate {
    _StandIn.call("GMSCameraUpdate.zoomOut()", nil, [], by: standIn_zoomOut())
  }
  @discardableResult class func zoom(by delta: Float) -> GMSCameraUpdate {
    _StandIn.call("GMSCameraUpdate.zoom(by:)", nil, [delta], by: standIn_zoom(by: delta))
  }
  @discardableResult class func zoom(to zoom: Float) -> GMSCameraUpdate {
    _StandIn.call("GMSCameraUpdate.zoom(to:)", nil, [zoom], by: standIn_zoom(to: zoom))
  }
  @discardableResult class func setTarget(_ target: CLLocationCoordinate2D) -> GMSCameraUpdate {
    _StandIn.call("GMSCameraUpdate.setTarget(_:)", nil, [target], by: standIn_setTarget(target))
  }
  @discardableResult class func setTarget(_ target: CLLocationCoordinate2D, zoom: Float)
    -> GMSCameraUpdate
  {
    _StandIn.call(
      "GMSCameraUpdate.setTarget(_:zoom:)", nil, [target, zoom],
      by: standIn_setTarget(target, zoom: zoom))
  }
  @discardableResult class func setCamera(_ camera: GMSCameraPosition) -> GMSCameraUpdate {
    _StandIn.call("GMSCameraUpdate.setCamera(_:)", nil, [camera], by: standIn_setCamera(camera))
  }
  @discardableResult class func fit(_ bounds: GMSCoordinateBounds) -> GMSCameraUpdate {
    _StandIn.call("GMSCameraUpdate.fit(_:)", nil, [bounds], by: standIn_fit(bounds))
  }
  @discardableResult class func fit(_ bounds: GMSCoordinateBounds, withPadding padding: CGFloat)
    -> GMSCameraUpdate
  {
    _StandIn.call(
      "GMSCameraUpdate.fit(_:withPadding:)", nil, [bounds, padding],
      by: standIn_fit(bounds, withPadding: padding))
  }
  @discardableResult class func fit(_ bounds: GMSCoordinateBounds, with edgeInsets: UIEdgeInsets)
    -> GMSCameraUpdate
  {
    _StandIn.call(
      "GMSCameraUpdate.fit(_:with:)", nil, [bounds, edgeInsets],
      by: standIn_fit(bounds, with: edgeInsets))
  }
  @discardableResult class func scrollBy(x dX: CGFloat, y dY: CGFloat) -> GMSCameraUpdate {
    _StandIn.call(
      "GMSCameraUpdate.scrollBy(x:y:)", nil, [dX, dY], by: standIn_scrollBy(x: dX, y: dY))
  }
}

@MainActor class GMSProjection: NSObject {
  nonisolated override init() { super.init() }
  @discardableResult func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
    _StandIn.call(
      "GMSProjection.point(for:)", self, [coordinate], by: standIn_point(for: coordinate))
  }
  @discardableResult func coordinate(for point: CGPoint) -> CLLocationCoordinate2D {
    _StandIn.call(
      "GMSProjection.coordinate(for:)", self, [point], by: standIn_coordinate(for: point))
  }
  @discardableResult func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    _StandIn.call(
      "GMSProjection.contains(_:)", self, [coordinate], by: standIn_contains(coordinate))
  }
}

extension GMSCoordinateBounds {
}

@MainActor protocol GMSMapViewDelegate: NSObjectProtocol {
  func mapView(_ mapView: GMSMapView, willMove gesture: Bool) throws
  func mapView(_ mapView: GMSMapView, didChange position: GMSCameraPosition) throws
  func mapView(_ mapView: GMSMapView, idleAt position: GMSCameraPosition) throws
  func mapView(_ mapView: GMSMapView, didTapAt coordinate: CLLocationCoordinate2D) throws
  func mapView(_ mapView: GMSMapView, didLongPressAt coordinate: CLLocationCoordinate2D) throws
  func mapView(_ mapView: GMSMapView, didTap marker: GMSMarker) throws -> Bool
  func mapView(_ mapView: GMSMapView, didTapInfoWindowOf marker: GMSMarker) throws
  func mapView(_ mapView: GMSMapView, markerInfoWindow marker: GMSMarker) throws -> UIView?
  func mapView(_ mapView: GMSMapView, markerInfoContents marker: GMSMarker) throws -> UIView?
}

@MainActor class GMSMapView: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  var delegate: (any GMSMapViewDelegate)? {
    get { _StandIn.get("GMSMapView.delegate", self) }
    set { _StandIn.setWeak("GMSMapView.delegate", self, newValue as AnyObject?) }
  }
  var camera: GMSCameraPosition {
    get { _StandIn.get("GMSMapView.camera", self, by: standIn_camera) }
    set { _StandIn.set("GMSMapView.camera", self, newValue); standIn_camera_isSet() }
  }
  var projection: GMSProjection {
    get { _StandIn.get("GMSMapView.projection", self, by: standIn_projection) }
  }
  var selectedMarker: GMSMarker? {
    get { _StandIn.get("GMSMapView.selectedMarker", self) }
    set {
      _StandIn.set("GMSMapView.selectedMarker", self, newValue); standIn_selectedMarker_isSet()
    }
  }
  var minZoom: Float { get { _StandIn.get("GMSMapView.minZoom", self, by: standIn_minZoom) } }
  var maxZoom: Float { get { _StandIn.get("GMSMapView.maxZoom", self, by: standIn_maxZoom) } }
  @discardableResult class func map(withFrame frame: CGRect, camera: GMSCameraPosition) -> Self {
    _StandIn.call(
      "GMSMapView.map(withFrame:camera:)", nil, [frame, camera],
      by: (standIn_map(withFrame: frame, camera: camera) as? Self) ?? _StandIn.least(Self.self))
  }
  init(frame: CGRect, camera: GMSCameraPosition) {
    super.init(frame: .zero);
    _StandIn.call("GMSMapView.init(frame:camera:)", self, [frame, camera]) as Void;
    standIn_init(frame: frame, camera: camera)
  }
  func clear() { _StandIn.call("GMSMapView.clear()", self, [], by: standIn_clear()) as Void }
  func setMinZoom(_ minZoom: Float, maxZoom: Float) {
    _StandIn.call(
      "GMSMapView.setMinZoom(_:maxZoom:)", self, [minZoom, maxZoom],
      by: standIn_setMinZoom(minZoom, maxZoom: maxZoom)) as Void
  }
  @discardableResult func camera(for bounds: GMSCoordinateBounds, insets: UIEdgeInsets)
    -> GMSCameraPosition?
  {
    _StandIn.call(
      "GMSMapView.camera(for:insets:)", self, [bounds, insets],
      by: standIn_camera(for: bounds, insets: insets))
  }
  func moveCamera(_ update: GMSCameraUpdate) {
    _StandIn.call("GMSMapView.moveCamera(_:)", self, [update], by: standIn_moveCamera(update))
      as Void
  }
}

@MainActor extension GMSMapView {
  func animate(to cameraPosition: GMSCameraPosition) {
    _StandIn.call(
      "GMSMapView.animate(to:)", self, [cameraPosition], by: standIn_animate(to: cameraPosition))
      as Void
  }
  func animate(toLocation location: CLLocationCoordinate2D) {
    _StandIn.call(
      "GMSMapView.animate(toLocation:)", self, [location], by: standIn_animate(toLocation: location)
    ) as Void
  }
  func animate(toZoom zoom: Float) {
    _StandIn.call("GMSMapView.animate(toZoom:)", self, [zoom], by: standIn_animate(toZoom: zoom))
      as Void
  }
  func animate(toBearing bearing: CLLocationDirection) {
    _StandIn.call(
      "GMSMapView.animate(toBearing:)", self, [bearing], by: standIn_animate(toBearing: bearing))
      as Void
  }
  func animate(toViewingAngle viewingAngle: Double) {
    _StandIn.call(
      "GMSMapView.animate(toViewingAngle:)", self, [viewingAngle],
      by: standIn_animate(toViewingAngle: viewingAngle)) as Void
  }
  func animate(with cameraUpdate: GMSCameraUpdate) {
    _StandIn.call(
      "GMSMapView.animate(with:)", self, [cameraUpdate], by: standIn_animate(with: cameraUpdate))
      as Void
  }
}

extension GMSMapViewDelegate {
  func mapView(_ mapView: GMSMapView, willMove gesture: Bool) throws {
    throw CocoaError(.featureUnsupported)
  }
  func mapView(_ mapView: GMSMapView, didChange position: GMSCameraPosition) throws {
    throw CocoaError(.featureUnsupported)
  }
  func mapView(_ mapView: GMSMapView, idleAt position: GMSCameraPosition) throws {
    throw CocoaError(.featureUnsupported)
  }
  func mapView(_ mapView: GMSMapView, didTapAt coordinate: CLLocationCoordinate2D) throws {
    throw CocoaError(.featureUnsupported)
  }
  func mapView(_ mapView: GMSMapView, didLongPressAt coordinate: CLLocationCoordinate2D) throws {
    throw CocoaError(.featureUnsupported)
  }
  func mapView(_ mapView: GMSMapView, didTap marker: GMSMarker) throws -> Bool {
    throw CocoaError(.featureUnsupported)
  }
  func mapView(_ mapView: GMSMapView, didTapInfoWindowOf marker: GMSMarker) throws {
    throw CocoaError(.featureUnsupported)
  }
  func mapView(_ mapView: GMSMapView, markerInfoWindow marker: GMSMarker) throws -> UIView? {
    throw CocoaError(.featureUnsupported)
  }
  func mapView(_ mapView: GMSMapView, markerInfoContents marker: GMSMarker) throws -> UIView? {
    throw CocoaError(.featureUnsupported)
  }
}
