import Foundation
import HeadlessUIKit
import Locks

/// Where the device of an application is, and the managers that this concerns.
final class LocationWorld: ScopedState {
  /// A region that is watched, and whether the device is in it.
  struct Watched: Sendable {
    let center: CLLocationCoordinate2D
    let radius: CLLocationDistance
    let identifier: String
    let notifyOnEntry: Bool
    let notifyOnExit: Bool
    var isInside: Bool?

    var region: CLCircularRegion {
      let region = CLCircularRegion(center: center, radius: radius, identifier: identifier)
      (region.notifyOnEntry, region.notifyOnExit) = (notifyOnEntry, notifyOnExit)
      return region
    }
  }

  /// An address that geocoders find.
  struct Address: Sendable {
    let location: CLLocation?
    let parts: CLPlacemark.Parts
    let timeZone: TimeZone?

    init(_ placemark: CLPlacemark) {
      (location, parts, timeZone) = (placemark.location, placemark.parts, placemark.timeZone)
    }
  }

  private struct State {
    var place: CLLocation?
    var heading: CLHeading?
    var isEnabled = true
    var accuracy = CLAccuracyAuthorization.fullAccuracy
    var regions: [Watched] = []
    var managers: [Weak<CLLocationManager>] = []
    var addresses: [Address] = []
    var listens = false
    var route = 0
  }

  private let state = Locked(State())

  init() {}

  /// The world of the application of this task.
  static var current: LocationWorld {
    let world = ApplicationScope.current.state(LocationWorld.self)
    world.listen()
    return world
  }

  var permissions: UserPermissions { UserPermissions.current }

  /// Begins to hear what the user lets the app know, once.
  private func listen() {
    let isFirst = state.withLock { state in
      defer { state.listens = true }
      return !state.listens
    }
    guard isFirst else { return }
    permissions.observe { [weak self] resource in
      guard resource == .location else { return }
      self?.tell("Core Location hears what the user has said") { $0.hearOfAuthorization() }
    }
  }

  // MARK: What holds

  var place: CLLocation? { state.withLock(\.place) }
  var heading: CLHeading? { state.withLock(\.heading) }
  var regions: [Watched] { state.withLock(\.regions) }
  var isEnabled: Bool { state.withLock(\.isEnabled) }
  var accuracy: CLAccuracyAuthorization { state.withLock(\.accuracy) }

  var authorizationStatus: CLAuthorizationStatus {
    guard isEnabled else { return .denied }
    return switch permissions.status(of: .location) {
    case .notDetermined: .notDetermined
    case .restricted: .restricted
    case .denied: .denied
    case .always: .authorizedAlways
    case .allowed, .limited, .provisional: .authorizedWhenInUse
    }
  }

  var isAuthorized: Bool {
    [.authorizedAlways, .authorizedWhenInUse].contains(authorizationStatus)
  }

  var isForbidden: Bool { [.denied, .restricted].contains(authorizationStatus) }

  var isInForeground: Bool {
    MainActor.runUnchecked { UIApplication.shared.applicationState != .background }
  }

  // MARK: Telling managers

  func add(_ manager: Weak<CLLocationManager>) {
    state.withLock { state in
      state.managers.removeAll { $0.object == nil }
      state.managers.append(manager)
    }
  }

  /// Tells all managers something on a later turn.
  func tell(_ name: StaticString, _ what: @escaping @Sendable (CLLocationManager) -> Void) {
    MainTurn.post(name) {
      for link in self.state.withLock(\.managers) { link.object.map(what) }
    }
  }

  // MARK: What a test says

  /// Moves the device, and tells managers of that and of the regions that it enters and leaves.
  func move(to place: CLLocation) {
    let crossed = state.withLock { state -> [Watched] in
      state.place = place
      return Self.cross(&state.regions, place.coordinate)
    }
    tell("Core Location has a location") { $0.hear(place) }
    guard authorizationStatus == .authorizedAlways else { return }
    for watched in crossed {
      let isInside = watched.isInside == true
      guard isInside ? watched.notifyOnEntry : watched.notifyOnExit else { continue }
      tell("Core Location has a region that was entered or left") {
        $0.hear(watched.region, isInside: isInside)
      }
    }
  }

  /// Notes which regions a place is in, and returns the regions for which that is news.
  private static func cross(
    _ regions: inout [Watched], _ place: CLLocationCoordinate2D
  ) -> [Watched] {
    var crossed: [Watched] = []
    for index in regions.indices {
      let isInside = Ellipsoid.distance(regions[index].center, place) <= regions[index].radius
      // No manager is told of a region in which the device is when it begins to be watched.
      let isNew = regions[index].isInside.map { $0 != isInside } ?? false
      regions[index].isInside = isInside
      if isNew { crossed.append(regions[index]) }
    }
    return crossed
  }

  /// Forgets where the device is.
  func forgetPlace() { state.withLock { $0.place = nil } }

  func turn(to heading: CLHeading) {
    state.withLock { $0.heading = heading }
    tell("Core Location has a heading") { $0.hear(heading) }
  }

  func enable(_ isEnabled: Bool) {
    let isNew = state.withLock { state in
      defer { state.isEnabled = isEnabled }
      return state.isEnabled != isEnabled
    }
    if isNew { tell("Core Location is switched") { $0.hearOfAuthorization() } }
  }

  func setAccuracy(_ accuracy: CLAccuracyAuthorization) {
    let isNew = state.withLock { state in
      defer { state.accuracy = accuracy }
      return state.accuracy != accuracy
    }
    if isNew { tell("Core Location has another accuracy") { $0.hearOfAuthorization() } }
  }

  /// Begins a route, which ends the one before; returns its number.
  func beginRoute() -> Int {
    state.withLock { state in
      state.route += 1
      return state.route
    }
  }

  func isOn(route: Int) -> Bool { state.withLock { $0.route == route } }

  // MARK: Regions

  /// Watches a region; answers why it cannot.
  func watch(_ region: CLRegion) -> CLError.Code? {
    guard let circle = region as? CLCircularRegion else { return .regionMonitoringFailure }
    guard authorizationStatus == .authorizedAlways else { return .regionMonitoringDenied }
    return state.withLock { state in
      state.regions.removeAll { $0.identifier == region.identifier }
      guard state.regions.count < 20 else { return .regionMonitoringFailure }
      state.regions.append(
        Watched(
          center: circle.center, radius: circle.radius, identifier: circle.identifier,
          notifyOnEntry: circle.notifyOnEntry, notifyOnExit: circle.notifyOnExit,
          isInside: state.place.map { circle.contains($0.coordinate) }))
      return nil
    }
  }

  func unwatch(_ identifier: String) {
    state.withLock { state in state.regions.removeAll { $0.identifier == identifier } }
  }

  // MARK: The exact location

  func requestExactLocation(
    for purpose: String, _ answer: @escaping @Sendable ((any Error)?) -> Void
  ) {
    guard accuracy == .reducedAccuracy else {
      return MainTurn.post("the exact location is known") { answer(nil) }
    }
    let key = "NSLocationTemporaryUsageDescriptionDictionary"
    MainTurn.post("the exact location is asked for") {
      let reasons = UIApplication.shared.infoDictionary[key] as? [String: String]
      self.permissions.set(.preciseLocation, .notDetermined)
      self.permissions.request(
        .preciseLocation, message: reasons?[purpose],
        by: "CLLocationManager.requestTemporaryFullAccuracyAuthorization(withPurposeKey:)"
      ) { status in
        if status == .allowed { self.setAccuracy(.fullAccuracy) }
        answer(status == .allowed ? nil : CLError(.promptDeclined))
      }
    }
  }

  // MARK: Addresses

  var addresses: [Address] {
    get { state.withLock(\.addresses) }
    set { state.withLock { $0.addresses = newValue } }
  }
}
