import HeadlessUIKit
import Testing

@Suite("UIColor")
struct UIColorTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  @Test func `compares by value and by color space`() {
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.red.hash == UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
    #expect(UIColor.white == UIColor(white: 1, alpha: 1))
    #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor.clear == UIColor(white: 0, alpha: 0))
    #expect(Set<UIColor>([.red, .red, .green]).count == 2)
  }

  @Test func `system colors equal themselves and no fixed color`() {
    #expect(UIColor.label == UIColor.label)
    #expect(UIColor.label != UIColor.black)
    #expect(UIColor.systemBackground != UIColor.tertiarySystemBackground)
  }

  @Test func `semantic colors resolve to their light and dark values`() {
    #expect(UIColor.label.resolvedColor(with: light) == .black)
    #expect(UIColor.label.resolvedColor(with: dark) == .white)
    #expect(UIColor.systemBackground.resolvedColor(with: light) == .white)
    #expect(UIColor.systemBackground.resolvedColor(with: dark) == .black)
    #expect(components(.secondaryLabel, light) == [60, 60, 67, 0.6])
    #expect(components(.secondaryLabel, dark) == [235, 235, 245, 0.6])
    #expect(components(.tintColor, light) == [0, 122, 255, 1])
  }

  @Test func `backgrounds are lighter above other content in the dark`() {
    let elevated = dark.modifyingTraits { $0.userInterfaceLevel = .elevated }

    #expect(components(.systemBackground, elevated) == [28, 28, 30, 1])
    #expect(components(.secondarySystemBackground, elevated) == [44, 44, 46, 1])
    #expect(components(.tertiarySystemGroupedBackground, elevated) == [58, 58, 60, 1])
  }

  @Test(
    arguments: [
      (UIColor.systemRed, [255, 59, 48], [255, 69, 58]),
      (.systemOrange, [255, 149, 0], [255, 159, 10]),
      (.systemYellow, [255, 204, 0], [255, 214, 10]),
      (.systemGreen, [52, 199, 89], [48, 209, 88]),
      (.systemBlue, [0, 122, 255], [10, 132, 255]),
      (.systemPink, [255, 45, 85], [255, 55, 95]),
      (.systemGray, [142, 142, 147], [142, 142, 147]),
      (.systemGray6, [242, 242, 247], [28, 28, 30]),
    ] as [(UIColor, [CGFloat], [CGFloat])])
  func `system colors resolve to their light and dark values`(
    color: UIColor, lightValue: [CGFloat], darkValue: [CGFloat]
  ) {
    #expect(components(color, light) == lightValue + [1])
    #expect(components(color, dark) == darkValue + [1])
  }

  @Test func `a dynamic color asks its closure for each set of traits`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .yellow : .blue }

    #expect(color.resolvedColor(with: light) == .blue)
    #expect(color.resolvedColor(with: dark) == .yellow)
    #expect(color == color)
    #expect(color != UIColor { _ in .blue })
  }

  @Test func `a dynamic color's closure sees its traits as the current ones`() {
    let color = UIColor { _ in
      UITraitCollection.current.userInterfaceStyle == .dark ? .yellow : .blue
    }

    #expect(color.resolvedColor(with: dark) == .yellow)
  }

  @Test func `reads its components with the current traits`() {
    var green: CGFloat = 0

    dark.performAsCurrent { UIColor.systemRed.getRed(nil, green: &green, blue: nil, alpha: nil) }

    #expect(green == CGFloat(69) / 255)
  }

  @Test func `another opacity keeps what depends on traits`() {
    let faded = UIColor.label.withAlphaComponent(0.5)

    #expect(faded.resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.5))
    #expect(faded == UIColor.label.withAlphaComponent(0.5))
    #expect(UIColor.red.withAlphaComponent(0.5) == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
  }

  @Test func `converts between red, green, blue and hue, saturation, brightness`() {
    var hue: CGFloat = 0
    var saturation: CGFloat = 0
    var brightness: CGFloat = 0
    var alpha: CGFloat = 0

    UIColor(red: 0.2, green: 0.4, blue: 0.8, alpha: 0.5)
      .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    let back = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)

    #expect(close([hue, saturation, brightness, alpha], [220 / 360, 0.75, 0.8, 0.5]))
    #expect(close(parts(back), [0.2, 0.4, 0.8, 0.5]))
    #expect(close(parts(UIColor(hue: 1, saturation: 1, brightness: 1, alpha: 1)), [1, 0, 0, 1]))
  }

  @Test func `a Display P3 color lies outside sRGB where it is more vivid`() {
    let green = UIColor(displayP3Red: 0, green: 210 / 255, blue: 0, alpha: 1)

    #expect(close(parts(green), [-0.416964, 0.838774, -0.249501, 1]))
    #expect(green != UIColor(red: 0, green: 210 / 255, blue: 0, alpha: 1))
  }

  @Test func `gives the shade of a gray exactly`() {
    var white: CGFloat = 0

    #expect(UIColor(white: 0.3, alpha: 1).getWhite(&white, alpha: nil))

    #expect(white == 0.3)
  }

  @Test func `becomes a Core Graphics color and back`() {
    #expect(UIColor.red.cgColor == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.white.cgColor.components == [1, 1])
    #expect(UIColor.red.cgColor.numberOfComponents == 4)
    #expect(UIColor(cgColor: UIColor.red.cgColor) == .red)
    #expect(UIColor.red.cgColor.copy(alpha: 0.5)?.alpha == 0.5)
  }

  @Test func `a Core Graphics color is converted to another space`() throws {
    let (rgb, gray) = (CGColorSpace(name: CGColorSpace.sRGB), CGColorSpaceCreateDeviceGray())
    func converted(_ color: CGColor, _ space: CGColorSpace?) -> [CGFloat]? {
      space.flatMap { color.converted(to: $0, intent: .defaultIntent, options: nil) }?.components
    }
    let shade = CGColor(gray: 0.5, alpha: 0.25)
    #expect(converted(shade, rgb) == [0.5, 0.5, 0.5, 0.25])
    #expect(converted(shade, gray) == [0.5, 0.25])
    let components = try #require(converted(CGColor(red: 1, green: 1, blue: 1, alpha: 1), gray))
    #expect(components.count == 2 && abs(components[0] - 1) < 0.001)
    #expect(converted(shade, CGColorSpaceCreateDeviceCMYK()) == nil)
  }

  @Test func `exists under any name but the empty one`() {
    #expect(UIColor(named: "Brand") == UIColor(named: "Brand"))
    #expect(UIColor(named: "Brand") != UIColor(named: "Accent"))
    #expect(UIColor(named: "") == nil)
  }

  @Test func `comes out of a color literal`() {
    let color: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)

    #expect(color == .red)
  }

  @Test func `describes itself as UIKit does, without an address`() {
    #expect(UIColor.red.description == "UIExtendedSRGBColorSpace 1 0 0 1")
    #expect(UIColor.white.description == "UIExtendedGrayColorSpace 1 1")
    #expect(UIColor.label.description == "<UIDynamicSystemColor; name = labelColor>")
  }

  @Test func `is used from any task`() async {
    let color = await Task.detached { UIColor.systemRed.withAlphaComponent(0.5) }.value

    #expect(color == UIColor.systemRed.withAlphaComponent(0.5))
  }

  private func parts(_ color: UIColor) -> [CGFloat] {
    var red: CGFloat = 0
    var green: CGFloat = 0
    var blue: CGFloat = 0
    var alpha: CGFloat = 0
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }

  private func components(_ color: UIColor, _ traits: UITraitCollection) -> [CGFloat] {
    let parts = parts(color.resolvedColor(with: traits))
    return parts.prefix(3).map { ($0 * 255).rounded() } + [parts[3]]
  }

  private func close(_ left: [CGFloat], _ right: [CGFloat]) -> Bool {
    zip(left, right).allSatisfy { abs($0 - $1) < 0.0005 }
  }
}
