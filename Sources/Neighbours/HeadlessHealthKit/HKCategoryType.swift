/// A kind of state.
open class HKCategoryType: HKSampleType {
  /// Creates the kind of an identifier.
  public init(_ identifier: HKCategoryTypeIdentifier) { super.init(identifier.rawValue) }
}
