public import Foundation
import Locks

/// Makes one value of another one, and perhaps the other way round.
open class ValueTransformer: NSObject, _NamedTransformer {
  /// Creates a transformer.
  public override init() { super.init() }

  // MARK: Registering transformers

  /// Gives a transformer a name, or takes it from the one that has it.
  open class func setValueTransformer(
    _ transformer: ValueTransformer?, forName name: NSValueTransformerName
  ) { registered.withLockUnchecked { $0[name] = transformer } }

  /// The names that transformers have.
  open class func valueTransformerNames() -> [NSValueTransformerName] {
    registered.withLockUnchecked { Array($0.keys) }
  }

  // MARK: What it makes

  /// The class of what it makes.
  open class func transformedValueClass() -> AnyClass { NSObject.self }

  /// Whether it makes the first value of the other one, too.
  open class func allowsReverseTransformation() -> Bool { false }

  /// Returns the other value.
  open func transformedValue(_ value: Any?) -> Any? { value }

  /// Returns the first value.
  open func reverseTransformedValue(_ value: Any?) -> Any? {
    type(of: self).allowsReverseTransformation() ? transformedValue(value) : nil
  }

  // Proof: transformers are given a name once, and have no state that changes.
  fileprivate static let registered = Locked(
    unchecked: [
      NSValueTransformerName.negateBooleanTransformerName: TruthTransformer { !$0.isTrue },
      .isNilTransformerName: TruthTransformer { $0 == nil },
      .isNotNilTransformerName: TruthTransformer { $0 != nil },
      .secureUnarchiveFromDataTransformerName: NSSecureUnarchiveFromDataTransformer(),
    ] as [NSValueTransformerName: ValueTransformer])
}

/// What transformers of a name are found by: its initializer answers one that is there, which an
/// initializer of the class cannot.
public protocol _NamedTransformer {}

extension _NamedTransformer {
  /// Finds the transformer of a name.
  public init?(forName name: NSValueTransformerName) {
    let found = ValueTransformer.registered.withLockUnchecked { $0[name] }
    guard let found = found as? Self else { return nil }
    self = found
  }
}
