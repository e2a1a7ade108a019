import Foundation
import PixelCoverage
import Rasterizing
import Testing

@Suite struct PixelCanvasTests {
  private let red = PixelColor(red: 255, green: 0, blue: 0, alpha: 255)
  private let half = PixelColor(red: 0, green: 0, blue: 128, alpha: 128)
  private let all = Mask(x: 0..<2, y: 0..<2)

  private func parts(_ canvas: PixelCanvas, _ x: Int, _ y: Int) -> [UInt8] {
    let color = canvas.pixels[x, y]
    return [color.red, color.green, color.blue, color.alpha]
  }

  private var canvas: PixelCanvas { PixelCanvas(Pixels(width: 2, height: 2)) }

  @Test func `a color is painted where a mask is, and no farther than the canvas`() {
    var canvas = canvas
    canvas.paint(red, on: Mask(x: 1..<9, y: -5..<1))
    canvas.paint(red, on: Mask(x: 0..<1, y: 1..<2, values: [51]))
    #expect(parts(canvas, 1, 0) == [255, 0, 0, 255])
    #expect(parts(canvas, 0, 1) == [51, 0, 0, 51])
    #expect(parts(canvas, 0, 0) == [0, 0, 0, 0])
  }

  @Test(
    arguments: [
      (BlendMode.normal, [127, 0, 128, 255]), (.copy, [0, 0, 128, 128]), (.clear, [0, 0, 0, 0]),
      (.destinationOver, [255, 0, 0, 255]), (.multiply, [127, 0, 0, 255]),
      (.plusLighter, [255, 0, 128, 255]),
    ] as [(BlendMode, [UInt8])])
  func `paint is blended with what is below`(mode: BlendMode, expected: [UInt8]) {
    var canvas = canvas
    canvas.paint(red, on: all)
    canvas.paint(half, on: all, mode)
    #expect(parts(canvas, 1, 1) == expected)
  }

  @Test func `a part of a picture is painted into it, faded, and casts a shadow`() {
    var part = PixelCanvas(x: 1..<2, y: 0..<1)
    part.paint(red, on: all)
    var canvas = canvas
    canvas.paint(part, on: all, alpha: 51)
    #expect(parts(canvas, 1, 0) == [51, 0, 0, 51])
    #expect(parts(canvas, 0, 0) == [0, 0, 0, 0])
    #expect(part.shadow(dx: -1, dy: 1, blur: 0) == Mask(x: 0..<1, y: 1..<2, values: [255]))
    #expect(part.shadow(dx: 0, dy: 0, blur: 3).x == -2..<5)
  }

  @Test func `images, patterns and gradients lie where their maps say`() throws {
    var image = Pixels(width: 2, height: 1)
    image.bytes = [255, 0, 0, 255, 0, 255, 0, 255]
    let same = PixelMap(
      start: .zero, right: CGPoint(x: 1, y: 0), down: CGPoint(x: 0, y: 1))
    let turned = PixelMap(
      start: .zero, right: CGPoint(x: 0, y: 1), down: CGPoint(x: 1, y: 0))
    func shade(_ map: PixelMap, isMask: Bool = false) -> ImageShade {
      ImageShade(
        image, map: map, interpolates: false, alpha: 1, color: nil, isMask: isMask, count: 4)
    }
    var canvas = canvas
    canvas.paint(shade(same), on: all, .normal)
    #expect(parts(canvas, 1, 0) == [0, 255, 0, 255])
    canvas.paint(shade(turned), on: all, .normal)
    #expect(parts(canvas, 1, 0) == [255, 0, 0, 255])
    #expect(parts(canvas, 0, 1) == [0, 255, 0, 255])
    #expect(shade(same, isMask: true).limited(Mask(x: 0..<2, y: 0..<1)).values == [0, 255])

    let tile = CGRect(x: 1, y: 0, width: 2, height: 1)
    let pattern = PatternShade(image, frame: tile, step: tile.size, map: same, alpha: 1)
    canvas.paint(try #require(pattern), on: all, .normal)
    #expect(parts(canvas, 1, 0) == [255, 0, 0, 255])
    #expect(PatternShade(image, frame: tile, step: .zero, map: same, alpha: 1) == nil)

    let gradient = GradientShade(
      [red, half], .linear(.zero, CGPoint(x: 1, y: 0)), isEndless: (true, false), map: same)
    canvas.paint(gradient, on: all, .copy)
    #expect(parts(canvas, 0, 0) == [0, 0, 128, 128])
    // It ends before this pixel, which shows the pattern.
    #expect(parts(canvas, 1, 0) == [255, 0, 0, 255])
  }
}
