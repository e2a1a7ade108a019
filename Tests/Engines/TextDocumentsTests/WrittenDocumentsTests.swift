import Foundation
import TestSupport
import Testing
import TextDocuments

@Suite("Written documents")
struct WrittenDocumentsTests {
  private var sample: StyledText {
    var text = StyledText()
    var style = TextStyle()
    style.family = "Georgia"
    style.size = 14
    text.append("Größe {a}\\ 😀", style)
    style.isBold = true
    style.color = TextStyle.Color(255, 0, 16)
    style.alignment = .center
    text.append("bold\u{2028}x\ttab\n", style)
    style.isItalic = true
    style.isStruck = true
    style.isUnderlined = true
    style.link = "https://a.b/?c&d"
    style.background = TextStyle.Color(1, 2, 3)
    text.append("link", style)
    return text
  }

  @Test func `rich text is read as it was written`() {
    #expect(RTFDocument.text(of: RTFWriter.data(of: sample)) == sample)
  }

  @Test func `HTML is read as it was written, but for spaces and paragraphs`() {
    let again = HTMLDocument.text(of: HTMLWriter.html(of: sample))

    #expect(again.string == "Größe {a}\\ 😀bold\u{2028}x tab\nlink")
    #expect(again.runs.last?.style.link == "https://a.b/?c&d")
    #expect(again.runs.last?.style.background == TextStyle.Color(1, 2, 3))
    #expect(again.runs.allSatisfy { $0.text == "\n" || $0.style.size == 14 })
  }

  @Test func `no mark of a text is one of HTML, whatever stands on it`() {
    var text = StyledText()
    text.append("<\u{338}b>\u{301}a\u{1}&\u{301}amp;", TextStyle())
    let again = HTMLDocument.text(of: HTMLWriter.html(of: text))

    #expect(again.string == "<\u{338}b>\u{301}a&\u{301}amp;")
  }

  @Test func `rich text of other programs is read`() throws {
    let rtf = #"""
      {\rtf1\ansi\ansicpg1252\cocoartf2761
      {\fonttbl\f0\fswiss\fcharset0 Helvetica;\f1\froman Times New Roman;}
      {\colortbl;\red255\green255\blue255;\red255\green0\blue0;}
      {\*\expandedcolortbl;;\cssrgb\c100000\c0\c0;}
      {\stylesheet{\s0 Normal;}}
      \pard\tx560\qr\f0\fs24 \cf0 Hello \b world\b0 !\
      \f1\cf2 caf\'e9 \u8364 ?\par {\field{\*\fldinst{HYPERLINK "https://a.b"}}{\fldrslt site}} end}
      """#
    let text = try #require(RTFDocument.text(of: Data(rtf.utf8)))

    #expect(text.string == "Hello world!\ncafé €\nsite end")
    #expect(text.runs.map(\.text) == ["Hello ", "world", "!\n", "café €\n", "site", " end"])
    #expect(text.runs.map(\.style.isBold) == [false, true, false, false, false, false])
    #expect(text.runs[3].style.family == "Times New Roman")
    #expect(text.runs[3].style.color == TextStyle.Color(255, 0, 0))
    #expect(text.runs[4].style.link == "https://a.b" && text.runs[5].style.link == nil)
    #expect(text.runs[0].style.alignment == .right)
  }

  @Test func `what is no rich text is none`() {
    #expect(RTFDocument.text(of: Data("Hello".utf8)) == nil)
    #expect(RTFDocument.text(of: Data()) == nil)
  }

  @Test(arguments: Fuzz.runs(short: 3, long: 20, steps: (300, 20_000)))
  func `damaged rich text is read as far as it goes`(fuzz: Fuzz) {
    var generator = fuzz.generator
    let whole = RTFWriter.data(of: sample)
    for _ in 0..<fuzz.steps {
      var bytes = Array(whole)
      for _ in 0..<4 {
        let place = Int.random(in: 6..<bytes.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes[place] = .random(in: 0...255, using: &generator)
        case 1: bytes.remove(at: place)
        default: bytes.insert("\\{}-9'u*".utf8.randomElement(using: &generator) ?? 0, at: place)
        }
      }
      #expect(RTFDocument.text(of: Data(bytes)) != nil, "\(fuzz)")
    }
  }
}
