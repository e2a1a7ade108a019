import FailureReporting
public import Foundation
import HeadlessUIKit

/// A number of a unit.
public final class HKQuantity: NSObject, Sendable {
  let unit: HKUnit
  private let value: Double

  /// Creates a number of a unit.
  public init(unit: HKUnit, doubleValue value: Double) {
    self.unit = unit
    self.value = value
  }

  /// Returns whether it can be told in a unit.
  public func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.dimension == unit.dimension }

  /// Returns the number in another unit.
  ///
  /// Records a failure for a unit of something else, where a device raises an exception.
  public func doubleValue(for unit: HKUnit) -> Double {
    if unit == self.unit { return value }
    guard self.is(compatibleWith: unit) else {
      Reporting.deliver(
        RecordedFailure(
          "Attempt to convert incompatible units: \(self.unit.unitString), \(unit.unitString)",
          name: .invalidArgument, kind: .exception,
          details: "HealthKit raises this exception in HKQuantity.doubleValue(for:).",
          site: MainActor.runUnchecked { AmbientCallSite.nearest } ?? CallSite()))
      return 0
    }
    return (value + self.unit.offset) * self.unit.factor / unit.factor - unit.offset
  }

  /// Compares it with another one of the same kind.
  public func compare(_ quantity: HKQuantity) -> ComparisonResult {
    let other = quantity.doubleValue(for: unit)
    return value < other ? .orderedAscending : value > other ? .orderedDescending : .orderedSame
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? HKQuantity, self.is(compatibleWith: other.unit) else {
      return false
    }
    return compare(other) == .orderedSame
  }

  public override var hash: Int { unit.dimension.hashValue }

  public override var description: String { "\(value) \(unit.unitString)" }
}
