import FailureReporting
import Foundation
import HeadlessUIKit

/// What a manager tells its delegate, in turns of the main loop.
extension CLLocationManager {
  /// How far the device has to be moved for managers that ask only for significant changes.
  private static let farMove: CLLocationDistance = 500

  /// Whether the app may know the location now.
  var mayKnow: Bool { world.isEnabled && world.isAuthorized }

  /// Does something on a later turn, if the manager is still there.
  func later(
    _ name: StaticString, after delay: Duration? = nil,
    _ work: @escaping @MainActor @Sendable (CLLocationManager) -> Void
  ) {
    let link = Weak(self)
    MainTurn.post(name, after: delay == .zero ? nil : delay) {
      if let manager = link.object { work(manager) }
    }
  }

  func tellOfAuthorization() {
    later("CLLocationManager tells what the user lets the app know") {
      $0.delegate?.locationManagerDidChangeAuthorization($0)
    }
  }

  /// Hears that the user has said something else, and begins what had to wait for that.
  func hearOfAuthorization() {
    delegate?.locationManagerDidChangeAuthorization(self)
    if work.isUpdating || work.isWatchingForFarMoves { tellFirst() }
  }

  /// Tells where the device was last, or why that cannot be told.
  func tellFirst() {
    guard work.isUpdating || work.isWatchingForFarMoves else { return }
    if !world.isEnabled || world.isForbidden { return fail(.denied) }
    if let place = location { hear(place) }
  }

  /// Hears where the device is.
  func hear(_ place: CLLocation) {
    guard mayKnow, world.isInForeground || allowsBackgroundLocationUpdates else {
      if mayKnow, work.isWatchingForFarMoves { tellOfFarMove(place) }
      return
    }
    if work.isUpdating {
      let way = work.told.map { $0.distance(from: place) }
      guard way.map({ $0 >= distanceFilter }) ?? true else { return }
      work.told = place
      delegate?.locationManager(self, didUpdateLocations: [place])
    } else if work.isWatchingForFarMoves {
      tellOfFarMove(place)
    }
  }

  private func tellOfFarMove(_ place: CLLocation) {
    let way = work.toldOfFarMove.map { $0.distance(from: place) }
    guard way.map({ $0 >= Self.farMove }) ?? true else { return }
    work.toldOfFarMove = place
    delegate?.locationManager(self, didUpdateLocations: [place])
  }

  /// Answers a request for one location, unless it was withdrawn.
  func answerRequest(_ number: Int) {
    guard work.isRequesting, work.requests == number else { return }
    if let place = location {
      work.isRequesting = false
      delegate?.locationManager(self, didUpdateLocations: [place])
    } else {
      failRequest(mayKnow ? .locationUnknown : .denied)
    }
  }

  /// Hears that there is no location.
  func hear(_ error: CLError.Code) {
    if work.isRequesting { failRequest(error) } else if work.isUpdating { fail(error) }
  }

  /// Ends the request for one location with an error, of which a delegate may make another request.
  private func failRequest(_ error: CLError.Code) {
    let number = work.requests
    fail(error)
    if work.requests == number { work.isRequesting = false }
  }

  private func fail(_ error: CLError.Code) {
    delegate?.locationManager(self, didFailWithError: CLError(error))
  }

  /// Hears where the device points.
  func hear(_ heading: CLHeading) {
    guard work.isUpdatingHeading else { return }
    if let told = work.toldHeading {
      let turn = abs(told.magneticHeading - heading.magneticHeading)
      guard min(turn, 360 - turn) >= headingFilter else { return }
    }
    work.toldHeading = heading
    delegate?.locationManager(self, didUpdateHeading: heading)
  }

  /// Hears that the device has entered or left a region.
  func hear(_ region: CLRegion, isInside: Bool) {
    if isInside {
      delegate?.locationManager(self, didEnterRegion: region)
    } else {
      delegate?.locationManager(self, didExitRegion: region)
    }
  }

  /// Hears of a stay at a place.
  func hear(_ visit: CLVisit) {
    if work.isWatchingVisits { delegate?.locationManager(self, didVisit: visit) }
  }

  /// Reports a delegate that asks for one location, and could not hear of a failure.
  func missesFailureHandler() {
    guard work.isRequesting else { return }
    Reporting.deliver(
      RecordedFailure(
        "Delegate must respond to locationManager:didFailWithError:",
        name: .internalInconsistency, kind: .exception,
        details: "Core Location raises this exception in CLLocationManager.requestLocation().",
        site: MainActor.runUnchecked { AmbientCallSite.nearest } ?? CallSite()))
  }
}
