import FleetTesting
import HeadlessMapKit
import TestSupport
import Testing

@MainActor @Suite(.freshApplication)
struct MercatorFuzzTests {
  /// The latitude by Gudermann's function, which the sources do not use.
  private func latitude(_ y: Double) -> Double {
    asin(tanh((0.5 - y / 268_435_456) * 2 * .pi)) * 180 / .pi
  }

  @Test(arguments: Fuzz.runs(short: 5, long: 50, steps: (300, 10_000)))
  func `there and back again`(fuzz: Fuzz) {
    var generator = fuzz.generator
    var countWithin = 0
    for _ in 0..<fuzz.steps {
      let place = CLLocationCoordinate2D(
        latitude: .random(in: -85...85, using: &generator),
        longitude: .random(in: -180...180, using: &generator))
      let point = MKMapPoint(place)
      #expect(abs(point.coordinate.latitude - place.latitude) < 1e-9, "\(fuzz)")
      #expect(abs(point.coordinate.longitude - place.longitude) < 1e-9, "\(fuzz)")
      #expect(abs(latitude(point.y) - place.latitude) < 1e-9, "\(fuzz)")

      let size = CGSize(
        width: .random(in: 50...1_000, using: &generator),
        height: .random(in: 50...1_000, using: &generator))
      let map = MKMapView(frame: CGRect(origin: .zero, size: size))
      let span = MKCoordinateSpan(
        latitudeDelta: .random(in: 0.001...20, using: &generator),
        longitudeDelta: .random(in: 0.001...20, using: &generator))
      let center = CLLocationCoordinate2D(
        latitude: .random(in: -60...60, using: &generator),
        longitude: .random(in: -160...160, using: &generator))
      map.setRegion(MKCoordinateRegion(center: center, span: span), animated: false)
      let shown = map.region
      #expect(abs(map.centerCoordinate.longitude - center.longitude) < 1e-6, "\(fuzz)")
      // A view that is wide and low cannot show more than the world from left to right.
      let isAll = shown.span.longitudeDelta > 359
      #expect(isAll || shown.span.latitudeDelta >= span.latitudeDelta - 1e-6, "\(fuzz)")
      #expect(shown.span.longitudeDelta >= span.longitudeDelta - 1e-6, "\(fuzz)")
      let spot = CGPoint(
        x: .random(in: 0...size.width, using: &generator),
        y: .random(in: 0...size.height, using: &generator))
      let coordinate = map.convert(spot, toCoordinateFrom: map)
      let back = map.convert(coordinate, toPointTo: map)
      #expect(abs(back.x - spot.x) < 1e-4, "\(fuzz)")
      // Beyond the edge of the world a latitude comes nearer to that of the pole than its digits tell.
      if abs(coordinate.latitude) < 85.06 {
        countWithin += 1
        #expect(abs(back.y - spot.y) < 1e-4, "\(fuzz)")
      }
      let rect = map.convert(map.convert(map.bounds, toRegionFrom: map), toRectTo: map)
      #expect(abs(rect.width - size.width) < 1e-3, "\(fuzz)")
    }
    #expect(countWithin > fuzz.steps / 2, "\(fuzz)")
  }
}
