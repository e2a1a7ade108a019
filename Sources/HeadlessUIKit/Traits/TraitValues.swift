package import Foundation

/// The traits of a collection.
///
/// Each has a value, which may be "unspecified".
package struct TraitValues: UITraitOverrides, Hashable, Sendable {
  package var userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified
  package var userInterfaceStyle: UIUserInterfaceStyle = .unspecified
  package var layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified
  package var displayScale: CGFloat = 0
  package var horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified
  package var verticalSizeClass: UIUserInterfaceSizeClass = .unspecified
  package var preferredContentSizeCategory: UIContentSizeCategory = .unspecified
  package var displayGamut: UIDisplayGamut = .unspecified
  package var accessibilityContrast: UIAccessibilityContrast = .unspecified
  package var userInterfaceLevel: UIUserInterfaceLevel = .unspecified
  package var legibilityWeight: UILegibilityWeight = .unspecified
  package var activeAppearance: UIUserInterfaceActiveAppearance = .unspecified
  package var forceTouchCapability: UIForceTouchCapability = .unknown
  package var imageDynamicRange: UIImage.DynamicRange = .unspecified
  package var sceneCaptureState: UISceneCaptureState = .unspecified

  package init() {}

  package subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value where T.Value: Sendable {
    get {
      if let system = T.self as? any SystemTrait.Type {
        return system.value(in: self) as? T.Value ?? T.defaultValue
      }
      return custom[ObjectIdentifier(trait)]?.value as? T.Value ?? T.defaultValue
    }
    set {
      if let system = T.self as? any SystemTrait.Type {
        system.set(newValue, in: &self)
      } else {
        custom[ObjectIdentifier(trait)] = CustomTrait(value: newValue)
      }
    }
  }

  /// Returns whether a trait has a value.
  package func contains(_ trait: UITrait) -> Bool {
    if let system = trait as? any SystemTrait.Type { return system.isSpecified(in: self) }
    return custom[ObjectIdentifier(trait)] != nil
  }

  /// Takes a trait's value away.
  package mutating func remove(_ trait: UITrait) {
    if let system = trait as? any SystemTrait.Type {
      system.copy(from: TraitValues(), to: &self)
    } else {
      custom[ObjectIdentifier(trait)] = nil
    }
  }

  /// Copies the values that the others specify, and keeps the rest.
  package mutating func merge(_ other: TraitValues) {
    for trait in Self.systemTraits where trait.isSpecified(in: other) {
      trait.copy(from: other, to: &self)
    }
    custom.merge(other.custom) { _, new in new }
  }

  /// Returns whether these values specify everything that the others specify.
  package func contains(_ other: TraitValues) -> Bool {
    var merged = self
    merged.merge(other)
    return merged == self
  }

  /// Returns whether the trait has different values here and there.
  package func differs(from other: TraitValues, in trait: UITrait) -> Bool {
    if let system = trait as? any SystemTrait.Type { return system.differs(self, other) }
    let key = ObjectIdentifier(trait)
    return custom[key] != other.custom[key]
  }

  /// The system's traits that are specified, with their values.
  var description: String {
    Self.systemTraits.filter { $0.isSpecified(in: self) }
      .map { "\($0.name) = \($0.value(in: self))" }.joined(separator: ", ")
  }

  static var systemTraits: [any SystemTrait.Type] {
    [
      UITraitUserInterfaceIdiom.self,
      UITraitUserInterfaceStyle.self,
      UITraitLayoutDirection.self,
      UITraitDisplayScale.self,
      UITraitHorizontalSizeClass.self,
      UITraitVerticalSizeClass.self,
      UITraitPreferredContentSizeCategory.self,
      UITraitDisplayGamut.self,
      UITraitAccessibilityContrast.self,
      UITraitUserInterfaceLevel.self,
      UITraitLegibilityWeight.self,
      UITraitActiveAppearance.self,
      UITraitForceTouchCapability.self,
      UITraitImageDynamicRange.self,
      UITraitSceneCaptureState.self,
    ]
  }

  private var custom: [ObjectIdentifier: CustomTrait] = [:]
}

/// The value of a trait that an app has defined.
///
/// Values that cannot be compared count as different each time one is set.
private struct CustomTrait: Hashable, Sendable {
  let value: any Sendable

  static func == (left: CustomTrait, right: CustomTrait) -> Bool {
    guard let left = left.value as? any Hashable, let right = right.value as? any Hashable
    else { return false }
    return AnyHashable(left) == AnyHashable(right)
  }

  func hash(into hasher: inout Hasher) {
    (value as? any Hashable)?.hash(into: &hasher)
  }
}

extension TraitValues {
  /// The values with the changes that the closure makes.
  func mutated(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
    var traits: any UIMutableTraits = self
    mutations(&traits)
    return traits as? TraitValues ?? self
  }
}
