import FleetStandIns
import FleetTesting
import Foundation
import HeadlessCoreLocation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor @Suite("GoogleMaps by hand", .freshApplication)
struct GoogleMapsTests {
  private final class Screen: UIViewController, GMSMapViewDelegate {
    let map = GMSMapView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 512),
      camera: GMSCameraPosition(latitude: 0, longitude: 0, zoom: 10))
    var lines: [String] = []
    var doesAll = false

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(map)
      map.delegate = self
    }

    func mapView(_ mapView: GMSMapView, idleAt position: GMSCameraPosition) {
      let latitude = Int(exactly: position.target.latitude.rounded()).map(String.init) ?? "none"
      lines.append("idle at \(latitude), zoom \(position.zoom)")
    }

    func mapView(_ mapView: GMSMapView, didTapAt coordinate: CLLocationCoordinate2D) {
      lines.append("map \(coordinate.longitude > 0 ? "east" : "west")")
    }

    func mapView(_ mapView: GMSMapView, didTap marker: GMSMarker) -> Bool {
      lines.append("marker \(marker.title ?? "")")
      return doesAll
    }

    func mapView(_ mapView: GMSMapView, didTapInfoWindowOf marker: GMSMarker) {
      lines.append("window of \(marker.title ?? "")")
    }
  }

  private let screen = Screen()
  private var map: GMSMapView { screen.map }

  init() {
    setAsAppRootWindow(screen)
    Fleet.settle()
    screen.lines = []
  }

  private func marker(_ title: String, _ latitude: Double, _ longitude: Double) -> GMSMarker {
    let marker = GMSMarker(
      position: CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
    marker.title = title
    marker.snippet = "Open"
    marker.map = map
    return marker
  }

  @Test func `shows markers where they are, which can be tapped`() {
    let marker = marker("Café", 0.1, 0.1)
    let button = Fleet.screen.buttons["Café"]
    #expect(button.exists)
    let point = map.projection.point(for: marker.position)
    #expect(point.x > 160 && point.y < 256)
    #expect(abs(map.projection.coordinate(for: point).latitude - 0.1) < 1e-9)

    button.tap()
    Fleet.settle()
    #expect(map.selectedMarker === marker)
    #expect(Fleet.screen.staticTexts["Open"].exists)
    #expect(screen.lines == ["marker Café", "idle at 0, zoom 10.0"])
    marker.map = nil
    #expect(!button.exists)
    #expect(map.selectedMarker == nil)

    let second = self.marker("Bar", 0, 0)
    screen.doesAll = true
    Fleet.screen.buttons["Bar"].tap()
    #expect(map.selectedMarker == nil)
    map.clear()
    #expect(second.map == nil)
    #expect(!Fleet.screen.buttons["Bar"].exists)
  }

  @Test func `moves its camera, and tells when it rests`() {
    #expect(map.camera.zoom == 10)
    map.animate(to: GMSCameraPosition.camera(withLatitude: 52, longitude: 13, zoom: 12))
    map.animate(toZoom: 30)
    Fleet.settle()
    #expect(screen.lines == ["idle at 52, zoom 21.0", "idle at 52, zoom 21.0"])
    map.setMinZoom(3, maxZoom: 15)
    #expect(map.camera.zoom == 15)
    map.moveCamera(GMSCameraUpdate.zoomOut())
    #expect(map.camera.zoom == 14)

    let bounds = GMSCoordinateBounds(
      coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 1),
      coordinate: CLLocationCoordinate2D(latitude: -1, longitude: -1)
    ).includingCoordinate(CLLocationCoordinate2D(latitude: 0, longitude: 2))
    #expect(bounds.northEast.longitude == 2 && bounds.southWest.latitude == -1)
    map.moveCamera(GMSCameraUpdate.fit(bounds, withPadding: 10))
    #expect(abs(map.camera.target.longitude - 0.5) < 1e-9)
    for corner in [bounds.northEast, bounds.southWest] {
      #expect(map.projection.contains(corner))
    }
    #expect(bounds.contains(map.camera.target))
  }

  @Test func `a place that is no number is nowhere`() {
    let nowhere = CLLocationCoordinate2D(latitude: .nan, longitude: .infinity)
    let marker = marker("Nowhere", .nan, 0)
    #expect(!Fleet.screen.buttons["Nowhere"].exists)
    marker.position = CLLocationCoordinate2D(latitude: 0, longitude: 0)
    #expect(Fleet.screen.buttons["Nowhere"].exists)

    map.camera = GMSCameraPosition(target: nowhere, zoom: .nan)
    map.setMinZoom(.nan, maxZoom: 5)
    #expect(map.camera.zoom == 21)
    #expect(map.projection.point(for: nowhere) == CGPoint(x: 160, y: 256))
    let bounds = GMSCoordinateBounds(coordinate: nowhere, coordinate: nowhere)
    #expect(!bounds.isValid)
    #expect(!bounds.contains(nowhere))
    #expect(!bounds.includingCoordinate(marker.position).contains(nowhere))
  }
}
