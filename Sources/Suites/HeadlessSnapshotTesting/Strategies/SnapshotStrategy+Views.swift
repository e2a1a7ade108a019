public import Foundation
public import HeadlessUIKit

extension SnapshotStrategy where Value == UIView, Format == UIImage {
  /// Compares what views look like.
  public static var image: Self { .image() }

  /// Compares what views look like.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Whether the screen's safe area counts; all effects are drawn anyway.
  ///   - precision: The share of pixels that must not differ.
  ///   - perceptualPrecision: How near two pixels must be to each other not to differ.
  ///   - size: Another size.
  ///   - traits: Other traits.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Self {
    let display = SnapshotDisplay(size, isOfDevice: drawHierarchyInKeyWindow, traits)
    return Self(display.pictures(precision, perceptualPrecision) { ($0, nil) })
  }
}

extension SnapshotStrategy where Value == UIView, Format == String {
  /// Compares a view and all that is in it, as UIKit lists them.
  public static var recursiveDescription: Self { .recursiveDescription() }

  /// Compares a view and all that is in it, as UIKit lists them.
  ///
  /// - Parameters:
  ///   - size: Another size.
  ///   - traits: Other traits.
  public static func recursiveDescription(
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Self {
    let display = SnapshotDisplay(size: size, safeArea: .zero, traits: [traits])
    return Self(.texts { display.show($0, in: nil) { ViewDescription(of: $0).text } })
  }
}

extension SnapshotStrategy where Value == UIViewController, Format == UIImage {
  /// Compares what screens look like.
  public static var image: Self { .image() }

  /// Compares what screens look like on a device.
  ///
  /// - Parameters:
  ///   - config: The device.
  ///   - drawHierarchyInKeyWindow: Accepted; all effects are drawn anyway.
  ///   - precision: The share of pixels that must not differ.
  ///   - perceptualPrecision: How near two pixels must be to each other not to differ.
  ///   - size: Another size than the device's.
  ///   - traits: Other traits than the device's.
  public static func image(
    on config: ViewImageConfig, drawHierarchyInKeyWindow: Bool = false, precision: Float = 1,
    perceptualPrecision: Float = 1, size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Self {
    let display = SnapshotDisplay(config, size, traits)
    return Self(display.pictures(precision, perceptualPrecision) { ($0.view, $0) })
  }

  /// Compares what screens look like.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Whether the screen's safe area counts; all effects are drawn anyway.
  ///   - precision: The share of pixels that must not differ.
  ///   - perceptualPrecision: How near two pixels must be to each other not to differ.
  ///   - size: Another size.
  ///   - traits: Other traits.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Self {
    let display = SnapshotDisplay(size, isOfDevice: drawHierarchyInKeyWindow, traits)
    return Self(display.pictures(precision, perceptualPrecision) { ($0.view, $0) })
  }
}

extension SnapshotStrategy where Value == UIViewController, Format == String {
  /// Compares a screen and those in it, with their states, as UIKit lists them.
  public static var hierarchy: Self {
    let display = SnapshotDisplay(size: nil, safeArea: .zero, traits: [])
    return Self(
      .texts { controller in
        display.show(controller.view, in: controller) { _ in
          ControllerDescription(of: controller).text
        }
      })
  }

  /// Compares the view of a screen and all that is in it, as UIKit lists them.
  public static var recursiveDescription: Self { .recursiveDescription() }

  /// Compares the view of a screen and all that is in it, as UIKit lists them.
  ///
  /// - Parameters:
  ///   - config: The device.
  ///   - size: Another size than the device's.
  ///   - traits: Other traits than the device's.
  public static func recursiveDescription(
    on config: ViewImageConfig = .init(), size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Self {
    let display = SnapshotDisplay(config, size, traits)
    return Self(.texts { display.show($0.view, in: $0) { ViewDescription(of: $0).text } })
  }
}
