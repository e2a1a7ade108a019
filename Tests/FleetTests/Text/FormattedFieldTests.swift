import FleetTesting
import Foundation
import TestSupport
import Testing

/// Writes a card number in groups of four: it changes the text itself, and keeps the caret.
private final class CardNumber: NSObject, UITextFieldDelegate {
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    let text = Array(textField.text ?? "")
    var start = range.location
    var end = range.location + range.length
    // A backspace over the gap takes the digit before it.
    if string.isEmpty, text[start..<end] == [" "] {
      start -= 1
      end -= 1
    }
    let before = text[..<start].filter(\.isNumber)
    let added = string.filter(\.isNumber)
    let after = text[end...].filter(\.isNumber)
    guard before.count + added.count + after.count <= 16 else { return false }
    textField.text = Self.grouped(before + added + after)
    let caret = Self.grouped(before + added).count
    let place = textField.position(from: textField.beginningOfDocument, offset: caret)
    textField.selectedTextRange = place.flatMap { textField.textRange(from: $0, to: $0) }
    return false
  }

  private static func grouped(_ digits: [Character]) -> String {
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, index.isMultiple(of: 4) { text += " " }
      text.append(digit)
    }
    return text
  }
}

@MainActor
@Suite("Fields whose text an app writes", .freshApplication)
struct FormattedFieldTests {
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
  private let page = UIViewController()

  init() {
    page.view.addSubview(field)
    setAsAppRootWindow(page)
  }

  @Test func `a card number is grouped, limited, and edited in the middle`() {
    let card = CardNumber()
    field.delegate = card

    let received = failures {
      field.startEditing()
      field.type("4111x111111111")
      #expect(field.text == "4111 1111 1111 1")
      field.type("11199")
      #expect(field.text == "4111 1111 1111 1111")
      field.selectText(in: NSRange(location: 5, length: 0))
      field.backspace()
      #expect(field.text == "4111 1111 1111 111")
      field.type("2")
      #expect(field.text == "4112 1111 1111 1111")
      field.selectText(in: NSRange(location: 2, length: 5))
      field.paste("34-56")
      #expect(field.text == "4134 5611 1111 1111")
      field.type("7")
      #expect(field.text == "4134 5611 1111 1111")
    }

    #expect(received.isEmpty)
  }

  @Test func `a phone number is written anew after each change`() {
    var heard: [String] = []
    field.addAction(
      UIAction { [weak field] _ in
        let digits = (field?.text ?? "").filter(\.isNumber).prefix(10)
        heard.append(String(digits))
        var text = ""
        for (index, digit) in digits.enumerated() {
          text += index == 0 ? "(" : index == 3 ? ") " : index == 6 ? "-" : ""
          text.append(digit)
        }
        field?.text = text
      }, for: .editingChanged)

    field.enter("55501234567")
    #expect(field.text == "(555) 012-3456")
    field.startEditing()
    field.backspace()
    field.backspaceAll()

    #expect(field.text == "")
    #expect(heard.prefix(3) == ["5", "55", "555"])
    #expect(heard.last == "")
  }

  @Test func `a limit counts what UIKit counts: UTF-16`() {
    final class Limit: NSObject, UITextFieldDelegate {
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool {
        let length = (textField.text ?? "").utf16.count
        return length - range.length + string.utf16.count <= 5
      }
    }
    let limit = Limit()
    field.delegate = limit

    field.enter("ab🇩🇪cde")

    #expect(field.text == "abcde")
  }
}
