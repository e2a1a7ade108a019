/// A kind of quantity.
open class HKQuantityType: HKSampleType {
  /// Creates the kind of an identifier.
  public init(_ identifier: HKQuantityTypeIdentifier) { super.init(identifier.rawValue) }

  /// How quantities of the kind are put together.
  open var aggregationStyle: HKQuantityAggregationStyle {
    HKQuantityTypeIdentifier.discrete.contains(identifier) ? .discreteArithmetic : .cumulative
  }
}

/// How quantities are put together.
public enum HKQuantityAggregationStyle: Int, Sendable {
  /// They are added up.
  case cumulative = 0
  /// Their average counts.
  case discreteArithmetic = 1
}
