// Written by .ci/rx-forwarding.

public import HeadlessCoreLocation

extension CLLocationManagerDelegate where Self: _RXDelegateProxy {
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    let receiver = receiver((any CLLocationManagerDelegate).self, or: UnsetLocationDelegate.shared)
    send("locationManagerDidChangeAuthorization:", [boxed(manager)]) {
      receiver.locationManagerDidChangeAuthorization(manager)
    }
  }

  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {
    let receiver = receiver((any CLLocationManagerDelegate).self, or: UnsetLocationDelegate.shared)
    send("locationManager:didChangeAuthorization:", [boxed(manager), boxed(status)]) {
      receiver.locationManager(manager, didChangeAuthorization: status)
    }
  }

  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {
    let receiver = receiver((any CLLocationManagerDelegate).self, or: UnsetLocationDelegate.shared)
    send("locationManager:didUpdateLocations:", [boxed(manager), boxed(locations)]) {
      receiver.locationManager(manager, didUpdateLocations: locations)
    }
  }

  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    let receiver = receiver((any CLLocationManagerDelegate).self, or: UnsetLocationDelegate.shared)
    send("locationManager:didFailWithError:", [boxed(manager), boxed(error)]) {
      receiver.locationManager(manager, didFailWithError: error)
    }
  }

  public func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) {
    let receiver = receiver((any CLLocationManagerDelegate).self, or: UnsetLocationDelegate.shared)
    send("locationManagerDidPauseLocationUpdates:", [boxed(manager)]) {
      receiver.locationManagerDidPauseLocationUpdates(manager)
    }
  }

  public func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) {
    let receiver = receiver((any CLLocationManagerDelegate).self, or: UnsetLocationDelegate.shared)
    send("locationManagerDidResumeLocationUpdates:", [boxed(manager)]) {
      receiver.locationManagerDidResumeLocationUpdates(manager)
    }
  }

  public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  {
    let receiver = receiver((any CLLocationManagerDelegate).self, or: UnsetLocationDelegate.shared)
    send("locationManager:didUpdateHeading:", [boxed(manager), boxed(newHeading)]) {
      receiver.locationManager(manager, didUpdateHeading: newHeading)
    }
  }

  public func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool {
    receiver((any CLLocationManagerDelegate).self, or: UnsetLocationDelegate.shared)
      .locationManagerShouldDisplayHeadingCalibration(manager)
  }

  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
    let receiver = receiver((any CLLocationManagerDelegate).self, or: UnsetLocationDelegate.shared)
    send("locationManager:didEnterRegion:", [boxed(manager), boxed(region)]) {
      receiver.locationManager(manager, didEnterRegion: region)
    }
  }

  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {
    let receiver = receiver((any CLLocationManagerDelegate).self, or: UnsetLocationDelegate.shared)
    send("locationManager:didExitRegion:", [boxed(manager), boxed(region)]) {
      receiver.locationManager(manager, didExitRegion: region)
    }
  }

  public func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
  ) {
    let receiver = receiver((any CLLocationManagerDelegate).self, or: UnsetLocationDelegate.shared)
    send("locationManager:didDetermineState:for:", [boxed(manager), boxed(state), boxed(region)]) {
      receiver.locationManager(manager, didDetermineState: state, for: region)
    }
  }

  public func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
  ) {
    let receiver = receiver((any CLLocationManagerDelegate).self, or: UnsetLocationDelegate.shared)
    send(
      "locationManager:monitoringDidFailFor:withError:",
      [boxed(manager), boxed(region), boxed(error)]
    ) { receiver.locationManager(manager, monitoringDidFailFor: region, withError: error) }
  }

  public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
  {
    let receiver = receiver((any CLLocationManagerDelegate).self, or: UnsetLocationDelegate.shared)
    send("locationManager:didStartMonitoringFor:", [boxed(manager), boxed(region)]) {
      receiver.locationManager(manager, didStartMonitoringFor: region)
    }
  }

  public func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {
    let receiver = receiver((any CLLocationManagerDelegate).self, or: UnsetLocationDelegate.shared)
    send("locationManager:didVisit:", [boxed(manager), boxed(visit)]) {
      receiver.locationManager(manager, didVisit: visit)
    }
  }
}
