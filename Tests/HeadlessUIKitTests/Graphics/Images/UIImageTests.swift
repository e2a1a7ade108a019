import HeadlessUIKit
import Testing

@Suite("UIImage")
struct UIImageTests {
  private static let png: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
    0, 0, 0, 40, 0, 0, 0, 20,
  ]
  private static let jpeg: [UInt8] = [
    0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC0, 0, 11, 8, 0, 20, 0, 40, 1, 0, 0, 0,
  ]
  private static let gif: [UInt8] = [0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 40, 0, 20, 0]

  @Test(arguments: [png, jpeg, gif])
  func `data gives an image of the size that it says`(bytes: [UInt8]) {
    #expect(UIImage(data: Data(bytes))?.size == CGSize(width: 40, height: 20))
    #expect(UIImage(data: Data(bytes), scale: 2)?.size == CGSize(width: 20, height: 10))
  }

  @Test func `data that is no image gives none`() {
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage(data: Data("hello".utf8)) == nil)
    #expect(UIImage(data: Data(Self.png.prefix(20))) == nil)
    #expect(UIImage(data: Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 0])) == nil)
    #expect(UIImage(contentsOfFile: "/nowhere/image.png") == nil)
  }

  @Test func `a slice of data is read from its own start`() {
    let data = Data([0, 0] + Self.png).dropFirst(2)

    #expect(UIImage(data: data)?.size == CGSize(width: 40, height: 20))
  }

  @Test func `any name but the empty one has an image, which knows its name`() {
    #expect(UIImage(named: "bird")?.values.name == "bird")
    #expect(UIImage(systemName: "star.fill")?.values.name == "star.fill")
    #expect(UIImage(named: "") == nil)
    #expect(UIImage(systemName: "") == nil)
  }

  @Test func `images of the same name and looks are equal`() {
    let star = UIImage(systemName: "star")

    #expect(star == UIImage(systemName: "star"))
    #expect(star?.hash == UIImage(systemName: "star")?.hash)
    #expect(star != UIImage(named: "star"))
    #expect(star != star?.withRenderingMode(.alwaysTemplate))
    #expect(star != star?.withTintColor(.red))
    #expect(star?.withTintColor(.red) == star?.withTintColor(.red))
    #expect(UIImage() == UIImage() && UIImage().hash == UIImage().hash)
  }

  @Test func `a symbol is as large as its configuration says`() {
    let configuration = UIImage.SymbolConfiguration(pointSize: 30, weight: .bold)
    let star = UIImage(systemName: "star", withConfiguration: configuration)

    #expect(star?.size == CGSize(width: 30, height: 30))
    #expect(star?.isSymbolImage == true)
    #expect(star?.symbolConfiguration == configuration)
    #expect(UIImage(systemName: "star")?.size == CGSize(width: 17, height: 17))
    #expect(UIImage(named: "star")?.isSymbolImage == false)
  }

  @Test func `applying a configuration adds what it specifies`() {
    let large = UIImage.SymbolConfiguration(pointSize: 30, weight: .bold, scale: .small)
    let applied = large.applying(UIImage.SymbolConfiguration(scale: .large))

    #expect(
      applied == UIImage.SymbolConfiguration(pointSize: 30, weight: .bold, scale: .large))
    #expect(large.applying(nil) == large)
    #expect(UIImage.SymbolConfiguration.unspecified.applying(large) == large)
  }

  @Test func `changes give new images and leave the old one as it was`() {
    let image = UIImage()

    let template = image.withRenderingMode(.alwaysTemplate)
    let resizable = image.resizableImage(
      withCapInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), resizingMode: .stretch)

    #expect(image.renderingMode == .automatic)
    #expect(template.renderingMode == .alwaysTemplate)
    #expect(resizable.capInsets.right == 4)
    #expect(resizable.resizingMode == .stretch)
    #expect(image.imageFlippedForRightToLeftLayoutDirection().flipsForRightToLeftLayoutDirection)
  }

  @Test func `an animated image has frames and a duration`() {
    let image = UIImage.animatedImage(with: [UIImage(), UIImage()], duration: 2)

    #expect(image?.images?.count == 2)
    #expect(image?.duration == 2)
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
  }

  @Test func `keeps an identifier for tests`() {
    let image = UIImage(named: "bird")

    image?.accessibilityIdentifier = "bird"

    #expect(image?.accessibilityIdentifier == "bird")
    #expect(image == UIImage(named: "bird"))
  }

  @Test func `has UIKit's raw values`() {
    #expect(UIImage.RenderingMode.alwaysTemplate.rawValue == 2)
    #expect(UIImage.Orientation.rightMirrored.rawValue == 7)
    #expect(UIImage.SymbolScale.default.rawValue == -1)
    #expect(UIImage.SymbolWeight.black.rawValue == 9)
  }

  @Test func `gives a font and its symbol weights that look alike`() {
    let weights: [(UIImage.SymbolWeight, UIFont.Weight)] = [
      (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
      (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy),
      (.black, .black),
    ]
    for (symbol, font) in weights {
      #expect(symbol.fontWeight() == font)
      #expect(font.symbolWeight() == symbol)
    }
    #expect(UIImage.SymbolWeight.unspecified.fontWeight() == .regular)
    #expect(UIFont.Weight(0.1).symbolWeight() == .unspecified)
  }
}
