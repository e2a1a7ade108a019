import HeadlessUIKit
import HeadlessUIKitTestSupport
import Testing

@MainActor
@Suite("Bold texts", .ownApplication)
struct BoldTextTests {
  private let bold = UITraitCollection(legibilityWeight: .bold)
  private let regular = UITraitCollection(legibilityWeight: .regular)

  @Test func `fonts of text styles are by the traits that they are for`() {
    func name(_ traits: UITraitCollection) -> String {
      UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).fontName
    }

    #expect(name(bold) == ".SFUI-Semibold" && name(regular) == ".SFUI-Regular")
    #expect(name(UITraitCollection()) == ".SFUI-Regular")
  }

  @Test func `bold texts are wider, and those of fonts with a name are not`() {
    func width(_ traits: UITraitCollection, _ font: () -> UIFont?) -> CGFloat {
      traits.asCurrent {
        let label = UILabel()
        label.text = "Hello"
        if let font = font() { label.font = font }
        return label.intrinsicContentSize.width
      }
    }

    #expect(width(bold) { nil } > width(regular) { nil })
    #expect(width(bold) { .systemFont(ofSize: 20) } > width(regular) { .systemFont(ofSize: 20) })
    let named = UIFont(name: "Avenir-Book", size: 20)
    #expect(width(bold) { named } == width(regular) { named })
  }

  @Test func `what follows the text size follows the weight, both ways`() {
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: regular)
    let heavier = body.adjusted(for: bold)

    #expect(heavier.fontName == ".SFUI-Semibold")
    #expect(heavier.adjusted(for: regular) == body)
    #expect(heavier.adjusted(for: bold) == heavier)
  }
}
