public import Foundation

/// A state at a time.
open class HKCategorySample: HKSample {
  /// The kind.
  public final let categoryType: HKCategoryType
  /// The state.
  public final let value: Int

  /// Creates a state of a time.
  public init(
    type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date,
    metadata: [String: Any]? = nil
  ) {
    categoryType = type
    self.value = value
    super.init(type, startDate, endDate, metadata)
  }
}
