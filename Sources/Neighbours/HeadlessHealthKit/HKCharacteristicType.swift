/// A kind of fact that does not change.
open class HKCharacteristicType: HKObjectType {
  /// Creates the kind of an identifier.
  public init(_ identifier: HKCharacteristicTypeIdentifier) { super.init(identifier.rawValue) }
}
