import Foundation
import HeadlessCoreLocation

/// What stands for a location manager's delegate that is not set: its protocol is of no actor.
final class UnsetLocationDelegate: NSObject, CLLocationManagerDelegate, Sendable {
  static let shared = UnsetLocationDelegate()
}
