import Foundation
import HeadlessUIKit
import Rasterizing
import Testing

@MainActor
@Suite("CGPattern")
struct CGPatternTests {
  private let format: UIGraphicsImageRendererFormat = {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return format
  }()

  /// A picture of 8 by 8 pixels.
  private func picture(_ draw: (CGContext) -> Void) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: format)
      .image { draw($0.cgContext) }
  }

  /// The letters of the colors of a row of pixels; a point where there is nothing.
  private func row(_ y: Int, _ image: UIImage) -> String { letters(image) { ($0, y) } }

  private func column(_ x: Int, _ image: UIImage) -> String { letters(image) { (x, $0) } }

  private func letters(_ image: UIImage, _ place: (Int) -> (Int, Int)) -> String {
    guard let pixels = image.cgImage?.pixels else { return "" }
    return (0..<8).map { index in
      let (x, y) = place(index)
      let pixel = pixels[x, y]
      switch (pixel.red, pixel.green, pixel.blue, pixel.alpha) {
      case (255, 0, 0, 255): return "r"
      case (0, 0, 255, 255): return "b"
      case (0, 128, 0, 128): return "g"
      case (0, 0, 0, 255): return "k"
      case (0, 0, 0, 0): return "."
      default: return "?"
      }
    }.joined()
  }

  /// A cell of 4 by 4 points, red with a blue upper half.
  private func stripes(
    matrix: CGAffineTransform = .identity, xStep: CGFloat = 4, yStep: CGFloat = 4
  ) -> CGPattern? {
    var callbacks = CGPatternCallbacks(
      version: 0,
      drawPattern: { _, context in
        context.setFillColor(UIColor.red.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        context.setFillColor(UIColor.blue.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
      }, releaseInfo: nil)
    return CGPattern(
      info: nil, bounds: CGRect(x: 0, y: 0, width: 4, height: 4), matrix: matrix, xStep: xStep,
      yStep: yStep, tiling: .constantSpacingMinimalDistortion, isColored: true,
      callbacks: &callbacks)
  }

  private func set(_ pattern: CGPattern?, in context: CGContext) {
    guard let pattern, let space = CGColorSpace(patternBaseSpace: nil) else { return }
    var alpha: CGFloat = 1
    context.setFillColorSpace(space)
    context.setFillPattern(pattern, colorComponents: &alpha)
  }

  private let whole = CGRect(x: 0, y: 0, width: 8, height: 8)

  @Test func `a cell is repeated from the origin, whatever part is filled (behaviour 903)`() {
    let picture = picture { context in
      set(stripes(), in: context)
      context.fill(CGRect(x: 1, y: 1, width: 6, height: 6))
    }

    #expect(column(2, picture) == ".brrbbr.")
    #expect(row(1, picture) == ".bbbbbb.")
  }

  @Test func `the function is called when something is filled, and the other one in the end`() {
    var calls: [String] = []
    let info = UnsafeMutableRawPointer(bitPattern: 7)
    func fill() {
      var callbacks = CGPatternCallbacks(
        version: 0,
        drawPattern: { info, context in
          let box = context.boundingBoxOfClipPath
          calls.append(
            "draw \(UInt(bitPattern: info)) in \(box.minX) \(box.minY) \(box.width) \(box.height)")
        }, releaseInfo: { calls.append("release \(UInt(bitPattern: $0))") })
      let pattern = CGPattern(
        info: info, bounds: CGRect(x: 1, y: 2, width: 3, height: 4), matrix: .identity, xStep: 3,
        yStep: 4, tiling: .noDistortion, isColored: true, callbacks: &callbacks)
      _ = picture { context in
        set(pattern, in: context)
        calls.append("set")
        context.fill(whole)
        context.fill(whole)
        calls.append("filled")
      }
    }
    fill()

    #expect(calls == ["set", "draw 7 in 1.0 2.0 3.0 4.0", "filled", "release 7"])
  }

  @Test func `between cells nothing is drawn, and cells that overlap cover each other`() {
    let apart = picture { context in
      set(stripes(xStep: 6, yStep: -5), in: context)
      context.fill(whole)
    }
    #expect(row(0, apart) == "bbbb..bb" && column(0, apart) == "bbrr.bbr")

    let close = picture { context in
      set(stripes(yStep: 3), in: context)
      context.fill(whole)
    }
    #expect(column(0, close) == "bbrbbrbb")
  }

  @Test
  func `matrix and phase move the cells, and what moves the drawing does not (behaviour 903)`() {
    let moved = picture { context in
      context.translateBy(x: 0, y: 1)
      set(stripes(), in: context)
      context.fill(CGRect(x: 0, y: -1, width: 8, height: 8))
    }
    #expect(column(0, moved) == "bbrrbbrr")

    let large = picture { context in
      set(stripes(matrix: CGAffineTransform(scaleX: 1, y: 2)), in: context)
      context.fill(whole)
    }
    #expect(column(0, large) == "bbbbrrrr")

    let shifted = picture { context in
      set(stripes(), in: context)
      context.setPatternPhase(CGSize(width: 0, height: 1))
      context.fill(whole)
    }
    #expect(column(0, shifted) == "rbbrrbbr")
  }

  @Test func `a cell without colors takes that of the components`() throws {
    var callbacks = CGPatternCallbacks(
      version: 0, drawPattern: { $1.fill(CGRect(x: 0, y: 0, width: 1, height: 2)) },
      releaseInfo: nil)
    let pattern = try #require(
      CGPattern(
        info: nil, bounds: CGRect(x: 0, y: 0, width: 2, height: 2), matrix: .identity, xStep: 2,
        yStep: 2, tiling: .constantSpacing, isColored: false, callbacks: &callbacks))
    let space = try #require(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB()))
    let picture = picture { context in
      context.setFillColorSpace(space)
      context.setFillPattern(pattern, colorComponents: [0, 1, 0, 0.5])
      context.fill(whole)
    }

    #expect(row(3, picture) == "g.g.g.g.")
    #expect(space.numberOfComponents == 3 && space.baseColorSpace?.model == .rgb)
    #expect(space.model == .pattern && space.name == nil)
    #expect(CGColorSpace(patternBaseSpace: space) == nil)
  }

  @Test func `lines repeat a cell too, and a color ends it`() throws {
    let pattern = try #require(stripes())
    let space = try #require(CGColorSpace(patternBaseSpace: nil))
    let picture = picture { context in
      context.setStrokeColorSpace(space)
      context.setStrokePattern(pattern, colorComponents: [1])
      context.setLineWidth(2)
      context.saveGState()
      context.setStrokeColor(UIColor.black.cgColor)
      context.strokeLineSegments(between: [CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 8)])
      context.restoreGState()
      context.strokeLineSegments(between: [CGPoint(x: 5, y: 0), CGPoint(x: 5, y: 8)])
    }

    #expect(row(0, picture) == "kk..bb.." && row(2, picture) == "kk..rr..")
  }

  @Test func `without a color space of patterns nothing is set, and a cell needs a size`() {
    let picture = picture { context in
      if let pattern = stripes() { context.setFillPattern(pattern, colorComponents: [1]) }
      context.fill(whole)
    }
    #expect(row(0, picture) == "kkkkkkkk")

    #expect(stripes(xStep: 0) == nil && stripes(yStep: .nan) == nil)
    #expect(stripes(matrix: CGAffineTransform(scaleX: 0, y: 1)) == nil)
    #expect(stripes(matrix: CGAffineTransform(scaleX: .nan, y: 1)) == nil)
    var none = CGPatternCallbacks()
    #expect(
      CGPattern(
        info: nil, bounds: whole, matrix: .identity, xStep: 1, yStep: 1, tiling: .constantSpacing,
        isColored: true, callbacks: &none) == nil)
  }

  @Test func `a cell that is filled with itself ends`() throws {
    var own: CGPattern?
    var callbacks = CGPatternCallbacks(
      version: 0,
      drawPattern: { _, context in
        self.set(own, in: context)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      }, releaseInfo: nil)
    own = CGPattern(
      info: nil, bounds: whole, matrix: .identity, xStep: 8, yStep: 8, tiling: .constantSpacing,
      isColored: true, callbacks: &callbacks)
    let picture = picture { context in
      set(own, in: context)
      context.fill(whole)
    }
    own = nil

    #expect(row(0, picture) == "........")
  }

  @Test func `a cell has no more pixels than a large screen, however large it is`() {
    var sizes: [CGRect] = []
    for (side, scale) in [(1000.0, 50.0), (1e7, 1)] {
      var callbacks = CGPatternCallbacks(
        version: 0,
        drawPattern: { _, context in
          sizes.append(context.convertToDeviceSpace(CGRect(x: 0, y: 0, width: side, height: side)))
          context.setFillColor(UIColor.red.cgColor)
          context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }, releaseInfo: nil)
      let pattern = CGPattern(
        info: nil, bounds: CGRect(x: 0, y: 0, width: side, height: side),
        matrix: CGAffineTransform(scaleX: scale, y: scale), xStep: side, yStep: side,
        tiling: .constantSpacing, isColored: true, callbacks: &callbacks)
      let picture = picture { context in
        set(pattern, in: context)
        context.fill(whole)
      }
      #expect(row(0, picture) == "rrrrrrrr")
    }

    #expect(sizes.map(\.width) == [2000, 2000])
  }

  @Test func `a color of a pattern fills the background of a layer`() throws {
    let pattern = try #require(stripes())
    let space = try #require(CGColorSpace(patternBaseSpace: nil))
    let layer = CALayer()
    layer.frame = CGRect(x: 1, y: 1, width: 6, height: 6)
    layer.backgroundColor = CGColor(patternSpace: space, pattern: pattern, components: [1])
    let outer = CALayer()
    outer.frame = whole
    outer.addSublayer(layer)

    #expect(column(2, picture { outer.render(in: $0) }) == ".bbrrbb.")
    #expect(
      CGColor(patternSpace: CGColorSpaceCreateDeviceRGB(), pattern: pattern, components: [1]) == nil
    )
  }

  @Test func `a view that draws itself has its cells from its corner`() throws {
    final class Striped: UIView {
      var prepare: ((CGContext) -> Void)?
      override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        prepare?(context)
        context.fill(rect)
      }
    }
    let view = Striped(frame: CGRect(x: 0, y: 1, width: 8, height: 7))
    view.prepare = { set(stripes(), in: $0) }
    let stage = UIView(frame: whole)
    stage.addSubview(view)

    let picture = picture { _ in stage.drawHierarchy(in: whole, afterScreenUpdates: false) }
    #expect(column(0, picture) == ".bbrrbbr")
  }
}
