import TestSupport
import Testing
import TextDocuments

@Suite("HTML as a text")
struct HTMLDocumentTests {
  private func string(_ html: String) -> String { HTMLDocument.text(of: html).string }

  /// The runs of a text, with what differs from plain text.
  private func runs(_ html: String) -> [String] {
    HTMLDocument.text(of: html).runs.map { run in
      let style = run.style
      var words: [String] = []
      if style.isBold { words.append("bold") }
      if style.isItalic { words.append("italic") }
      if style.isUnderlined { words.append("under") }
      if style.isStruck { words.append("struck") }
      if style.size != 12 { words.append("\(style.size)") }
      if let family = style.family { words.append(family) }
      if let color = style.color { words.append("\(color.red).\(color.green).\(color.blue)") }
      if let link = style.link { words.append("to \(link)") }
      return ([run.text] + words).joined(separator: "|")
    }
  }

  @Test(
    arguments: [
      ("Hello", "Hello"), ("<b>Hello</b> world", "Hello world"), ("<p>Hello</p>", "Hello\n"),
      ("<p>A</p><p>B</p>", "A\nB\n"), ("A<p>B", "A\nB\n"),
      ("<div>A<div>B</div>C</div>", "A\nB\nC\n"),
      ("<br><br>LOREM<br>DOLOR!<br>", "\n\nLOREM\nDOLOR!\n"), ("<p>A<br/>B</p>", "A\u{2028}B\n"),
      ("  a \n\t b  <i> c</i> ", "a b c"), ("a&nbsp;&amp;&lt;b&#233;&hellip;", "a\u{A0}&<bé…"),
      ("<ul><li>A</li><li>B<ul><li>C</li></ul></li></ul>", "\t•\tA\n\t•\tB\n\t◦\tC\n"),
      ("<ol start=3><li>A<li>B</ol>", "\t3.\tA\n\t4.\tB\n"), ("<pre>a\n  b</pre>", "a\n  b\n"),
      ("<table><tr><td>a</td><td>b</td></tr></table>", "a\tb\n"),
      ("<html><head><title>t</title><style>b{color:red}</style></head><body>x</body></html>", "x"),
      ("<script>if (a<b) {}</script>y<!-- no -->z", "yz"), ("a < b", "a < b"), ("", ""),
      ("<span style='display:none'>a</span>b", "b"), ("<h1>T</h1>x", "T\nx"), ("x</p></b>y", "xy"),
    ])
  func `words and lines are those of a page`(html: String, text: String) {
    #expect(string(html) == text)
  }

  @Test func `tags have their look`() {
    #expect(
      runs("<b>a<i>b</i></b><u>c</u><s>d</s><small>e</small>") == [
        "a|bold", "b|bold|italic", "c|under", "d|struck", "e|9.959999999999999",
      ])
    #expect(runs("<h2>T</h2>") == ["T\n|bold|18.0"])
    #expect(
      runs("<a href=\"https://a.b/?c&amp;d\">x</a>") == ["x|under|0.0.238|to https://a.b/?c&d"])
    #expect(runs("<font color=#f00 face='Arial, x' size=5>x</font>") == ["x|18.0|Arial|255.0.0"])
    #expect(runs("<code>x</code>") == ["x|Courier New"])
  }

  @Test(
    arguments: [
      ("color: #0080ff", "x|0.128.255"), ("COLOR: Red", "x|255.0.0"),
      ("color:rgb(1, 2,3)", "x|1.2.3"),
      ("font-size: 17px", "x|17.0"), ("font-size:200%", "x|24.0"), ("font-size: 1.5em", "x|18.0"),
      ("font-family: 'Avenir Next', serif", "x|Avenir Next"), ("font-weight: 700", "x|bold"),
      ("font-style: italic", "x|italic"),
      ("text-decoration: underline line-through", "x|under|struck"),
      ("font: bold 20px/1.5 Georgia", "x|bold|20.0|Georgia"), ("font-size: big; junk; :", "x"),
    ])
  func `words of style sheets are read`(words: String, run: String) {
    #expect(runs("<span style=\"\(words)\">x</span>") == [run])
    #expect(runs("<style>span, u { \(words) }</style><span>x</span>") == [run])
    #expect(runs("<style>.k{\(words)}</style><span class='a k'>x</span>") == [run])
  }

  @Test func `a body gives its font to what is in it`() {
    let html =
      "<style>body{font-family:'-apple-system';font-size:15px}</style><body>a<b>b</b></body>"

    #expect(runs(html) == ["a|15.0|-apple-system", "b|bold|15.0|-apple-system"])
    #expect(runs("<style>body { font-size: 200% }</style>x") == ["x|24.0"])
    #expect(runs("<style>body { font-size: 200% }</style><body>x") == ["x|24.0"])
  }

  @Test func `paragraphs are aligned and indented`() {
    let runs = HTMLDocument.text(of: "<p align=center>a</p><ul><li>b</li></ul>").runs

    #expect(runs.map(\.style.alignment) == [.center, .natural])
    #expect(runs.map(\.style.indent) == [0, 36] && runs.map(\.style.spacing) == [12, 0])
  }

  @Test(arguments: Fuzz.runs(short: 3, long: 20, steps: (300, 20_000)))
  func `anything is read, and what is written is read as it was`(fuzz: Fuzz) {
    var generator = fuzz.generator
    let pieces = [
      "<p>", "</p>", "<b>", "</b>", "<ul>", "<li>", "</ul>", "<a href='x'>", "</a>", "<br>", "a",
      " ",
      "&amp;", "&", "<", ">", "<pre>", "</pre>", "\n", "<td>", "<tr>", "<style>p{", "}</style>",
      "é",
      "<h1>", "</h1>", "<font size=9>", "<ol start=9223372036854775807>", "</", "<!--", "-->", "\"",
    ]
    for _ in 0..<fuzz.steps {
      let html = (0..<12).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      let text = HTMLDocument.text(of: html)
      let plain = text.string.filter { !$0.isWhitespace }
      let again = HTMLDocument.text(of: HTMLWriter.html(of: text)).string
      #expect(again.filter { !$0.isWhitespace } == plain, "\(fuzz) \(html)")
    }
  }
}
