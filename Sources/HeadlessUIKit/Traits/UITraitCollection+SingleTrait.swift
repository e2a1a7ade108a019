public import Foundation

extension UITraitCollection {
  // MARK: Creating a collection with one trait

  /// Creates a collection with one trait: the kind of device.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = userInterfaceIdiom }
  }

  /// Creates a collection with one trait: a light or a dark appearance.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  /// Creates a collection with one trait: the direction in which the interface is read.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  /// Creates a collection with one trait: the number of pixels for each point.
  public convenience init(displayScale: CGFloat) {
    self.init { $0.displayScale = displayScale }
  }

  /// Creates a collection with one trait: the amount of space in width.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  /// Creates a collection with one trait: the amount of space in height.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  /// Creates a collection with one trait: the text size that the user prefers.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }

  /// Creates a collection with one trait: the colors that the display can show.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init { $0.displayGamut = displayGamut }
  }

  /// Creates a collection with one trait: the contrast that the user prefers.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }

  /// Creates a collection with one trait: whether the content is above other content.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }

  /// Creates a collection with one trait: whether the user prefers bold text.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init { $0.legibilityWeight = legibilityWeight }
  }

  /// Creates a collection with one trait: whether the interface has the look of the window in use.
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init { $0.activeAppearance = activeAppearance }
  }

  /// Creates a collection with one trait: whether the display feels how hard it is pressed.
  public convenience init(forceTouchCapability: UIForceTouchCapability) {
    self.init { $0.forceTouchCapability = forceTouchCapability }
  }

  /// Creates a collection with one trait: how bright images may be.
  public convenience init(imageDynamicRange: UIImage.DynamicRange) {
    self.init { $0.imageDynamicRange = imageDynamicRange }
  }

  /// Creates a collection with one trait: whether the scene is recorded or mirrored.
  public convenience init(sceneCaptureState: UISceneCaptureState) {
    self.init { $0.sceneCaptureState = sceneCaptureState }
  }
}
