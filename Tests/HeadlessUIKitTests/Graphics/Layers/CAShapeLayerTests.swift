import HeadlessUIKit
import HeadlessUIKitTestSupport
import Rasterizing
import Testing

@MainActor @Suite("CAShapeLayer")
struct CAShapeLayerTests {
  private let layer = CAShapeLayer()

  init() {
    layer.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    layer.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 4)).cgPath
  }

  @Test func `has Core Animation's values at first (behaviour 692)`() {
    let layer = CAShapeLayer()

    #expect(layer.lineWidth == 1)
    #expect(layer.strokeStart == 0)
    #expect(layer.strokeEnd == 1)
    #expect(layer.fillRule == .nonZero)
    #expect(layer.fillColor == CGColor(gray: 0, alpha: 1))
    #expect(layer.strokeColor == nil)
    #expect(layer.path == nil)
  }

  @Test func `shows its path`() throws {
    layer.fillColor = UIColor.red.cgColor
    let pixels = try picture()

    #expect(pixels.parts(1, 1) == [255, 0, 0, 255])
    #expect(pixels[2, 1].alpha == 0)
  }

  @Test func `shows a part of its line`() throws {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 1))
    path.addLine(to: CGPoint(x: 4, y: 1))
    layer.path = path.cgPath
    layer.fillColor = nil
    layer.strokeColor = UIColor.blue.cgColor
    layer.lineWidth = 2
    layer.strokeStart = 0.25
    layer.strokeEnd = 0.75
    let pixels = try picture()

    #expect((0..<4).map { pixels[$0, 0].alpha } == [0, 255, 255, 0])
  }

  @Test func `is copied with its path`() {
    layer.lineWidth = 3

    #expect(CAShapeLayer(layer: layer).path == layer.path)
    #expect(CAShapeLayer(layer: layer).lineWidth == 3)
  }

  private func picture() throws -> Pixels {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format)
      .image { layer.render(in: $0.cgContext) }
    return try #require(image.cgImage?.pixels)
  }
}
