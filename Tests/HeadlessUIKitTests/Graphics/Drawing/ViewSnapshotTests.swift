import HeadlessUIKit
import HeadlessUIKitTestSupport
import Rasterizing
import Testing

@MainActor @Suite("Pictures of views")
struct ViewSnapshotTests {
  private let view = UIView(frame: CGRect(x: 50, y: 60, width: 4, height: 4))

  init() {
    view.backgroundColor = .red
    let inner = UIView(frame: CGRect(x: 2, y: 0, width: 2, height: 2))
    inner.backgroundColor = .blue
    view.addSubview(inner)
  }

  @Test func `drawHierarchy draws a view with what is in it`() throws {
    let pixels = try #require(
      picture { _ in
        #expect(view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
      })

    #expect(pixels.parts(0, 0) == [255, 0, 0, 255])
    #expect(pixels.parts(3, 1) == [0, 0, 255, 255])
    #expect(pixels.parts(3, 3) == [255, 0, 0, 255])
  }

  @Test func `drawHierarchy fits a view into a rectangle`() throws {
    let pixels = try #require(
      picture { _ in
        view.drawHierarchy(
          in: CGRect(x: 0, y: 0, width: 2, height: 2), afterScreenUpdates: false)
      })

    #expect(pixels.parts(1, 0) == [0, 0, 255, 255])
    #expect(pixels[2, 0].alpha == 0)
  }

  @Test func `drawHierarchy has nowhere to draw without a context`() {
    #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: false))
  }

  @Test func `render draws the layer of a view as the view`() throws {
    view.layer.borderWidth = 1
    view.layer.borderColor = UIColor.green.cgColor
    let pixels = try #require(picture { view.layer.render(in: $0.cgContext) })

    #expect(pixels.parts(0, 0) == [0, 255, 0, 255])
    #expect(pixels.parts(1, 1) == [255, 0, 0, 255])
  }

  @Test func `render calls draw of views of one's own class`() throws {
    final class Dot: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.white.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
      }
    }
    view.addSubview(Dot(frame: CGRect(x: 1, y: 3, width: 1, height: 1)))
    let pixels = try #require(picture { view.layer.render(in: $0.cgContext) })

    #expect(pixels.parts(1, 3) == [255, 255, 255, 255])
  }

  @Test func `each view is drawn with its own traits, whatever another one makes current`() throws {
    final class Painter: UIView {
      override func draw(_ rect: CGRect) {
        UITraitCollection.current = UITraitCollection(userInterfaceStyle: .dark)
      }
    }
    let before = UITraitCollection.current
    for column in 0..<3 {
      let frame = CGRect(x: column, y: 3, width: 1, height: 1)
      let part = column == 1 ? Painter(frame: frame) : UIView(frame: frame)
      part.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
      if column == 0 { part.overrideUserInterfaceStyle = .dark }
      view.addSubview(part)
    }
    let pixels = try #require(picture { view.layer.render(in: $0.cgContext) })

    #expect((0..<3).map { pixels.parts($0, 3)[0] } == [255, 0, 0])
    #expect(UITraitCollection.current === before)
  }

  @Test func `the shadow of a label has one color, whatever its text has`() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 24))
    label.attributedText = NSAttributedString(
      string: "M", attributes: [.foregroundColor: UIColor.red])
    label.shadowColor = .blue
    label.shadowOffset = CGSize(width: 30, height: 0)
    let pixels = try #require(TakenPicture(of: label, scale: 1)?.pixels)
    /// Whether there is red, and whether there is blue.
    func colors(_ columns: Range<Int>) -> [Bool] {
      let all = columns.flatMap { x in (0..<24).map { pixels.parts(x, $0) } }
      return [0, 2].map { part in all.contains { $0[part] > 0 } }
    }

    #expect(colors(0..<30) == [true, false])
    #expect(colors(30..<60) == [false, true])
  }

  @Test func `render draws layers within layers, clipped where they are told to`() throws {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 2, height: 2)
    layer.masksToBounds = true
    let inner = CALayer()
    inner.frame = CGRect(x: 1, y: 1, width: 10, height: 10)
    inner.backgroundColor = UIColor.red.cgColor
    layer.addSublayer(inner)
    let pixels = try #require(picture { layer.render(in: $0.cgContext) })

    #expect(pixels[0, 0].alpha == 0)
    #expect(pixels.parts(1, 1) == [255, 0, 0, 255])
    #expect(pixels[2, 2].alpha == 0)
  }

  @Test func `a mask shows a layer as far as it is opaque`() throws {
    let mask = CAShapeLayer()
    mask.frame = view.bounds
    mask.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 1)).cgPath
    view.layer.mask = mask
    var pixels = try #require(picture { view.layer.render(in: $0.cgContext) })
    #expect(pixels.parts(0, 0) == [255, 0, 0, 255])
    #expect(pixels.parts(3, 0) == [0, 0, 255, 255])
    #expect(pixels[0, 1].alpha == 0)
    #expect(pixels[3, 3].alpha == 0)

    mask.frame.origin.y = 3
    mask.fillColor = UIColor(white: 0, alpha: 0.5).cgColor
    pixels = try #require(picture { view.layer.render(in: $0.cgContext) })
    #expect(pixels[0, 0].alpha == 0)
    #expect(pixels[0, 2].alpha == 0)
    #expect(pixels.parts(0, 3) == [128, 0, 0, 128])
  }

  @Test func `a view masks a view, and a layer one that no view has`() throws {
    let mask = UIView(frame: CGRect(x: 1, y: 1, width: 2, height: 2))
    mask.backgroundColor = .white
    view.mask = mask
    var pixels = try #require(picture { view.layer.render(in: $0.cgContext) })
    #expect(pixels[0, 0].alpha == 0)
    #expect(pixels.parts(1, 1) == [255, 0, 0, 255])
    #expect(pixels.parts(2, 1) == [0, 0, 255, 255])
    #expect(pixels[3, 3].alpha == 0)

    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    layer.backgroundColor = UIColor.green.cgColor
    layer.mask = CALayer()
    layer.mask?.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
    layer.mask?.backgroundColor = UIColor.black.cgColor
    pixels = try #require(picture { layer.render(in: $0.cgContext) })
    #expect(pixels.parts(0, 0) == [0, 255, 0, 255])
    #expect(pixels[1, 1].alpha == 0)

    layer.mask = CALayer()
    pixels = try #require(picture { layer.render(in: $0.cgContext) })
    #expect(pixels[0, 0].alpha == 0)
  }

  @Test func `a mask is a clip of what is recorded`() {
    let mask = CALayer()
    mask.frame = view.bounds
    mask.backgroundColor = UIColor.black.cgColor
    view.layer.mask = mask
    let image = UIGraphicsImageRenderer(size: view.bounds.size).image {
      view.layer.render(in: $0.cgContext)
    }
    let marks = image.cgImage?.drawing?.marks ?? []

    #expect(!marks.isEmpty)
    #expect(
      marks.allSatisfy { mark in
        mark.style.clips.contains { if case .mask = $0 { true } else { false } }
      })
  }

  @Test func `only the corners that are told are round`() throws {
    view.layer.cornerRadius = 2
    view.layer.maskedCorners = [.layerMinXMinYCorner]
    view.clipsToBounds = true
    let pixels = try #require(picture { view.layer.render(in: $0.cgContext) })

    #expect(pixels[0, 0].alpha < 255)
    #expect(pixels.parts(3, 0) == [0, 0, 255, 255])
    #expect(pixels.parts(0, 3) == [255, 0, 0, 255])
    #expect(pixels.parts(3, 3) == [255, 0, 0, 255])
  }

  @Test func `render draws gradients along their line`() throws {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    layer.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
    let pixels = try #require(picture { layer.render(in: $0.cgContext) })

    #expect(pixels[0, 0].red < pixels[0, 1].red)
    #expect(pixels[0, 1].red < pixels[0, 3].red)
    #expect(pixels[3, 1].red == pixels[0, 1].red)
  }

  @Test func `a view that is hidden or transparent is not drawn, a faded one pale`() throws {
    view.subviews.first?.isHidden = true
    view.alpha = 0.5
    let pixels = try #require(picture { view.layer.render(in: $0.cgContext) })

    #expect(pixels.parts(3, 1) == [128, 0, 0, 128])
  }

  @Test func `an image view shows its image where its content mode says`() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(
      size: CGSize(width: 1, height: 1), format: format
    ).image { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
    let imageView = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
    imageView.frame = view.bounds
    imageView.contentMode = .bottomRight
    imageView.tintColor = .green
    let pixels = try #require(picture { imageView.layer.render(in: $0.cgContext) })

    #expect(pixels.parts(3, 3) == [0, 255, 0, 255])
    #expect(pixels[2, 3].alpha == 0)
  }

  @Test func `a snapshot shows what a view looked like, whatever becomes of it`() throws {
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
    view.backgroundColor = .black
    let pixels = try #require(
      picture { _ in snapshot.drawHierarchy(in: snapshot.bounds, afterScreenUpdates: false) })

    #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(pixels.parts(0, 0) == [255, 0, 0, 255])
  }

  @Test func `a label shows its text`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    label.text = "Robin"
    label.textColor = .red
    let image = UIGraphicsImageRenderer(bounds: label.bounds).image {
      label.layer.render(in: $0.cgContext)
    }
    let words = image.cgImage?.drawing?.marks.flatMap { mark -> [Drawing.Word] in
      guard case .text(let text) = mark.content else { return [] }
      return text.words
    }

    #expect(words?.map(\.text) == ["Robin"])
    #expect(words?.first?.color == UIColor.red.cgColor)
  }

  private func picture(_ actions: UIGraphicsImageRenderer.DrawingActions) -> Pixels? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format)
      .image(actions: actions).cgImage?.pixels
  }
}
