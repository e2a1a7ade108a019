import HeadlessUIKit
import Rasterizing
import Testing

@MainActor @Suite("CATextLayer and CAReplicatorLayer")
struct LayerContentTests {
  @Test func `a text layer shows its text (behaviour 692)`() {
    let layer = CATextLayer()
    #expect(layer.fontSize == 36)
    layer.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    layer.string = "Robin"
    layer.fontSize = 12
    let image = UIGraphicsImageRenderer(bounds: layer.bounds).image {
      layer.render(in: $0.cgContext)
    }

    guard case .text(let text) = image.cgImage?.drawing?.marks.first?.content else {
      Issue.record("No text was drawn.")
      return
    }
    #expect(text.words.map(\.text) == ["Robin"])
    #expect(text.words.map(\.pointSize) == [12])
  }

  @Test func `a replicator shows its sublayers again and again (behaviour 692)`() throws {
    let layer = CAReplicatorLayer()
    #expect(layer.instanceCount == 1)
    layer.frame = CGRect(x: 0, y: 0, width: 4, height: 1)
    layer.instanceCount = 2
    layer.instanceTransform = CATransform3DMakeTranslation(2, 0, 0)
    let dot = CALayer()
    dot.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
    dot.backgroundColor = UIColor.red.cgColor
    layer.addSublayer(dot)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 1), format: format)
      .image { layer.render(in: $0.cgContext) }

    let pixels = try #require(image.cgImage?.pixels)
    #expect((0..<4).map { pixels[$0, 0].alpha } == [255, 0, 255, 0])
  }
}
