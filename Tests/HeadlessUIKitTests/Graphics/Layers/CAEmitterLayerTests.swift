import HeadlessUIKit
import Testing

@MainActor
@Suite("CAEmitterLayer")
struct CAEmitterLayerTests {
  @Test func `a layer and its cells keep their values`() {
    let layer = CAEmitterLayer()
    let cell = CAEmitterCell()
    cell.birthRate = 4
    cell.lifetime = 2
    cell.color = UIColor.red.cgColor
    layer.emitterCells = [cell]
    layer.emitterShape = .line
    layer.emitterSize = CGSize(width: 100, height: 1)

    #expect(layer.emitterCells?.first?.birthRate == 4)
    #expect(layer.emitterCells?.first?.color == UIColor.red.cgColor)
    #expect(layer.emitterShape == .line)
  }

  @Test func `they begin as in Core Animation`() {
    let layer = CAEmitterLayer()
    let cell = CAEmitterCell()

    #expect(layer.birthRate == 1)
    #expect(layer.emitterShape == .point)
    #expect(layer.emitterMode == .volume)
    #expect(layer.renderMode == .unordered)
    #expect(cell.birthRate == 0)
    #expect(cell.scale == 1)
    #expect(cell.isEnabled)
    #expect(cell.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
  }
}
