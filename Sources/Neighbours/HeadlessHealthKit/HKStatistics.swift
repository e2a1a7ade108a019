public import Foundation

/// A sum or an average.
open class HKStatistics: NSObject {
  /// The kind.
  public final let quantityType: HKQuantityType
  private let samples: [HKQuantitySample]

  init(_ type: HKQuantityType, _ samples: [HKQuantitySample]) {
    quantityType = type
    self.samples = samples.sorted { $0.endDate < $1.endDate }
  }

  /// When the first began.
  open var startDate: Date { samples.map(\.startDate).min() ?? .distantPast }
  /// When the last ended.
  open var endDate: Date { samples.last?.endDate ?? .distantFuture }

  /// Returns the sum.
  open func sumQuantity() -> HKQuantity? {
    quantityType.aggregationStyle == .cumulative ? quantity { $0.reduce(0, +) } : nil
  }

  /// Returns the average.
  open func averageQuantity() -> HKQuantity? {
    quantityType.aggregationStyle == .cumulative
      ? nil : quantity { $0.reduce(0, +) / Double($0.count) }
  }

  /// Returns the smallest.
  open func minimumQuantity() -> HKQuantity? { quantity { $0.min() ?? 0 } }

  /// Returns the largest.
  open func maximumQuantity() -> HKQuantity? { quantity { $0.max() ?? 0 } }

  /// Returns the last.
  open func mostRecentQuantity() -> HKQuantity? { samples.last?.quantity }

  private func quantity(_ calculate: ([Double]) -> Double) -> HKQuantity? {
    guard let unit = samples.first?.quantity.unit else { return nil }
    return HKQuantity(
      unit: unit, doubleValue: calculate(samples.map { $0.quantity.doubleValue(for: unit) }))
  }
}
