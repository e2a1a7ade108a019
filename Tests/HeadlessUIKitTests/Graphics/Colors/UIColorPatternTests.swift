import HeadlessUIKit
import HeadlessUIKitTestSupport
import Testing

@MainActor
@Suite("Colors that are images", .ownApplication)
struct UIColorPatternTests {
  private static let format: UIGraphicsImageRendererFormat = {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return format
  }()

  /// A tile of two by two points: red and green above blue and nothing.
  private let tile = UIGraphicsImageRenderer(
    size: CGSize(width: 2, height: 2), format: format
  ).image { context in
    for (color, x, y) in [(UIColor.red, 0, 0), (.green, 1, 0), (.blue, 0, 1)] {
      color.setFill()
      context.fill(CGRect(x: x, y: y, width: 1, height: 1))
    }
  }

  private func rows(_ draw: (UIGraphicsImageRendererContext) -> Void) throws -> [String] {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 4), format: Self.format)
      .image(actions: draw)
    let pixels = try #require(image.cgImage?.pixels)
    return (0..<4).map { y in
      (0..<5).map { x in
        let parts = pixels.parts(x, y)
        return parts[3] == 0 ? "." : parts[0] > 0 ? "r" : parts[1] > 0 ? "g" : "b"
      }.joined()
    }
  }

  @Test func `a fill is tiled from where the context begins (behaviour 899)`() throws {
    let rows = try rows { context in
      context.cgContext.translateBy(x: 1, y: 1)
      UIColor(patternImage: tile).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
    }

    #expect(rows == [".....", "..b..", ".grg.", "....."])
  }

  @Test func `the background of a view is tiled from its corner (behaviour 899)`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 4))
    let inner = UIView(frame: CGRect(x: 1, y: 1, width: 3, height: 2))
    inner.backgroundColor = UIColor(patternImage: tile)
    view.addSubview(inner)

    #expect(
      try rows { view.layer.render(in: $0.cgContext) } == [".....", ".rgr.", ".b.b.", "....."])
  }

  @Test func `it is a color as others are, without components`() throws {
    let color = UIColor(patternImage: tile)
    var red: CGFloat = 7

    #expect(color == UIColor(patternImage: tile) && color != .red)
    #expect(!color.getRed(&red, green: nil, blue: nil, alpha: nil) && red == 7)
    #expect(
      !color.getWhite(nil, alpha: nil)
        && !color.getHue(nil, saturation: nil, brightness: nil, alpha: nil))
    #expect(color.cgColor.components == nil && color.cgColor.alpha == 1)
    #expect(UIColor(cgColor: color.cgColor) == color)
    #expect(color.withAlphaComponent(0.5) == color)
    let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
    let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
    #expect(read?.cgColor.components == nil && read != nil)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 5, height: 4))
    label.textColor = color
    label.text = "a"
    #expect(try rows { label.layer.render(in: $0.cgContext) }.count == 4)
  }
}
