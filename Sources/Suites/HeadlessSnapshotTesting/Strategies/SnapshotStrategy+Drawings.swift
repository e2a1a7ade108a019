public import Foundation
public import HeadlessUIKit

extension SnapshotStrategy where Value == UIImage, Format == UIImage {
  /// Compares images.
  public static var image: Self { .image() }

  /// Compares images.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that must not differ.
  ///   - perceptualPrecision: How near two pixels must be to each other not to differ.
  ///   - scale: The pixels of a point of the reference.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Self {
    Self(
      .images(
        precision: precision, perceptualPrecision: perceptualPrecision, scale: scale ?? 0
      ) { $0 })
  }
}

extension SnapshotStrategy where Value == CALayer, Format == UIImage {
  /// Compares what layers look like.
  public static var image: Self { .image() }

  /// Compares what layers look like.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that must not differ.
  ///   - perceptualPrecision: How near two pixels must be to each other not to differ.
  ///   - traits: The traits whose scale counts.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = .init()
  ) -> Self {
    let scale = traits.displayScale
    return Self(
      .images(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale) {
        TakenPicture(of: $0, scale: SnapshotWay<CALayer, UIImage>.shownScale(scale))?.uiImage
      })
  }
}

extension SnapshotStrategy where Value == UIBezierPath, Format == UIImage {
  /// Compares what filled paths look like.
  public static var image: Self { .image() }

  /// Compares what filled paths look like.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that must not differ.
  ///   - perceptualPrecision: How near two pixels must be to each other not to differ.
  ///   - scale: The pixels of a point.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1
  ) -> Self {
    Self(
      .images(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale) {
        path in draw(in: path.bounds, scale) { _ in path.fill() }
      })
  }
}

extension SnapshotStrategy where Value == UIBezierPath, Format == String {
  /// Compares the steps of paths.
  public static var elementsDescription: Self {
    Self(.texts { PathDescription(of: $0.cgPath).text })
  }

  /// Compares the steps of paths, with numbers in a format.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Self {
    Self(.texts { PathDescription(of: $0.cgPath, numberFormatter).text })
  }
}

extension SnapshotStrategy where Value == CGPath, Format == UIImage {
  /// Compares what filled paths look like.
  public static var image: Self { .image() }

  /// Compares what drawn paths look like.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that must not differ.
  ///   - perceptualPrecision: How near two pixels must be to each other not to differ.
  ///   - scale: The pixels of a point.
  ///   - drawingMode: Whether the path is filled, or its line is drawn.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1,
    drawingMode: CGPathDrawingMode = .eoFill
  ) -> Self {
    Self(
      .images(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale) {
        path in
        draw(in: path.boundingBoxOfPath, scale) { context in
          context.addPath(path)
          context.drawPath(using: drawingMode)
        }
      })
  }
}

extension SnapshotStrategy where Value == CGPath, Format == String {
  /// Compares the steps of paths.
  public static var elementsDescription: Self { Self(.texts { PathDescription(of: $0).text }) }

  /// Compares the steps of paths, with numbers in a format.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Self {
    Self(.texts { PathDescription(of: $0, numberFormatter).text })
  }
}

@MainActor
private func draw(in bounds: CGRect, _ scale: CGFloat, _ draw: (CGContext) -> Void) -> UIImage {
  let format = UIGraphicsImageRendererFormat()
  format.scale = scale
  return UIGraphicsImageRenderer(bounds: bounds, format: format).image { draw($0.cgContext) }
}
