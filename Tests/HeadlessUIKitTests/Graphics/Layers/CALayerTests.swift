import HeadlessUIKit
import TestSupport
import Testing

@Suite("CALayer")
struct CALayerTests {
  private final class MarkedLayer: CALayer {
    var mark = 0
  }

  @Test func `has Core Animation's defaults`() {
    let layer = CALayer()

    #expect(layer.opacity == 1)
    #expect(layer.shadowOpacity == 0)
    #expect(layer.shadowRadius == 3)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(layer.borderColor == UIColor.black.cgColor)
    #expect(layer.backgroundColor == nil)
    #expect(layer.maskedCorners.rawValue == 15)
    #expect(layer.cornerCurve == .circular)
    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(layer.sublayers == nil)
    #expect(!layer.allowsEdgeAntialiasing && layer.allowsGroupOpacity)
    #expect(layer.edgeAntialiasingMask.rawValue == 15)
    layer.edgeAntialiasingMask.remove(.layerTopEdge)
    #expect(layer.edgeAntialiasingMask.rawValue == 7)
  }

  @Test func `the frame follows bounds and position, and sets them`() {
    let layer = CALayer()

    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)

    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(layer.position == CGPoint(x: 60, y: 45))
    layer.anchorPoint = .zero
    #expect(layer.frame.origin == CGPoint(x: 60, y: 45))
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(layer.frame == CGRect(x: 60, y: 45, width: 200, height: 100))
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    #expect(layer.bounds.size == CGSize(width: 10, height: 5))
    #expect(layer.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test func `sublayers are inserted where they are told to`() {
    let (parent, first, second, third) = (CALayer(), CALayer(), CALayer(), CALayer())

    parent.addSublayer(second)
    parent.insertSublayer(first, at: 0)
    parent.insertSublayer(third, above: second)
    #expect(parent.sublayers == [first, second, third])
    parent.insertSublayer(third, below: second)
    #expect(parent.sublayers == [first, third, second])
    parent.insertSublayer(first, at: 99)
    #expect(parent.sublayers == [third, second, first])
    let other = CALayer()
    parent.replaceSublayer(second, with: other)
    #expect(parent.sublayers == [third, other, first])
    #expect(second.superlayer == nil)
    #expect(other.superlayer == parent)
  }

  @Test func `a layer has one superlayer and never holds itself`() {
    let (parent, other, child) = (CALayer(), CALayer(), CALayer())

    parent.addSublayer(child)
    other.addSublayer(child)
    child.addSublayer(other)
    child.addSublayer(child)

    #expect(parent.sublayers == [])
    #expect(other.sublayers == [child])
    #expect(child.sublayers == nil)
    child.removeFromSuperlayer()
    #expect(child.superlayer == nil)
  }

  @Test func `setting the sublayers lets the old ones go`() {
    let (parent, old, new) = (CALayer(), CALayer(), CALayer())
    parent.addSublayer(old)

    parent.sublayers = [new]

    #expect(old.superlayer == nil)
    #expect(new.superlayer == parent)
    parent.sublayers = nil
    #expect(parent.sublayers == nil)
  }

  @Test func `can be subclassed, and copied from another layer`() {
    let layer = MarkedLayer()
    layer.cornerRadius = 8
    layer.frame = CGRect(x: 0, y: 0, width: 2, height: 2)

    let copy = CALayer(layer: layer)

    #expect(copy.cornerRadius == 8)
    #expect(copy.frame == layer.frame)
  }

  @Test func `a gradient runs from top to bottom unless told otherwise`() {
    let gradient = CAGradientLayer()
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]

    #expect(gradient.startPoint == CGPoint(x: 0.5, y: 0))
    #expect(gradient.endPoint == CGPoint(x: 0.5, y: 1))
    #expect(gradient.type == .axial)
    #expect(gradient.colors?.count == 2)
  }

  @Test func `a place that is no number is an exception, and changes nothing (behaviour 691)`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let received = failures {
      layer.bounds = CGRect(x: CGFloat.nan, y: 0, width: 320, height: 480)
      layer.frame.size.width = .nan
      layer.position = CGPoint(x: 1, y: CGFloat.nan)
    }

    #expect(
      received.reasons == [
        "CALayer bounds contains NaN: [nan 0; 320 480]. Layer: <CALayer>",
        "CALayer bounds contains NaN: [1 2; nan 4]. Layer: <CALayer>",
        "CALayer position contains NaN: [1 nan]. Layer: <CALayer>",
      ])
    #expect(layer.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }
}
