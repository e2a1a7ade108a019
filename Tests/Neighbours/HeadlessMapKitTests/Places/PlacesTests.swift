import FleetTesting
import HeadlessMapKit
import TestSupport
import Testing

@MainActor @Suite(.freshApplication) struct PlacesTests {
  private func item(_ name: String) -> MKMapItem {
    let item = MKMapItem(
      placemark: MKPlacemark(
        coordinate: .init(latitude: 48, longitude: 16), addressDictionary: ["City": "Vienna"]))
    item.name = name
    return item
  }

  /// On a device a name is an optional member of the protocol: code takes out two optionals.
  @Test func `have names that are read as they need not be there`() {
    final class Nest: NSObject, MKAnnotation {
      let coordinate = CLLocationCoordinate2D(latitude: 1, longitude: 2)
    }
    let annotation: any MKAnnotation = MKPointAnnotation(
      __coordinate: .init(latitude: 48, longitude: 16), title: "Wren", subtitle: nil)
    #expect(annotation.title!! == "Wren" && (annotation.title ?? "") == "Wren")
    let view: MKAnnotationView? = MKAnnotationView(annotation: annotation, reuseIdentifier: nil)
    #expect((view?.annotation?.title)!! == "Wren" && view?.annotation?.subtitle == nil)
    if let title = annotation.title { #expect(title == "Wren") }
    let nest: any MKAnnotation = Nest()
    #expect(nest.title == nil && MKPointAnnotation(__coordinate: nest.coordinate).title == nil)
    #expect(MKPointAnnotation(__coordinate: nest.coordinate).coordinate.longitude == 2)
  }

  @Test func `searches find what a test has said`() async throws {
    SimulatedMaps.answerSearch("Coffee", with: [item("The Wren")])
    let search = MKLocalSearch(request: .init(naturalLanguageQuery: "coffee"))
    var names: [String?] = []
    search.start { response, _ in names = response?.mapItems.map(\.name) ?? [] }
    #expect(search.isSearching && names.isEmpty)
    await Fleet.settle()
    #expect(names == ["The Wren"])

    var told = ""
    MKLocalSearch(request: .init(naturalLanguageQuery: "tea")).start { _, error in
      do { if let error { throw error } } catch MKError.placemarkNotFound {
        told = "\((error as? MKError)?.errorCode ?? 0)"
      } catch {}
    }
    await Fleet.settle()
    #expect(told == "4")
    #expect(try await search.start().mapItems.count == 1)
  }

  @Test func `what is typed is completed, and what is meant is found`() async throws {
    final class Listener: NSObject, MKLocalSearchCompleterDelegate {
      var told: [[String]] = []

      func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {
        told.append(completer.results.map { "\($0.title): \($0.subtitle)" })
      }
    }
    let (wren, nest, street) = (item("The Wren"), item("Wren's Nest"), item("Wren Street"))
    (wren.pointOfInterestCategory, nest.pointOfInterestCategory) = (.cafe, .hotel)
    SimulatedMaps.answerSearch("coffee", with: [wren, nest, street, item("Owl")])
    let (completer, listener) = (MKLocalSearchCompleter(), Listener())
    completer.delegate = listener
    completer.queryFragment = "w"
    completer.queryFragment = "wre"
    #expect(completer.isSearching && completer.results.isEmpty)
    await Fleet.settle()
    completer.resultTypes = .pointOfInterest
    completer.pointOfInterestFilter = MKPointOfInterestFilter(excluding: [.hotel])
    completer.queryFragment = "wren"
    await Fleet.settle()
    #expect(
      listener.told == [
        ["The Wren: Vienna", "Wren's Nest: Vienna", "Wren Street: Vienna"], ["The Wren: Vienna"],
      ])
    let found = try #require(completer.results.first)
    #expect(found.titleHighlightRanges == [NSValue(range: NSRange(location: 4, length: 4))])

    let request = MKLocalSearch.Request(completion: found)
    #expect(try await MKLocalSearch(request: request).start().mapItems == [wren])
    request.pointOfInterestFilter = .excludingAll
    await #expect(throws: MKError.self) { try await MKLocalSearch(request: request).start() }
  }

  @Test func `a map's configuration says its type`() {
    let map = MKMapView()
    let rows: [(MKMapConfiguration, MKMapType)] = [
      (MKStandardMapConfiguration(emphasisStyle: .muted), .mutedStandard),
      (MKHybridMapConfiguration(), .hybrid),
      (MKImageryMapConfiguration(elevationStyle: .realistic), .satelliteFlyover),
      (MKStandardMapConfiguration(), .standard),
    ]
    for (configuration, type) in rows {
      map.preferredConfiguration = configuration
      #expect(map.mapType == type)
    }
  }

  @Test func `what was cancelled is not answered, and can be asked anew`() async {
    SimulatedMaps.answerSearch(with: [item("The Wren")])
    let search = MKLocalSearch(request: .init())
    var lines: [String] = []
    search.start { _, _ in lines.append("first") }
    search.cancel()
    #expect(!search.isSearching)
    search.start { _, _ in lines.append("second \(search.isSearching)") }
    await Fleet.settle()
    #expect(lines == ["second false"])

    let directions = MKDirections(request: .init())
    directions.cancel()
    // At once, for the answer may come before the next turn of this test.
    let way = Task.immediate { try await directions.calculate() }
    #expect(directions.isCalculating)
    directions.cancel()
    await #expect(throws: CancellationError.self) { try await way.value }
  }

  @Test func `ways are what a test has said`() async throws {
    let request = MKDirections.Request()
    request.source = item("A")
    request.destination = item("B")
    await #expect(throws: MKError(.directionsNotFound)) {
      try await MKDirections(request: request).calculate()
    }
    SimulatedMaps.answerDirections(with: [
      MKRoute(name: "A1", distance: 1_000, expectedTravelTime: 60),
      MKRoute(name: "A2", distance: 2_000, expectedTravelTime: 90),
    ])
    let response = try await MKDirections(request: request).calculate()
    #expect(response.routes.map(\.name) == ["A1"])
    #expect(response.destination.name == "B")
  }

  @Test func `what is opened in the system's maps can be read`() {
    item("The Wren").openInMaps(
      launchOptions: [MKLaunchOptionsDirectionsModeKey: MKLaunchOptionsDirectionsModeWalking])
    #expect(SimulatedMaps.openedItems.map(\.item.name) == ["The Wren"])
    #expect(SimulatedMaps.openedItems.first?.launchOptions.count == 1)
    #expect(item("A").placemark.title == "Vienna")
    #expect(MKMapItem.forCurrentLocation().isCurrentLocation)
  }
}
