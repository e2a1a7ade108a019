import HeadlessUIKit
import Testing

@Suite("Raw values of text types")
struct TextRawValueTests {
  @Test func `alignment, line breaks and underlines`() {
    #expect(NSTextAlignment.center.rawValue == 1)
    #expect(NSTextAlignment.natural.rawValue == 4)
    #expect(NSLineBreakMode.byTruncatingTail.rawValue == 4)
    #expect(NSWritingDirection.natural.rawValue == -1)
    #expect(NSUnderlineStyle.single.rawValue == 1)
    #expect(NSUnderlineStyle.double.rawValue == 9)
    #expect(NSUnderlineStyle.byWord.rawValue == 0x8000)
    #expect(NSStringDrawingOptions.truncatesLastVisibleLine.rawValue == 32)
  }

  @Test func `keyboards`() {
    #expect(UIKeyboardType.emailAddress.rawValue == 7)
    #expect(UIKeyboardType.asciiCapableNumberPad.rawValue == 11)
    #expect(UIKeyboardType.alphabet == .asciiCapable)
    #expect(UIKeyboardAppearance.alert == .dark)
    #expect(UIReturnKeyType.done.rawValue == 9)
    #expect(UIReturnKeyType.continue.rawValue == 11)
    #expect(UITextAutocapitalizationType.sentences.rawValue == 2)
    #expect(UITextAutocorrectionType.no.rawValue == 1)
    #expect(UITextSpellCheckingType.yes.rawValue == 2)
    #expect(UITextMathExpressionCompletionType.yes.rawValue == 2)
  }

  @Test func `Writing Tools`() {
    #expect(UIWritingToolsBehavior.none.rawValue == -1)
    #expect(UIWritingToolsBehavior.limited.rawValue == 2)
    #expect(UIWritingToolsResultOptions.plainText.rawValue == 1)
    #expect(UIWritingToolsResultOptions.table.rawValue == 8)
    #expect(UIWritingToolsResultOptions.presentationIntent.rawValue == 16)
  }

  @Test func `content types and attributes have UIKit's names`() {
    #expect(UITextContentType.oneTimeCode.rawValue == "one-time-code")
    #expect(UITextContentType.telephoneNumber.rawValue == "tel")
    #expect(NSAttributedString.Key.font.rawValue == "NSFont")
    #expect(NSAttributedString.Key.foregroundColor.rawValue == "NSColor")
    #expect(NSAttributedString.Key.underlineStyle.rawValue == "NSUnderline")
  }
}
