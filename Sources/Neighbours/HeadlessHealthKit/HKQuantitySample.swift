public import Foundation

/// A quantity that was measured at a time.
open class HKQuantitySample: HKSample {
  /// The kind.
  public final let quantityType: HKQuantityType
  /// The quantity.
  public final let quantity: HKQuantity

  /// Creates a quantity of a time.
  public init(
    type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date,
    end endDate: Date, metadata: [String: Any]? = nil
  ) {
    self.quantityType = quantityType
    self.quantity = quantity
    super.init(quantityType, startDate, endDate, metadata)
  }
}
