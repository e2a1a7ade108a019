import Dispatch
import HeadlessUIKit
import HeadlessUIKitTestSupport
import Rasterizing
import Synchronization
import Testing

@MainActor @Suite("UIGraphics functions")
struct UIGraphicsTests {
  private final class Found: Sendable {
    let hasContext = Mutex(true)
  }

  @Test func `draw an image`() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 2), false, 2)
    UIColor.blue.set()
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()

    #expect(image.size == CGSize(width: 4, height: 2))
    #expect(image.scale == 2)
    #expect(try #require(image.cgImage?.pixels).parts(1, 1) == [0, 0, 255, 255])
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `clip to a rectangle, and fill one in a blend mode`() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 3, height: 1), true, 1)
    UIColor.white.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 3, height: 1))
    UIColor.red.setFill()
    UIRectClip(CGRect(x: 0, y: 0, width: 2, height: 1))
    UIRectFillUsingBlendMode(CGRect(x: 1, y: 0, width: 2, height: 1), .multiply)
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    let pixels = try #require(image.cgImage?.pixels)

    #expect(pixels.parts(0, 0) == [255, 255, 255, 255])
    #expect(pixels.parts(1, 0) == [255, 0, 0, 255])
    #expect(pixels.parts(2, 0) == [255, 255, 255, 255])
  }

  @Test func `take the screen's scale for none, and one for the short form`() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 1), true, 0)
    #expect(UIGraphicsGetCurrentContext()?.width == 3)
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    #expect(UIGraphicsGetCurrentContext()?.width == 1)
    UIGraphicsEndImageContext()
    UIGraphicsEndImageContext()

    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `have no context for an image of no size, and end it all the same`() throws {
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    let outer = try #require(UIGraphicsGetCurrentContext())
    UIGraphicsBeginImageContext(.zero)
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()

    #expect(UIGraphicsGetCurrentContext() === outer)
    UIGraphicsEndImageContext()
  }

  @Test func `make another context the current one for a while`() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    UIGraphicsPushContext(context)
    #expect(UIGraphicsGetCurrentContext() === context)
    UIGraphicsPopContext()

    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `belong to each thread by itself`() {
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    defer { UIGraphicsEndImageContext() }
    let found = Found()
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      found.hasContext.withLock { $0 = UIGraphicsGetCurrentContext() != nil }
      done.signal()
    }
    done.wait()

    #expect(!found.hasContext.withLock { $0 })
  }

  @Test func `frame a rectangle on its inside`() throws {
    UIGraphicsBeginImageContext(CGSize(width: 5, height: 5))
    UIRectFrame(CGRect(x: 0, y: 0, width: 5, height: 5))
    let pixels = try #require(UIGraphicsGetImageFromCurrentImageContext()?.cgImage?.pixels)
    UIGraphicsEndImageContext()

    #expect(pixels[0, 0].alpha == 255)
    #expect(pixels[4, 2].alpha == 255)
    #expect(pixels[1, 1].alpha == 0)
  }

  @Test func `replace what is there when they fill`() throws {
    UIGraphicsBeginImageContext(CGSize(width: 2, height: 1))
    UIColor.black.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 1))
    UIColor.clear.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let pixels = try #require(UIGraphicsGetImageFromCurrentImageContext()?.cgImage?.pixels)
    UIGraphicsEndImageContext()

    #expect(pixels[0, 0].alpha == 0)
    #expect(pixels[1, 0].alpha == 255)
  }

  @Test func `draw texts, word for word`() throws {
    UIGraphicsBeginImageContext(CGSize(width: 200, height: 100))
    let font = UIFont.systemFont(ofSize: 10)
    "Red robin".draw(
      at: CGPoint(x: 7, y: 9), withAttributes: [.font: font, .foregroundColor: UIColor.red])
    let context = try #require(UIGraphicsGetCurrentContext())
    UIGraphicsEndImageContext()

    let mark = try #require(context.drawing.marks.first)
    guard case .text(let text) = mark.content else {
      Issue.record("\(mark.content)")
      return
    }
    #expect(text.words.map(\.text) == ["Red", "robin"])
    #expect(text.words.map(\.frame.minX)[0] == 7)
    #expect(text.words.map(\.frame.minY) == [9, 9])
    #expect(text.words[1].frame.minX > text.words[0].frame.maxX)
    #expect(text.words[0].color == UIColor.red.cgColor)
    #expect(text.words[0].pointSize == 10)
  }

  @Test func `break lines within a rectangle, and align them`() throws {
    UIGraphicsBeginImageContext(CGSize(width: 200, height: 100))
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    let font = UIFont.systemFont(ofSize: 10)
    let width = ceil("robin".size(withAttributes: [.font: font]).width) + 1
    NSAttributedString(string: "Red robin", attributes: [.font: font, .paragraphStyle: style])
      .draw(in: CGRect(x: 0, y: 0, width: width, height: 50))
    let context = try #require(UIGraphicsGetCurrentContext())
    UIGraphicsEndImageContext()

    guard case .text(let text) = try #require(context.drawing.marks.first).content else { return }
    #expect(text.words.map(\.text) == ["Red", "robin"])
    #expect(text.words[1].frame.minY > text.words[0].frame.minY)
    #expect(text.words.allSatisfy { abs($0.frame.maxX - width) < 0.01 })
  }
}
