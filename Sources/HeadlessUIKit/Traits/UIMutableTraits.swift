public import Foundation

/// A set of traits that can be changed.
public protocol UIMutableTraits {
  /// The value of a trait.
  ///
  /// UIKit takes values of any type here. The model takes `Sendable` ones, because threads share
  /// them.
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value where T.Value: Sendable { get set }

  /// The kind of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }

  /// A light or a dark appearance.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }

  /// The direction in which the interface is read.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }

  /// The number of pixels for each point.
  var displayScale: CGFloat { get set }

  /// The amount of space in width.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }

  /// The amount of space in height.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }

  /// The text size that the user prefers.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }

  /// The colors that the display can show.
  var displayGamut: UIDisplayGamut { get set }

  /// The contrast that the user prefers.
  var accessibilityContrast: UIAccessibilityContrast { get set }

  /// Whether the content is above other content.
  var userInterfaceLevel: UIUserInterfaceLevel { get set }

  /// Whether the user prefers bold text.
  var legibilityWeight: UILegibilityWeight { get set }

  /// Whether the interface has the look of the window in use.
  var activeAppearance: UIUserInterfaceActiveAppearance { get set }

  /// Whether the display feels how hard it is pressed.
  var forceTouchCapability: UIForceTouchCapability { get set }

  /// How bright images may be.
  var imageDynamicRange: UIImage.DynamicRange { get set }

  /// Whether the scene is recorded or mirrored.
  var sceneCaptureState: UISceneCaptureState { get set }
}

/// Traits that a view, or the view of a controller, has instead of its surroundings'.
public protocol UITraitOverrides: UIMutableTraits {
  /// Returns whether a trait is overridden.
  func contains(_ trait: UITrait) -> Bool

  /// Removes an override, so that a trait follows the surroundings again.
  mutating func remove(_ trait: UITrait)
}
