import HeadlessMapKit
import TestSupport
import Testing

@MainActor @Suite struct MercatorTests {
  /// Independently known: the corners, and where half of the map is.
  @Test func `places on the map`() {
    let rows: [(CLLocationCoordinate2D, x: Double, y: Double)] = [
      (.init(latitude: 0, longitude: 0), 134_217_728, 134_217_728),
      (.init(latitude: 0, longitude: -180), 0, 134_217_728),
      (.init(latitude: 85.051_128_779_806_6, longitude: 180), 268_435_456, 0),
      (.init(latitude: 66.513_260_443_111_8, longitude: 90), 201_326_592, 67_108_864),
      (.init(latitude: 90, longitude: 0), 134_217_728, 0),
    ]
    for (place, x, y) in rows {
      let point = MKMapPoint(place)
      #expect(abs(point.x - x) < 1e-4 && abs(point.y - y) < 1e-4)
    }
    #expect(abs(MKMetersPerMapPointAtLatitude(0) - 0.149_291) < 1e-6)
    #expect(abs(MKMapPointsPerMeterAtLatitude(60) * MKMetersPerMapPointAtLatitude(60) - 1) < 1e-12)
  }

  @Test func `parts of the map`() {
    let (one, other) = (MKMapRectMake(0, 0, 10, 10), MKMapRectMake(5, 5, 10, 10))
    #expect(one.union(other) == MKMapRectMake(0, 0, 15, 15))
    #expect(one.intersection(other) == MKMapRectMake(5, 5, 5, 5))
    #expect(one.intersection(MKMapRectMake(20, 0, 1, 1)).isNull)
    #expect(one.union(.null) == one && MKMapRect.null.isEmpty && !one.isEmpty)
    #expect(one.contains(MKMapPoint(x: 0, y: 9)) && !one.contains(MKMapPoint(x: 10, y: 0)))
    #expect(one.contains(MKMapRectMake(1, 1, 9, 9)) && !one.contains(other))
    for strange in [MKMapRectMake(0, 0, -1, 1), MKMapRectMake(.nan, 0, 1, 1)] {
      #expect(!strange.contains(MKMapPoint()))
    }
    #expect(
      one.insetBy(dx: 1, dy: 2) == MKMapRectMake(1, 2, 8, 6) && one.insetBy(dx: 6, dy: 0).isNull)
    #expect(one.offsetBy(dx: -1, dy: 0).spans180thMeridian && !one.spans180thMeridian)
    #expect(one.intersects(other) && one.midX == 5 && MKMapRect.world.maxY == 268_435_456)
  }

  @Test func `parts of the globe in meters`() {
    let region = MKCoordinateRegion(
      center: .init(latitude: 0, longitude: 0), latitudinalMeters: 110_574,
      longitudinalMeters: 111_320)
    #expect(abs(region.span.latitudeDelta - 1) < 1e-3)
    #expect(abs(region.span.longitudeDelta - 1) < 1e-3)
    let north = MKCoordinateRegion(
      center: .init(latitude: 60, longitude: 0), latitudinalMeters: 1_000, longitudinalMeters: 1_000
    )
    #expect(north.span.longitudeDelta > 1.9 * north.span.latitudeDelta)
  }
}
