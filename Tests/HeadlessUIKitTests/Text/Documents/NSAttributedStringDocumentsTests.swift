import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

extension String {
  /// As apps write it.
  fileprivate var htmlToAttributedString: NSMutableAttributedString? {
    guard let data = data(using: .utf8) else { return nil }
    return try? NSMutableAttributedString(
      data: data,
      options: [
        .documentType: NSAttributedString.DocumentType.html,
        .characterEncoding: String.Encoding.utf8.rawValue,
      ], documentAttributes: nil)
  }
}

@MainActor
@Suite("Documents as attributed strings", .ownApplication)
struct NSAttributedStringDocumentsTests {
  private func fonts(_ text: NSAttributedString?) -> [String] {
    var names: [String] = []
    text?.enumerateAttribute(.font, in: NSRange(location: 0, length: text?.length ?? 0)) {
      value, _, _ in
      let font = value as? UIFont
      names.append("\(font?.fontName ?? "none") \(Int(font?.pointSize ?? 0))")
    }
    return names
  }

  @Test func `HTML has the fonts of a page`() {
    let text = "<p>a<b>b<i>c</i></b></p><h1>d</h1>".htmlToAttributedString

    #expect(text?.string == "abc\nd\n")
    #expect(
      fonts(text) == [
        "TimesNewRomanPSMT 12", "TimesNewRomanPS-BoldMT 12", "TimesNewRomanPS-BoldItalicMT 12",
        "TimesNewRomanPSMT 12", "TimesNewRomanPS-BoldMT 24",
      ])
    let styled = "<style>body{font: 17px -apple-system}</style>x<em>y</em>".htmlToAttributedString
    #expect(fonts(styled) == [".SFUI-Regular 17", ".SFUI-RegularItalic 17"])
    let other = "<span style=\"font-family: Avenir Next; font-size: 15px\">x<b>y</b></span>"
    #expect(
      fonts(other.htmlToAttributedString) == ["AvenirNext-Regular 15", "AvenirNext-Bold 15"])
  }

  @Test func `links, lines and colors are attributes`() {
    let text = "<a href='https://a.b/c'>x</a><s style='color:#ff0000'>y</s>".htmlToAttributedString
    let link = text?.attributes(at: 0, effectiveRange: nil) ?? [:]
    let struck = text?.attributes(at: 1, effectiveRange: nil) ?? [:]

    #expect(link[.link] as? URL == URL(string: "https://a.b/c"))
    #expect(link[.underlineStyle] as? Int == 1 && struck[.strikethroughStyle] as? Int == 1)
    #expect(struck[.foregroundColor] as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    let plain = "z".htmlToAttributedString?.attributes(at: 0, effectiveRange: nil) ?? [:]
    #expect(plain[.foregroundColor] as? UIColor == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
  }

  @Test func `a link in a text view can be tapped`() {
    let view = UITextView()

    view.attributedText = "Read <a href=\"https://a.b\">this</a>".htmlToAttributedString

    #expect(view.textItems.map { view.text(of: $0) } == ["this"])
  }

  @Test func `without a word on its letters, a page is Western`() throws {
    let text = try NSAttributedString(
      data: Data("ü".utf8), options: [.documentType: NSAttributedString.DocumentType.html],
      documentAttributes: nil)
    let meta = try NSAttributedString(
      data: Data("<meta charset=utf-8>ü".utf8),
      options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
    let wide = try NSAttributedString(
      data: #require("ü".data(using: .utf16)),
      options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)

    #expect(text.string == "Ã¼" && meta.string == "ü" && wide.string == "ü")
  }

  @Test func `rich text goes there and back`() throws {
    let text = NSMutableAttributedString(
      string: "Hé ", attributes: [.font: UIFont.systemFont(ofSize: 15)])
    text.append(
      NSAttributedString(
        string: "you",
        attributes: [
          .font: UIFont(name: "Georgia-Bold", size: 20) ?? .systemFont(ofSize: 1),
          .foregroundColor: UIColor.red, .underlineStyle: NSUnderlineStyle.single.rawValue,
        ]))

    let data = try text.data(
      from: NSRange(location: 0, length: text.length),
      documentAttributes: [.documentType: NSAttributedString.DocumentType.rtf])
    var said: NSDictionary?
    let again = try NSAttributedString(data: data, options: [:], documentAttributes: &said)

    #expect(again.string == "Hé you" && said?["DocumentType"] as? String == "NSRTF")
    #expect(fonts(again) == [".SFUI-Regular 15", "Georgia-Bold 20"])
    let last = again.attributes(at: 4, effectiveRange: nil)
    #expect(last[.underlineStyle] as? Int == 1 && last[.foregroundColor] as? UIColor != nil)
  }

  @Test func `HTML and characters are written`() throws {
    let text = NSAttributedString(string: "a<b>\nü")
    let whole = NSRange(location: 0, length: text.length)

    let html = try text.data(
      from: whole, documentAttributes: [.documentType: NSAttributedString.DocumentType.html])
    let plain = try text.data(
      from: NSRange(location: 1, length: 3),
      documentAttributes: [.documentType: NSAttributedString.DocumentType.plain])

    #expect(String(decoding: plain, as: UTF8.self) == "<b>")
    #expect(String(decoding: html, as: UTF8.self).htmlToAttributedString?.string == "a<b>\nü")
  }

  @Test func `what cannot be read is an error, and what is not there an exception`() {
    #expect(throws: CocoaError.self) {
      try NSAttributedString(
        data: Data("x".utf8), options: [.documentType: NSAttributedString.DocumentType.rtf],
        documentAttributes: nil)
    }
    #expect(throws: CocoaError.self) {
      try NSAttributedString(
        data: Data([0xFF]),
        options: [.documentType: NSAttributedString.DocumentType.plain, .characterEncoding: 4],
        documentAttributes: nil)
    }
    #expect(throws: CocoaError.self) {
      try NSAttributedString(string: "x").data(from: NSRange(location: 0, length: 1))
    }
    let raised = failures {
      _ = try? NSAttributedString(string: "x").data(from: NSRange(location: 1, length: 1))
    }
    #expect(
      raised.map(\.reason) == ["NSMutableRLEArray objectAtIndex:effectiveRange:: Out of bounds"])
  }

  @Test func `a file says what it is by its name`() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).html")
    try Data("<i>x</i>".utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }

    let text = try NSAttributedString(url: url, options: [:], documentAttributes: nil)

    #expect(fonts(text) == ["TimesNewRomanPS-ItalicMT 12"])
  }
}
