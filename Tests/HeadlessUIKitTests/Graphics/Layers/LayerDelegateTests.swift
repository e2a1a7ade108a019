import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("Layers that are drawn and arranged", .ownApplication)
struct LayerDelegateTests {
  private final class Artist: NSObject, CALayerDelegate {
    var calls: [String] = []

    func draw(_ layer: CALayer, in ctx: CGContext) {
      calls.append("draw")
      ctx.setFillColor(UIColor.red.cgColor)
      ctx.fill(layer.bounds)
    }
    func layoutSublayers(of layer: CALayer) { calls.append("layout") }
  }

  private final class OwnLayer: CALayer {
    var arranged = 0
    override func layoutSublayers() {
      super.layoutSublayers()
      arranged += 1
    }
  }

  private final class OwnView: UIView {
    override class var layerClass: AnyClass { OwnLayer.self }
  }

  private let layer = CALayer()

  init() { layer.frame = CGRect(x: 10, y: 20, width: 4, height: 4) }

  @Test func `a layer of another size draws again where it wants to, also a view's`() {
    let view = UIView(frame: layer.frame)
    for layer in [layer, view.layer] {
      layer.displayIfNeeded()
      layer.bounds.size.width = 6
      #expect(!layer.needsDisplay())
      layer.needsDisplayOnBoundsChange = true
      layer.frame.origin.x = 30
      #expect(!layer.needsDisplay())
      layer.frame.size.width = 8
      #expect(layer.needsDisplay())
      layer.displayIfNeeded()
    }
    view.frame.size.height = 9
    #expect(view.layer.needsDisplay())
  }

  @Test func `a delegate draws when that was asked for, once`() {
    let artist = Artist()
    layer.delegate = artist

    layer.displayIfNeeded()
    #expect(layer.contents == nil)
    layer.setNeedsDisplay()
    #expect(layer.needsDisplay())
    layer.displayIfNeeded()
    layer.displayIfNeeded()

    #expect(artist.calls == ["draw"])
    #expect(layer.contents is CGImage)
  }

  @Test func `a subclass may provide the content itself`() {
    final class Filled: CALayer {
      override func display() { contents = "filled" }
    }
    let filled = Filled()

    filled.setNeedsDisplay()
    filled.displayIfNeeded()

    #expect(filled.contents as? String == "filled")
  }

  @Test func `the delegate arranges the sublayers when that was asked for`() {
    let artist = Artist()
    layer.delegate = artist
    let outer = CALayer()
    outer.addSublayer(layer)

    outer.layoutIfNeeded()
    #expect(artist.calls == [])
    layer.setNeedsLayout()
    outer.layoutIfNeeded()

    #expect(artist.calls == ["layout"])
    #expect(!layer.needsLayout())
  }

  @Test func `a view's own layer is arranged with its subviews`() {
    let view = OwnView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let own = view.layer as? OwnLayer

    view.setNeedsLayout()
    view.layoutIfNeeded()

    #expect(own?.arranged == 1)
  }

  @Test func `the delegate hears before it draws, and not when it provides the content`() {
    final class Hearing: NSObject, CALayerDelegate {
      var calls: [String] = []
      func layerWillDraw(_ layer: CALayer) {
        calls.append("layerWillDraw")
        layer.isOpaque = true
      }
      func draw(_ layer: CALayer, in ctx: CGContext) { calls.append("draw") }
    }
    final class Providing: NSObject, CALayerDelegate {
      var calls: [String] = []
      func layerWillDraw(_ layer: CALayer) { calls.append("layerWillDraw") }
      func display(_ layer: CALayer) {
        calls.append("display")
        layer.contents = "provided"
      }
    }
    let (hearing, providing) = (Hearing(), Providing())
    layer.delegate = hearing
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    #expect(hearing.calls == ["layerWillDraw", "draw"])
    let image = layer.contents as? CGImage
    #expect(image?.alphaInfo == .noneSkipFirst)

    layer.delegate = providing
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    #expect(providing.calls == ["display"] && layer.contents as? String == "provided")
  }

  @Test func `a view lays itself out for its layer (behaviour 904)`() {
    final class Arranging: UIView {
      var calls: [String] = []
      override func layoutSublayers(of layer: CALayer) {
        calls.append("layer")
        super.layoutSublayers(of: layer)
        calls.append("own: \(layer === self.layer)")
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        calls.append("subviews")
      }
    }
    let view = Arranging(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.calls == ["layer", "subviews", "own: true"])

    view.calls = []
    layer.delegate = view
    layer.setNeedsLayout()
    layer.layoutIfNeeded()
    #expect(view.calls == ["layer", "own: false"])
  }

  @Test func `a view draws itself for its layer, after it has heard of that (behaviour 904)`() {
    final class Drawing: UIView {
      var calls: [String] = []
      override func layerWillDraw(_ layer: CALayer) {
        super.layerWillDraw(layer)
        calls.append("layerWillDraw \(layer === self.layer)")
      }
      override func draw(_ layer: CALayer, in ctx: CGContext) {
        calls.append("draw in")
        super.draw(layer, in: ctx)
      }
      override func draw(_ rect: CGRect) { calls.append("draw \(rect.width) x \(rect.height)") }
    }
    final class Providing: UIView {
      var draws = 0
      override func display(_ layer: CALayer) {
        // A provider of content needs no pixels to draw in.
        layer.contents = UIGraphicsGetCurrentContext() == nil ? "provided" : "in a context"
      }
      override func draw(_ rect: CGRect) { draws += 1 }
    }
    let window = UIWindow()
    window.rootViewController = UIViewController()
    let drawing = Drawing(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    let providing = Providing(frame: drawing.frame)
    window.rootViewController?.view.addSubview(drawing)
    window.rootViewController?.view.addSubview(providing)
    window.makeKeyAndVisible()
    UIApplication.shared.mainLoop.settle()

    #expect(
      drawing.calls == ["layerWillDraw true", "draw in", "draw 10.0 x 10.0"])
    #expect(providing.layer.contents as? String == "provided" && providing.draws == 0)
  }

  @Test func `the presentation has the values of the layer`() {
    #expect(layer.presentation() === layer)
    #expect(layer.model() === layer)
  }

  @Test func `points and rectangles are converted between layers`() {
    let outer = CALayer()
    outer.frame = CGRect(x: 100, y: 100, width: 50, height: 50)
    outer.addSublayer(layer)

    #expect(layer.convert(CGPoint(x: 1, y: 2), to: outer) == CGPoint(x: 11, y: 22))
    #expect(layer.convert(CGPoint(x: 11, y: 22), from: outer) == CGPoint(x: 1, y: 2))
    #expect(
      layer.convert(layer.bounds, to: nil) == CGRect(x: 110, y: 120, width: 4, height: 4))
  }

  @Test func `a point hits the innermost layer in front`() {
    let outer = CALayer()
    outer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    outer.addSublayer(layer)

    #expect(outer.hitTest(CGPoint(x: 12, y: 22)) === layer)
    #expect(outer.hitTest(CGPoint(x: 40, y: 40)) === outer)
    #expect(outer.hitTest(CGPoint(x: 60, y: 60)) == nil)
    layer.isHidden = true
    #expect(outer.hitTest(CGPoint(x: 12, y: 22)) === outer)
  }
}
