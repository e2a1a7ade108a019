import HeadlessUIKit
import HeadlessUIKitTestSupport
import Rasterizing
import Testing

@MainActor
@Suite("CATiledLayer", .ownApplication)
struct CATiledLayerTests {
  private final class TiledView: UIView {
    var drawn: [CGRect] = []
    var boxes: [CGRect] = []
    override class var layerClass: AnyClass { CATiledLayer.self }
    override func draw(_ rect: CGRect) {
      drawn.append(rect)
      guard let context = UIGraphicsGetCurrentContext() else { return }
      boxes.append(context.boundingBoxOfClipPath)
      // Drawings outside of the tile are clipped.
      context.setFillColor((drawn.count % 2 == 1 ? UIColor.red : .blue).cgColor)
      context.fill(bounds)
    }
  }

  private final class Artist: NSObject, CALayerDelegate {
    var boxes: [CGRect] = []
    func layerWillDraw(_ layer: CALayer) { boxes = [] }
    func draw(_ layer: CALayer, in ctx: CGContext) { boxes.append(ctx.boundingBoxOfClipPath) }
  }

  private func tile(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test func `tiles have 256 pixels, and appear in a quarter of a second (behaviour 905)`() {
    let layer = CATiledLayer()
    #expect(layer.tileSize == CGSize(width: 256, height: 256))
    #expect(layer.levelsOfDetail == 1 && layer.levelsOfDetailBias == 0)
    #expect(CATiledLayer.fadeDuration() == 0.25)

    layer.tileSize = CGSize(width: 10, height: 20)
    (layer.levelsOfDetail, layer.levelsOfDetailBias) = (3, 2)
    let copy = CATiledLayer(layer: layer)
    #expect(copy.tileSize.height == 20 && copy.levelsOfDetail == 3 && copy.levelsOfDetailBias == 2)
  }

  @Test func `a delegate draws tile by tile, clipped to each (behaviour 905)`() {
    let (layer, artist) = (CATiledLayer(), Artist())
    layer.frame = CGRect(x: 5, y: 5, width: 50, height: 30)
    layer.tileSize = CGSize(width: 40, height: 40)
    layer.contentsScale = 2
    layer.delegate = artist
    layer.setNeedsDisplay()
    layer.displayIfNeeded()

    #expect(
      artist.boxes == [
        tile(0, 0, 20, 20), tile(20, 0, 20, 20), tile(40, 0, 10, 20),
        tile(0, 20, 20, 10), tile(20, 20, 20, 10), tile(40, 20, 10, 10),
      ])
    #expect(layer.contents is CGImage)
  }

  @Test func `a view draws tile by tile, and of a part the tiles that it meets (behaviour 905)`() {
    let view = TiledView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    let layer = view.layer as? CATiledLayer
    #expect(layer?.contentsScale == 3)
    layer?.tileSize = CGSize(width: 60, height: 30)
    let window = UIWindow()
    window.rootViewController = UIViewController()
    window.rootViewController?.view.addSubview(view)
    window.makeKeyAndVisible()
    UIApplication.shared.mainLoop.settle()
    #expect(
      view.drawn == [
        tile(0, 0, 20, 10), tile(20, 0, 10, 10), tile(0, 10, 20, 10), tile(20, 10, 10, 10),
      ])

    view.drawn = []
    view.setNeedsDisplay(CGRect(x: 15, y: 12, width: 10, height: 2))
    UIApplication.shared.mainLoop.settle()
    #expect(view.drawn == [tile(0, 10, 20, 10), tile(20, 10, 10, 10)])

    // A tile is drawn whole, even if a part of it is to be drawn.
    (view.drawn, view.boxes) = ([], [])
    view.setNeedsDisplay(CGRect(x: 1, y: 1, width: 2, height: 2))
    UIApplication.shared.mainLoop.settle()
    #expect(view.drawn == [tile(0, 0, 20, 10)])
    #expect(view.boxes == view.drawn)
  }

  @Test func `a picture shows each tile as it was drawn`() {
    let view = TiledView(frame: CGRect(x: 0, y: 0, width: 4, height: 1))
    (view.layer as? CATiledLayer)?.tileSize = CGSize(width: 6, height: 6)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: view.bounds.size, format: format).image { _ in
      view.drawHierarchy(in: view.bounds, afterScreenUpdates: false)
    }

    let pixels = image.cgImage?.pixels
    #expect((0..<4).map { pixels?[$0, 0].red } == [255, 255, 0, 0])
  }

  @Test(arguments: [
    CGSize.zero, CGSize(width: CGFloat.nan, height: 9), CGSize(width: -1, height: 9),
    CGSize(width: 1e-6, height: 1e-6), CGSize(width: CGFloat.infinity, height: 9),
  ])
  func `tiles that are none are one`(size: CGSize) {
    let (layer, artist) = (CATiledLayer(), Artist())
    layer.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
    layer.tileSize = size
    layer.delegate = artist
    layer.setNeedsDisplay()
    layer.displayIfNeeded()

    #expect(artist.boxes == [layer.bounds])
  }
}
