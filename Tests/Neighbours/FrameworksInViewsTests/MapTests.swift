import Fleet
import FleetTesting
import HeadlessMapKit
import HeadlessMapKitUI
import HeadlessSwiftUI
import TestSupport
import Testing

private struct Cafe: Identifiable {
  let id: String
  var latitude: Double
  var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: 16.4)
  }
}

private let wren = Cafe(id: "The Wren", latitude: 48.2)
private let owl = Cafe(id: "The Owl", latitude: 48.21)

extension MKCoordinateRegion {
  fileprivate static func around(_ latitude: Double) -> MKCoordinateRegion {
    MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: latitude, longitude: 16.4),
      span: MKCoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.1))
  }
}

/// A map of cafés, of which one can be selected.
private struct Cafes: View {
  @State private var position = MapCameraPosition.region(.around(48.2))
  @State private var selected: String?
  @State private var showsAll = true
  @State private var moves = 0

  var body: some View {
    VStack {
      Map(position: $position, selection: $selected) {
        Marker("The Wren", coordinate: wren.coordinate).tint(.orange).tag("wren")
        if showsAll {
          ForEach([owl]) { cafe in
            Marker(cafe.id, systemImage: "cup.and.saucer", coordinate: cafe.coordinate).tag("owl")
          }
        }
        Annotation("Home", coordinate: wren.coordinate) { Text("Here") }
        MapCircle(center: wren.coordinate, radius: 100).foregroundStyle(.blue).stroke(.red)
      }
      .mapStyle(.hybrid)
      .onMapCameraChange { moves += 1 }
      Text("Selected \(selected ?? "nothing")")
      Text(position.positionedByUser ? "by the user" : "by the app")
      Button("All") { showsAll.toggle() }
      Button("Select the owl") { selected = "owl" }
      Button("Back") { position = .region(.around(48.2)) }
    }
  }
}

/// A map as it was before iOS 17.
private struct OldCafes: View {
  @State private var region = MKCoordinateRegion.around(48.2)

  var body: some View {
    VStack {
      Map(coordinateRegion: $region, annotationItems: [wren, owl]) { cafe in
        MapAnnotation(coordinate: cafe.coordinate) { Button(cafe.id) {} }
      }
      Text(region.center.latitude > 48.21 || region.center.latitude < 48.19 ? "away" : "there")
    }
  }
}

@MainActor
@Suite("Map", .freshApplication)
struct MapTests {
  private let window = UIWindow()

  private func show(_ view: some View) {
    window.rootViewController = UIHostingController(rootView: view)
    window.makeKeyAndVisible()
    Fleet.settle()
  }

  private var map: MKMapView? {
    func find(_ view: UIView) -> MKMapView? {
      view as? MKMapView ?? view.subviews.lazy.compactMap(find).first
    }
    return find(window)
  }

  private func text(_ label: String) -> Bool { Fleet.screen.staticTexts[label].exists }
  private func place(_ name: String) -> Bool { Fleet.screen.maps.otherElements[name].exists }

  @Test func `behaviour 1267, 1268: a map is the framework's, with what stands there`() throws {
    show(Cafes())
    let map = try #require(map)
    #expect(map.mapType == .hybrid)
    #expect(abs(map.region.center.latitude - 48.2) < 0.001)
    #expect(place("The Wren"))
    #expect(place("The Owl"))
    #expect(text("Here"))
    #expect(text("Home"))
    let circle = try #require(map.overlays.first as? MKCircle)
    #expect(circle.radius == 100)
    #expect((map.renderer(for: circle) as? MKOverlayPathRenderer)?.lineWidth == 1)
    let marker = try #require(
      map.annotations.first { $0.title == "The Wren" }.flatMap { map.view(for: $0) }
        as? MKMarkerAnnotationView)
    #expect(marker.markerTintColor != nil)

    Fleet.screen.buttons["All"].tap()
    #expect(!place("The Owl"))
    #expect(map.overlays.first === circle)
    #expect(map.annotations.contains { $0 === marker.annotation })
  }

  @Test func `of two things of one identity the first one is shown, and the log says so`() {
    let log = logged {
      show(
        Map {
          ForEach([wren, wren]) { MapCircle(center: $0.coordinate, radius: 100) }
        })
    }
    #expect(map?.overlays.count == 1)
    #expect(log.notes.reasons.contains { $0.contains("occurs multiple times") })
  }

  @Test func `behaviour 1269: a tap selects, and so does the app`() {
    show(Cafes())
    Fleet.screen.maps.otherElements["The Owl"].tap()
    #expect(text("Selected owl"))
    map?.selectedAnnotations = []
    #expect(text("Selected nothing"))

    Fleet.screen.buttons["Select the owl"].tap()
    #expect(map?.selectedAnnotations.first?.title == "The Owl")
  }

  @Test func `behaviour 1270: a map that the user moves stays there until the app says so`() {
    show(Cafes())
    #expect(text("by the app"))
    Fleet.screen.maps.firstMatch.swipeLeft()
    #expect(text("by the user"))
    #expect(abs((map?.region.center.longitude ?? 0) - 16.4) > 0.001)

    Fleet.screen.buttons["Back"].tap()
    #expect(text("by the app"))
    #expect(abs((map?.region.center.longitude ?? 0) - 16.4) < 0.001)
  }

  @Test func `behaviour 1271: the older map writes where the user goes`() {
    show(OldCafes())
    #expect(Fleet.screen.buttons["The Wren"].exists)
    #expect(text("there"))
    Fleet.screen.maps.firstMatch.swipeUp()
    #expect(text("away"))
  }

  @Test func `behaviour 1267: a map without a place shows all that stands on it`() {
    show(
      Map {
        Marker("The Wren", coordinate: wren.coordinate)
        Marker("Far away", coordinate: Cafe(id: "", latitude: -30).coordinate)
      })
    #expect(place("The Wren"))
    #expect(place("Far away"))
  }
}
