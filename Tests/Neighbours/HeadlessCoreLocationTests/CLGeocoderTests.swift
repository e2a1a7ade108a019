import FleetTesting
import Foundation
import HeadlessCoreLocation
import TestSupport
import Testing

@MainActor
@Suite("Core Location: geocoders", .freshApplication)
struct CLGeocoderTests {
  private let geocoder = CLGeocoder()
  private let trace = Trace()

  private func placeVienna() {
    SimulatedLocation.placemarks = [
      CLPlacemark(
        location: CLLocation(latitude: 48.2, longitude: 16.4), name: "Stephansplatz",
        locality: "Vienna", isoCountryCode: "AT", country: "Austria"),
      CLPlacemark(location: CLLocation(latitude: 47.8, longitude: 13), locality: "Salzburg"),
    ]
  }

  @Test func `the address of a place is the nearest one that a test has written`() {
    placeVienna()
    geocoder.reverseGeocodeLocation(CLLocation(latitude: 48.201, longitude: 16.4)) {
      [trace] in trace.add($0?.first?.name ?? "none \($1 == nil)")
    }
    #expect(trace.lines.isEmpty && geocoder.isGeocoding)
    settle()
    geocoder.reverseGeocodeLocation(CLLocation(latitude: 0, longitude: 0)) { [trace] in
      trace.add("\($0 == nil) \(($1 as NSError?)?.code ?? 0)")
    }
    settle()

    #expect(trace.lines == ["Stephansplatz", "true 8"] && !geocoder.isGeocoding)
  }

  @Test func `the place of an address is that of the parts that it names`() async throws {
    placeVienna()

    let found = try await geocoder.geocodeAddressString("Stephansplatz 1, Vienna")

    #expect(found.map(\.locality) == ["Vienna"])
    #expect(found.first?.location?.coordinate.latitude == 48.2)
    await #expect(throws: CLError(.geocodeFoundNoResult)) {
      _ = try await geocoder.geocodeAddressString("Graz")
    }
  }

  @Test func `languages and regions can be said where one waits`() async throws {
    placeVienna()
    let place = CLLocation(latitude: 48.2, longitude: 16.4)
    let (near, far) = (
      CLCircularRegion(center: place.coordinate, radius: 30_000, identifier: "near"),
      CLCircularRegion(center: CLLocationCoordinate2D(), radius: 10, identifier: "far")
    )

    let names = [
      try await geocoder.geocodeAddressString("Vienna", in: near),
      try await geocoder.geocodeAddressString("Vienna", in: nil, preferredLocale: .current),
      try await geocoder.reverseGeocodeLocation(place, preferredLocale: nil),
    ].map { $0.first?.locality }

    #expect(names == ["Vienna", "Vienna", "Vienna"])
    await #expect(throws: CLError(.geocodeFoundNoResult)) {
      _ = try await geocoder.geocodeAddressString("Vienna", in: far)
    }
  }

  @Test func `languages can be said where one does not wait`() {
    placeVienna()
    geocoder.geocodeAddressString("Vienna", in: nil, preferredLocale: nil) { [trace] found, _ in
      trace.add(found?.first?.locality ?? "none")
    }
    settle()

    #expect(trace.lines == ["Vienna"])
  }

  @Test func `a second request cancels the first, and so does the app`() {
    placeVienna()
    let answer: CLGeocodeCompletionHandler = { [trace] found, error in
      trace.add(found?.first?.locality ?? "error \((error as NSError?)?.code ?? -1)")
    }
    geocoder.geocodeAddressString("Vienna", completionHandler: answer)
    geocoder.geocodeAddressString("Salzburg", completionHandler: answer)
    settle()
    geocoder.geocodeAddressString("Vienna", completionHandler: answer)
    geocoder.cancelGeocode()
    settle()

    #expect(trace.lines == ["error 10", "Salzburg", "error 10"])
  }

  @Test func `a region leaves out what is not in it`() {
    placeVienna()
    let region = CLCircularRegion(
      center: CLLocationCoordinate2DMake(47.8, 13), radius: 1000, identifier: "")
    geocoder.geocodeAddressString("Vienna or Salzburg", in: region) { [trace] found, _ in
      trace.add(found?.compactMap(\.locality).joined(separator: ", ") ?? "none")
    }
    settle()

    #expect(trace.lines == ["Salzburg"])
  }
}
