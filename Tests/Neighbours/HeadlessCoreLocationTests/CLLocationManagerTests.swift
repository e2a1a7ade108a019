import FailureReporting
import FleetTesting
import Foundation
import HeadlessCoreLocation
import TestSupport
import Testing

@MainActor
@Suite("Core Location: managers", .freshApplication)
struct CLLocationManagerTests {
  /// A delegate that writes down what it hears.
  class Delegate: NSObject, CLLocationManagerDelegate {
    let trace = Trace()

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      trace.add("status \(manager.authorizationStatus.rawValue)")
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations all: [CLLocation]) {
      trace.add("at \(all.map(\.coordinate.latitude))")
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      trace.add("error \((error as NSError).code)")
    }

    func locationManager(_ manager: CLLocationManager, didUpdateHeading heading: CLHeading) {
      trace.add("heading \(heading.magneticHeading)")
    }

    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
      trace.add("entered \(region.identifier)")
    }

    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {
      trace.add("left \(region.identifier)")
    }

    func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {
      trace.add("watches \(region.identifier)")
    }

    func locationManager(
      _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?,
      withError error: any Error
    ) { trace.add("does not watch \(region?.identifier ?? ""): \((error as NSError).code)") }

    func locationManager(
      _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
    ) { trace.add("state \(state.rawValue)") }

    func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {
      trace.add("visit \(visit.coordinate.latitude)")
    }
  }

  private final class OldDelegate: NSObject, CLLocationManagerDelegate {
    let trace = Trace()

    func locationManager(
      _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
    ) { trace.add("old \(status.rawValue)") }
  }

  private let manager = CLLocationManager()
  private let delegate = Delegate()
  private var lines: [String] { delegate.trace.lines }

  private func allow(_ status: AppPermissions.Status = .allowed) {
    permissions[.location] = status
    settle()
    manager.delegate = delegate
    settle()
  }

  private func move(_ latitude: Double) {
    SimulatedLocation.move(to: CLLocation(latitude: latitude, longitude: 16))
  }

  @Test func `a delegate hears of the status by itself, on a later turn, and of each change`() {
    manager.delegate = delegate
    #expect(lines.isEmpty)
    settle()
    #expect(lines == ["status 0"])

    manager.requestWhenInUseAuthorization()
    settle()
    #expect(Fleet.screen.alert?.title?.hasSuffix("to use your location?") == true)
    answerPermission(.allow)
    permissions[.location] = .denied
    settle()

    #expect(lines == ["status 0", "status 4", "status 2"])
  }

  @Test func `the method of old is called where the newer one is not there`() {
    let old = OldDelegate()
    manager.delegate = old
    settle()

    #expect(old.trace.lines == ["old 0"])
  }

  @Test func `always is the same question first, and then another one, once`() {
    manager.delegate = delegate
    manager.requestAlwaysAuthorization()
    settle()
    answerPermission("Allow While Using App")
    #expect(manager.authorizationStatus == .authorizedAlways)

    permissions[.location] = .allowed
    manager.requestAlwaysAuthorization()
    settle()
    answerPermission("Change to Always Allow")
    #expect(manager.authorizationStatus == .authorizedAlways)
    permissions[.location] = .allowed
    manager.requestAlwaysAuthorization()
    settle()
    #expect(Fleet.screen.presentedAlert == nil)
  }

  @Test func `updates begin with where the device was last, and are filtered by way`() {
    allow()
    move(48)
    manager.distanceFilter = 1000
    manager.startUpdatingLocation()
    #expect(lines == ["status 4"])
    settle()

    for latitude in [48.001, 48.1] { move(latitude) }
    manager.stopUpdatingLocation()
    move(50)

    #expect(lines == ["status 4", "at [48.0]", "at [48.1]"])
    #expect(manager.location?.coordinate.latitude == 50)
  }

  @Test func `what the user denies is an error, and what they allow later begins then`() {
    allow(.denied)
    move(48)
    manager.startUpdatingLocation()
    settle()
    #expect(lines == ["status 2", "error 1"] && manager.location == nil)

    permissions[.location] = .allowed
    settle()

    #expect(lines == ["status 2", "error 1", "status 4", "at [48.0]"])
    SimulatedLocation.isEnabled = false
    settle()
    #expect(!CLLocationManager.locationServicesEnabled() && manager.location == nil)
    #expect(lines.suffix(2) == ["status 2", "error 1"])
  }

  @Test func `one location comes a second later, or an error after ten`() {
    allow()
    manager.requestLocation()
    advance(by: .seconds(9))
    #expect(lines == ["status 4"])
    advance(by: .seconds(1))
    #expect(lines == ["status 4", "error 0"])
    move(48)

    manager.requestLocation()
    settle()
    #expect(lines.count == 2)
    advance(by: .seconds(1))
    move(49)

    #expect(lines == ["status 4", "error 0", "at [48.0]"])
  }

  @Test func `a delegate may ask again when there is no location`() {
    final class Patient: Delegate {
      override func locationManager(
        _ manager: CLLocationManager, didFailWithError error: any Error
      ) {
        super.locationManager(manager, didFailWithError: error)
        manager.requestLocation()
      }
    }
    permissions[.location] = .allowed
    let patient = Patient()
    manager.delegate = patient
    manager.requestLocation()
    advance(by: .seconds(10))
    SimulatedLocation.fail(.network)
    #expect(patient.trace.lines.suffix(2) == ["error 0", "error 2"])
    move(48)
    advance(by: .seconds(10))

    #expect(patient.trace.lines.suffix(3) == ["error 0", "error 2", "at [48.0]"])
  }

  @Test func `a request for one location needs somebody who hears of errors`() {
    let old = OldDelegate()
    manager.delegate = old

    let received = failures {
      manager.requestLocation()
      settle()
    }

    #expect(
      received.reasons == ["Delegate must respond to locationManager:didFailWithError:"])
    #expect(
      received.first?.details
        == "Core Location raises this exception in CLLocationManager.requestLocation().")
  }

  @Test func `a route takes UIKit time, and another movement ends it`() {
    allow()
    manager.startUpdatingLocation()
    let way = [48.0, 49, 50].map { CLLocation(latitude: $0, longitude: 16) }
    SimulatedLocation.follow(way, every: .seconds(60))
    advance(by: .seconds(60))
    #expect(lines == ["status 4", "at [48.0]", "at [49.0]"])

    move(10)
    advance(by: .seconds(600))

    #expect(lines.last == "at [10.0]" && lines.count == 4)
  }

  @Test func `the place is unknown again, which ends a route, and nobody is told`() {
    allow()
    manager.startUpdatingLocation()
    let way = [48.0, 49].map { CLLocation(latitude: $0, longitude: 16) }
    SimulatedLocation.follow(way, every: .seconds(60))
    SimulatedLocation.clear()
    advance(by: .seconds(60))
    #expect(SimulatedLocation.place == nil && manager.location == nil)
    #expect(lines == ["status 4", "at [48.0]"])

    manager.stopUpdatingLocation()
    manager.requestLocation()
    advance(by: .seconds(10))

    #expect(lines == ["status 4", "at [48.0]", "error 0"])
  }

  @Test(arguments: [Duration.seconds(Int64.max), .seconds(Int64.min)])
  func `a route may take longer than the clock goes, or no time`(time: Duration) {
    let way = (0..<40).map { CLLocation(latitude: Double($0), longitude: 16) }
    SimulatedLocation.follow(way, every: time)
    advance(by: .milliseconds(1))

    #expect(SimulatedLocation.place?.coordinate.latitude == (time > .zero ? 0 : 39))
  }

  @Test func `the app hears nothing in the background unless it says so`() {
    allow(.always)
    manager.startUpdatingLocation()
    sendAppToBackground()
    move(48)
    #expect(lines == ["status 3"])

    manager.allowsBackgroundLocationUpdates = true
    move(49)

    #expect(lines == ["status 3", "at [49.0]"])
  }

  @Test func `far moves are told by the half kilometer, also in the background`() {
    allow(.always)
    manager.startMonitoringSignificantLocationChanges()
    sendAppToBackground()

    for latitude in [48, 48.001, 48.01] { move(latitude) }

    #expect(lines == ["status 3", "at [48.0]", "at [48.01]"])
  }

  @Test func `regions are entered and left, but not the one in which the device stands`() {
    allow(.always)
    move(48)
    func region(_ name: String, _ latitude: Double) -> CLCircularRegion {
      CLCircularRegion(
        center: CLLocationCoordinate2DMake(latitude, 16), radius: 200, identifier: name)
    }
    manager.startMonitoring(for: region("home", 48))
    manager.startMonitoring(for: region("work", 49))
    manager.requestState(for: region("home", 48))
    settle()
    #expect(manager.monitoredRegions.map(\.identifier).sorted() == ["home", "work"])

    for latitude in [49.0, 48] { move(latitude) }
    manager.stopMonitoring(for: region("home", 48))
    move(49)

    #expect(
      lines == [
        "status 3", "watches home", "watches work", "state 1", "left home", "entered work",
        "entered home", "left work", "entered work",
      ])
  }

  @Test func `regions need the permission for the background, and there are twenty`() {
    allow()
    let center = CLLocationCoordinate2DMake(48, 16)
    manager.startMonitoring(
      for: CLCircularRegion(center: center, radius: 9, identifier: "no"))
    permissions[.location] = .always
    for number in 1...21 {
      manager.startMonitoring(
        for: CLCircularRegion(center: center, radius: 9, identifier: "\(number)"))
    }
    settle()

    #expect(lines.contains("does not watch no: 4"))
    #expect(lines.last == "does not watch 21: 5")
  }

  @Test func `headings are filtered by degrees, and visits told to those who ask`() {
    allow()
    SimulatedLocation.turn(to: 10)
    manager.headingFilter = 5
    manager.startUpdatingHeading()
    settle()
    for degrees in [12.0, 16, 358] { SimulatedLocation.turn(to: degrees) }
    let place = CLLocationCoordinate2DMake(48, 16)
    SimulatedLocation.visit(place, from: .distantPast)
    manager.startMonitoringVisits()
    SimulatedLocation.visit(place, from: .distantPast)

    #expect(
      lines == ["status 4", "heading 10.0", "heading 16.0", "heading 358.0", "visit 48.0"])
  }

  @Test func `the exact location is asked for where the app gets it roughly`() {
    allow()
    SimulatedLocation.accuracy = .reducedAccuracy
    let trace = delegate.trace
    manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "Nearby") {
      trace.add("answer \(($0 as NSError?)?.code ?? 0)")
    }
    settle()
    answerPermission(.deny)
    manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "Nearby") {
      trace.add("answer \(($0 as NSError?)?.code ?? 0)")
    }
    settle()
    answerPermission(.allow)

    #expect(lines.filter { $0.hasPrefix("answer") } == ["answer 18", "answer 0"])
    #expect(manager.accuracyAuthorization == .fullAccuracy)
  }

  @Test func `a fresh application knows of no place`() {
    move(48)
    SimulatedLocation.fail()

    withFreshApplication { #expect(SimulatedLocation.place == nil) }
    #expect(SimulatedLocation.place?.coordinate.latitude == 48)
    SimulatedLocation.move(to: CLLocationCoordinate2DMake(1, 2))
    #expect(SimulatedLocation.place?.coordinate.longitude == 2)
  }

  @Test func `a manager that is gone hears nothing`() {
    permissions[.location] = .allowed
    var other: CLLocationManager? = CLLocationManager()
    other?.delegate = delegate
    other?.startUpdatingLocation()
    expectRelease({ other }, after: { other = nil })
    move(48)

    #expect(lines.isEmpty)
  }
}
