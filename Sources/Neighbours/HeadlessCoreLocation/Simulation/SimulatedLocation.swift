import FailureReporting
public import Foundation
import HeadlessUIKit

/// The device's location, as a test says it.
///
/// It belongs to the application of the test: in a fresh one the device's place is unknown. What
/// the user lets the app know stands among `Fleet.permissions`.
///
/// ```swift
/// SimulatedLocation.move(to: CLLocation(latitude: 48.2, longitude: 16.4))
/// print(SimulatedLocation.place?.coordinate.latitude == 48.2)  // true
/// ```
@preconcurrency @MainActor
public enum SimulatedLocation {
  // MARK: The place

  /// Where the device is, if a test has said so.
  public static var place: CLLocation? { LocationWorld.current.place }

  /// Moves the device; managers tell their delegates before the call returns.
  public static func move(
    to place: CLLocation, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    UserAct.perform(in: .shared, at: CallSite(fileID, filePath, line, column)) { _ in
      _ = LocationWorld.current.beginRoute()
      LocationWorld.current.move(to: place)
    }
  }

  /// Moves the device to a place on the globe.
  public static func move(
    to coordinate: CLLocationCoordinate2D, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    move(
      to: CLLocation(
        coordinate: coordinate, altitude: 0, horizontalAccuracy: 5, verticalAccuracy: -1,
        timestamp: Date()), fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Moves the device along a way, from one place to the next in UIKit time: the first is reached at once.
  ///
  /// ```swift
  /// let way = [CLLocation(latitude: 48.2, longitude: 16.4), CLLocation(latitude: 48.3, longitude: 16.4)]
  /// SimulatedLocation.follow(way, every: .seconds(60))
  /// ```
  public static func follow(
    _ way: [CLLocation], every time: Duration, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    UserAct.perform(in: .shared, at: CallSite(fileID, filePath, line, column)) { application in
      let world = LocationWorld.current
      let route = world.beginRoute()
      // As long as the clock goes, so that many of them can be added.
      let time = min(max(time, .zero), .uiKitTime(.infinity))
      for (index, place) in way.enumerated() {
        guard index > 0 else {
          world.move(to: place)
          continue
        }
        application.mainLoop.enqueue(
          "the device moves on", after: time * index, isWanted: { world.isOn(route: route) }
        ) {
          if world.isOn(route: route) { world.move(to: place) }
        }
      }
    }
  }

  /// Lets the device's place be unknown again, as in a fresh application, and ends a route.
  ///
  /// Managers are told nothing of it: a request for one location ends with an error after ten seconds.
  ///
  /// ```swift
  /// SimulatedLocation.move(to: CLLocation(latitude: 48.2, longitude: 16.4))
  /// SimulatedLocation.clear()
  /// print(SimulatedLocation.place == nil)  // true
  /// ```
  public static func clear(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    UserAct.perform(in: .shared, at: CallSite(fileID, filePath, line, column)) { _ in
      _ = LocationWorld.current.beginRoute()
      LocationWorld.current.forgetPlace()
    }
  }

  /// Turns the device; `degrees` are those from north.
  public static func turn(
    to degrees: CLLocationDirection, accuracy: CLLocationDirection = 5,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    UserAct.perform(in: .shared, at: CallSite(fileID, filePath, line, column)) { _ in
      LocationWorld.current.turn(to: CLHeading(degrees, accuracy: accuracy, at: Date()))
    }
  }

  /// Lets managers that wait for a location hear of a failure.
  public static func fail(
    _ error: CLError.Code = .locationUnknown, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    UserAct.perform(in: .shared, at: CallSite(fileID, filePath, line, column)) { _ in
      LocationWorld.current.tell("Core Location has no location") { $0.hear(error) }
    }
  }

  /// Lets managers that ask for stays hear of one.
  public static func visit(
    _ coordinate: CLLocationCoordinate2D, from arrival: Date,
    to departure: Date = .distantFuture, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    UserAct.perform(in: .shared, at: CallSite(fileID, filePath, line, column)) { _ in
      let visit = CLVisit(coordinate, from: arrival, to: departure)
      LocationWorld.current.tell("Core Location has a visit") { $0.hear(visit) }
    }
  }

  // MARK: The device

  /// Whether the device tells its location at all, which is a switch in the settings.
  public static var isEnabled: Bool {
    get { LocationWorld.current.isEnabled }
    set { LocationWorld.current.enable(newValue) }
  }

  /// How exact a location the user gives the app.
  public static var accuracy: CLAccuracyAuthorization {
    get { LocationWorld.current.accuracy }
    set { LocationWorld.current.setAccuracy(newValue) }
  }

  // MARK: Addresses

  /// The addresses that geocoders find; they find nothing else.
  ///
  /// ```swift
  /// SimulatedLocation.placemarks = [
  ///   CLPlacemark(location: CLLocation(latitude: 48.2, longitude: 16.4), locality: "Vienna")
  /// ]
  /// ```
  public static var placemarks: [CLPlacemark] {
    get { LocationWorld.current.addresses.map(\.placemark) }
    set { LocationWorld.current.addresses = newValue.map { LocationWorld.Address($0) } }
  }
}
