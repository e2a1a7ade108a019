public import Foundation
public import HeadlessCoreLocation

/// A way from one place to another.
@preconcurrency @MainActor
open class MKRoute: NSObject {
  /// A part of a way.
  @preconcurrency @MainActor
  open class Step: NSObject {
    /// Creates a part for a test, which directions then are answered with.
    public init(instructions: String, distance: CLLocationDistance, polyline: MKPolyline? = nil) {
      self.instructions = instructions
      self.distance = distance
      self.polyline = polyline ?? MKPolyline(coordinates: [], count: 0)
      super.init()
    }

    /// The instruction for the traveller.
    public let instructions: String
    /// Its length, in meters.
    public let distance: CLLocationDistance
    /// The line of it.
    public let polyline: MKPolyline
  }

  /// Creates a way for a test, which directions then are answered with.
  ///
  /// On a device only directions make ways.
  public init(
    name: String, distance: CLLocationDistance, expectedTravelTime: TimeInterval,
    polyline: MKPolyline? = nil, steps: [Step] = [],
    transportType: MKDirectionsTransportType = .automobile, advisoryNotices: [String] = []
  ) {
    self.name = name
    self.distance = distance
    self.expectedTravelTime = expectedTravelTime
    self.polyline = polyline ?? MKPolyline(coordinates: [], count: 0)
    self.steps = steps
    self.transportType = transportType
    self.advisoryNotices = advisoryNotices
    super.init()
  }

  /// Its name.
  public let name: String
  /// Its length, in meters.
  public let distance: CLLocationDistance
  /// The time that it takes, in seconds.
  public let expectedTravelTime: TimeInterval
  /// The line of it.
  public let polyline: MKPolyline
  /// Its parts.
  public let steps: [Step]
  /// The means of travel.
  public let transportType: MKDirectionsTransportType
  /// Notices about it.
  public let advisoryNotices: [String]
}
