public import Foundation

/// The counts of the user's steps.
public final class CMPedometerData: NSObject, Sendable {
  /// The start of the counting.
  public let startDate: Date
  /// The end of the counting.
  public let endDate: Date
  /// The steps.
  public let numberOfSteps: NSNumber
  /// The way in meters.
  public let distance: NSNumber?
  /// The floors that the user went up.
  public let floorsAscended: NSNumber?
  /// The floors that the user went down.
  public let floorsDescended: NSNumber?
  /// The seconds that a meter takes.
  public let currentPace: NSNumber?
  /// The steps of a second.
  public let currentCadence: NSNumber?

  init(_ walk: SimulatedMotion.Walk, from start: Date, to end: Date) {
    startDate = start
    endDate = end
    numberOfSteps = NSNumber(value: walk.steps)
    distance = walk.distance.map { NSNumber(value: $0) }
    floorsAscended = NSNumber(value: walk.floorsUp)
    floorsDescended = NSNumber(value: walk.floorsDown)
    currentPace = nil
    currentCadence = nil
    super.init()
  }
}
