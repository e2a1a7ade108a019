public import Foundation

/// Is told where the device is, and what the user lets the app know of that.
///
/// All methods need not be there. They are called on the main queue.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  /// Called once there is a delegate, and whenever the user has said something else.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)

  /// The same as of old, called where the newer method is not there.
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)

  /// Called with locations, the newest last.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])

  /// Called when there is no location.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)

  /// Called when updates end because the device rests.
  func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)

  /// Called when updates begin again.
  func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)

  /// Called with where the device points.
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)

  /// Asked whether the user may be asked to move the device in an eight.
  func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool

  /// Called when the device has entered a region.
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)

  /// Called when the device has left a region.
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)

  /// Called with whether the device is in a region.
  func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)

  /// Called when a region cannot be watched.
  func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?,
    withError error: any Error)

  /// Called when a region is watched.
  func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)

  /// Called with a stay at a place.
  func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
}

extension CLLocationManagerDelegate {
  /// Calls the method of old.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
  }

  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}

  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}

  /// Does nothing, but for a request for one location, which needs the method.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    manager.missesFailureHandler()
  }

  public func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) {}

  public func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) {}

  public func locationManager(
    _ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading
  ) {}

  /// The user is not asked.
  public func locationManagerShouldDisplayHeadingCalibration(
    _ manager: CLLocationManager
  ) -> Bool { false }

  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}

  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}

  public func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
  ) {}

  public func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?,
    withError error: any Error
  ) {}

  public func locationManager(
    _ manager: CLLocationManager, didStartMonitoringFor region: CLRegion
  ) {}

  public func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {}
}
