import HeadlessUIKit
import Rasterizing
import Testing

@MainActor @Suite("CGContext")
struct CGContextTests {
  @Test func `fills what it is told, with the y axis pointing up`() throws {
    let context = try makeContext()
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))

    let image = try #require(context.makeImage())
    #expect(color(image, 0, 9) == [255, 0, 0, 255])
    #expect(color(image, 3, 8) == [255, 0, 0, 255])
    #expect(color(image, 4, 9) == [0, 0, 0, 0])
    #expect(color(image, 0, 7) == [0, 0, 0, 0])
  }

  @Test func `smooths edges, unless it is told not to`() throws {
    let context = try makeContext()
    context.setFillColor(gray: 1, alpha: 1)
    context.fill(CGRect(x: 0.5, y: 0, width: 4, height: 1))
    context.setShouldAntialias(false)
    context.fill(CGRect(x: 0.4, y: 5, width: 4, height: 1))

    let image = try #require(context.makeImage())
    #expect(color(image, 0, 9) == [128, 128, 128, 128])
    #expect(color(image, 1, 9) == [255, 255, 255, 255])
    #expect(color(image, 0, 4) == [255, 255, 255, 255])
    #expect(color(image, 4, 4) == [0, 0, 0, 0])
  }

  @Test func `leaves a hole by the even-odd rule`() throws {
    let context = try makeContext()
    context.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    context.addRect(CGRect(x: 4, y: 4, width: 2, height: 2))
    context.fillPath(using: .evenOdd)

    let image = try #require(context.makeImage())
    #expect(color(image, 5, 5) == [0, 0, 0, 0])
    #expect(color(image, 1, 1) == [0, 0, 0, 255])
    #expect(context.isPathEmpty)
  }

  @Test func `covers a circle as a circle covers pixels`() throws {
    let context = try makeContext(100)
    context.fillEllipse(in: CGRect(x: 0, y: 0, width: 100, height: 100))

    let pixels = try #require(context.makeImage()?.pixels)
    let covered = stride(from: 3, to: pixels.bytes.count, by: 4).reduce(0.0) {
      $0 + Double(pixels.bytes[$1]) / 255
    }
    #expect(abs(covered - 2500 * .pi) < 10)
  }

  @Test func `strokes a line of its width`() throws {
    let context = try makeContext()
    context.setLineWidth(2)
    context.move(to: CGPoint(x: 0, y: 5))
    context.addLine(to: CGPoint(x: 10, y: 5))
    context.strokePath()

    let image = try #require(context.makeImage())
    #expect((0..<10).map { color(image, 5, $0)[3] } == [0, 0, 0, 0, 255, 255, 0, 0, 0, 0])
  }

  @Test func `restores what it has kept`() throws {
    let context = try makeContext()
    context.saveGState()
    context.translateBy(x: 3, y: 4)
    context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 1, height: 1))
    context.restoreGState()

    #expect(context.ctm == .identity)
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 10, height: 10))
    context.restoreGState()
    #expect(context.ctm == .identity)
  }

  @Test func `shows nothing outside of its clips`() throws {
    let context = try makeContext()
    context.clip(to: CGRect(x: 2, y: 0, width: 4, height: 10))
    context.clip(to: CGRect(x: 0, y: 3, width: 10, height: 4))
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))

    let image = try #require(context.makeImage())
    #expect(color(image, 3, 5)[3] == 255)
    #expect(color(image, 1, 5)[3] == 0)
    #expect(color(image, 3, 1)[3] == 0)
  }

  @Test func `mixes what is half transparent`() throws {
    let context = try makeContext()
    context.setFillColor(gray: 1, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    context.setAlpha(0.5)
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))

    let image = try #require(context.makeImage())
    #expect(color(image, 5, 5) == [255, 127, 127, 255])
  }

  @Test(arguments: [
    (CGBlendMode.multiply, [128, 0, 0, 255]), (.screen, [255, 128, 128, 255]),
    (.clear, [0, 0, 0, 0]), (.copy, [255, 0, 0, 255]), (.destinationOver, [128, 128, 128, 255]),
    (.sourceOut, [0, 0, 0, 0]), (.plusLighter, [255, 128, 128, 255]),
    (.difference, [127, 128, 128, 255]),
  ])
  func `mixes as its blend mode says`(mode: CGBlendMode, expected: [Int]) throws {
    let context = try makeContext()
    context.setFillColor(gray: 128 / 255, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    context.setBlendMode(mode)
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))

    let image = try #require(context.makeImage())
    #expect(color(image, 5, 5) == expected)
  }

  @Test func `blends colors along a gradient`() throws {
    let context = try makeContext()
    let colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)]
    let gradient = try #require(
      CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: nil))
    context.drawLinearGradient(
      gradient, start: CGPoint(x: 2, y: 0), end: CGPoint(x: 8, y: 0),
      options: .drawsAfterEndLocation)

    let image = try #require(context.makeImage())
    #expect(color(image, 0, 5)[3] == 0)
    #expect(abs(color(image, 4, 5)[0] - 106) < 2)
    #expect(color(image, 9, 5) == [255, 255, 255, 255])
  }

  @Test func `shows a layer as one`() throws {
    let context = try makeContext()
    context.setAlpha(0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    context.endTransparencyLayer()

    let image = try #require(context.makeImage())
    #expect(color(image, 5, 5) == [0, 0, 0, 128])
  }

  @Test func `casts a shadow`() throws {
    let context = try makeContext()
    context.setShadow(
      offset: CGSize(width: 4, height: 0), blur: 0, color: CGColor(gray: 0, alpha: 0.5))
    context.setFillColor(gray: 1, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 3, height: 10))

    let image = try #require(context.makeImage())
    #expect(color(image, 1, 5) == [255, 255, 255, 255])
    #expect(color(image, 3, 5)[3] == 0)
    #expect(color(image, 5, 5) == [0, 0, 0, 128])
  }

  @Test func `draws into memory at once`() throws {
    var bytes = [UInt8](repeating: 0, count: 4)
    try bytes.withUnsafeMutableBytes { memory in
      let context = try #require(
        CGContext(
          data: memory.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
      context.setFillColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }

    #expect(bytes == [51, 102, 153, 255])
  }

  @Test func `has memory of its own, in the order that it is told`() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
          | CGBitmapInfo.byteOrder32Little.rawValue))
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let data = try #require(context.data).assumingMemoryBound(to: UInt8.self)

    #expect((0..<8).map { data[$0] } == [0, 0, 255, 255, 0, 0, 0, 0])
    data[4] = 255
    data[7] = 255
    let image = try #require(context.makeImage())
    #expect(color(image, 1, 0) == [0, 0, 255, 255])
  }

  @Test func `averages an image that it draws into one pixel`() throws {
    let large = try makeContext()
    large.setFillColor(gray: 1, alpha: 1)
    large.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
    let one = try makeContext(1)
    one.draw(try #require(large.makeImage()), in: CGRect(x: 0, y: 0, width: 1, height: 1))

    let image = try #require(one.makeImage())
    #expect(abs(color(image, 0, 0)[3] - 128) <= 1)
  }

  @Test func `draws an image upright where the y axis points up`() throws {
    let context = try makeContext()
    context.fill(CGRect(x: 0, y: 8, width: 10, height: 2))
    let image = try #require(context.makeImage())
    let other = try makeContext()
    other.draw(image, in: CGRect(x: 0, y: 0, width: 10, height: 10))

    #expect(try #require(other.makeImage()).pixels == image.pixels)
  }

  @Test func `refuses what is no layout of pixels`() {
    #expect(
      CGContext(
        data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 3,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.none.rawValue) == nil)
    #expect(
      CGContext(
        data: nil, width: 0, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue) == nil)
  }

  @Test func `keeps what was drawn as values`() throws {
    let context = try makeContext()
    context.translateBy(x: 1, y: 2)
    context.setStrokeColor(gray: 1, alpha: 1)
    context.stroke(CGRect(x: 0, y: 0, width: 3, height: 3), width: 2)

    let mark = try #require(context.drawing.marks.first)
    guard case .stroke(let outline, let pen, let color) = mark.content else {
      Issue.record("\(mark.content)")
      return
    }
    #expect(outline.asRect == CGRect(x: 0, y: 0, width: 3, height: 3))
    #expect(pen.width == 2)
    #expect(color == CGColor(gray: 1, alpha: 1))
    #expect(mark.style.transform == CGAffineTransform(translationX: 1, y: 2))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300])
  func `survives numbers that nothing can be drawn by`(number: CGFloat) throws {
    let context = try makeContext()
    context.setLineWidth(number)
    context.setLineDash(phase: number, lengths: [number, 1])
    context.setShadow(offset: CGSize(width: number, height: number), blur: number)
    context.fill(CGRect(x: number, y: 0, width: number, height: 5))
    context.strokeEllipse(in: CGRect(x: 0, y: number, width: 5, height: number))
    context.setShadow(offset: .zero, blur: 0, color: nil)
    context.setAlpha(number)
    context.addArc(center: .zero, radius: number, startAngle: 0, endAngle: number, clockwise: true)
    context.scaleBy(x: number, y: 0)
    context.drawPath(using: .fillStroke)
    let image = try #require(context.makeImage())
    context.draw(image, in: CGRect(x: 0, y: 0, width: number, height: number))
    context.clip(to: CGRect(x: 0, y: 0, width: number, height: 1), mask: image)
    context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))

    #expect(context.makeImage()?.pixels != nil)
  }

  private func makeContext(_ size: Int = 10) throws -> CGContext {
    try #require(
      CGContext(
        data: nil, width: size, height: size, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
  }

  private func color(_ image: CGImage, _ x: Int, _ y: Int) -> [Int] {
    guard let color = image.pixels?[x, y] else { return [] }
    return [Int(color.red), Int(color.green), Int(color.blue), Int(color.alpha)]
  }

  @Test func `a gradient spreads from a point`() throws {
    let context = try #require(
      CGContext(
        points: CGRect(x: 0, y: 0, width: 9, height: 9), scale: 1, isOpaque: false))
    let gradient = try #require(
      CGGradient(
        colorsSpace: nil, colors: [UIColor.white.cgColor, UIColor.black.cgColor] as CFArray,
        locations: nil))
    context.drawRadialGradient(
      gradient, startCenter: CGPoint(x: 4.5, y: 4.5), startRadius: 0,
      endCenter: CGPoint(x: 4.5, y: 4.5), endRadius: 4, options: [])
    let pixels = try #require(context.makeImage()?.pixels)

    #expect(pixels[4, 4].red > pixels[2, 4].red)
    #expect(pixels[2, 4].red > pixels[1, 4].red)
    #expect(pixels[0, 0].alpha == 0)
  }
}
