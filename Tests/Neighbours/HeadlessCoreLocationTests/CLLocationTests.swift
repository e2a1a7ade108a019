import FleetTesting
import Foundation
import HeadlessCoreLocation
import Testing

@Suite("Core Location: places, regions and errors")
struct CLLocationTests {
  @Test func `a distance is that along the ground of the ellipsoid`() {
    // Published for Vincenty's formulas: Flinders Peak to Buninyong; and a degree of the equator.
    let flinders = CLLocation(latitude: -37.95103341666667, longitude: 144.42486788888888)
    let buninyong = CLLocation(latitude: -37.65282113888889, longitude: 143.92649552777777)
    let equator = CLLocation(latitude: 0, longitude: 0)

    #expect(abs(flinders.distance(from: buninyong) - 54_972.271) < 0.5)
    #expect(
      abs(equator.distance(from: CLLocation(latitude: 0, longitude: 1)) - 111_319.49) < 0.01)
    #expect(equator.distance(from: equator) == 0)
    #expect(equator.distance(from: CLLocation(latitude: 0, longitude: 180)) > 20_000_000)
  }

  @Test func `a location by its place alone knows no height, way or speed`() {
    let location = CLLocation(latitude: 48.2, longitude: 16.4)

    #expect(location.horizontalAccuracy == 0 && location.verticalAccuracy == -1)
    #expect(location.course == -1 && location.speed == -1)
    #expect(
      location.description.hasPrefix("<+48.20000000,+16.40000000> +/- 0.00m (speed -1.00 mps"))
  }

  @Test func `a location of nothing is at the equator and Greenwich`() {
    #expect(CLLocation().coordinate.latitude == 0 && CLLocation().coordinate.longitude == 0)
    #expect(CLLocation().distance(from: CLLocation(latitude: 0, longitude: 0)) == 0)
  }

  @Test func `a location survives an archive`() throws {
    let location = CLLocation(
      coordinate: CLLocationCoordinate2DMake(48.2, 16.4), altitude: 170, horizontalAccuracy: 5,
      verticalAccuracy: 6, course: 90, courseAccuracy: 1, speed: 3, speedAccuracy: 0.5,
      timestamp: Date(timeIntervalSinceReferenceDate: 1000))

    let data = try NSKeyedArchiver.archivedData(
      withRootObject: location, requiringSecureCoding: true)
    let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: CLLocation.self, from: data)

    #expect(read?.description == location.description)
    #expect(read?.altitude == 170 && read?.speedAccuracy == 0.5 && read?.courseAccuracy == 1)
  }

  @Test func `places off the globe are not valid`() {
    #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2D()))
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(91, 0)))
  }

  @Test func `regions are the same by their names, and circles know what is in them`() {
    let center = CLLocationCoordinate2DMake(48.2, 16.4)
    let region = CLCircularRegion(center: center, radius: 100, identifier: "home")
    region.notifyOnExit = false
    let copy = region.copy() as? CLCircularRegion

    #expect(region.contains(center))
    #expect(!region.contains(CLLocationCoordinate2DMake(48.21, 16.4)))
    #expect(copy == region && copy !== region && copy?.notifyOnExit == false)
  }

  @Test func `errors have Core Location's domain and numbers, and match patterns`() {
    let error: any Error = CLError(.denied)
    let isDenied = if case CLError.denied = error { true } else { false }

    #expect((error as NSError).domain == "kCLErrorDomain" && (error as NSError).code == 1)
    #expect(isDenied && (error as? CLError)?.code == .denied)
    #expect(CLError.Code.geocodeFoundNoResult.rawValue == 8)
    #expect(CLError.Code.promptDeclined.rawValue == 18)
  }
}
