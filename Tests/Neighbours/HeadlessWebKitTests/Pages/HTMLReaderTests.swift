import Foundation
import TestSupport
import Testing
import TextDocuments

@testable import HeadlessWebKit

@Suite struct HTMLReaderTests {
  private func words(_ html: String) -> [String] {
    HTMLReader.page(of: html).parts.map { part in
      let start = part.startsLine ? "|" : ""
      switch part.content {
      case .text(let text, let isHeading): return start + (isHeading ? "# " : "") + text
      case .link(let text, let to, let opens):
        return "\(start)[\(text)](\(to))\(opens ? "^" : "")"
      case .image(let name): return "\(start)!\(name)"
      case .field(let field):
        return
          "\(start)_\(field.name)=\(field.value)/\(field.placeholder)\(field.isSecure ? "*" : "")_"
      case .button(let title, let form):
        return "\(start)<\(title)>\(form.map { "\($0)" } ?? "")"
      }
    }
  }

  @Test(arguments: [
    ("", []),
    ("plain", ["|plain"]),
    ("a\n  b\t c", ["|a b c"]),
    ("<p>One<p>Two<br>Three", ["|One", "|Two", "|Three"]),
    ("One <b>two</b> three", ["|One", "two", "three"]),
    ("<H1 class='x'>Big</H1>small", ["|# Big", "|small"]),
    ("<a href='/a'>A</a><a>none</a>", ["|[A](/a)", "none"]),
    ("<a href=/a target=_blank>A <i>b</i></a>", ["|[A b](/a)^"]),
    ("<a href=a><div>A</div><div>B</div></a>", ["|[A B](a)"]),
    ("<a href=a><img alt=Bird></a>", ["|[Bird](a)"]),
    ("<a href=a aria-label='Go'>x</a>", ["|[Go](a)"]),
    ("<a href=one>One<a href=two>Two", ["|[One](one)", "[Two](two)"]),
    ("<a href='x?a=1&amp;b=2'>A</a>", ["|[A](x?a=1&b=2)"]),
    ("<img src=x><img alt='' src=y><img alt=Z>", ["|!Z"]),
    ("a<!-- <p>no --> b", ["|a b"]),
    ("<script>if (a</b) {'<p>'}</script>x<style>p{}</style>", ["|x"]),
    ("<script>never ends", []),
    ("<div hidden>a<div>b</div>c</div>d", ["|d"]),
    ("<p style='color:red; DISPLAY : none'>a</p>b<p aria-hidden=true>c", ["|b"]),
    ("<p hidden>a<p>b", ["|b"]), ("<ul><li hidden>a<li>b</ul>c", ["|b", "|c"]),
    ("<div><p hidden>a</div>b", ["|b"]), ("<div hidden><p>a</p><b>c</b></div>d", ["|d"]),
    ("<div hidden><script>'</div>'</script>a</div>b", ["|b"]),
    ("1 < 2 && 3 > 2", ["|1 < 2 && 3 > 2"]),
    ("&lt;b&gt; &eacute;&#233;&#xE9; &copy &unknown; &amp", ["|<b> ééé © &unknown; &"]),
    ("&#0;&#x110000;&#;&", ["|\u{FFFD}\u{FFFD}&#;&"]),
    ("<p", []), ("<p attr", []), ("<p attr=\"never", []), ("</p x=1>a", ["|a"]),
    ("<table><tr><td>a<td>b<tr><td>c</table>", ["|a", "b", "|c"]),
    ("<ul><li>a<li>b</ul>", ["|a", "|b"]),
    (
      "<form action=/f method=POST><input name=a value=1><input type=password name=p><button>Go",
      ["|_a=1/_", "_p=/*_", "<Go>0"]
    ),
    ("<input type=submit><button type=button>B</button>", ["|<Submit>", "<B>"]),
    ("<textarea name=t placeholder=Say>a &amp; <b></textarea>c", ["|_t=a & <b>/Say_", "c"]),
    ("<title>no</title><noscript>no</noscript><select><option>no</select>yes", ["|yes"]),
    ("<!DOCTYPE html><?xml?><html><body>a", ["|a"]),
  ]) func `a page's parts`(html: String, parts: [String]) { #expect(words(html) == parts) }

  @Test func `title, texts and forms`() {
    let page = HTMLReader.page(
      of: """
        <title> A &amp;
        B </title><title>C</title><form><input type=hidden name=x value=y></form>
        <p>One <a href=a>two</a>,<p>three<button>four
        """)

    #expect(page.title == "A & B")
    #expect(page.text == "One two,\nthreefour")
    #expect(page.forms == [.init(hidden: [.init(name: "x", value: "y")])])
  }

  @Test func `bytes are letters as server or page say`() {
    let latin = Data([0x61, 0xE9])
    #expect(HTMLText.decoded(latin, contentType: "text/html; charset=ISO-8859-1") == "aé")
    #expect(HTMLText.decoded(Data("<meta charset='latin1'>".utf8) + latin).hasSuffix("aé"))
    #expect(HTMLText.decoded(Data("\u{FEFF}é".utf8)) == "é")
    #expect(HTMLText.decoded(latin) == "a\u{FFFD}")
    #expect(HTMLText.decoded(Data([0xFF, 0xFE, 0x61, 0])).hasSuffix("a"))
  }
}
