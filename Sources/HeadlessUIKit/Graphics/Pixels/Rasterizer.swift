import Foundation

/// Makes pixels of what was drawn.
struct Rasterizer {
  private(set) var pixels: Pixels

  init(_ pixels: Pixels) {
    self.pixels = pixels
    flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(pixels.height))
  }

  /// Makes all pixels black, as those of an opaque context are at first.
  mutating func fillBlack() {
    for index in stride(from: 3, to: pixels.bytes.count, by: 4) { pixels.bytes[index] = 255 }
  }

  mutating func draw(_ marks: [Drawing.Mark]) {
    for mark in marks { draw(mark) }
  }

  mutating func draw(_ mark: Drawing.Mark) {
    guard mark.style.alpha > 0 || mark.style.blendMode != .normal else { return }
    guard let shadow = mark.style.shadow else { return drawUnshadowed(mark) }
    // The shadow is what the mark would cover, moved, blurred and in one color.
    var alone = mark
    alone.style.shadow = nil
    alone.style.clips = []
    alone.style.blendMode = .normal
    var layer = Rasterizer(Pixels(width: pixels.width, height: pixels.height))
    layer.drawUnshadowed(alone)
    let covered = Blur.covered(
      layer.pixels, dx: Self.pixels(shadow.offset.width),
      dy: -Self.pixels(shadow.offset.height), blur: shadow.blur)
    paint(covered, within: mark.style, with: Ink(shadow.color, alpha: 1))
    drawUnshadowed(mark)
  }

  private mutating func drawUnshadowed(_ mark: Drawing.Mark) {
    let style = mark.style
    let toPixels = style.transform.concatenating(flip)
    switch mark.content {
    case .fill(let outline, let evenOdd, let color):
      paint(
        coverage(outline.applying(toPixels), evenOdd, style), within: style,
        with: Ink(color, alpha: style.alpha))
    case .stroke(let outline, let pen, let color):
      paint(
        coverage(
          outline.stroked(pen, scale: style.transform.scale).applying(toPixels), false, style),
        within: style, with: Ink(color, alpha: style.alpha))
    case .clear(let rect):
      var style = style
      style.blendMode = .clear
      paint(
        coverage(Self.outline(rect).applying(toPixels), false, style), within: style,
        with: Ink(CGColor(gray: 0, alpha: 1), alpha: 1))
    case .image(let image, let rect):
      draw(image, rect, toPixels, style, color: nil)
    case .silhouette(let image, let rect, let color):
      draw(image, rect, toPixels, style, color: color)
    case .named(_, let rect, let color):
      // Its look is unknown here, so its whole frame is filled.
      paint(
        coverage(Self.outline(rect).applying(toPixels), false, style), within: style,
        with: Ink(color ?? Self.unknown, alpha: style.alpha))
    case .gradient(let gradient, let shape, let options):
      let shade = GradientShade(
        gradient, shape, options, toUser: toPixels.inverted(), alpha: style.alpha)
      paint(Coverage(x: 0..<pixels.width, y: 0..<pixels.height), within: style, with: shade)
    case .text(let text):
      for word in text.words {
        // There are no glyphs: a word is a bar as wide as it, and as high as its small letters.
        let height = word.pointSize / 2
        let bar = CGRect(
          x: word.frame.minX, y: word.frame.midY - height / 2, width: word.frame.width,
          height: height)
        paint(
          coverage(Self.outline(bar).applying(toPixels), false, style), within: style,
          with: Ink(word.color, alpha: style.alpha))
      }
    case .layer(let marks):
      var layer = Rasterizer(Pixels(width: pixels.width, height: pixels.height))
      layer.draw(marks)
      paint(
        Coverage(x: 0..<pixels.width, y: 0..<pixels.height), within: style,
        with: LayerShade(pixels: layer.pixels, alpha: style.alpha))
    }
  }

  private mutating func draw(
    _ image: CGImage, _ rect: CGRect, _ toPixels: CGAffineTransform, _ style: Drawing.Style,
    color: CGColor?
  ) {
    guard rect.width != 0, rect.height != 0 else { return }
    // The unit square is the image, with its top where the y axis points to.
    let place = CGAffineTransform(
      a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY
    ).concatenating(toPixels)
    let covered = coverage(
      Self.outline(CGRect(x: 0, y: 0, width: 1, height: 1)).applying(place), false, style)
    guard let source = image.pixels else {
      return paint(covered, within: style, with: Ink(color ?? Self.unknown, alpha: style.alpha))
    }
    let shade = ImageShade(
      source, place: place, interpolates: style.interpolates, alpha: style.alpha, color: color,
      isMask: image.isMask)
    paint(covered, within: style, with: shade)
  }

  private func coverage(_ outline: Outline, _ evenOdd: Bool, _ style: Drawing.Style) -> Coverage {
    Coverage(
      outline, evenOdd: evenOdd, antialiases: style.antialiases, withinX: 0..<pixels.width,
      y: 0..<pixels.height)
  }

  /// The color of what the model cannot read.
  private static let unknown = CGColor(gray: 0.5, alpha: 1)

  private static func pixels(_ length: CGFloat) -> Int {
    Int(length.rounded(), within: -1_000_000...1_000_000)
  }

  private static func outline(_ rect: CGRect) -> Outline {
    var outline = Outline()
    outline.rect(rect)
    return outline
  }

  // MARK: Painting

  private mutating func paint(
    _ coverage: Coverage, within style: Drawing.Style, with shade: some Shade
  ) {
    var coverage = coverage
    for clip in style.clips where !coverage.isEmpty { limit(&coverage, to: clip) }
    guard !coverage.isEmpty else { return }
    let width = pixels.width
    let blending = Blending(style.blendMode)
    pixels.bytes.withUnsafeMutableBufferPointer { bytes in
      coverage.values.withUnsafeBufferPointer { values in
        var index = 0
        for y in coverage.y {
          var place = (y * width + coverage.x.lowerBound) * 4
          for x in coverage.x {
            let value = values[index]
            index += 1
            if value > 0, let color = shade.color(x: x, y: y) {
              blending.paint(color, coverage: value, over: bytes, at: place)
            }
            place += 4
          }
        }
      }
    }
  }

  private func limit(_ coverage: inout Coverage, to clip: Drawing.Clip) {
    switch clip {
    case .path(let outline, let evenOdd, let antialiases):
      coverage.multiply(
        by: Coverage(
          outline.applying(flip), evenOdd: evenOdd, antialiases: antialiases,
          withinX: coverage.x, y: coverage.y))
    case .mask(let image, let rect, let transform):
      guard rect.width != 0, rect.height != 0, let source = image.pixels else { return }
      let place = CGAffineTransform(
        a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY
      ).concatenating(transform).concatenating(flip)
      var mask = Coverage(
        Self.outline(CGRect(x: 0, y: 0, width: 1, height: 1)).applying(place), evenOdd: false,
        antialiases: true, withinX: coverage.x, y: coverage.y)
      let shade = ImageShade(
        source, place: place, interpolates: true, alpha: 1, color: nil, isMask: image.isMask)
      var index = 0
      for y in mask.y {
        for x in mask.x {
          let alpha = shade.color(x: x, y: y)?.alpha ?? 0
          mask.values[index] = UInt8((Int(mask.values[index]) * Int(alpha) + 127) / 255)
          index += 1
        }
      }
      coverage.multiply(by: mask)
    }
  }

  private let flip: CGAffineTransform
}
