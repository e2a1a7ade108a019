import HeadlessUIKit
import Testing

@MainActor
@Suite("AttributeScopes.UIKitAttributes")
struct AttributeScopesUIKitAttributesTests {
  @Test func `gives attributed strings the attributes of UIKit`() {
    var text = AttributedString("Go")
    text.foregroundColor = .red
    text.kern = 2
    var container = AttributeContainer()
    container.font = UIFont.systemFont(ofSize: 9)
    container.foregroundColor = .blue

    let attributes = text.uiKitString(over: container) { $0 }
      .attributes(at: 0, effectiveRange: nil)

    #expect(text.foregroundColor == .red)
    #expect(attributes[.font] as? UIFont == UIFont.systemFont(ofSize: 9))
    #expect(attributes[.foregroundColor] as? UIColor == .red)
    #expect(attributes[.kern] as? NSNumber == 2)
  }

  @Test func `keeps the attributes of each part apart`() {
    var text = AttributedString("Go ")
    text.underlineStyle = .single
    text.append(AttributedString("there"))

    let shown = text.uiKitString(over: AttributeContainer()) { $0 }

    #expect(shown.string == "Go there")
    #expect(shown.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? NSNumber == 1)
    #expect(shown.attribute(.underlineStyle, at: 4, effectiveRange: nil) == nil)
  }
}
