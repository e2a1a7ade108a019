import HeadlessUIKit
import Rasterizing
import Testing

@MainActor @Suite("CGImage")
struct CGImageTests {
  @Test func `is made of data, and gives it back`() throws {
    let data = Data([255, 0, 0, 255, 0, 255, 0, 255])
    let image = try #require(makeImage(data, width: 2, height: 1))

    #expect(image.width == 2)
    #expect(image.height == 1)
    #expect(image.bitsPerPixel == 32)
    #expect(image.dataProvider?.data == data)
  }

  @Test func `is cropped to whole pixels inside of it`() throws {
    let data = Data((0..<16).flatMap { [$0, 0, 0, 255] as [UInt8] })
    let image = try #require(makeImage(data, width: 4, height: 4))
    let part = try #require(image.cropping(to: CGRect(x: 1.5, y: 2, width: 10, height: 1)))

    #expect(part.width == 3)
    #expect(part.height == 1)
    #expect(part.dataProvider?.data == Data([9, 0, 0, 255, 10, 0, 0, 255, 11, 0, 0, 255]))
    #expect(image.cropping(to: CGRect(x: 5, y: 0, width: 1, height: 1)) == nil)
  }

  @Test func `shows through a mask where that is black`() throws {
    let image = try #require(
      makeImage(Data([255, 0, 0, 255, 255, 0, 0, 255]), width: 2, height: 1))
    let provider = try #require(CGDataProvider(data: Data([0, 255]) as CFData))
    let mask = try #require(
      CGImage(
        maskWidth: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2,
        provider: provider, decode: nil, shouldInterpolate: false))
    let masked = try #require(image.masking(mask)?.pixels)

    #expect(mask.isMask)
    #expect(masked[0, 0].alpha == 255)
    #expect(masked[1, 0].alpha == 0)
  }

  @Test func `equals another one with the same pixels`() {
    let data = Data([1, 2, 3, 255])

    #expect(makeImage(data, width: 1, height: 1) == makeImage(data, width: 1, height: 1))
    #expect(
      makeImage(data, width: 1, height: 1) != makeImage(Data([1, 2, 4, 255]), width: 1, height: 1))
  }

  @Test func `is refused where rows are too short`() {
    #expect(makeImage(Data(), width: 0, height: 1) == nil)
  }

  private func makeImage(_ data: Data, width: Int, height: Int) -> CGImage? {
    CGDataProvider(data: data as CFData).flatMap {
      CGImage(
        width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32,
        bytesPerRow: width * 4, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
        provider: $0, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
    }
  }
}
