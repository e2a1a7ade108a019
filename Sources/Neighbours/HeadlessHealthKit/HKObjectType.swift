public import Foundation

/// A kind of what the user's health is known by.
open class HKObjectType: NSObject {
  /// Its name.
  public final let identifier: String

  init(_ identifier: String) { self.identifier = identifier }

  /// Returns the kind of a quantity.
  open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier)
    -> HKQuantityType?
  {
    HKQuantityType(identifier)
  }

  /// Returns the kind of a category.
  open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier)
    -> HKCategoryType?
  {
    HKCategoryType(identifier)
  }

  /// Returns the kind of a fact.
  open class func characteristicType(
    forIdentifier identifier: HKCharacteristicTypeIdentifier
  ) -> HKCharacteristicType? {
    HKCharacteristicType(identifier)
  }

  /// Returns the kind of workouts.
  open class func workoutType() -> HKWorkoutType { HKWorkoutType("HKWorkoutTypeIdentifier") }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? HKObjectType)?.identifier == identifier
  }

  open override var hash: Int { identifier.hashValue }

  open override var description: String { identifier }
}
