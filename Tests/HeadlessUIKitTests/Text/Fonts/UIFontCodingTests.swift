import HeadlessUIKit
import Testing

@Suite("Archives of fonts") struct UIFontCodingTests {
  private static let fonts: [UIFont] = [
    .systemFont(ofSize: 13, weight: .heavy), .italicSystemFont(ofSize: 9),
    .monospacedDigitSystemFont(ofSize: 12, weight: .light),
    .monospacedSystemFont(ofSize: 12, weight: .bold), .preferredFont(forTextStyle: .footnote),
    .systemFont(ofSize: 15, weight: .regular, width: .condensed),
    UIFont(descriptor: UIFontDescriptor(name: "Avenir-Heavy", size: 18), size: 0),
    UIFontMetrics(forTextStyle: .title1)
      .scaledFont(for: .systemFont(ofSize: 21), maximumPointSize: 40),
  ]

  @Test(arguments: fonts) func `a font comes back as it was`(font: UIFont) throws {
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: font, requiringSecureCoding: true)

    let back = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFont.self, from: data)

    #expect(back == font)
    #expect(back?.fontName == font.fontName)
  }

  @Test func `a descriptor comes back with its features`() throws {
    let features: [[UIFontDescriptor.FeatureKey: Int]] = [
      [.type: 37, .selector: 1], [.type: 6, .selector: 0],
    ]
    let descriptor = UIFontDescriptor(name: "Avenir", size: 11)
      .addingAttributes([.featureSettings: features])

    let data = try NSKeyedArchiver.archivedData(
      withRootObject: descriptor, requiringSecureCoding: true)
    let back = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFontDescriptor.self, from: data)

    #expect(back == descriptor)
    #expect(
      back?.fontAttributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Int]] == features)
    #expect(back?.object(forKey: .featureSettings) != nil)
    #expect(descriptor != UIFontDescriptor(name: "Avenir", size: 11))
  }
}
