public import Foundation
import HeadlessUIKit

/// What an app asks for the location, and for what happens at places.
///
/// Where the device is, a test says, see ``SimulatedLocation``. The delegate is called in later turns of
/// the main loop.
open class CLLocationManager: NSObject {
  /// Creates a manager, without a delegate so far.
  public override init() {
    super.init()
    world.add(Weak(self))
  }

  let world = LocationWorld.current
  var work = Work()

  /// What the manager has been asked to tell of.
  struct Work {
    var isUpdating = false
    var isUpdatingHeading = false
    var isWatchingForFarMoves = false
    var isWatchingVisits = false
    /// The locations that were told last, for filters.
    var told: CLLocation?
    var toldOfFarMove: CLLocation?
    var toldHeading: CLHeading?
    /// How often one location was asked for, and whether it is still to come.
    var requests = 0
    var isRequesting = false
  }

  // MARK: The delegate

  /// The delegate; soon after it is set, it is told what the user lets the app know.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet { if delegate != nil { tellOfAuthorization() } }
  }

  // MARK: What the user lets the app know

  /// The user's answer.
  open var authorizationStatus: CLAuthorizationStatus { world.authorizationStatus }

  /// The user's answer.
  @available(*, deprecated, message: "Use the property of a manager instead.")
  open class func authorizationStatus() -> CLAuthorizationStatus {
    LocationWorld.current.authorizationStatus
  }

  /// How exact a location the user gives the app.
  open var accuracyAuthorization: CLAccuracyAuthorization { world.accuracy }

  /// Whether the user lets the app's widgets know the location; widgets do not exist here.
  open var isAuthorizedForWidgetUpdates: Bool { false }

  /// Asks the user for the location while the app is used.
  open func requestWhenInUseAuthorization() {
    world.permissions.request(
      .location, by: "CLLocationManager.requestWhenInUseAuthorization()"
    ) { _ in }
  }

  /// Asks the user for the location, also in the background.
  ///
  /// A user who was not asked before is not asked for so much at once: the question is that for the
  /// time in which the app is used, and its yes counts for the background, too.
  open func requestAlwaysAuthorization() {
    let call: StaticString = "CLLocationManager.requestAlwaysAuthorization()"
    let permissions = world.permissions
    guard permissions.status(of: .location) == .notDetermined else {
      return permissions.request(.location, isUpgrade: true, by: call) { _ in }
    }
    permissions.request(.location, by: call) { status in
      if status == .allowed { permissions.set(.location, .always) }
    }
  }

  /// Asks the user for the exact location once, where the app gets it only roughly.
  open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String, completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    world.requestExactLocation(for: purposeKey) { completion?($0) }
  }

  /// Asks the user for the exact location once, where the app gets it only roughly.
  nonisolated(nonsending) open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String
  ) async throws {
    try await withCheckedThrowingContinuation { (next: CheckedContinuation<Void, any Error>) in
      world.requestExactLocation(for: purposeKey) { error in
        if let error { next.resume(throwing: error) } else { next.resume() }
      }
    }
  }

  // MARK: What there is

  /// Whether the device tells its location at all.
  open class func locationServicesEnabled() -> Bool { LocationWorld.current.isEnabled }

  /// Whether the device can tell when it is moved far.
  open class func significantLocationChangeMonitoringAvailable() -> Bool { true }

  /// Whether the device has a compass.
  open class func headingAvailable() -> Bool { true }

  /// Whether regions of a class can be watched: circles.
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool {
    regionClass is CLCircularRegion.Type
  }

  /// Whether the device can measure how far beacons are away.
  open class func isRangingAvailable() -> Bool { false }

  // MARK: How exact

  /// The wanted accuracy of the location.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// The least way between two locations that are told.
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  /// The purpose of the movement.
  open var activityType: CLActivityType = .other
  /// The least turn between two headings that are told.
  open var headingFilter: CLLocationDegrees = 1
  /// The side on which the device is held, for headings.
  open var headingOrientation: CLDeviceOrientation = .portrait
  /// Whether updates may end while the device rests.
  open var pausesLocationUpdatesAutomatically = true
  /// Whether updates go on in the background.
  open var allowsBackgroundLocationUpdates = false
  /// Whether the user sees that the app asks in the background.
  open var showsBackgroundLocationIndicator = false
  /// The largest circle that can be watched, in meters.
  open var maximumRegionMonitoringDistance: CLLocationDistance { 2_000_000 }

  // MARK: What is known

  /// Where the device was last, if the app may know.
  open var location: CLLocation? { mayKnow ? world.place : nil }

  /// The last heading of the device.
  open var heading: CLHeading? { world.heading }

  /// The regions that are watched, by all managers of the app.
  open var monitoredRegions: Set<CLRegion> { Set(world.regions.map(\.region)) }

  // MARK: Asking for locations

  /// Asks for locations from now on.
  open func startUpdatingLocation() {
    work.isUpdating = true
    work.told = nil
    later("CLLocationManager.startUpdatingLocation()") { $0.tellFirst() }
  }

  /// Asks for no more locations.
  open func stopUpdatingLocation() {
    work.isUpdating = false
    work.isRequesting = false
  }

  /// Asks for one location, which comes a second later.
  open func requestLocation() {
    work.requests += 1
    work.isRequesting = true
    let number = work.requests
    let seconds = mayKnow && world.place == nil ? 10 : mayKnow ? 1 : 0
    later("CLLocationManager.requestLocation()", after: .seconds(seconds)) {
      $0.answerRequest(number)
    }
  }

  /// Asks for a location whenever the device was moved far.
  open func startMonitoringSignificantLocationChanges() {
    work.isWatchingForFarMoves = true
    work.toldOfFarMove = nil
    later("CLLocationManager.startMonitoringSignificantLocationChanges()") { $0.tellFirst() }
  }

  /// Asks for no more of that.
  open func stopMonitoringSignificantLocationChanges() { work.isWatchingForFarMoves = false }

  /// Asks for stays at places.
  open func startMonitoringVisits() { work.isWatchingVisits = true }

  /// Asks for no more of that.
  open func stopMonitoringVisits() { work.isWatchingVisits = false }

  // MARK: Asking for headings

  /// Asks for headings from now on.
  open func startUpdatingHeading() {
    work.isUpdatingHeading = true
    work.toldHeading = nil
    later("CLLocationManager.startUpdatingHeading()") { manager in
      if let heading = manager.world.heading { manager.hear(heading) }
    }
  }

  /// Asks for no more headings.
  open func stopUpdatingHeading() { work.isUpdatingHeading = false }

  /// Ends what asks the user to move the device in an eight.
  open func dismissHeadingCalibrationDisplay() {}

  // MARK: Asking for regions

  /// Asks for what happens at a region, which takes the place of one of the same name.
  open func startMonitoring(for region: CLRegion) {
    let error: CLError.Code? = world.watch(region)
    let copy = MainActorOnly(region.copy() as? CLRegion ?? region)
    later("CLLocationManager.startMonitoring(for:)") { manager in
      guard let error else {
        manager.delegate?.locationManager(manager, didStartMonitoringFor: copy.value)
        return
      }
      manager.delegate?.locationManager(
        manager, monitoringDidFailFor: copy.value, withError: CLError(error))
    }
  }

  /// Asks for no more of what happens at a region.
  open func stopMonitoring(for region: CLRegion) { world.unwatch(region.identifier) }

  /// Asks whether the device is in a region.
  open func requestState(for region: CLRegion) {
    let copy = MainActorOnly(region.copy() as? CLRegion ?? region)
    later("CLLocationManager.requestState(for:)") { manager in
      let place = manager.location?.coordinate
      let isInside = place.flatMap { (copy.value as? CLCircularRegion)?.contains($0) }
      manager.delegate?.locationManager(
        manager, didDetermineState: isInside.map { $0 ? .inside : .outside } ?? .unknown,
        for: copy.value)
    }
  }
}
