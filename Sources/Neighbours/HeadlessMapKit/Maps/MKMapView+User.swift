import Foundation
import HeadlessCoreLocation
import HeadlessUIKit

extension MKMapView {
  /// Begins to look where the user is, or ends it.
  final func locate(_ looks: Bool) {
    userLocation.isUpdating = looks
    guard looks else {
      display.locator?.end()
      display.locator = nil
      display.tracking = .none
      tellControls()
      hideUser()
      return inTurn { $0.delegate?.mapViewDidStopLocatingUser($0) }
    }
    inTurn { $0.delegate?.mapViewWillStartLocatingUser($0) }
    display.locator = UserLocator(
      { [weak self] result in self?.take(result) }, { [weak self] heading in self?.take(heading) })
    display.locator?.followsHeading = display.tracking == .followWithHeading
  }

  private func take(_ heading: CLHeading) {
    userLocation.heading = heading
    guard display.tracking == .followWithHeading else { return }
    turn(to: heading.trueHeading >= 0 ? heading.trueHeading : heading.magneticHeading)
  }

  private func take(_ result: Result<CLLocation, any Error>) {
    switch result {
    case .success(let location):
      userLocation.location = location
      placeViews()
      followUser()
      scheduleDisplay()
      delegate?.mapView(self, didUpdate: userLocation)
    case .failure(let error): delegate?.mapView(self, didFailToLocateUserWithError: error)
    }
  }

  /// Puts the user into the middle, if the map follows.
  final func followUser() {
    guard display.tracking != .none, let location = userLocation.location else { return }
    setCenter(location.coordinate, animated: true)
  }

  private func hideUser() {
    (userLocation.location, userLocation.heading) = (nil, nil)
    let key = ObjectIdentifier(userLocation)
    display.views.removeValue(forKey: key)?.removeFromSuperview()
  }
}
