import FleetTesting
import Foundation
import Rasterizing
import TestSupport
import Testing

@MainActor
@Suite("picture(of:)", .freshApplication)
struct PictureTests {
  private func label() -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    label.text = "Robin"
    label.backgroundColor = .white
    return label
  }

  @Test func `a picture of a view has its size, and pixels of its words`() throws {
    let picture = picture(of: label())

    #expect(picture.size == CGSize(width: 60, height: 20))
    #expect(picture.description == "<ScreenPicture 60 × 20, @2x>")
    #expect(picture.image.size == CGSize(width: 60, height: 20))
    #expect(picture.pngData().starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let image = try #require(picture.image.cgImage?.pixels)
    #expect(image.width == 120)
    #expect(image.bytes.contains { $0 < 64 })
  }

  @Test func `the same view has the same picture, and another text has another one`() {
    let other = label()
    other.text = "Wren"

    #expect(picture(of: label()).pngData() == picture(of: label()).pngData())
    #expect(picture(of: label()) == picture(of: label()))
    #expect(picture(of: label()).pngData() != picture(of: other).pngData())
  }

  @Test func `SVG has an element on each line, and the words in titles`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let label = label()
    label.frame.origin = CGPoint(x: 10, y: 10)
    view.addSubview(label)
    view.addSubview(UIImageView(image: UIImage(systemName: "star.fill")))
    let lines = picture(of: view).svg.split(separator: "\n")

    #expect(lines.first?.hasPrefix("<svg ") == true)
    #expect(lines.last == "</svg>")
    #expect(lines.allSatisfy { $0.hasPrefix("<") && $0.hasSuffix(">") })
    #expect(lines.count { $0.contains("<title>Robin</title>") } == 1)
    #expect(lines.count { $0.contains("<title>star.fill</title>") } == 1)
    #expect(lines.contains("<path fill=\"#ffffff\" d=\"M10 10h60v20h-60z\"/>"))
    for word in ["<text", "<filter", "<style", "<script"] {
      #expect(!lines.contains { $0.contains(word) })
    }
  }

  @Test func `SVG holds no more pixels of a photo than it shows, the right way up`() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let photo = UIGraphicsImageRenderer(size: CGSize(width: 900, height: 900), format: format)
      .image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 900, height: 450))
        UIColor.blue.setFill()
        context.fill(CGRect(x: 0, y: 450, width: 900, height: 450))
      }
    let file = try #require(photo.pngData().flatMap(UIImage.init(data:)))
    let view = UIImageView(image: file)
    view.frame.size = CGSize(width: 50, height: 50)

    let svg = picture(of: view).svg

    let data = try #require(svg.split(separator: "base64,").last?.split(separator: "\"").first)
    let shown = try #require(Data(base64Encoded: String(data)).flatMap(UIImage.init(data:)))
    let pixels = try #require(shown.cgImage?.pixels)
    #expect(pixels.width == 100)
    #expect(pixels.height == 100)
    #expect(pixels[50, 20].red == 255)
    #expect(pixels[50, 80].blue == 255)
  }

  @Test func `a file in a picture as SVG says what it is`() {
    let header = Data("GIF89a".utf8) + Data([4, 0, 3, 0, 0, 0, 0, 0x3B])
    let view = UIImageView(image: UIImage(data: header))

    #expect(picture(of: view).svg.contains("href=\"data:image/gif;base64,R0lGODlh"))
  }

  @Test func `a picture of a screen has the bars of the system`() {
    let screen = UIViewController()
    screen.view.backgroundColor = .white
    setAsAppRootWindow(screen)

    let whole = picture(of: Fleet.screen)
    let own = picture(of: screen)

    #expect(whole.size == UIScreen.main.bounds.size)
    #expect(whole.svg.contains("<title>9:41</title>"))
    #expect(!own.svg.contains("<title>9:41</title>"))
    #expect(whole.svg == picture(of: screen.view.window ?? UIWindow()).svg)
  }

  @Test func `a picture of an element is the part of the screen where it is`() {
    let screen = UIViewController()
    let label = label()
    label.frame.origin = CGPoint(x: 20, y: 100)
    screen.view.addSubview(label)
    setAsAppRootWindow(screen)

    let part = picture(of: Fleet.screen.staticTexts["Robin"])

    #expect(part.size == label.frame.size)
    #expect(part.svg.contains("<title>Robin</title>"))
    #expect(
      failures { _ = picture(of: Fleet.screen.staticTexts["Wren"]) }.map(\.name) == [.element])
  }

  @Test func `a picture of a layer, of a part, and in another scale`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 5)
    layer.backgroundColor = UIColor.red.cgColor

    let picture = picture(of: layer, scale: 3)

    #expect(picture.scale == 3)
    #expect(picture.image.cgImage?.pixels?[29, 14].red == 255)
  }

  @Test func `a picture is written as its name ends`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "fleet-pictures")
    defer { try? FileManager.default.removeItem(at: folder) }
    let picture = picture(of: label())

    picture.write(to: folder.appending(path: "a/robin.png").path)
    picture.write(to: folder.appending(path: "a/robin.svg").path)

    let svg = try String(contentsOf: folder.appending(path: "a/robin.svg"), encoding: .utf8)
    #expect(svg == picture.svg)
    #expect(try Data(contentsOf: folder.appending(path: "a/robin.png")) == picture.pngData())
  }

  @Test func `hostile drawing ends`() {
    final class Hostile: UIView {
      override func draw(_ rect: CGRect) {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: CGFloat.nan, y: 1))
        path.addLine(to: CGPoint(x: 1, y: CGFloat.infinity))
        path.fill()
        path.stroke()
        UIBezierPath(rect: CGRect(x: -1e300, y: -1e300, width: 1e305, height: 1e305)).fill()
        "Far".draw(at: CGPoint(x: 1e200, y: CGFloat.nan), withAttributes: nil)
        "Large".draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 1e8)])
        let zigzag = UIBezierPath()
        zigzag.move(to: .zero)
        for step in 0..<20_000 {
          zigzag.addLine(to: CGPoint(x: CGFloat(step % 97), y: CGFloat(step % 89)))
        }
        zigzag.stroke()
      }
    }
    let view = Hostile(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    #expect(!picture(of: view).pngData().isEmpty)
    let huge = UIView(frame: CGRect(x: 0, y: 0, width: 1e9, height: 1e9))
    #expect(failures { _ = picture(of: huge) }.count == 1)
  }
}
