import Foundation

/// Reads HTML as a text with its look, as far as texts in apps use it: emphasis, fonts, colors, links,
/// headings, paragraphs, line breaks, lists, and style sheets for elements and classes.
///
/// Pictures, tables' borders and scripts are passed by.
package struct HTMLDocument {
  private var html: HTMLBytes
  private var text = StyledText()
  private var words = StyleWords()
  /// The style of the page.
  private var root = TextStyle()
  private var open: [Element] = []
  private var lists: [List] = []
  /// Whether a line ends before the next characters.
  private var endsLine = false
  private var preserves = 0

  private struct Element {
    var name: String
    var style: TextStyle
    var isBlock: Bool
    var isHidden: Bool
  }

  private struct List {
    var isNumbered: Bool
    var next: Int
  }

  private init(_ html: String) { self.html = HTMLBytes(html) }

  /// Returns the text of HTML.
  package static func text(of html: String) -> StyledText {
    var document = HTMLDocument(html)
    document.read()
    return document.text
  }

  private mutating func read() {
    while let piece = html.next() {
      switch piece {
      case .text(let bytes): take(HTMLText.unescaped(bytes))
      case .tag(let tag): take(tag)
      }
    }
    while let last = open.last { end(last.name) }
    text.dropLastSpace()
    if endsLine { endLine() }
  }

  // MARK: Tags

  private static let raw: Set<String> = [
    "script", "title", "noscript", "template", "iframe", "select", "object", "video", "audio",
    "svg", "textarea",
  ]
  private static let blocks: Set<String> = [
    "address", "article", "aside", "blockquote", "center", "dd", "div", "dl", "dt", "figcaption",
    "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "li", "main",
    "nav", "ol", "p", "pre", "section", "table", "tr", "ul",
  ]
  private static let headings: [String: Double] = [
    "h1": 2, "h2": 1.5, "h3": 1.17, "h4": 1, "h5": 0.83, "h6": 0.67,
  ]

  private var style: TextStyle { open.last?.style ?? root }

  private mutating func take(_ tag: HTMLTag) {
    if !tag.isEnd, tag.name == "style" {
      let start = html.index
      html.skip(pastEndOf: tag.name)
      let sheet = String(decoding: html.bytes[start..<html.index], as: UTF8.self)
      words.read(sheet.components(separatedBy: "</").first ?? "")
      root = TextStyle()
      return words.apply("body", to: &root)
    }
    if !tag.isEnd, Self.raw.contains(tag.name) { return html.skip(pastEndOf: tag.name) }
    switch tag.name {
    case "br": if !tag.isEnd { breakLine() }
    case _ where tag.isEnd: end(tag.name)
    case "p", "li", "dt", "dd", "tr", "td", "th": begin(tag, ending: Self.ended[tag.name] ?? [])
    case "img", "hr", "input", "meta", "link", "base", "wbr": break
    default: begin(tag, ending: [])
    }
  }

  /// Which open elements end where one of a name begins.
  private static let ended: [String: Set<String>] = [
    "p": ["p"], "li": ["li", "p"], "dt": ["dt", "dd"], "dd": ["dt", "dd"],
    "tr": ["tr", "td", "th"],
    "td": ["td", "th"], "th": ["td", "th"],
  ]

  private mutating func begin(_ tag: HTMLTag, ending names: Set<String>) {
    while let last = open.last, names.contains(last.name) { end(last.name) }
    guard open.count < Self.deepest else { return }
    let isBlock = Self.blocks.contains(tag.name)
    if isBlock { endLine() }
    var style = style
    look(of: tag, &style)
    // What sheets say of the whole page is in the root already.
    let name = tag.name == "body" || tag.name == "html" ? "" : tag.name
    words.apply(name, tag["class"], tag["style"], to: &style)
    let isHidden = tag.isHidden || open.last?.isHidden == true
    open.append(Element(name: tag.name, style: style, isBlock: isBlock, isHidden: isHidden))
    if tag.name == "pre" { preserves += 1 }
    if tag.name == "td" || tag.name == "th", text.last.map({ $0 != "\n" }) == true, !endsLine {
      text.append("\t", style)
    }
    if tag.name == "li" { beginItem() }
  }

  private static let deepest = 500

  /// Changes a style as the name and the attributes of a tag say.
  private mutating func look(of tag: HTMLTag, _ style: inout TextStyle) {
    switch tag.name {
    case "b", "strong", "th": style.isBold = true
    case "i", "em", "cite", "dfn", "var", "address": style.isItalic = true
    case "u", "ins": style.isUnderlined = true
    case "s", "strike", "del": style.isStruck = true
    case "code", "tt", "kbd", "samp", "pre": style.family = "Courier New"
    case "small", "sub", "sup": style.size *= 0.83
    case "big": style.size *= 1.2
    case "center": style.alignment = .center
    case "mark": style.background = TextStyle.Color(255, 255, 0)
    case "a":
      guard let place = tag["href"] else { break }
      style.link = place
      style.isUnderlined = true
      style.color = TextStyle.Color(0, 0, 238)
    case "font":
      if let color = tag["color"].flatMap({ StyleWords.color($0.lowercased()) }) {
        style.color = color
      }
      if let face = tag["face"].flatMap({ StyleWords.family($0[...]) }) { style.family = face }
      if let step = tag["size"].flatMap({ Int($0) }), (1...7).contains(step) {
        style.size = [7.5, 10, 12, 13.5, 18, 24, 36][step - 1]
      }
    case "ul", "ol":
      lists.append(List(isNumbered: tag.name == "ol", next: tag["start"].flatMap { Int($0) } ?? 1))
      style.indent = 36 * Double(lists.count)
      style.firstIndent = 36 * Double(lists.count - 1)
    case "blockquote":
      style.indent += 40
      style.firstIndent += 40
    case "p": style.spacing = style.size
    default:
      guard let factor = Self.headings[tag.name] else { break }
      style.isBold = true
      style.size = 12 * factor
      style.spacing = style.size * 0.67
    }
    if let alignment = tag["align"].flatMap({ StyleWords.alignment($0.lowercased()) }) {
      style.alignment = alignment
    }
  }

  private mutating func beginItem() {
    guard !lists.isEmpty else { return }
    let list = lists[lists.count - 1]
    let mark = list.isNumbered ? "\(list.next)." : ["•", "◦", "▪"][min(lists.count - 1, 2)]
    lists[lists.count - 1].next = list.next.addingReportingOverflow(1).partialValue
    text.append("\t\(mark)\t", style)
    isAfterMark = true
  }

  private mutating func end(_ name: String) {
    guard let place = open.lastIndex(where: { $0.name == name }) else { return }
    for element in open[place...].reversed() {
      if element.name == "pre" { preserves -= 1 }
      if element.name == "ul" || element.name == "ol" { _ = lists.popLast() }
      if element.isBlock, !element.isHidden {
        if hasLine { endsLine = true }
        lineStyle = element.style
      }
    }
    open.removeSubrange(place...)
  }

  // MARK: Texts

  /// Whether the line has characters.
  private var hasLine: Bool { text.last.map { $0 != "\n" } ?? false }
  private var isAfterMark = false
  /// The style of the line break that ends a block.
  private var lineStyle = TextStyle()

  private mutating func endLine() {
    text.dropLastSpace()
    if hasLine { text.append("\n", endsLine ? lineStyle : text.runs.last?.style ?? style) }
    endsLine = false
    isAfterMark = false
  }

  /// A line break is one of the paragraph's where there is a paragraph.
  private mutating func breakLine() {
    if endsLine { endLine() }
    text.dropLastSpace()
    text.append(open.contains(where: \.isBlock) ? "\u{2028}" : "\n", style)
  }

  private mutating func take(_ piece: String) {
    guard open.last?.isHidden != true else { return }
    if preserves > 0 {
      if endsLine { endLine() }
      return text.append(piece, style)
    }
    var words = ""
    for character in piece {
      guard character.isWhitespace, character != "\u{A0}" else {
        words.append(character)
        continue
      }
      if words.last != " " { words.append(" ") }
    }
    if endsLine || !hasLine || isAfterMark || text.last == " " || text.last == "\u{2028}" {
      if words.first == " " { words.removeFirst() }
    }
    guard !words.isEmpty else { return }
    if endsLine { endLine() }
    text.append(words, style)
    isAfterMark = false
  }
}
