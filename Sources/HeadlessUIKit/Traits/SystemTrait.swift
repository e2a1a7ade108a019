import Foundation

/// A trait that UIKit itself defines.
///
/// It has its own field in ``TraitValues``.
protocol SystemTrait: UITraitDefinition where Value: Hashable & Sendable {
  static var field: WritableKeyPath<TraitValues, Value> { get }
}

extension SystemTrait {
  static func value(in values: TraitValues) -> any Sendable { values[keyPath: field] }

  static func set(_ value: any Sendable, in values: inout TraitValues) {
    guard let value = value as? Value else { return }
    values[keyPath: field] = value
  }

  static func isSpecified(in values: TraitValues) -> Bool {
    values[keyPath: field] != defaultValue
  }

  static func copy(from source: TraitValues, to target: inout TraitValues) {
    target[keyPath: field] = source[keyPath: field]
  }

  static func differs(_ left: TraitValues, _ right: TraitValues) -> Bool {
    left[keyPath: field] != right[keyPath: field]
  }
}
