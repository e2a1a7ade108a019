public import Foundation

/// A set of traits that can be changed.
public protocol UIMutableTraits {
  /// The value of a trait.
  ///
  /// UIKit takes values of any type here; the model, which checks what threads share, takes
  /// `Sendable` ones.
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value where T.Value: Sendable { get set }

  /// The kind of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }

  /// A light or a dark appearance.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }

  /// The direction in which the interface is read.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }

  /// How many pixels a point is wide.
  var displayScale: CGFloat { get set }

  /// How much room there is in width.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }

  /// How much room there is in height.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }

  /// How large the user wants text to be.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }

  /// The colors that the display can show.
  var displayGamut: UIDisplayGamut { get set }

  /// How much contrast the user wants.
  var accessibilityContrast: UIAccessibilityContrast { get set }

  /// Whether the content lies above other content.
  var userInterfaceLevel: UIUserInterfaceLevel { get set }

  /// Whether the user wants text in bold.
  var legibilityWeight: UILegibilityWeight { get set }

  /// Whether the interface looks like the one in use.
  var activeAppearance: UIUserInterfaceActiveAppearance { get set }
}
