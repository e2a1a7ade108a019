public import Foundation

/// The trait: the kind of device.
public enum UITraitUserInterfaceIdiom: SystemTrait {
  public static let defaultValue: UIUserInterfaceIdiom = .unspecified

  /// The name of the trait in descriptions.
  public static let name = "UserInterfaceIdiom"

  /// `true`, because dynamic colors depend on the trait.
  public static let affectsColorAppearance = true

  static var field: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

/// The trait: a light or a dark appearance.
public enum UITraitUserInterfaceStyle: SystemTrait {
  public static let defaultValue: UIUserInterfaceStyle = .unspecified

  /// The name of the trait in descriptions.
  public static let name = "UserInterfaceStyle"

  /// `true`, because dynamic colors depend on the trait.
  public static let affectsColorAppearance = true

  static var field: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// The trait: the direction in which the interface is read.
public enum UITraitLayoutDirection: SystemTrait {
  public static let defaultValue: UITraitEnvironmentLayoutDirection = .unspecified

  /// The name of the trait in descriptions.
  public static let name = "LayoutDirection"

  static var field: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> {
    \.layoutDirection
  }
}

/// The trait: the number of pixels for each point.
public enum UITraitDisplayScale: SystemTrait {
  public static let defaultValue: CGFloat = 0

  /// The name of the trait in descriptions.
  public static let name = "DisplayScale"

  static var field: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}

/// The trait: the amount of space in width.
public enum UITraitHorizontalSizeClass: SystemTrait {
  public static let defaultValue: UIUserInterfaceSizeClass = .unspecified

  /// The name of the trait in descriptions.
  public static let name = "HorizontalSizeClass"

  static var field: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

/// The trait: the amount of space in height.
public enum UITraitVerticalSizeClass: SystemTrait {
  public static let defaultValue: UIUserInterfaceSizeClass = .unspecified

  /// The name of the trait in descriptions.
  public static let name = "VerticalSizeClass"

  static var field: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

/// The trait: the text size that the user prefers.
public enum UITraitPreferredContentSizeCategory: SystemTrait {
  public static let defaultValue: UIContentSizeCategory = .unspecified

  /// The name of the trait in descriptions.
  public static let name = "PreferredContentSizeCategory"

  static var field: WritableKeyPath<TraitValues, UIContentSizeCategory> {
    \.preferredContentSizeCategory
  }
}

/// The trait: the colors that the display can show.
public enum UITraitDisplayGamut: SystemTrait {
  public static let defaultValue: UIDisplayGamut = .unspecified

  /// The name of the trait in descriptions.
  public static let name = "DisplayGamut"

  /// `true`, because dynamic colors depend on the trait.
  public static let affectsColorAppearance = true

  static var field: WritableKeyPath<TraitValues, UIDisplayGamut> { \.displayGamut }
}

/// The trait: the contrast that the user prefers.
public enum UITraitAccessibilityContrast: SystemTrait {
  public static let defaultValue: UIAccessibilityContrast = .unspecified

  /// The name of the trait in descriptions.
  public static let name = "AccessibilityContrast"

  /// `true`, because dynamic colors depend on the trait.
  public static let affectsColorAppearance = true

  static var field: WritableKeyPath<TraitValues, UIAccessibilityContrast> {
    \.accessibilityContrast
  }
}

/// The trait: whether the content is above other content.
public enum UITraitUserInterfaceLevel: SystemTrait {
  public static let defaultValue: UIUserInterfaceLevel = .unspecified

  /// The name of the trait in descriptions.
  public static let name = "UserInterfaceLevel"

  /// `true`, because dynamic colors depend on the trait.
  public static let affectsColorAppearance = true

  static var field: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

/// The trait: whether the user prefers bold text.
public enum UITraitLegibilityWeight: SystemTrait {
  public static let defaultValue: UILegibilityWeight = .unspecified

  /// The name of the trait in descriptions.
  public static let name = "LegibilityWeight"

  static var field: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}

/// The trait: whether the interface has the look of the window in use.
public enum UITraitActiveAppearance: SystemTrait {
  public static let defaultValue: UIUserInterfaceActiveAppearance = .unspecified

  /// The name of the trait in descriptions.
  public static let name = "ActiveAppearance"

  /// `true`, because dynamic colors depend on the trait.
  public static let affectsColorAppearance = true

  static var field: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance> {
    \.activeAppearance
  }
}

/// The trait: whether the display feels how hard it is pressed.
public enum UITraitForceTouchCapability: SystemTrait {
  public static let defaultValue: UIForceTouchCapability = .unknown

  /// The name of the trait in descriptions.
  public static let name = "ForceTouchCapability"

  static var field: WritableKeyPath<TraitValues, UIForceTouchCapability> { \.forceTouchCapability }
}

/// The trait: how bright images may be.
public enum UITraitImageDynamicRange: SystemTrait {
  public static let defaultValue: UIImage.DynamicRange = .unspecified

  /// The name of the trait in descriptions.
  public static let name = "ImageDynamicRange"

  static var field: WritableKeyPath<TraitValues, UIImage.DynamicRange> { \.imageDynamicRange }
}

/// The trait: whether the scene is recorded or mirrored.
public enum UITraitSceneCaptureState: SystemTrait {
  public static let defaultValue: UISceneCaptureState = .unspecified

  /// The name of the trait in descriptions.
  public static let name = "SceneCaptureState"

  static var field: WritableKeyPath<TraitValues, UISceneCaptureState> { \.sceneCaptureState }
}
