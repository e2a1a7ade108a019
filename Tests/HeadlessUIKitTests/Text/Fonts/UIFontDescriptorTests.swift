import HeadlessUIKit
import Testing

@Suite("UIFontDescriptor")
struct UIFontDescriptorTests {
  private let body = UIFont.systemFont(ofSize: 17).fontDescriptor

  @Test func `takes on traits and drops the others`() throws {
    let bold = try #require(body.withSymbolicTraits([.traitBold, .traitItalic]))
    let plain = try #require(bold.withSymbolicTraits([]))

    #expect(UIFont(descriptor: bold, size: 0).fontName == ".SFUI-SemiboldItalic")
    #expect(plain == body)
  }

  @Test func `keeps a weight that has the traits already`() throws {
    let heavy = UIFont.systemFont(ofSize: 17, weight: .heavy).fontDescriptor

    let same = try #require(heavy.withSymbolicTraits(.traitBold))

    #expect(UIFont(descriptor: same, size: 0).fontName == ".SFUI-Heavy")
  }

  @Test func `names the bold face of a named font`() throws {
    let georgia = UIFontDescriptor(name: "Georgia", size: 10)

    let bold = try #require(georgia.withSymbolicTraits(.traitBold))

    #expect(bold.postscriptName == "Georgia-Bold")
    #expect(bold.withSymbolicTraits([])?.postscriptName == "Georgia")
  }

  @Test func `has designs for the system's font only`() {
    #expect(
      body.withDesign(.rounded)?.postscriptName == ".AppleSystemUIFontRounded-Regular")
    #expect(UIFontDescriptor(name: "Georgia", size: 10).withDesign(.rounded) == nil)
  }

  @Test func `is the system's font again in the system's family`() {
    let weights: [UIFontDescriptor.TraitKey: Any] = [.weight: UIFont.Weight.bold]
    for design in [UIFontDescriptor.SystemDesign.default, .serif] {
      let font = UIFont.systemFont(ofSize: 12).fontDescriptor.withDesign(design)
      let family = font?.object(forKey: .family) as? String ?? ""
      let made = UIFontDescriptor(fontAttributes: [.size: 12, .family: family])
      #expect(made == font && made.withFamily(family) == font)
      let bold = UIFontDescriptor(
        fontAttributes: [.size: 12, .family: family, .traits: weights])
      #expect(
        bold == UIFont.systemFont(ofSize: 12, weight: .bold).fontDescriptor.withDesign(design))
    }
  }

  @Test func `takes its size from the font that is made, unless that is 0`() {
    #expect(UIFont(descriptor: body, size: 0).pointSize == 17)
    #expect(UIFont(descriptor: body, size: 30).pointSize == 30)
  }

  @Test func `is made from attributes`() {
    let descriptor = UIFontDescriptor(fontAttributes: [
      .family: "Avenir Next", .face: "Demi Bold", .size: 20,
    ])
    let traits = body.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]
    ])

    #expect(descriptor.postscriptName == "AvenirNext-DemiBold")
    #expect(descriptor.pointSize == 20)
    #expect(descriptor.object(forKey: .family) as? String == "Avenir Next")
    #expect(UIFont(descriptor: traits, size: 0).fontName == ".SFUI-Heavy")
    #expect(body.fontAttributes[.size] as? CGFloat == 17)
  }

  @Test func `describes itself without an address`() {
    #expect(body.description == "<UIFontDescriptor .SFUI-Regular 17>")
  }

  @Test func `has UIKit's raw values`() {
    #expect(UIFontDescriptor.SymbolicTraits.traitBold.rawValue == 2)
    #expect(UIFontDescriptor.SymbolicTraits.traitMonoSpace.rawValue == 1024)
    #expect(UIFontDescriptor.SymbolicTraits.classMask.rawValue == 0xF000_0000)
    #expect(UIFontDescriptor.AttributeName.family.rawValue == "NSFontFamilyAttribute")
  }
}
