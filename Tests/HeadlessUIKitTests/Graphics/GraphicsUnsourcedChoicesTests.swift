import HeadlessUIKit
import HeadlessUIKitTestSupport
import Rasterizing
import Testing

@MainActor
@Suite("Choices without a source: drawing", .ownApplication)
struct GraphicsUnsourcedChoicesTests {
  @Test func `draw(_:) is called for a view that is hidden (behaviour 683)`() {
    final class Drawn: UIView {
      var isDrawn = false
      override func draw(_ rect: CGRect) { isDrawn = true }
    }
    let view = Drawn(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.isHidden = true
    let window = UIWindow()
    window.addSubview(view)
    window.makeKeyAndVisible()
    window.application.mainLoop.settle()

    #expect(view.isDrawn)
  }

  @Test func `of several traits the earlier one decides`() {
    let asset = UIImageAsset()
    let traits = [
      UITraitCollection(userInterfaceIdiom: .pad), UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(accessibilityContrast: .high),
      UITraitCollection(horizontalSizeClass: .regular),
      UITraitCollection(verticalSizeClass: .compact),
      UITraitCollection(layoutDirection: .rightToLeft),
      UITraitCollection(displayGamut: .SRGB),
    ]
    for (index, trait) in traits.enumerated() {
      asset.register(
        UIGraphicsImageRenderer(size: CGSize(width: index + 1, height: 1)).image { _ in },
        with: trait)
    }

    for index in traits.indices {
      let wanted = UITraitCollection(traitsFrom: Array(traits[index...]))
      #expect(asset.image(with: wanted).size.width == CGFloat(index + 1))
    }
  }

  @Test func `a word is drawn in strokes within its width`() throws {
    let font = UIFont.systemFont(ofSize: 10)
    let width = Int("robin".size(withAttributes: [.font: font]).width.rounded(.up))
    let pixels = try #require(
      picture {
        "robin".draw(at: .zero, withAttributes: [.font: font, .foregroundColor: UIColor.red])
      })
    let baseline = Int(font.ascender.rounded())
    let columns = (0..<pixels.width).filter { pixels[$0, baseline - 2].alpha > 100 }

    // The stems of r, o, b, i and n.
    #expect(columns.count > 5)
    #expect(columns.allSatisfy { $0 < width })
    #expect(columns.map { pixels[$0, baseline - 2].green }.max() == 0)
    #expect(pixels[0, 0].alpha == 0)
  }

  @Test func `of an app that brings no catalog, every name is an image and a color`() {
    #expect(UIImage(named: "bird")?.size == .zero)
    #expect(UIColor(named: "bird")?.cgColor == UIColor.black.cgColor)
  }

  @Test func `an image of which only the name is known is drawn as a box`() throws {
    let bird = try #require(UIImage(named: "bird"))
    let pixels = try #require(
      picture {
        bird.draw(in: CGRect(x: 0, y: 0, width: 5, height: 5))
        bird.withTintColor(.red).draw(in: CGRect(x: 5, y: 0, width: 5, height: 5))
      })

    #expect(pixels.parts(2, 2) == [128, 128, 128, 255])
    #expect(pixels.parts(7, 2) == [255, 0, 0, 255])
    #expect(pixels[2, 7].alpha == 0)
  }

  @Test func `the corners of a rounded path are quarters of circles`() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadius: 20)
    let reach = 20 - 20 * CGFloat(0.5).squareRoot()

    #expect(path.contains(CGPoint(x: reach + 0.1, y: reach + 0.1)))
    #expect(!path.contains(CGPoint(x: reach - 0.1, y: reach - 0.1)))
    #expect(path.contains(CGPoint(x: 20.1, y: 0.01)))
  }

  private func picture(_ actions: () -> Void) -> Pixels? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 100, height: 20), format: format)
      .image { _ in actions() }.cgImage?.pixels
  }
}
