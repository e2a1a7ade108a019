import HeadlessUIKit
import HeadlessUIKitTestSupport
import Rasterizing
import Testing

@MainActor @Suite("UIGraphicsImageRenderer")
struct UIGraphicsImageRendererTests {
  @Test func `draws in points, with the y axis pointing down`() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 2))
      #expect(UIGraphicsGetCurrentContext() === context.cgContext)
    }

    #expect(image.size == CGSize(width: 10, height: 20))
    #expect(image.scale == 3)
    #expect(image.cgImage?.width == 30)
    let pixels = try #require(image.cgImage?.pixels)
    #expect(pixels.parts(0, 0) == [255, 0, 0, 255])
    #expect(pixels.parts(14, 5) == [255, 0, 0, 255])
    #expect(pixels[15, 0].alpha == 0)
    #expect(pixels[0, 6].alpha == 0)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test
  func `has the device's format at first, and copies the one that it is given (behaviour 684)`()
    throws
  {
    let format = UIGraphicsImageRendererFormat.default()
    #expect(!format.opaque)
    #expect(format.scale == 3)
    #expect(format.bounds == .zero)
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format)
    format.scale = 2
    let copy = try #require(renderer.format as? UIGraphicsImageRendererFormat)

    #expect(copy.scale == 1)
    #expect(copy.bounds == CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(renderer.image { _ in }.scale == 1)
  }

  @Test func `makes an empty image of no size (behaviour 684)`() {
    let image = UIGraphicsImageRenderer(size: .zero).image { _ in
      Issue.record("It has nowhere to draw.")
    }

    #expect(image.size == .zero)
    #expect(image.cgImage == nil)
  }

  @Test func `has an opaque black where nothing is drawn on an opaque image`() throws {
    let format = UIGraphicsImageRendererFormat()
    format.opaque = true
    let image = UIGraphicsImageRenderer(
      size: CGSize(width: 1, height: 1), format: format
    ).image { _ in }

    #expect(try #require(image.cgImage?.pixels).parts(0, 0) == [0, 0, 0, 255])
  }

  @Test func `begins at the origin of its bounds`() throws {
    let bounds = CGRect(x: 10, y: 20, width: 4, height: 4)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
      context.fill(CGRect(x: 10, y: 20, width: 1, height: 1))
    }

    let pixels = try #require(image.cgImage?.pixels)
    #expect(pixels[0, 0].alpha == 255)
    #expect(pixels[1, 1].alpha == 0)
  }

  @Test func `writes files that are read again`() throws {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20))
    let actions: UIGraphicsImageRenderer.DrawingActions = { context in
      UIColor.orange.setFill()
      context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 30, height: 20))
    }
    let image = renderer.image(actions: actions)
    let png = renderer.pngData(actions: actions)
    let jpeg = renderer.jpegData(withCompressionQuality: 0.8, actions: actions)

    let read = try #require(UIImage(data: png, scale: 3))
    #expect(read.size == image.size)
    let (old, new) = (try #require(image.cgImage?.pixels), try #require(read.cgImage?.pixels))
    let difference = zip(old.bytes, new.bytes).map { abs(Int($0) - Int($1)) }.max()
    #expect((difference ?? 255) <= 1)
    #expect(jpeg.prefix(3) == Data([0xFF, 0xD8, 0xFF]))
    #expect(UIImage(data: jpeg, scale: 3)?.size == image.size)
  }

  @Test func `makes equal images of equal drawings`() {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4))
    func image(_ color: UIColor) -> UIImage {
      renderer.image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      }
    }

    #expect(image(.red) == image(.red))
    #expect(image(.red) != image(.blue))
  }

  @Test func `ends what its closure has begun`() {
    _ = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in
      UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    }

    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `shows what is drawn up to now`() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format)
    _ = renderer.image { context in
      #expect(context.currentImage.cgImage?.pixels?[0, 0].alpha == 0)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect(context.currentImage.cgImage?.pixels?[0, 0].alpha == 255)
    }
  }
}
