import FleetStandIns
import Foundation
import HeadlessCoreLocation
import HeadlessUIKit

// Needs: GMSMapView.camera, GMSMarker.position, GMSOverlay.map

// A map without streets: markers are buttons at their places, with their titles; one that is tapped shows its
// window, unless the delegate says that it did what there is to do.

/// What lies on a map.
@preconcurrency @MainActor private final class MapState {
  let ground = MapGround()
  var views: [(marker: GMSMarker, view: MarkerView)] = []
  var overlays: [GMSOverlay] = []
  var camera = uiKitObject(GMSCameraPosition.self)
  let window = InfoWindow()
  var projection: GMSProjection?
  var zooms: ClosedRange<Float> = 2...21

  static func of(_ map: GMSMapView) -> MapState { StandIn.state(of: map) { MapState() } }
}

/// The map an overlay lies on, and a projection is of.
private final class MapOfObject {
  weak var map: GMSMapView?

  static func of(_ object: AnyObject) -> MapOfObject { StandIn.state(of: object) { MapOfObject() } }
}

// MARK: Views

/// What takes touches where no marker is.
private final class MapGround: UIView {
  private var began: TimeInterval = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    began = touches.first?.timestamp ?? 0
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let map = superview as? GMSMapView else { return }
    let coordinate = Mercator(map).coordinate(at: touch.location(in: map))
    if touch.timestamp - began >= 0.5 {
      _ = try? map.delegate?.mapView(map, didLongPressAt: coordinate)
    } else {
      map.selectedMarker = nil
      _ = try? map.delegate?.mapView(map, didTapAt: coordinate)
    }
  }
}

/// A marker as one sees it.
private final class MarkerView: UIControl {
  weak var marker: GMSMarker?
  private let image = UIImageView()
  private var ownView: UIView?

  func show(on map: GMSMapView) {
    guard let marker else { return }
    (isAccessibilityElement, accessibilityTraits) = (true, .button)
    (accessibilityLabel, accessibilityHint) = (marker.title, marker.snippet)
    if marker.iconView !== ownView {
      ownView?.removeFromSuperview()
      ownView = marker.iconView
      if let ownView { addSubview(ownView) }
    }
    ownView?.isUserInteractionEnabled = false
    if image.superview == nil { addSubview(image) }
    (image.image, image.isHidden) = (marker.icon, ownView != nil)
    alpha = CGFloat(marker.opacity)
    isHidden = !Mercator.isNumber(marker.position)
    isUserInteractionEnabled = marker.isTappable
    let size = ownView?.bounds.size ?? marker.icon?.size ?? CGSize(width: 26, height: 41)
    let point = Mercator(map).point(for: marker.position)
    frame = CGRect(
      x: point.x - marker.groundAnchor.x * size.width,
      y: point.y - marker.groundAnchor.y * size.height, width: size.width, height: size.height)
    (ownView ?? image).frame = bounds
  }
}

/// The window of the marker that is selected.
private final class InfoWindow: UIControl {
  private var content: UIView?

  func show(_ marker: GMSMarker, on map: GMSMapView) {
    content?.removeFromSuperview()
    let own = (try? map.delegate?.mapView(map, markerInfoWindow: marker)) ?? nil
    let inside = own ?? (try? map.delegate?.mapView(map, markerInfoContents: marker)) ?? nil
    let content = inside ?? words(of: marker)
    (self.content, content.isUserInteractionEnabled) = (content, false)
    addSubview(content)
    let point = Mercator(map).point(for: marker.position)
    let size = content.bounds.size
    frame = CGRect(
      x: point.x - size.width / 2, y: point.y - 41 - size.height, width: size.width,
      height: size.height)
    content.frame = bounds
    map.addSubview(self)
  }

  private func words(of marker: GMSMarker) -> UIView {
    let labels = [marker.title, marker.snippet].compactMap { $0 }.map { text in
      let label = UILabel()
      label.text = text
      label.sizeToFit()
      return label
    }
    let view = UIView()
    var size = CGSize.zero
    for label in labels {
      label.frame.origin.y = size.height
      size = CGSize(width: max(size.width, label.frame.width), height: label.frame.maxY)
      view.addSubview(label)
    }
    view.bounds.size = size
    return view
  }
}

// MARK: Maps

extension GMSMapView {
  private var state: MapState { MapState.of(self) }

  func standIn_init(frame: CGRect, camera: GMSCameraPosition) {
    self.frame = frame
    self.camera = camera
  }

  static func standIn_map(withFrame frame: CGRect, camera: GMSCameraPosition) -> GMSMapView {
    let map = StandIn.make(self)
    map.standIn_init(frame: frame, camera: camera)
    return map
  }

  var standIn_camera: GMSCameraPosition { state.camera }
  var standIn_minZoom: Float { state.zooms.lowerBound }
  var standIn_maxZoom: Float { state.zooms.upperBound }

  func standIn_camera_isSet() {
    let zoom = max(minZoom, min(maxZoom, camera.zoom))
    state.camera = zoom == camera.zoom ? camera : camera.moved(zoom: zoom)
    if zoom != camera.zoom { return camera = state.camera }
    place()
    _ = try? delegate?.mapView(self, didChange: camera)
    StandIn.later { [weak self] in
      guard let self else { return }
      _ = try? delegate?.mapView(self, idleAt: camera)
    }
  }

  func standIn_setMinZoom(_ minZoom: Float, maxZoom: Float) {
    guard !minZoom.isNaN, !maxZoom.isNaN else { return }
    state.zooms = min(minZoom, maxZoom)...max(minZoom, maxZoom)
    standIn_camera_isSet()
  }

  func standIn_moveCamera(_ update: GMSCameraUpdate) { camera = update.camera(of: self) }
  func standIn_animate(with cameraUpdate: GMSCameraUpdate) { move { cameraUpdate.camera(of: $0) } }
  func standIn_animate(to cameraPosition: GMSCameraPosition) { move { _ in cameraPosition } }
  func standIn_animate(toLocation location: CLLocationCoordinate2D) {
    move { $0.camera.moved(to: location) }
  }
  func standIn_animate(toZoom zoom: Float) { move { $0.camera.moved(zoom: zoom) } }
  func standIn_animate(toBearing bearing: CLLocationDirection) {
    move { $0.camera.moved(bearing: bearing) }
  }
  func standIn_animate(toViewingAngle viewingAngle: Double) {
    move { $0.camera.moved(angle: viewingAngle) }
  }

  private func move(_ change: (GMSMapView) -> GMSCameraPosition) {
    _ = try? delegate?.mapView(self, willMove: false)
    camera = change(self)
  }

  /// The camera that shows bounds between insets.
  func standIn_camera(for bounds: GMSCoordinateBounds, insets: UIEdgeInsets) -> GMSCameraPosition? {
    guard bounds.isValid else { return nil }
    let (one, other) = (Mercator.unit(bounds.southWest), Mercator.unit(bounds.northEast))
    let room = self.bounds.inset(by: insets)
    let scale = min(
      room.width / max(other.x - one.x, 1e-9), room.height / max(one.y - other.y, 1e-9))
    let zoom = Float(log2(max(scale, 1) / 256))
    let center = CGPoint(x: (one.x + other.x) / 2, y: (one.y + other.y) / 2)
    let target = Mercator.coordinate(center)
    return camera.moved(to: target, zoom: max(minZoom, min(maxZoom, zoom)))
  }

  var standIn_projection: GMSProjection {
    let projection = state.projection ?? uiKitObject(GMSProjection.self)
    (state.projection, MapOfObject.of(projection).map) = (projection, self)
    return projection
  }

  func standIn_clear() {
    state.overlays.forEach { $0.map = nil }
    state.views.forEach { $0.marker.map = nil }
    selectedMarker = nil
  }

  func standIn_selectedMarker_isSet() {
    guard let selectedMarker else { return state.window.removeFromSuperview() }
    state.window.show(selectedMarker, on: self)
  }

  // MARK: Markers

  fileprivate func add(_ overlay: GMSOverlay) {
    if state.ground.superview == nil {
      insertSubview(state.ground, at: 0)
      state.ground.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      state.ground.frame = bounds
      state.window.addAction(
        UIAction { [weak self] _ in
          guard let self, let selectedMarker else { return }
          _ = try? delegate?.mapView(self, didTapInfoWindowOf: selectedMarker)
        }, for: .touchUpInside)
    }
    guard let marker = overlay as? GMSMarker else { return state.overlays.append(overlay) }
    let view = MarkerView()
    view.marker = marker
    view.addAction(
      UIAction { [weak self, weak marker] _ in marker.map { self?.wasTapped($0) } },
      for: .touchUpInside)
    state.views.append((marker, view))
    addSubview(view)
    view.show(on: self)
  }

  fileprivate func remove(_ overlay: GMSOverlay) {
    state.overlays.removeAll { $0 === overlay }
    state.views.filter { $0.marker === overlay }.forEach { $0.view.removeFromSuperview() }
    state.views.removeAll { $0.marker === overlay }
    if selectedMarker === overlay { selectedMarker = nil }
  }

  fileprivate func place() {
    state.views.forEach { $0.view.show(on: self) }
    if let selectedMarker { state.window.show(selectedMarker, on: self) }
  }

  private func wasTapped(_ marker: GMSMarker) {
    if (try? delegate?.mapView(self, didTap: marker)) == true { return }
    selectedMarker = marker
    standIn_animate(toLocation: marker.position)
  }
}

extension GMSOverlay {
  @preconcurrency @MainActor func standIn_map_isSet() {
    let home = MapOfObject.of(self)
    guard home.map !== map else { return }
    home.map?.remove(self)
    home.map = map
    map?.add(self)
  }

  @preconcurrency @MainActor func standIn_title_isSet() { map?.place() }
  var standIn_isTappable: Bool { self is GMSMarker }
}

extension GMSMarker {
  func standIn_init(position: CLLocationCoordinate2D) { self.position = position }
  var standIn_groundAnchor: CGPoint { CGPoint(x: 0.5, y: 1) }
  var standIn_opacity: Float { 1 }
  @preconcurrency @MainActor func standIn_position_isSet() { map?.place() }
  @preconcurrency @MainActor func standIn_icon_isSet() { map?.place() }
  @preconcurrency @MainActor func standIn_iconView_isSet() { map?.place() }
  @preconcurrency @MainActor func standIn_snippet_isSet() { map?.place() }
}

extension GMSProjection {
  @preconcurrency @MainActor private var mercator: Mercator? {
    MapOfObject.of(self).map.map(Mercator.init)
  }

  @preconcurrency @MainActor
  func standIn_point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
    mercator?.point(for: coordinate) ?? .zero
  }

  @preconcurrency @MainActor
  func standIn_coordinate(for point: CGPoint) -> CLLocationCoordinate2D {
    mercator?.coordinate(at: point) ?? CLLocationCoordinate2D(latitude: 0, longitude: 0)
  }

  @preconcurrency @MainActor
  func standIn_contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    let place = mercator?.point(for: coordinate) ?? CGPoint(x: -1, y: -1)
    return MapOfObject.of(self).map?.bounds.contains(place) ?? false
  }
}
