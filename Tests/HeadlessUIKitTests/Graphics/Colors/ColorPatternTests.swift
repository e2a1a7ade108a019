import Foundation
import HeadlessUIKit
import Rasterizing
import Testing

@MainActor
@Suite("Colors that repeat an image")
struct ColorPatternTests {
  private let format: UIGraphicsImageRendererFormat = {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return format
  }()

  /// Two columns: red, and blue with a white top.
  private var tile: UIImage {
    image(2, 2) { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 2))
      UIColor.white.setFill()
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
  }

  private func image(
    _ width: CGFloat, _ height: CGFloat, _ draw: (UIGraphicsImageRendererContext) -> Void
  ) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
      .image(actions: draw)
  }

  private func row(_ y: Int, of image: UIImage) -> [[UInt8]] {
    guard let pixels = image.cgImage?.pixels else { return [] }
    return (0..<Int(image.size.width)).map { x in
      let pixel = pixels[x, y]
      return [pixel.red, pixel.green, pixel.blue, pixel.alpha]
    }
  }

  private let red: [UInt8] = [255, 0, 0, 255]
  private let blue: [UInt8] = [0, 0, 255, 255]
  private let white: [UInt8] = [255, 255, 255, 255]

  @Test func `fill from the origin, whatever part is filled (behaviour 899)`() {
    let picture = image(5, 4) { context in
      UIColor(patternImage: tile).setFill()
      context.fill(CGRect(x: 1, y: 0, width: 4, height: 4))
    }

    #expect(row(0, of: picture) == [[0, 0, 0, 0], white, red, white, red])
    #expect(row(1, of: picture) == [[0, 0, 0, 0], blue, red, blue, red])
    #expect(row(2, of: picture) == row(0, of: picture))
  }

  @Test func `are backgrounds from the corner of their view (behaviour 899)`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 2))
    let inner = UIView(frame: CGRect(x: 1, y: 0, width: 3, height: 2))
    inner.backgroundColor = UIColor(patternImage: tile)
    view.addSubview(inner)
    let picture = image(4, 2) { view.layer.render(in: $0.cgContext) }

    #expect(row(0, of: picture) == [[0, 0, 0, 0], red, white, red])
  }

  @Test func `fade, and have no components`() {
    let color = UIColor(patternImage: tile)
    let faded = color.withAlphaComponent(0.5)
    let picture = image(2, 2) { context in
      faded.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    var (red, alpha) = (CGFloat(7), CGFloat(7))

    #expect(row(1, of: picture).map { $0[3] } == [128, 128])
    #expect(!color.getRed(&red, green: nil, blue: nil, alpha: &alpha))
    #expect(!color.getWhite(&red, alpha: &alpha))
    #expect([red, alpha] == [7, 7])
    #expect(color.cgColor.components == [1])
    #expect(color.cgColor.colorSpace?.model == .pattern)
    #expect(color.cgColor.colorSpace?.name == nil)
    #expect(faded.description == "kCGColorSpaceModelPattern 0.5")
  }

  @Test func `are what they are after a round trip`() throws {
    let color = UIColor(patternImage: tile)
    let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
    let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)

    #expect(UIColor(cgColor: color.cgColor) == color)
    #expect(read?.description == color.description)
    #expect(color != color.withAlphaComponent(0.5))
    #expect(UIColor(patternImage: tile) != .red)
  }

  @Test func `have one color where a picture knows no images`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 2))
    view.backgroundColor = UIColor(patternImage: UIImage())
    let picture = image(4, 2) { view.layer.render(in: $0.cgContext) }

    #expect(Set(row(0, of: picture)).count == 1)
  }
}
