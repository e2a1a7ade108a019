import FleetTesting
import HeadlessMapKit
import TestSupport
import Testing

@MainActor @Suite("Controls of maps", .freshApplication) struct MapControlsTests {
  private let place = CLLocationCoordinate2D(latitude: 48.2, longitude: 16.4)
  private let map = MKMapView()

  private var around: MKCoordinateRegion {
    MKCoordinateRegion(center: place, latitudinalMeters: 9_000, longitudinalMeters: 9_000)
  }

  /// Shows the map, and a view over it.
  private func show(_ view: UIView? = nil) {
    let screen = UIViewController()
    setAsAppRootWindow(screen)
    map.frame = screen.view.bounds
    screen.view.addSubview(map)
    map.setRegion(around, animated: false)
    if let view {
      view.frame.origin = CGPoint(x: 40, y: 100)
      screen.view.addSubview(view)
    }
    settle()
  }

  @Test func `a compass shows where the map is turned, and turns it north`() {
    let compass = MKCompassButton(mapView: map)
    show(compass)
    let button = Fleet.screen.buttons["Compass"]
    #expect(!button.exists && compass.frame.size == CGSize(width: 44, height: 44))

    map.setCamera(
      MKMapCamera(lookingAtCenter: place, fromDistance: 9_000, pitch: 30, heading: 450),
      animated: false)
    #expect(map.camera.heading == 90 && map.camera.pitch == 30)
    button.tap()
    #expect(map.camera.heading == 0 && map.camera.pitch == 30 && !button.exists)

    let rows: [(MKFeatureVisibility, Double, Bool)] = [
      (.visible, 0, true), (.hidden, 0, false), (.hidden, 45, false), (.adaptive, 45, true),
      (.adaptive, 360, false),
    ]
    for (visibility, heading, exists) in rows {
      compass.compassVisibility = visibility
      map.camera.heading = heading
      #expect(button.exists == exists, "\(visibility) \(heading)")
    }
  }

  @Test func `a map that is turned shows places elsewhere`() {
    show()
    let north = CLLocationCoordinate2D(latitude: 48.21, longitude: 16.4)
    let rows: [(Double, x: Double, y: Double)] = [
      (0, 0, -1), (90, -1, 0), (180, 0, 1), (270, 1, 0), (-90, 1, 0),
    ]
    for (heading, x, y) in rows {
      map.camera.heading = heading
      let point = map.convert(north, toPointTo: map)
      let way = (Double(point.x - map.bounds.midX), Double(point.y - map.bounds.midY))
      let length = (way.0 * way.0 + way.1 * way.1).squareRoot()
      #expect(abs(way.0 / length - x) < 1e-6 && abs(way.1 / length - y) < 1e-6)
      let again = map.convert(point, toCoordinateFrom: map)
      #expect(abs(again.latitude - 48.21) < 1e-6 && abs(again.longitude - 16.4) < 1e-6)
      let isUpright = heading == 0 || heading == 180
      #expect((map.visibleMapRect.height > map.visibleMapRect.width) == isUpright)
      let frame = map.convert(around, toRectTo: map)
      #expect(abs(frame.midX - map.bounds.midX) < 1 && abs(frame.midY - map.bounds.midY) < 1)
    }
    map.centerCoordinate = north
    #expect(map.camera.heading == 270)
    map.camera.centerCoordinateDistance = 5_000
    #expect(abs(map.camera.centerCoordinateDistance - 5_000) < 1)
    map.setRegion(around, animated: false)
    #expect(map.camera.heading == 0)
  }

  @Test func `a finger moves a turned map the way it goes`() {
    show()
    map.camera.heading = 90
    settle()
    let before = map.centerCoordinate
    Fleet.screen.maps.firstMatch.swipeLeft()
    #expect(map.centerCoordinate.latitude < before.latitude)
    #expect(abs(map.centerCoordinate.longitude - before.longitude) < 1e-6)
  }

  @Test func `a button follows the user, turns with the device, and does neither again`() {
    permissions[.location] = .allowed
    SimulatedLocation.move(to: CLLocationCoordinate2D(latitude: 48.3, longitude: 16.5))
    show(MKUserTrackingButton(mapView: map))
    let button = Fleet.screen.buttons["Tracking"]
    var seen: [String] = []
    func look() { seen.append("\(map.userTrackingMode.rawValue) \(button.value ?? "")") }
    look()
    for _ in 0..<3 {
      button.tap()
      look()
      if map.userTrackingMode == .followWithHeading {
        SimulatedLocation.turn(to: 120)
        #expect(map.camera.heading == 120 && map.userLocation.heading?.trueHeading == 120)
      }
    }
    #expect(seen == ["0 Off", "1 On", "2 On with heading", "0 Off"])
    #expect(map.camera.heading == 0 && map.showsUserLocation)
    #expect(abs(map.centerCoordinate.latitude - 48.3) < 1e-6)
    SimulatedLocation.turn(to: 30)
    #expect(map.camera.heading == 0)
    map.userTrackingMode = .follow
    #expect(button.value == "On")
  }

  @Test func `north ends turning with the device, and not following`() {
    let compass = MKCompassButton(mapView: map)
    show(compass)
    map.setUserTrackingMode(.followWithHeading, animated: false)
    settle()
    SimulatedLocation.turn(to: 120)
    Fleet.screen.buttons["Compass"].tap()
    #expect(map.userTrackingMode == .follow && map.camera.heading == 0)
  }

  @Test func `a button of a bar does the same`() {
    let screen = UIViewController()
    let navigation = UINavigationController(rootViewController: screen)
    setAsAppRootWindow(navigation)
    let late = MKUserTrackingBarButtonItem()
    screen.navigationItem.rightBarButtonItem = late
    settle()
    #expect(late.mapView == nil && late.accessibilityValue == "Off")
    late.mapView = map
    let item = MKUserTrackingBarButtonItem(mapView: map)
    let button = Fleet.screen.navigationBars.buttons["Tracking"]
    var seen: [MKUserTrackingMode] = []
    for _ in 0..<3 {
      button.tap()
      seen.append(map.userTrackingMode)
    }
    #expect(seen == [.follow, .followWithHeading, .none])
    map.userTrackingMode = .follow
    #expect(item.accessibilityValue == "On" && button.value == "On")
  }

  @Test func `a ruler shows where it is told to`() {
    let scale = MKScaleView(mapView: map)
    map.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
    let legend = scale.subviews.first as? UILabel
    #expect(legend?.isHidden == true)
    scale.scaleVisibility = .visible
    scale.legendAlignment = .trailing
    #expect(legend?.isHidden == false && legend?.textAlignment == .right)
    let rows: [(Double, String)] = [(1_000, "100 m"), (5_000, "500 m"), (20_000, "2 km")]
    for (distance, words) in rows {
      map.setCamera(
        MKMapCamera(
          lookingAtCenter: .init(latitude: 0, longitude: 0), fromDistance: distance, pitch: 0,
          heading: 0), animated: false)
      #expect(legend?.text == words)
    }
  }

  @Test func `nothing is seen from a street`() async throws {
    let request = MKLookAroundSceneRequest(coordinate: place)
    let trace = Trace()
    request.getSceneWithCompletionHandler { trace.add("\($0 == nil) \($1 == nil)") }
    #expect(request.isLoading && trace.lines.isEmpty)
    await settle()
    #expect(trace.lines == ["true true"] && !request.isLoading)
    #expect(try await request.scene == nil)
    request.cancel()
    #expect(request.isCancelled && request.mapItem == nil)
    let screen = MKLookAroundViewController()
    #expect(screen.scene == nil && screen.isNavigationEnabled)
  }
}
