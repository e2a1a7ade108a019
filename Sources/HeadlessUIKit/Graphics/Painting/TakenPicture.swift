package import Foundation
package import Rasterizing

/// A picture of a view or screen: its drawing and its size.
package struct TakenPicture: Hashable, Sendable {
  package let size: CGSize
  package let scale: CGFloat
  private let image: CGImage

  private init?(
    _ bounds: CGRect, scale: CGFloat, isOpaque: Bool, _ draw: (CGContext) -> Void
  ) {
    guard bounds.width.isFinite, bounds.height.isFinite, scale > 0,
      bounds.width * bounds.height * scale * scale <= CGFloat(Pixels.most),
      let context = CGContext(points: bounds, scale: scale, isOpaque: isOpaque)
    else { return nil }
    draw(context)
    guard let image = context.makeImage() else { return nil }
    self.image = image
    self.scale = scale
    size = bounds.size
  }

  /// Takes a picture of a view as it is laid out; a window that shows comes with the bars of the
  /// screen.
  @MainActor
  package init?(of view: UIView, scale: CGFloat) {
    let application = view.hostApplication
    if let window = view as? UIWindow,
      application.windowState.shown.contains(where: { $0 === window })
    {
      self.init(of: application, scale: scale)
      return
    }
    self.init(view.bounds, scale: scale, isOpaque: false) { context in
      view.layoutIfNeeded()
      ViewPainter(context: context).paint(view)
    }
  }

  /// Takes a picture of the whole screen.
  ///
  /// - Parameter marked: A part of the screen around which a red frame is drawn.
  @MainActor
  package init?(of application: UIApplication, scale: CGFloat, marking marked: CGRect? = nil) {
    let bounds = application.screen.bounds
    self.init(bounds, scale: scale, isOpaque: true) { context in
      ScreenPainter(application, context).paint()
      guard let frame = marked?.part(within: bounds), !frame.isNull else { return }
      let around = frame.insetBy(dx: -4, dy: -4).part(within: bounds)
      PartPainter(context: context).stroke(around, .systemRed, width: 3, radius: 6)
    }
  }

  /// Takes a picture of a part of the screen.
  @MainActor
  package init?(of application: UIApplication, in rect: CGRect, scale: CGFloat) {
    self.init(rect, scale: scale, isOpaque: true) { context in
      ScreenPainter(application, context).paint()
    }
  }

  /// Takes a picture of a layer.
  @MainActor
  package init?(of layer: CALayer, scale: CGFloat) {
    self.init(layer.bounds, scale: scale, isOpaque: false) { context in
      ViewPainter(context: context).paint(layer)
    }
  }

  /// The picture as an image.
  package var uiImage: UIImage { UIImage(cgImage: image, scale: scale, orientation: .up) }

  /// The picture as a PNG file.
  package func pngData() -> Data { image.pixels.map { PNGFile.data(of: $0) } ?? Data() }

  /// Returns pixels as a PNG file.
  package static func pngData(of pixels: Pixels) -> Data { PNGFile.data(of: pixels) }

  /// The picture as lines of SVG.
  package var svg: String {
    SVGWriter.text(
      of: image.drawing ?? Drawing(), size: size, pixelHeight: CGFloat(image.height), scale: scale)
  }

  /// The pixels: red, green, blue and opacity, from the top.
  package var pixels: Pixels? { image.pixels }
}
