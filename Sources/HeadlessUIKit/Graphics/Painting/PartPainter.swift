import Foundation
import StrokeFont

/// Draws the parts of the system's views: shapes, texts, symbols, images.
@MainActor
struct PartPainter {
  let context: CGContext

  // MARK: Shapes

  /// Fills a rectangle, with round corners if there is a radius.
  func fill(_ rect: CGRect, _ color: UIColor?, radius: CGFloat = 0) {
    guard let color = color?.cgColor, color.alpha > 0, rect.width > 0, rect.height > 0 else {
      return
    }
    context.fill(Self.box(rect, radius: radius), color)
  }

  /// Fills a polygon.
  func fill(_ points: [CGPoint], _ color: UIColor) {
    var outline = Outline()
    outline.lines(between: points)
    outline.close()
    context.fill(outline, color.cgColor)
  }

  /// Draws a line along the inside of a rectangle.
  func stroke(_ rect: CGRect, _ color: UIColor?, width: CGFloat, radius: CGFloat = 0) {
    guard let color = color?.cgColor, color.alpha > 0, width > 0 else { return }
    var pen = Pen()
    pen.width = width
    context.stroke(
      Self.box(rect.insetBy(dx: width / 2, dy: width / 2), radius: max(radius - width / 2, 0)), pen,
      color)
  }

  /// Draws a line with round ends through points.
  func line(_ points: [CGPoint], _ color: UIColor?, width: CGFloat) {
    guard let color = color?.cgColor else { return }
    var pen = Pen()
    pen.width = width
    pen.cap = .round
    pen.join = .round
    var outline = Outline()
    outline.lines(between: points)
    context.stroke(outline, pen, color)
  }

  /// Draws a line as thin as the screen can show it.
  func hairline(x: CGFloat, y: CGFloat, width: CGFloat, _ color: UIColor? = .separator) {
    fill(CGRect(x: x, y: y, width: width, height: Self.pixel), color)
  }

  func hairline(x: CGFloat, y: CGFloat, height: CGFloat, _ color: UIColor? = .separator) {
    fill(CGRect(x: x, y: y, width: Self.pixel, height: height), color)
  }

  static var pixel: CGFloat { 1 / UIApplication.shared.screen.device.scale }

  private static func box(_ rect: CGRect, radius: CGFloat) -> Outline {
    var outline = Outline()
    if radius > 0 {
      let size = CGSize(width: radius, height: radius)
      outline.roundedRect(rect, radii: [size, size, size, size])
    } else {
      outline.rect(rect)
    }
    return outline
  }

  /// Draws with a shadow below.
  func withShadow(
    y: CGFloat, blur: CGFloat, opacity: CGFloat, _ body: (PartPainter) -> Void
  ) {
    context.saveGState()
    context.setShadow(
      offset: CGSize(width: 0, height: y), blur: blur, color: CGColor(gray: 0, alpha: opacity))
    body(self)
    context.restoreGState()
  }

  /// Draws something whose parts fade together.
  func faded(_ alpha: CGFloat, _ body: (PartPainter) -> Void) {
    guard alpha < 1 else { return body(self) }
    context.saveGState()
    context.setAlpha(alpha)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    body(self)
    context.endTransparencyLayer()
    context.restoreGState()
  }

  /// Draws within a rectangle alone.
  func clipped(to rect: CGRect, radius: CGFloat = 0, _ body: (PartPainter) -> Void) {
    context.saveGState()
    context.clip(to: Self.box(rect, radius: radius), evenOdd: false)
    body(self)
    context.restoreGState()
  }

  /// Draws a part that an app draws itself, or leaves to UIKit.
  func drawn(_ body: () -> Void) {
    context.saveGState()
    context.state.first = context.ctm
    ContextStack.draw(into: context, body)
    context.restoreGState()
  }

  // MARK: Texts

  /// Draws a text in the vertical middle of a rectangle, with dots in place of text without room.
  func text(
    _ text: String?, _ font: UIFont, _ color: UIColor?, in rect: CGRect,
    _ alignment: NSTextAlignment = .left, lines: Int = 1
  ) {
    guard let text, !text.isEmpty, let color, rect.width > 0 else { return }
    let options = Self.options(rect.width, alignment, lines)
    draw(KeptText.of(text, font, color.cgColor, options), in: rect)
  }

  /// Draws runs of text in the vertical middle of a rectangle.
  func draw(
    _ runs: [DrawnRun], in rect: CGRect, _ alignment: NSTextAlignment = .left, lines: Int = 1,
    fromTop: Bool = false
  ) {
    draw(
      KeptText.of(runs, Self.options(rect.width, alignment, lines)), in: rect, fromTop: fromTop)
  }

  private func draw(_ text: KeptText, in rect: CGRect, fromTop: Bool = false) {
    var place = rect
    if !fromTop { place.origin.y += (rect.height - text.size.height) / 2 }
    text.draw(into: context, in: place)
  }

  private static func options(
    _ width: CGFloat, _ alignment: NSTextAlignment, _ lines: Int
  ) -> DrawnText.Options {
    var options = DrawnText.Options()
    options.measure.wraps = lines != 1
    options.measure.maximumLines = lines
    options.measure.width = width + pixel
    options.truncation = .byTruncatingTail
    options.alignment = alignment
    return options
  }

  static func width(of text: String, _ font: UIFont) -> CGFloat {
    TextMeasure().size(of: text, font).width
  }

  // MARK: Symbols and images

  /// Draws a symbol in a square around a point.
  func symbol(
    _ name: String, at center: CGPoint, size: CGFloat, _ color: UIColor?,
    weight: UIImage.SymbolWeight = .regular
  ) {
    guard let color = color?.cgColor else { return }
    let pens = SymbolFont.pens
    let pen = pens[min(max(weight.rawValue - 1, 0), pens.count - 1)]
    context.add(
      .symbol(
        Drawing.Symbol(
          name: name,
          frame: CGRect(x: center.x - size / 2, y: center.y - size / 2, width: size, height: size),
          pen: pen, colors: [color])))
  }

  /// Draws an image with its own size around a point, or in a color if it is a template.
  func image(_ image: UIImage?, at center: CGPoint, tint: UIColor?, isTemplate: Bool = true) {
    guard let image else { return }
    let size = image.size
    self.image(
      image,
      in: CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height), tint: tint, isTemplate: isTemplate)
  }

  /// Draws an image in a rectangle, or its shape in a color if it is a template.
  func image(_ image: UIImage?, in rect: CGRect, tint: UIColor?, isTemplate: Bool = true) {
    guard let image else { return }
    let takesTint =
      image.renderingMode == .alwaysTemplate
      || (image.renderingMode == .automatic && (isTemplate || image.isSymbolImage))
    image.draw(
      into: context, rect, tint: takesTint ? tint?.cgColor : image.values.tintColor?.cgColor)
  }
}
