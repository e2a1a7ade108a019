public import Foundation

/// The user's activity.
public final class CMMotionActivity: CMLogItem {
  private let kind: SimulatedMotion.Activity
  /// Since when.
  public let startDate: Date
  /// The accuracy of that.
  public let confidence = CMMotionActivityConfidence.high

  init(_ activity: (date: Date, kind: SimulatedMotion.Activity)) {
    (startDate, kind) = activity
    super.init(at: MotionWorld.now)
  }

  /// Whether the activity is unknown.
  public var unknown: Bool { kind == .unknown }
  /// Whether the device rests.
  public var stationary: Bool { kind == .stationary }
  /// Whether the user walks.
  public var walking: Bool { kind == .walking }
  /// Whether the user runs.
  public var running: Bool { kind == .running }
  /// Whether the user drives.
  public var automotive: Bool { kind == .automotive }
  /// Whether the user cycles.
  public var cycling: Bool { kind == .cycling }
}
