import HeadlessMapKit
import HeadlessSwiftUI

/// What stands between SwiftUI's map and the map view.
final class MapAgent: NSObject, MKMapViewDelegate {
  private var setup = MapSetup()
  private var placed: [AnyHashable: PlacedItem] = [:]
  private var shapes: [(overlay: any MKOverlay, item: MapItem, colors: [UIColor?])] = []
  private var wish: MapCameraPosition.Wish?
  /// The part that the app has asked for, as the map shows it.
  private var shown: MKMapRect?
  private var environment = EnvironmentValues()
  /// Whether the last value has brought or taken something.
  private var hasOtherItems = false

  /// Shows the present value.
  func show(_ setup: MapSetup, _ environment: EnvironmentValues, in map: MKMapView) {
    self.setup = setup
    self.environment = environment
    map.isScrollEnabled = setup.modes.contains(.pan)
    map.isZoomEnabled = setup.modes.contains(.zoom)
    map.isRotateEnabled = setup.modes.contains(.rotate)
    map.isPitchEnabled = setup.modes.contains(.pitch)
    map.mapType = environment.mapKind
    showItems(in: map)
    showPosition(in: map)
    showSelection(in: map)
    if let tracking = setup.tracking?.wrappedValue.mode, map.userTrackingMode != tracking {
      map.setUserTrackingMode(tracking, animated: true)
    }
  }

  // MARK: Items

  private func showItems(in map: MKMapView) {
    let items = setup.items.items
    let ids = Set(items.map(\.id))
    let before = Set(placed.keys)
    map.removeAnnotations(placed.filter { !ids.contains($0.key) }.map(\.value))
    placed = placed.filter { ids.contains($0.key) }
    var shown: [MapItem] = []
    var showsUser = setup.showsUser
    var seen: Set<AnyHashable> = []
    for item in items {
      guard seen.insert(item.id).inserted else {
        RuntimeIssue.logSecond(item.id, Map<Never>.self)
        continue
      }
      if case .user = item.form {
        showsUser = true
      } else if item.isShape {
        shown.append(item)
      } else if let known = placed[item.id] {
        known.show(item, environment)
        if let view = map.view(for: known) { known.show(in: view) }
      } else {
        let made = PlacedItem(item, environment)
        placed[item.id] = made
        map.addAnnotation(made)
      }
    }
    showShapes(shown, in: map)
    hasOtherItems = Set(placed.keys) != before
    map.showsUserLocation = showsUser
  }

  /// Shapes stay up to the first that is another one: those after it lie above it.
  private func showShapes(_ items: [MapItem], in map: MKMapView) {
    let kept = zip(shapes, items).prefix {
      $0.item.id == $1.id && $0.item.hasSameShape(as: $1) && $0.colors == colors(of: $1)
    }.count
    map.removeOverlays(shapes.dropFirst(kept).map(\.overlay))
    shapes.removeLast(shapes.count - kept)
    for item in items.dropFirst(kept) {
      guard let overlay = item.overlay else { continue }
      shapes.append((overlay, item, colors(of: item)))
      map.addOverlay(overlay)
    }
  }

  private func colors(of item: MapItem) -> [UIColor?] {
    [item.fill, item.stroke].map { $0.map { environment.color($0) } }
  }

  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
    (annotation as? PlacedItem)?.makeView()
  }

  func mapView(
    _ mapView: MKMapView, rendererFor overlay: any MKOverlay
  ) -> MKOverlayRenderer {
    let item = shapes.first { $0.overlay === overlay }?.item
    let renderer = MKOverlayPathRenderer(overlay: overlay)
    renderer.fillColor = item?.fill.map { environment.color($0) }
    renderer.strokeColor = item?.stroke.map { environment.color($0) }
    renderer.lineWidth = item?.lineWidth ?? 1
    return renderer
  }

  // MARK: Selecting

  private func showSelection(in map: MKMapView) {
    guard let selection = setup.selection else { return }
    let wanted = selection.read().flatMap { tag in
      placed.values.first { $0.item.tag == tag }
    }
    let now = map.selectedAnnotations.first
    guard now !== wanted else { return }
    map.selectedAnnotations = wanted.map { [$0] } ?? []
  }

  func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {
    guard let tag = (annotation as? PlacedItem)?.item.tag, let selection = setup.selection,
      selection.read() != tag
    else { return }
    selection.write(tag)
  }

  func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {
    guard let tag = (annotation as? PlacedItem)?.item.tag, let selection = setup.selection,
      selection.read() == tag
    else { return }
    selection.write(nil)
  }

  // MARK: The part that shows

  private func showPosition(in map: MKMapView) {
    let position = setup.position?.wrappedValue ?? setup.initial
    var wanted = position.wish
    if let region = setup.region?.wrappedValue { wanted = .region(region) }
    if let rect = setup.rect?.wrappedValue { wanted = .rect(rect) }
    let follows = wanted == .automatic && hasOtherItems
    guard wanted != wish || follows, !position.positionedByUser else { return }
    wish = wanted
    show(wanted, in: map)
    shown = map.visibleMapRect
  }

  private func show(_ wish: MapCameraPosition.Wish, in map: MKMapView) {
    switch wish {
    case .automatic:
      if !placed.isEmpty { map.setVisibleMapRect(rectOfItems, animated: false) }
    case .region(let region): map.setRegion(region, animated: false)
    case .rect(let rect): map.setVisibleMapRect(rect, animated: false)
    case .camera(let camera): map.setCamera(camera.made, animated: false)
    case .item(let item):
      map.setRegion(
        MKCoordinateRegion(
          center: item.placemark.coordinate, latitudinalMeters: 1_000, longitudinalMeters: 1_000),
        animated: false)
    case .user(let fallback):
      show(fallback, in: map)
      map.setUserTrackingMode(.follow, animated: false)
    }
  }

  /// The part with all that stands on the map, and some room around.
  private var rectOfItems: MKMapRect {
    let all = placed.values.map { MKMapPoint($0.coordinate) }.reduce(MKMapRect.null) {
      $0.union(MKMapRect(x: $1.x, y: $1.y, width: 0, height: 0))
    }
    let room = max(all.width, all.height, 10_000) * 0.1
    return all.insetBy(dx: -room, dy: -room)
  }

  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {
    environment.mapWatches.filter(\.isContinuous)
      .forEach { $0.tell(MapCameraUpdateContext(mapView)) }
  }

  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
    environment.mapWatches.filter { !$0.isContinuous }
      .forEach { $0.tell(MapCameraUpdateContext(mapView)) }
    guard mapView.isDraggedAway(from: shown) else { return }
    shown = mapView.visibleMapRect
    if let region = setup.region {
      wish = .region(mapView.region)
      region.wrappedValue = mapView.region
    } else if let rect = setup.rect {
      wish = .rect(mapView.visibleMapRect)
      rect.wrappedValue = mapView.visibleMapRect
    } else if let position = setup.position {
      var moved = MapCameraPosition.camera(MapCamera(mapView.camera))
      moved.positionedByUser = true
      wish = moved.wish
      position.wrappedValue = moved
    }
  }
}

extension MKMapView {
  /// Whether the middle is elsewhere than it was put.
  fileprivate func isDraggedAway(from rect: MKMapRect?) -> Bool {
    guard let rect else { return false }
    let now = visibleMapRect
    // A map that had no size yet shows what it was asked for in its middle.
    return abs(now.midX - rect.midX) > 1 || abs(now.midY - rect.midY) > 1
  }
}

extension MapCamera {
  @MainActor fileprivate var made: MKMapCamera {
    MKMapCamera(
      lookingAtCenter: centerCoordinate, fromDistance: distance, pitch: pitch, heading: heading)
  }
}
