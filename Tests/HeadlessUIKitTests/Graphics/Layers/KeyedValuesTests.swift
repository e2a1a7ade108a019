import FailureReporting
import HeadlessUIKit
import HeadlessUIKitTestSupport
import Testing

@MainActor
@Suite("Values of layers and animations by their names", .ownApplication)
struct KeyedValuesTests {
  private let layer = CALayer()

  private func number(_ path: String, of layer: CALayer? = nil) -> CGFloat? {
    (layer ?? self.layer).value(forKeyPath: path) as? CGFloat
  }

  private func isNear(_ one: CGFloat?, _ other: CGFloat) -> Bool {
    one.map { abs($0 - other) < 1e-9 } == true
  }

  @Test func `a part of a transform is set, and the others stay (behaviour 895)`() {
    layer.setValue(CGFloat.pi / 6, forKeyPath: "transform.rotation.z")
    layer.setValue(2, forKeyPath: "transform.scale")
    layer.setValue(NSNumber(value: 7.0), forKeyPath: "transform.translation.x")

    #expect(isNear(number("transform.rotation.z"), .pi / 6))
    #expect(isNear(number("transform.rotation"), .pi / 6))
    #expect(isNear(number("transform.scale"), 2) && isNear(number("transform.scale.y"), 2))
    #expect(
      layer.value(forKeyPath: "transform.translation") as? CGSize == CGSize(width: 7, height: 0))
    let flat = layer.affineTransform()
    #expect(isNear(flat.a, 2 * cos(.pi / 6)) && isNear(flat.b, 2 * sin(.pi / 6)) && flat.tx == 7)
    layer.setValue(CGSize(width: 1, height: 2), forKeyPath: "transform.translation")
    layer.setValue(-1.0, forKeyPath: "transform.scale.x")
    #expect(layer.affineTransform().ty == 2)
    #expect(isNear(number("transform.scale.x"), -1))
  }

  @Test(arguments: ["x", "y", "z"])
  func `each axis turns as its own rotation does (behaviour 895)`(axis: String) {
    layer.setValue(Float(0.5), forKeyPath: "transform.rotation.\(axis)")
    let expected = CATransform3DMakeRotation(
      0.5, axis == "x" ? 1 : 0, axis == "y" ? 1 : 0, axis == "z" ? 1 : 0)
    let pairs = [
      (layer.transform.m11, expected.m11), (layer.transform.m12, expected.m12),
      (layer.transform.m13, expected.m13), (layer.transform.m22, expected.m22),
      (layer.transform.m23, expected.m23), (layer.transform.m33, expected.m33),
    ]

    for (one, other) in pairs { #expect(abs(one - other) < 1e-6) }
    #expect(isNear(number("transform.rotation.\(axis)"), 0.5))
    layer.transform.m34 = -1.0 / 500
    layer.setValue(0.25, forKeyPath: "transform.rotation.\(axis)")
    #expect(layer.transform.m34 == -1.0 / 500)
  }

  @Test func `properties and what is in them have their names (behaviour 895)`() {
    layer.setValue(CGPoint(x: 3, y: 4), forKey: "position")
    layer.setValue(9, forKeyPath: "position.x")
    layer.setValue(CGFloat(12), forKeyPath: "bounds.size.width")
    layer.setValue(0.25, forKey: "opacity")
    layer.setValue(true, forKey: "hidden")
    layer.setValue(UIColor.red.cgColor, forKey: "backgroundColor")
    layer.setValue("first", forKey: "name")

    #expect(layer.position == CGPoint(x: 9, y: 4) && layer.bounds.width == 12)
    #expect(layer.opacity == 0.25 && layer.isHidden && layer.name == "first")
    #expect(layer.backgroundColor == UIColor.red.cgColor)
    #expect(layer.value(forKey: "opacity") as? Float == 0.25)
    #expect(layer.value(forKey: "opacity") as? NSNumber == 0.25)
    #expect(number("position.y") == 4)
    #expect(layer.value(forKey: "hidden") as? Bool == true)
    layer.setValue(nil, forKey: "backgroundColor")
    #expect(layer.backgroundColor == nil && layer.value(forKey: "backgroundColor") == nil)
    layer.setValue("no number", forKey: "opacity")
    #expect(layer.opacity == 0.25)
  }

  @Test func `shapes, gradients and cells of emitters have theirs`() {
    let shape = CAShapeLayer()
    shape.setValue(0.5, forKey: "strokeEnd")
    let gradient = CAGradientLayer()
    gradient.setValue([0, 1] as [NSNumber], forKey: "locations")
    let emitter = CAEmitterLayer()
    let cell = CAEmitterCell()
    cell.name = "spark"
    emitter.emitterCells = [cell]
    emitter.setValue(40, forKeyPath: "emitterCells.spark.birthRate")

    #expect(shape.strokeEnd == 0.5 && gradient.locations == [0, 1])
    #expect(cell.birthRate == 40)
    #expect(emitter.value(forKeyPath: "emitterCells.spark.birthRate") as? Float == 40)
    #expect(emitter.value(forKeyPath: "emitterCells.none.birthRate") == nil)
  }

  @Test func `any other name keeps any value (behaviour 895)`() {
    layer.setValue("robin", forKey: "bird")
    let friend = CALayer()
    layer.setValue(friend, forKey: "friend")
    layer.setValue(0.5, forKeyPath: "friend.opacity")

    #expect(layer.value(forKey: "bird") as? String == "robin")
    layer.setValue("a name of other layers", forKey: "strokeEnd")
    #expect(layer.value(forKey: "strokeEnd") as? String == "a name of other layers")
    #expect(layer.value(forKey: "fish") == nil)
    #expect(friend.opacity == 0.5)
    layer.setValue(nil, forKey: "bird")
    #expect(layer.value(forKey: "bird") == nil)
    layer.setValue(1, forKeyPath: "nobody.opacity")
    #expect(layer.value(forKeyPath: "nobody.opacity") == nil)
  }

  @Test func `an animation keeps what it is given, and so does its copy (behaviour 895)`() {
    final class Listener: NSObject, CAAnimationDelegate {
      var ended: String?
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        ended = anim.value(forKey: "id") as? String
      }
    }
    let listener = Listener()
    let move = CABasicAnimation(keyPath: "position")
    move.setValue("move", forKey: "id")
    move.setValue(2, forKey: "duration")
    move.delegate = listener
    layer.add(move, forKey: nil)
    UIApplication.shared.mainLoop.settle()

    #expect(listener.ended == "move" && move.duration == 2)
    #expect(move.value(forKey: "keyPath") as? String == "position")
  }

  @Test func `a view leads to its layer`() {
    let view = UIView()
    view.setValue(0.5, forKeyPath: "layer.transform.rotation.z")
    view.setValue(4, forKeyPath: "layer.cornerRadius")

    #expect(isNear(view.value(forKeyPath: "layer.transform.rotation.z") as? CGFloat, 0.5))
    #expect(view.layer.cornerRadius == 4)
  }

  @Test func `a matrix that has nothing left is taken apart, too`() {
    layer.transform = CATransform3DMakeScale(0, 0, 0)
    layer.setValue(1, forKeyPath: "transform.scale")
    #expect(layer.transform == CATransform3DIdentity)
    layer.setValue(CGFloat.nan, forKeyPath: "transform.rotation.y")
    layer.setValue(1, forKeyPath: "transform.rotation.w")

    #expect(layer.value(forKeyPath: "transform.rotation.w") == nil)
  }
}
