public import Foundation

/// The trait: the kind of device.
public enum UITraitUserInterfaceIdiom: SystemTrait {
  /// The value that says nothing.
  public static let defaultValue: UIUserInterfaceIdiom = .unspecified

  /// What the trait is called in descriptions.
  public static let name = "UserInterfaceIdiom"

  /// True: dynamic colors depend on it.
  public static let affectsColorAppearance = true

  static var field: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

/// The trait: a light or a dark appearance.
public enum UITraitUserInterfaceStyle: SystemTrait {
  /// The value that says nothing.
  public static let defaultValue: UIUserInterfaceStyle = .unspecified

  /// What the trait is called in descriptions.
  public static let name = "UserInterfaceStyle"

  /// True: dynamic colors depend on it.
  public static let affectsColorAppearance = true

  static var field: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// The trait: the direction in which the interface is read.
public enum UITraitLayoutDirection: SystemTrait {
  /// The value that says nothing.
  public static let defaultValue: UITraitEnvironmentLayoutDirection = .unspecified

  /// What the trait is called in descriptions.
  public static let name = "LayoutDirection"

  static var field: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> {
    \.layoutDirection
  }
}

/// The trait: how many pixels a point is wide.
public enum UITraitDisplayScale: SystemTrait {
  /// The value that says nothing.
  public static let defaultValue: CGFloat = 0

  /// What the trait is called in descriptions.
  public static let name = "DisplayScale"

  static var field: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}

/// The trait: how much room there is in width.
public enum UITraitHorizontalSizeClass: SystemTrait {
  /// The value that says nothing.
  public static let defaultValue: UIUserInterfaceSizeClass = .unspecified

  /// What the trait is called in descriptions.
  public static let name = "HorizontalSizeClass"

  static var field: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

/// The trait: how much room there is in height.
public enum UITraitVerticalSizeClass: SystemTrait {
  /// The value that says nothing.
  public static let defaultValue: UIUserInterfaceSizeClass = .unspecified

  /// What the trait is called in descriptions.
  public static let name = "VerticalSizeClass"

  static var field: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

/// The trait: how large the user wants text to be.
public enum UITraitPreferredContentSizeCategory: SystemTrait {
  /// The value that says nothing.
  public static let defaultValue: UIContentSizeCategory = .unspecified

  /// What the trait is called in descriptions.
  public static let name = "PreferredContentSizeCategory"

  static var field: WritableKeyPath<TraitValues, UIContentSizeCategory> {
    \.preferredContentSizeCategory
  }
}

/// The trait: the colors that the display can show.
public enum UITraitDisplayGamut: SystemTrait {
  /// The value that says nothing.
  public static let defaultValue: UIDisplayGamut = .unspecified

  /// What the trait is called in descriptions.
  public static let name = "DisplayGamut"

  /// True: dynamic colors depend on it.
  public static let affectsColorAppearance = true

  static var field: WritableKeyPath<TraitValues, UIDisplayGamut> { \.displayGamut }
}

/// The trait: how much contrast the user wants.
public enum UITraitAccessibilityContrast: SystemTrait {
  /// The value that says nothing.
  public static let defaultValue: UIAccessibilityContrast = .unspecified

  /// What the trait is called in descriptions.
  public static let name = "AccessibilityContrast"

  /// True: dynamic colors depend on it.
  public static let affectsColorAppearance = true

  static var field: WritableKeyPath<TraitValues, UIAccessibilityContrast> {
    \.accessibilityContrast
  }
}

/// The trait: whether the content lies above other content.
public enum UITraitUserInterfaceLevel: SystemTrait {
  /// The value that says nothing.
  public static let defaultValue: UIUserInterfaceLevel = .unspecified

  /// What the trait is called in descriptions.
  public static let name = "UserInterfaceLevel"

  /// True: dynamic colors depend on it.
  public static let affectsColorAppearance = true

  static var field: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

/// The trait: whether the user wants text in bold.
public enum UITraitLegibilityWeight: SystemTrait {
  /// The value that says nothing.
  public static let defaultValue: UILegibilityWeight = .unspecified

  /// What the trait is called in descriptions.
  public static let name = "LegibilityWeight"

  static var field: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}

/// The trait: whether the interface looks like the one in use.
public enum UITraitActiveAppearance: SystemTrait {
  /// The value that says nothing.
  public static let defaultValue: UIUserInterfaceActiveAppearance = .unspecified

  /// What the trait is called in descriptions.
  public static let name = "ActiveAppearance"

  /// True: dynamic colors depend on it.
  public static let affectsColorAppearance = true

  static var field: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance> {
    \.activeAppearance
  }
}
