import FleetTesting
import HeadlessMapKit
import TestSupport
import Testing

@MainActor @Suite("MKMapSnapshotter", .freshApplication)
struct MKMapSnapshotterTests {
  private let options = MKMapSnapshotter.Options()
  private let place = CLLocationCoordinate2D(latitude: 51.5, longitude: -0.1)

  init() {
    options.region = MKCoordinateRegion(
      center: place, latitudinalMeters: 1_000, longitudinalMeters: 1_000)
    options.size = CGSize(width: 200, height: 100)
  }

  @Test func `a picture has its size, and places where they are`() async throws {
    let snapshot = try await MKMapSnapshotter(options: options).start()
    #expect(snapshot.image.size == CGSize(width: 200, height: 100))
    let middle = snapshot.point(for: place)
    #expect(abs(middle.x - 100) < 0.01)
    #expect(abs(middle.y - 50) < 0.01)
    // All of the region shows, so that a kilometre is as high as the picture.
    let north = CLLocationCoordinate2D(
      latitude: place.latitude + options.region.span.latitudeDelta / 2, longitude: -0.1)
    #expect(abs(snapshot.point(for: north).y) < 1)
    #expect(abs(snapshot.point(for: north).x - 100) < 0.01)
  }

  @Test func `a picture comes in a later turn, unless it is cancelled`() {
    let trace = Trace()
    let snapshotter = MKMapSnapshotter(options: options)
    snapshotter.start { snapshot, error in trace.add("\(snapshot != nil) \(error == nil)") }
    #expect(snapshotter.isLoading)
    #expect(trace.lines.isEmpty)
    settle()
    #expect(trace.lines == ["true true"])
    snapshotter.start(with: .global()) { _, _ in trace.add("again") }
    snapshotter.cancel()
    settle()
    #expect(trace.lines == ["true true"])
    #expect(!snapshotter.isLoading)
  }
}
