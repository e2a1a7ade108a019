import FleetTesting
import HeadlessMapKit
import TestSupport
import Testing

@MainActor @Suite(.freshApplication) struct MKMapViewTests {
  final class Log: NSObject, MKMapViewDelegate {
    var lines: [String] = []
    var make: (MKMapView, any MKAnnotation) -> MKAnnotationView? = { _, _ in nil }

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }

    private func name(_ annotation: (any MKAnnotation)?) -> String { annotation?.title ?? "none" }

    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {
      lines.append("will \(animated)")
    }
    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) { lines.append("change") }
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
      lines.append("did \(animated)")
    }
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
      lines.append("view \(name(annotation))")
      return make(mapView, annotation)
    }
    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {
      lines.append("added \(views.map { name($0.annotation) })")
    }
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
      lines.append("select \(name(view.annotation)) \(view.isSelected)")
    }
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {
      lines.append("deselect \(name(view.annotation)) \(view.isSelected)")
    }
    func mapView(
      _ mapView: MKMapView, annotationView view: MKAnnotationView,
      calloutAccessoryControlTapped control: UIControl
    ) { lines.append("accessory \(name(view.annotation))") }
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
      lines.append("renderer \(type(of: overlay))")
      guard let line = overlay as? MKPolyline else { return MKOverlayRenderer(overlay: overlay) }
      let renderer = MKPolylineRenderer(polyline: line)
      renderer.strokeColor = .red
      return renderer
    }
    func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer]) {
      lines.append("drawn \(renderers.count)")
    }
    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {
      lines.append("user \(userLocation.coordinate.latitude)")
    }
  }

  private let log = Log()
  private let vienna = MKPointAnnotation(
    coordinate: .init(latitude: 48.2, longitude: 16.4), title: "Vienna", subtitle: "Austria")
  private let rome = MKPointAnnotation(
    coordinate: .init(latitude: 41.9, longitude: 12.5), title: "Rome", subtitle: nil)

  private func shown() -> MKMapView {
    let screen = UIViewController()
    setAsAppRootWindow(screen)
    let map = MKMapView(frame: screen.view.bounds)
    map.delegate = log
    screen.view.addSubview(map)
    Fleet.settle()
    log.lines = []
    return map
  }

  private func around(_ annotation: MKPointAnnotation) -> MKCoordinateRegion {
    MKCoordinateRegion(
      center: annotation.coordinate, latitudinalMeters: 10_000, longitudinalMeters: 10_000)
  }

  @Test func `another region shows at once, and is told in a turn`() {
    let map = shown()
    map.setRegion(around(vienna), animated: true)
    #expect(log.lines.isEmpty)
    #expect(abs(map.centerCoordinate.latitude - 48.2) < 1e-6)
    #expect(map.region.span.latitudeDelta > around(vienna).span.latitudeDelta)
    Fleet.settle()
    #expect(log.take() == ["will true", "change", "did true"])
  }

  @Test func `views are asked for once they are in sight, and used again`() {
    final class Pin: MKAnnotationView {
      static var made = 0
      var reused = 0
      override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        Self.made += 1
      }
      required init?(coder: NSCoder) { nil }
      override func prepareForReuse() { reused += 1 }
    }
    let map = shown()
    map.register(Pin.self, forAnnotationViewWithReuseIdentifier: "pin")
    log.make = { $0.dequeueReusableAnnotationView(withIdentifier: "pin", for: $1) }
    map.setRegion(around(vienna), animated: false)
    map.addAnnotations([vienna, rome])
    map.addAnnotation(vienna)
    #expect(log.lines.isEmpty)
    Fleet.settle()
    #expect(
      log.take() == ["will false", "change", "did false", "view Vienna", "added [\"Vienna\"]"])
    #expect(map.annotations.count == 2 && map.view(for: rome) == nil)
    let view = map.view(for: vienna) as? Pin
    #expect(view?.center == map.convert(vienna.coordinate, toPointTo: map))

    map.setCenter(rome.coordinate, animated: false)
    Fleet.settle()
    #expect(log.take().suffix(2) == ["view Rome", "added [\"Rome\"]"])
    map.setCenter(vienna.coordinate, animated: false)
    Fleet.settle()
    #expect(Pin.made <= 2 && map.view(for: vienna) != nil)
    map.removeAnnotation(vienna)
    #expect(map.view(for: vienna) == nil && map.annotations.count == 1)
  }

  @Test func `a tap selects, and opens what there is to say`() {
    let map = shown()
    log.make = { _, annotation in
      let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
      view.canShowCallout = true
      view.rightCalloutAccessoryView = UIButton(type: .detailDisclosure)
      return view
    }
    map.addAnnotation(vienna)
    map.setRegion(around(vienna), animated: false)
    Fleet.settle()
    _ = log.take()

    #expect(Fleet.screen.maps.count == 1)
    Fleet.screen.maps.otherElements["Vienna, Austria"].tap()
    #expect(log.take() == ["select Vienna true"])
    #expect(Fleet.screen.maps.staticTexts["Vienna"].exists)
    #expect(Fleet.screen.maps.staticTexts["Austria"].exists)
    Fleet.screen.maps.buttons.firstMatch.tap()
    #expect(log.take() == ["accessory Vienna"])

    map.deselectAnnotation(vienna, animated: true)
    #expect(log.lines.isEmpty && map.selectedAnnotations.isEmpty)
    Fleet.settle()
    #expect(log.take() == ["deselect Vienna false"])
    #expect(!Fleet.screen.maps.staticTexts["Vienna"].exists)
  }

  @Test func `what is selected before it is in sight opens there`() {
    let map = shown()
    map.addAnnotation(rome)
    map.setRegion(around(vienna), animated: false)
    map.selectAnnotation(rome, animated: false)
    Fleet.settle()
    #expect(!log.take().contains("select Rome true"))
    map.showAnnotations([rome, vienna], animated: false)
    Fleet.settle()
    #expect(log.take().contains("select Rome true"))
    #expect(map.visibleMapRect.contains(MKMapPoint(vienna.coordinate)))
    rome.title = "Roma"
    rome.coordinate = vienna.coordinate
    #expect(map.view(for: rome)?.accessibilityLabel == "Roma")
    #expect(map.view(for: rome)?.center == map.convert(vienna.coordinate, toPointTo: map))
  }

  @Test func `what draws an overlay is asked for once`() {
    let map = shown()
    let line = MKPolyline(coordinates: [vienna.coordinate, rome.coordinate], count: 2)
    let circle = MKCircle(center: rome.coordinate, radius: 1_000)
    map.addOverlays([line, circle])
    map.addOverlay(line)
    Fleet.settle()
    #expect(log.take() == ["renderer MKPolyline", "renderer MKCircle", "drawn 2"])
    #expect((map.renderer(for: line) as? MKPolylineRenderer)?.strokeColor == .red)
    #expect(line.pointCount == 2 && line.points()[1] == MKMapPoint(rome.coordinate))
    #expect(line.boundingMapRect.contains(MKMapPoint(vienna.coordinate)) == false)
    #expect(abs(circle.boundingMapRect.width * MKMetersPerMapPointAtLatitude(41.9) - 2_000) < 1)
    map.removeOverlay(line)
    #expect(map.overlays.count == 1 && map.renderer(for: line) == nil)
  }

  @Test func `what was put in before the screen showed is there`() {
    let (screen, map) = (UIViewController(), MKMapView())
    map.frame = screen.view.bounds
    screen.view.addSubview(map)
    map.addAnnotation(rome)
    map.region = around(rome)

    setAsAppRootWindow(screen)

    #expect(Fleet.screen.maps.otherElements["Rome"].exists)
  }

  @Test func `a map without a size shows its region once it has one`() {
    let map = MKMapView()
    map.region = around(rome)
    map.frame = CGRect(x: 0, y: 0, width: 100, height: 300)
    map.layoutIfNeeded()
    let region = map.region
    #expect(abs(region.center.latitude - 41.9) < 1e-6)
    #expect(abs(region.span.longitudeDelta - around(rome).span.longitudeDelta) < 1e-6)
    let camera = map.camera
    map.setCamera(camera, animated: false)
    #expect(abs(map.region.span.longitudeDelta - region.span.longitudeDelta) < 1e-6)
  }

  @Test func `what a map without a size is told to show is in its visible rectangle`() {
    let map = MKMapView()
    let whole = map.visibleMapRect
    map.centerCoordinate = rome.coordinate
    let centered = map.visibleMapRect
    let wanted = MKMapRect(x: 5e7, y: 6e7, width: 4_000, height: 2_000)
    map.visibleMapRect = wanted
    let set = map.visibleMapRect
    map.centerCoordinate = rome.coordinate
    let moved = map.visibleMapRect
    map.showAnnotations([vienna], animated: false)
    let annotated = map.visibleMapRect
    map.setCamera(
      MKMapCamera(
        lookingAtCenter: rome.coordinate, fromDistance: 1_000, pitch: 0, heading: 0),
      animated: false)
    let seen = map.visibleMapRect

    #expect(whole.contains(MKMapPoint(rome.coordinate)))
    #expect(centered.contains(MKMapPoint(rome.coordinate)) && !centered.isEmpty)
    #expect(set.contains(wanted))
    #expect(moved.contains(MKMapPoint(rome.coordinate)))
    #expect(abs(moved.width - 4_000) < 1e-3 && abs(moved.height - 2_000) < 1e-3)
    #expect(annotated.contains(MKMapPoint(vienna.coordinate)))
    #expect(seen.contains(MKMapPoint(rome.coordinate)) && seen.width < 1e5)
    #expect(abs(map.camera.centerCoordinateDistance - 1_000) < 1)
  }

  @Test func `a finger moves the map`() {
    let map = shown()
    map.setRegion(around(vienna), animated: false)
    Fleet.settle()
    _ = log.take()
    let before = map.centerCoordinate
    Fleet.screen.maps.firstMatch.swipeLeft()
    #expect(map.centerCoordinate.longitude > before.longitude)
    #expect(log.lines.first == "will false" && log.lines.last == "did true")
  }

  @Test func `exceptions`() {
    let map = MKMapView()
    let rows: [(String, call: String, () -> Void)] = [
      (
        "Invalid Region <center:+91.00000000, +0.00000000 span:+1.00000000, +1.00000000>",
        "setRegion(_:animated:)",
        {
          map.region = MKCoordinateRegion(
            center: .init(latitude: 91, longitude: 0),
            span: .init(latitudeDelta: 1, longitudeDelta: 1))
        }
      ),
      (
        "unable to dequeue an annotation view with identifier pin - must register a class for the "
          + "identifier", "dequeueReusableAnnotationView(withIdentifier:for:)",
        {
          _ = map.dequeueReusableAnnotationView(
            withIdentifier: "pin", for: MKPointAnnotation())
        }
      ),
    ]
    for (words, call, body) in rows {
      let all = failures(body).map { [$0.name.rawValue, $0.reason, $0.details] }
      #expect(
        all == [
          [
            "NSInvalidArgumentException", words,
            "MapKit raises this exception in MKMapView.\(call).",
          ]
        ])
    }
  }

  @Test func `an annotation of several stands in their middle`() {
    let places = [(10.0, 20.0), (10, 40)].map { latitude, longitude in
      MKPointAnnotation(
        coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
    }
    let log = Log()

    let cluster = log.mapView(MKMapView(), clusterAnnotationForMemberAnnotations: places)
    cluster.title = "Two"

    #expect(cluster.memberAnnotations.count == 2)
    #expect(cluster.memberAnnotations.first === places.first)
    #expect(abs(cluster.coordinate.latitude - 10) < 0.000_1)
    #expect(abs(cluster.coordinate.longitude - 30) < 0.000_1)
    #expect((cluster as any MKAnnotation).title == "Two")
    #expect(MKAnnotationView(annotation: cluster, reuseIdentifier: nil).cluster == nil)
  }
}
