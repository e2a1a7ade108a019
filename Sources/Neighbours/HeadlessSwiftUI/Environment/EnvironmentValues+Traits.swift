extension EnvironmentValues {
  /// Takes over what UIKit's traits say.
  @MainActor mutating func take(_ traits: UITraitCollection) {
    self.traits = traits
    colorScheme = ColorScheme(traits.userInterfaceStyle) ?? .light
    colorSchemeContrast = traits.accessibilityContrast == .high ? .increased : .standard
    displayScale = traits.displayScale > 0 ? traits.displayScale : UIScreen.main.scale
    horizontalSizeClass = UserInterfaceSizeClass(traits.horizontalSizeClass)
    verticalSizeClass = UserInterfaceSizeClass(traits.verticalSizeClass)
    dynamicTypeSize = DynamicTypeSize(traits.preferredContentSizeCategory) ?? .large
    layoutDirection = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    legibilityWeight = traits.legibilityWeight == .bold ? .bold : .regular
  }
}
