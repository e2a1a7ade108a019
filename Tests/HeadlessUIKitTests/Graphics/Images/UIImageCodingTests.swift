import HeadlessUIKit
import Testing

@Suite("Archives of images") struct UIImageCodingTests {
  private func archived(_ image: UIImage?) throws -> UIImage? {
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: #require(image), requiringSecureCoding: true)
    return try NSKeyedUnarchiver.unarchivedObject(ofClass: UIImage.self, from: data)
  }

  private static let gif = Data([0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 6, 0, 4, 0])

  @Test func `a named image comes back as it is shown`() throws {
    let image = UIImage(named: "robin")?.withRenderingMode(.alwaysTemplate).withTintColor(.red)
      .resizableImage(
        withCapInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), resizingMode: .stretch)

    #expect(try archived(image) == image)
  }

  @Test func `a symbol comes back in its configuration`() throws {
    let configuration = UIImage.SymbolConfiguration(pointSize: 30, weight: .bold, scale: .large)
      .applying(UIImage.SymbolConfiguration(paletteColors: [.red, .blue]))
    let image = UIImage(systemName: "bird", withConfiguration: configuration)

    let back = try archived(image)

    #expect(back == image)
    #expect(back?.isSymbolImage == true && back?.size.width == 30)
  }

  @Test func `data and frames come back`() throws {
    let image = try #require(UIImage(data: Self.gif, scale: 2))
    #expect(try archived(image) == image)
    #expect(try archived(image)?.size == CGSize(width: 3, height: 2))

    let frames = UIImage.animatedImage(with: [image, image], duration: 3)
    #expect(try archived(frames) == frames)
  }

  @Test func `the system has symbols for what lists need`() {
    #expect(UIImage.checkmark == UIImage(systemName: "checkmark"))
    #expect(UIImage.add.isSymbolImage && UIImage.remove.isSymbolImage)
    #expect(UIImage.actions != UIImage.strokedCheckmark)
  }
}
