import Foundation
import HeadlessCoreLocation
import HeadlessUIKit

/// Hears where the user is, for a map.
@MainActor
final class UserLocator: NSObject, CLLocationManagerDelegate {
  private let manager = CLLocationManager()
  private let tell: (Result<CLLocation, any Error>) -> Void
  private let tellHeading: (CLHeading) -> Void

  init(
    _ tell: @escaping @MainActor (Result<CLLocation, any Error>) -> Void,
    _ tellHeading: @escaping @MainActor (CLHeading) -> Void
  ) {
    self.tell = tell
    self.tellHeading = tellHeading
    super.init()
    manager.delegate = self
    manager.startUpdatingLocation()
  }

  /// Whether it hears where the device points, too.
  var followsHeading = false {
    didSet {
      guard followsHeading != oldValue else { return }
      if followsHeading { manager.startUpdatingHeading() } else { manager.stopUpdatingHeading() }
    }
  }

  func end() {
    followsHeading = false
    manager.stopUpdatingLocation()
    manager.delegate = nil
  }

  nonisolated func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {
    guard let location = locations.last else { return }
    MainActor.runUnchecked { tell(.success(location)) }
  }

  nonisolated func locationManager(
    _ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading
  ) { MainActor.runUnchecked { tellHeading(newHeading) } }

  nonisolated func locationManager(
    _ manager: CLLocationManager, didFailWithError error: any Error
  ) { MainActor.runUnchecked { tell(.failure(error)) } }
}
