import HeadlessUIKit
import HeadlessUIKitTestSupport
import Rasterizing
import Testing

/// Layers and views in space.
@MainActor
@Suite("CATransformLayer", .ownApplication)
struct CATransformLayerTests {
  @Test func `shows its sublayers alone, each faded for itself (behaviour 896)`() throws {
    let layer = CATransformLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 4, height: 1)
    layer.backgroundColor = UIColor.red.cgColor
    layer.borderWidth = 1
    layer.masksToBounds = true
    layer.opacity = 0.5
    for x in [0, 1] {
      let dot = CALayer()
      dot.frame = CGRect(x: 2 * x, y: 0, width: 1 + 2 * x, height: 1)
      dot.backgroundColor = UIColor.blue.cgColor
      layer.addSublayer(dot)
    }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 1), format: format)
      .image { layer.render(in: $0.cgContext) }

    let pixels = try #require(image.cgImage?.pixels)
    #expect((0..<6).map { pixels[$0, 0].alpha } == [128, 0, 128, 128, 128, 0])
    #expect(pixels[0, 0].red == 0)
  }

  @Test func `a view is moved in space, and in a plane (behaviour 897)`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(CATransform3DIsIdentity(view.transform3D))
    view.transform3D = CATransform3DMakeScale(2, 3, 1)
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 3))
    #expect(view.frame == CGRect(x: -5, y: -10, width: 20, height: 30))

    var turned = CATransform3DIdentity
    turned.m34 = -1.0 / 500
    turned = CATransform3DRotate(turned, .pi / 3, 0, 1, 0)
    view.transform3D = turned
    view.center = CGPoint(x: 40, y: 40)
    view.bounds.size.width = 12
    #expect(view.transform3D == turned && view.layer.transform == turned)
    #expect(abs(view.transform.a - 0.5) < 1e-9)
    view.transform = view.transform
    #expect(CATransform3DIsAffine(view.transform3D))
  }

  @Test func `a value function has one of Core Animation's names (behaviour 898)`() {
    let spin = CABasicAnimation(keyPath: "transform")
    spin.valueFunction = CAValueFunction(name: .rotateZ)

    #expect(spin.valueFunction?.name == .rotateZ)
    #expect((spin.copy() as? CABasicAnimation)?.valueFunction?.name.rawValue == "rotateZ")
    #expect(CAValueFunction(name: .init(rawValue: "skew")) == nil)
  }
}
