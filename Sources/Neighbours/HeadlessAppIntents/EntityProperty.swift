public import HeadlessUIKit
import Locks

/// A property of a thing, which shortcuts can read.
@propertyWrapper
public final class EntityProperty<Value: Sendable>: Sendable {
  /// Its title.
  public let title: LocalizedStringResource
  private let value: Locked<Value?>

  /// Creates a property without a value.
  public init(title: LocalizedStringResource = "") {
    self.title = title
    value = Locked(nil)
  }

  /// The value; records a failure where it was not set.
  public var wrappedValue: Value {
    get {
      if let value = value.withLock(\.self) { return value }
      let missing = MissingValue.of(Value.self)
      if !missing.mayBe { IntentWords.missing(String(localized: title)) }
      return missing.value
    }
    set { value.withLock { $0 = newValue } }
  }

  /// The property.
  public var projectedValue: EntityProperty { self }
}
