import HeadlessUIKit
import HeadlessUIKitTestSupport
import Rasterizing
import Testing

@MainActor @Suite("UIImage drawing")
struct UIImageDrawingTests {
  /// Red and green above blue and white.
  private let colors = makeImage(width: 2, height: 2) { context in
    for (index, color) in [UIColor.red, .green, .blue, .white].enumerated() {
      color.setFill()
      context.fill(CGRect(x: CGFloat(index % 2), y: CGFloat(index / 2), width: 1, height: 1))
    }
  }

  @Test func `an image is drawn upright`() {
    #expect(letters(of: redrawn(colors)) == ["RG", "BW"])
  }

  @Test(arguments: [
    (UIImage.Orientation.up, ["RG", "BW"]), (.down, ["WB", "GR"]), (.left, ["GW", "RB"]),
    (.right, ["BR", "WG"]), (.upMirrored, ["GR", "WB"]), (.downMirrored, ["BW", "RG"]),
    (.leftMirrored, ["RB", "GW"]), (.rightMirrored, ["WG", "BR"]),
  ])
  func `an image is turned as its orientation says`(
    orientation: UIImage.Orientation, expected: [String]
  ) throws {
    let image = UIImage(
      cgImage: try #require(colors.cgImage), scale: 1, orientation: orientation)

    #expect(letters(of: redrawn(image)) == expected)
    #expect(image.imageOrientation == orientation)
  }

  @Test func `a mirrored image is the same one from the other side`() {
    #expect(letters(of: redrawn(colors.withHorizontallyFlippedOrientation())) == ["GR", "WB"])
  }

  @Test func `an image that is turned has its sides exchanged`() throws {
    let wide = makeImage(width: 3, height: 1) { _ in }
    let turned = UIImage(
      cgImage: try #require(wide.cgImage), scale: 1, orientation: .right)

    #expect(turned.size == CGSize(width: 1, height: 3))
    let jpeg = try #require(turned.jpegData(compressionQuality: 1))
    #expect(UIImage(data: jpeg)?.size == CGSize(width: 1, height: 3))
  }

  @Test func `a tint takes the place of an image's colors`() {
    let tinted = colors.withTintColor(.red, renderingMode: .alwaysOriginal)

    #expect(letters(of: redrawn(tinted)) == ["RR", "RR"])
  }

  @Test func `an opacity fades an image`() throws {
    let faded = makeImage(width: 2, height: 2) { _ in
      colors.draw(at: .zero, blendMode: .normal, alpha: 0.5)
    }

    #expect(try #require(faded.cgImage?.pixels).parts(0, 0) == [128, 0, 0, 128])
  }

  @Test func `a pattern fills its rectangle from the top left corner`() {
    let tiled = makeImage(width: 3, height: 3) { _ in
      colors.drawAsPattern(in: CGRect(x: 0, y: 0, width: 3, height: 3))
    }

    #expect(letters(of: tiled) == ["RGR", "BWB", "RGR"])
  }

  @Test func `a thumbnail has the size that is asked for`() {
    let thumbnail = makeImage(width: 40, height: 20) { _ in }
      .preparingThumbnail(of: CGSize(width: 10, height: 5))

    #expect(thumbnail?.size == CGSize(width: 10, height: 5))
    #expect(UIImage().preparingThumbnail(of: CGSize(width: 10, height: 5)) == nil)
  }

  @Test func `an image is ready to be shown, and one without pixels never is`() async {
    let thumbnail = await colors.byPreparingThumbnail(ofSize: CGSize(width: 1, height: 1))

    #expect(colors.preparingForDisplay() === colors)
    #expect(await colors.byPreparingForDisplay() === colors)
    #expect(UIImage().preparingForDisplay() == nil)
    #expect(thumbnail?.size == CGSize(width: 1, height: 1))
  }

  @Test func `an image without pixels has no files`() {
    #expect(UIImage().pngData() == nil)
    #expect(UIImage(named: "bird")?.pngData() == nil)
    #expect(UIImage().jpegData(compressionQuality: 1) == nil)
  }

  @Test func `a symbol has a file of its size`() throws {
    let data = try #require(UIImage(systemName: "star")?.pngData())

    #expect(UIImage(data: data)?.size == UIImage(systemName: "star")?.size)
  }

  @Test func `a file is as large as its pixels, whatever the scale`() throws {
    let image = UIImage(cgImage: try #require(colors.cgImage), scale: 2, orientation: .up)
    let data = try #require(image.pngData())
    let read = try #require(UIImage(data: data))

    #expect(image.size == CGSize(width: 1, height: 1))
    #expect(read.size == CGSize(width: 2, height: 2))
    #expect(letters(of: read) == ["RG", "BW"])
  }

  @Test func `a file that a camera has turned is seen upright`() throws {
    // 19 x 13, gray, with the number 6 of Exif: the first row is the right edge.
    let photo = try #require(Data(base64Encoded: turnedPhoto))
    let image = try #require(UIImage(data: photo, scale: 2))

    #expect(image.imageOrientation == .right)
    #expect(image.size == CGSize(width: 6.5, height: 9.5))
    #expect(image.cgImage?.width == 19 && image.cgImage?.alphaInfo == .noneSkipLast)
    #expect(image.cgImage?.cropping(to: CGRect(x: 3, y: 2, width: 5, height: 4))?.width == 5)
    #expect(image.jpegData(compressionQuality: 1).flatMap { UIImage(data: $0) }?.size.width == 13)
  }

  @Test func `the name of a drawn symbol is kept`() throws {
    let image = makeImage(width: 4, height: 4) { _ in
      UIImage(systemName: "star")?.draw(in: CGRect(x: 0, y: 0, width: 4, height: 4))
    }

    guard case .symbol(let symbol) = image.cgImage?.drawing?.marks.first?.content else {
      Issue.record("Nothing was drawn.")
      return
    }
    #expect(symbol.name == "star")
    #expect(symbol.frame == CGRect(x: 0, y: 0, width: 4, height: 4))
  }

  private func redrawn(_ image: UIImage) -> UIImage {
    makeImage(width: 2, height: 2) { _ in image.draw(in: CGRect(x: 0, y: 0, width: 2, height: 2)) }
  }

  private func letters(of image: UIImage) -> [String] {
    guard let pixels = image.cgImage?.pixels else { return [] }
    return (0..<pixels.height).map { y in
      (0..<pixels.width).map { x in
        switch pixels[x, y] {
        case (255, 0, 0, 255): "R"
        case (0, 255, 0, 255): "G"
        case (0, 0, 255, 255): "B"
        case (255, 255, 255, 255): "W"
        default: "?"
        }
      }.joined()
    }
  }
}

/// Draws an image with one pixel a point.
@MainActor
private func makeImage(
  width: CGFloat, height: CGFloat, _ actions: UIGraphicsImageRenderer.DrawingActions
) -> UIImage {
  let format = UIGraphicsImageRendererFormat()
  format.scale = 1
  return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
    .image(actions: actions)
}

/// A photo that was taken upright.
private let turnedPhoto = """
  /9j/4AAQSkZJRgABAQAAAQABAAD/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAD/2wBDABALDA4MCh\
  AODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/wAALCAANABMB\
  AREA/8QAFgABAQEAAAAAAAAAAAAAAAAAAAUH/8QAGRAAAgMBAAAAAAAAAAAAAAAAABUBA2Lw/9oACAEBAAA/AIyHAQ\
  4CHBo62noC2noC2noP/9k=
  """
