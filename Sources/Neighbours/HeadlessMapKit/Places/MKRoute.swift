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

    /// What one does.
    public let instructions: String
    /// How long it is, in meters.
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

  /// What it is called.
  public let name: String
  /// How long it is, in meters.
  public let distance: CLLocationDistance
  /// How long it takes, in seconds.
  public let expectedTravelTime: TimeInterval
  /// The line of it.
  public let polyline: MKPolyline
  /// Its parts.
  public let steps: [Step]
  /// By what one goes.
  public let transportType: MKDirectionsTransportType
  /// What is to be known of it.
  public let advisoryNotices: [String]
}
