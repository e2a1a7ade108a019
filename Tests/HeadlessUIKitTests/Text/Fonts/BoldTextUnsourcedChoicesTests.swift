import HeadlessUIKit
import HeadlessUIKitTestSupport
import Testing

@MainActor
@Suite("Choices without a source: bold texts", .ownApplication)
struct BoldTextUnsourcedChoicesTests {
  private let bold = UITraitCollection(legibilityWeight: .bold)

  @Test func `bold texts are two weights heavier`() {
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]

    let names = bold.asCurrent {
      weights.map { UIFont.systemFont(ofSize: 17, weight: $0).fontName }
    }

    #expect(
      names == [
        ".SFUI-Light", ".SFUI-Regular", ".SFUI-Medium", ".SFUI-Semibold", ".SFUI-Bold",
        ".SFUI-Heavy", ".SFUI-Black", ".SFUI-Black", ".SFUI-Black",
      ])
  }
}
