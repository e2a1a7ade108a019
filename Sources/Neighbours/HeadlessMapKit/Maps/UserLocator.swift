import Foundation
import HeadlessCoreLocation
import HeadlessUIKit

/// Hears where the user is, for a map.
@MainActor
final class UserLocator: NSObject, CLLocationManagerDelegate {
  private let manager = CLLocationManager()
  private let tell: (Result<CLLocation, any Error>) -> Void

  init(_ tell: @escaping @MainActor (Result<CLLocation, any Error>) -> Void) {
    self.tell = tell
    super.init()
    manager.delegate = self
    manager.startUpdatingLocation()
  }

  func end() {
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
    _ manager: CLLocationManager, didFailWithError error: any Error
  ) { MainActor.runUnchecked { tell(.failure(error)) } }
}
