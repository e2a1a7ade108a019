import Foundation
import PixelCoverage
import Rasterizing
import StrokeFont

/// Makes pixels of drawings: it says what is painted where, and a canvas paints it.
///
/// From here on lengths are whole numbers of 1/256 of a pixel, and components are bytes, so that
/// the same drawing is the same bytes on every machine.
struct Rasterizer {
  private var canvas: PixelCanvas
  /// The matrix that lets the y axis point down.
  private let flip: CGAffineTransform
  /// The masks of the clips that were used last.
  private var known: [(clips: [Drawing.Clip], mask: Mask)] = []

  init(_ pixels: Pixels) {
    canvas = PixelCanvas(pixels)
    flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(pixels.height))
  }

  /// Creates a rasterizer of a part of a picture.
  private init(x: Range<Int>, y: Range<Int>, like other: Rasterizer) {
    canvas = PixelCanvas(x: x, y: y)
    flip = other.flip
  }

  var pixels: Pixels { canvas.pixels }
  private var columns: Range<Int> { canvas.columns }
  private var rows: Range<Int> { canvas.rows }

  /// Makes all pixels black, as in a new opaque context.
  mutating func fillBlack() { canvas.fillBlack() }

  mutating func draw(_ marks: [Drawing.Mark]) {
    for mark in marks { draw(mark) }
  }

  mutating func draw(_ mark: Drawing.Mark) {
    guard mark.style.alpha > 0 || mark.style.blendMode != .normal else { return }
    if let shadow = mark.style.shadow { draw(shadow, of: mark) }
    drawUnshadowed(mark)
  }

  // MARK: Shadows and layers

  /// Draws the shape of a mark, moved, blurred and in one color.
  private mutating func draw(_ shadow: Drawing.Shadow, of mark: Drawing.Mark) {
    var alone = mark
    alone.style.shadow = nil
    alone.style.clips = []
    alone.style.blendMode = .normal
    let dx = Self.pixels(shadow.offset.width)
    let dy = -Self.pixels(shadow.offset.height)
    let reach = Blur.reach(of: shadow.blur)
    // A mark outside of the picture may cast a shadow into it.
    func around(_ range: Range<Int>, _ by: Int) -> Range<Int> {
      range.lowerBound - by - reach..<range.upperBound - by + reach
    }
    let area = DrawnArea(flip: flip, x: around(columns, dx), y: around(rows, dy)).area(of: alone)
    guard let area else { return }
    var layer = Rasterizer(x: area.x, y: area.y, like: self)
    layer.drawUnshadowed(alone)
    let covered = layer.canvas.shadow(dx: dx, dy: dy, blur: shadow.blur)
    paint(covered, within: mark.style, with: PixelColor(shadow.color, alpha: 1))
  }

  private mutating func draw(layer marks: [Drawing.Mark], _ style: Drawing.Style) {
    if marks.count == 1, style.blendMode == .normal, let only = marks.first,
      only.style.blendMode == .normal, only.style.shadow == nil, style.clips.isEmpty
    {
      // One mark alone fades as it would in a layer.
      var mark = only
      mark.style.alpha *= style.alpha
      return draw(mark)
    }
    guard let area = DrawnArea(flip: flip, x: columns, y: rows).area(of: marks) else { return }
    var layer = Rasterizer(x: area.x, y: area.y, like: self)
    layer.draw(marks)
    guard let mask = limited(Mask(x: area.x, y: area.y), to: style.clips) else { return }
    guard style.blendMode == .normal else {
      return canvas.paint(layer.canvas, on: mask, style.blendMode.ofPixels)
    }
    canvas.paint(
      layer.canvas, on: mask, alpha: UInt8(Int((style.alpha * 255).rounded(), within: 0...255)))
  }

  private mutating func drawUnshadowed(_ mark: Drawing.Mark) {
    let style = mark.style
    let toPixels = style.transform.concatenating(flip)
    switch mark.content {
    case .fill(let outline, let evenOdd, let color):
      paint(mask(of: outline, toPixels, evenOdd, style), color, toPixels, style)
    case .stroke(let outline, let pen, let color):
      let line = outline.stroked(pen, scale: style.transform.scale)
      paint(mask(of: line, toPixels, false, style), color, toPixels, style)
    case .clear(let rect):
      var style = style
      style.blendMode = .clear
      paint(
        mask(of: Self.outline(rect), toPixels, false, style), within: style,
        with: PixelColor(red: 0, green: 0, blue: 0, alpha: 255))
    case .image(let image, let rect):
      draw(image, rect, toPixels, style, color: nil)
    case .silhouette(let image, let rect, let color):
      draw(image, rect, toPixels, style, color: color)
    case .named(_, let rect, let color):
      // Its look is unknown here, so its whole frame is filled.
      paint(
        mask(of: Self.outline(rect), toPixels, false, style), within: style,
        with: PixelColor(color ?? Self.unknown, alpha: style.alpha))
    case .symbol(let symbol):
      for (shape, color) in symbol.shapes(toPixels) {
        paint(shape.spans.mask, within: style, with: PixelColor(color, alpha: style.alpha))
      }
    case .gradient(let gradient, let shape, let options):
      guard let mask = limited(Mask(x: columns, y: rows), to: style.clips) else { return }
      let shade = GradientShade(
        gradient.table(alpha: style.alpha), shape,
        isEndless: (
          options.contains(.drawsBeforeStartLocation), options.contains(.drawsAfterEndLocation)
        ), map: PixelMap(toPixels.inverted()))
      canvas.paint(shade, on: mask, style.blendMode.ofPixels)
    case .text(let text):
      for word in text.words { draw(word, toPixels, style) }
    case .layer(let marks): draw(layer: marks, style)
    }
  }

  /// Paints with a color, which may repeat an image from the origin of the drawing.
  private mutating func paint(
    _ mask: Mask, _ color: CGColor, _ toPixels: CGAffineTransform, _ style: Drawing.Style
  ) {
    guard let pattern = color.pattern else {
      return paint(mask, within: style, with: PixelColor(color, alpha: style.alpha))
    }
    let alpha = color.alpha * style.alpha
    let map = PixelMap(toPixels.inverted().concatenating(pattern.toUser.inverted()))
    guard let tile = pattern.tile,
      let shade = PatternShade(
        tile, frame: pattern.frame, step: pattern.step, map: map, alpha: alpha)
    else { return paint(mask, within: style, with: PixelColor(Self.unknown, alpha: alpha)) }
    guard let mask = limited(mask, to: style.clips) else { return }
    canvas.paint(shade, on: mask, style.blendMode.ofPixels)
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
    let covered = mask(
      of: Self.outline(CGRect(x: 0, y: 0, width: 1, height: 1)), place, false, style)
    guard let source = image.pixels else {
      return paint(
        covered, within: style, with: PixelColor(color ?? Self.unknown, alpha: style.alpha))
    }
    guard let mask = limited(covered, to: style.clips) else { return }
    let shade = ImageShade(
      source, map: PixelMap(of: source, in: place), interpolates: style.interpolates,
      alpha: style.alpha, color: color.map { PixelColor($0, alpha: 1) }, isMask: image.isMask,
      count: covered.x.count * covered.y.count)
    canvas.paint(shade, on: mask, style.blendMode.ofPixels)
  }

  // MARK: Words

  private mutating func draw(
    _ word: Drawing.Word, _ toPixels: CGAffineTransform, _ style: Drawing.Style
  ) {
    let color = PixelColor(word.color, alpha: style.alpha)
    let place = TextPlace(word, toPixels)
    guard place.isUpright else {
      var spans = LineSpans()
      for line in place.lines() { spans.add(line) }
      return paint(spans.mask, within: style, with: color)
    }
    let clip = style.clips.isEmpty ? nil : clipMask(style.clips)
    let (columns, rows) = (columns, rows)
    let face = StrokeFace.of(place.style)
    word.forEachGlyph { character, x, advance in
      let at = place.x(of: x)
      let mask = face.mask(
        of: character, advance: place.length(advance), part: (at & 255) * StrokeFace.parts / 256)
      let (dx, dy) = (at >> 8, place.baseline)
      guard !mask.isEmpty, mask.x.lowerBound + dx < columns.upperBound,
        mask.x.upperBound + dx > columns.lowerBound, mask.y.lowerBound + dy < rows.upperBound,
        mask.y.upperBound + dy > rows.lowerBound
      else { return }
      guard style.blendMode == .normal, clip?.holds(mask, dx: dx, dy: dy) ?? true else {
        return paint(mask.moved(dx: dx, dy: dy), within: style, with: color)
      }
      canvas.paint(color, on: mask, dx: dx, dy: dy)
    }
  }

  // MARK: Masks

  private func mask(
    of outline: Outline, _ matrix: CGAffineTransform, _ evenOdd: Bool, _ style: Drawing.Style
  ) -> Mask {
    outline.mask(
      matrix, evenOdd: evenOdd, antialiases: style.antialiases, withinX: columns, y: rows)
  }

  /// The color of content that the model cannot read.
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

  private mutating func paint(_ mask: Mask, within style: Drawing.Style, with color: PixelColor) {
    guard let mask = limited(mask, to: style.clips) else { return }
    canvas.paint(color, on: mask, style.blendMode.ofPixels)
  }

  /// Returns the part of a mask that clips let through, or `nil` if it is empty.
  private mutating func limited(_ mask: Mask, to clips: [Drawing.Clip]) -> Mask? {
    guard !mask.isEmpty else { return nil }
    guard !clips.isEmpty else { return mask }
    var mask = mask
    mask.limit(to: clipMask(clips))
    return mask.isEmpty ? nil : mask
  }

  private mutating func clipMask(_ clips: [Drawing.Clip]) -> Mask {
    if let found = known.first(where: { $0.clips == clips }) { return found.mask }
    var mask = Mask(x: columns, y: rows)
    // Most clips are a superview's, and one more.
    var rest = clips[...]
    if let outer = known.last(where: { clips.starts(with: $0.clips) }) {
      mask = outer.mask
      rest = clips[outer.clips.count...]
    }
    for clip in rest where !mask.isEmpty { mask.limit(to: self.mask(of: clip)) }
    if known.count >= 8 { known.removeFirst() }
    known.append((clips, mask))
    return mask
  }

  private func mask(of clip: Drawing.Clip) -> Mask {
    switch clip {
    case .path(let outline, let evenOdd, let antialiases):
      return outline.mask(
        flip, evenOdd: evenOdd, antialiases: antialiases, withinX: columns, y: rows)
    case .mask(let image, let rect, let transform):
      guard rect.width != 0, rect.height != 0, let source = image.pixels else {
        return Mask(x: columns, y: rows)
      }
      let place = CGAffineTransform(
        a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY
      ).concatenating(transform).concatenating(flip)
      let mask = Self.outline(CGRect(x: 0, y: 0, width: 1, height: 1)).mask(
        place, withinX: columns, y: rows)
      let shade = ImageShade(
        source, map: PixelMap(of: source, in: place), interpolates: true, alpha: 1, color: nil,
        isMask: image.isMask, count: mask.x.count * mask.y.count)
      return shade.limited(mask)
    }
  }
}
