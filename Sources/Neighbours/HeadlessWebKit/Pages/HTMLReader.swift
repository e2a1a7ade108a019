import Foundation
import TextDocuments

/// Reads what a user meets in a page out of its HTML, however that is written.
///
/// Nothing is laid out, and no script runs: there are texts, links, images with a name, fields and
/// buttons, in the order of the text. What does not fit is passed by, as browsers do, and each byte is
/// looked at a fixed number of times.
struct HTMLReader {
  private var html: HTMLBytes
  private var page = WebPage()
  private var hasTitle = false
  private var text: [UInt8] = []
  private var startsLine = true
  private var hasSpace = false
  private var headings = 0
  private var form: Int?
  /// The link or button whose text is being read.
  private var open: OpenElement?
  /// The element that hides what is within it.
  private var hidden: Hidden?

  private struct Hidden {
    let name: String
    /// The number of open elements of its name, with itself.
    var depth = 1
    /// The number of open elements within it.
    var inner = 0
  }

  private struct OpenElement {
    enum Kind { case link(to: String, opensWindow: Bool), button(form: Int?) }
    let name: String
    let kind: Kind
    let label: String?
    let startsLine: Bool
    let hasSpace: Bool
    var text = ""
    var image = ""
  }

  init(_ html: String) { self.html = HTMLBytes(html) }

  static func page(of html: String) -> WebPage {
    var reader = HTMLReader(html)
    return reader.read()
  }

  private mutating func read() -> WebPage {
    while page.parts.count < WebPage.mostParts, let piece = html.next() {
      switch piece {
      case .text(let bytes): if hidden == nil { text += bytes }
      case .tag(let tag): take(tag)
      }
    }
    flush()
    close()
    return page
  }

  // MARK: Tags

  private static let raw: Set<String> = [
    "script", "style", "noscript", "template", "iframe", "noembed", "noframes", "xmp", "svg",
    "math", "select", "object", "video", "audio", "canvas",
  ]
  private static let blocks: Set<String> = [
    "address", "article", "aside", "blockquote", "body", "br", "center", "dd", "details", "dialog",
    "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3",
    "h4", "h5", "h6", "header", "hr", "html", "legend", "li", "main", "nav", "ol", "p", "pre",
    "section", "summary", "table", "tbody", "tfoot", "thead", "tr", "ul",
  ]
  private static let headingNames: Set<String> = ["h1", "h2", "h3", "h4", "h5", "h6"]

  private mutating func take(_ tag: HTMLTag) {
    if !tag.isEnd, Self.raw.contains(tag.name) {
      flush()
      return html.skip(pastEndOf: tag.name)
    }
    guard !isHidden(tag) else { return }
    if tag.name == "title" { return takeTitle(tag) }
    flush()
    if Self.blocks.contains(tag.name) { startsLine = true }
    if tag.name == "td" || tag.name == "th" { hasSpace = true }
    if !tag.isEnd, tag.isHidden {
      if !HTMLTag.void.contains(tag.name) { hidden = Hidden(name: tag.name) }
      return noteHidden(tag)
    }
    if tag.isEnd { end(tag) } else { begin(tag) }
  }

  /// The elements whose end need not be written.
  private static let openEnded: Set<String> = ["dd", "dt", "li", "option", "p", "td", "th", "tr"]

  /// Whether a tag is hidden by the element around it, which it may also end.
  private mutating func isHidden(_ tag: HTMLTag) -> Bool {
    guard var hidden else { return false }
    let endsBefore =
      Self.openEnded.contains(hidden.name)
      && (tag.name == hidden.name || hidden.name == "p" && Self.blocks.contains(tag.name))
    if tag.isEnd ? tag.name != hidden.name && hidden.inner == 0 : endsBefore {
      let isOfOther = tag.isEnd && Self.openEnded.contains(tag.name)
      if !isOfOther { self.hidden = nil }
      return isOfOther
    }
    let step = tag.isEnd ? -1 : 1
    if tag.name == hidden.name {
      hidden.depth += step
    } else if !HTMLTag.void.contains(tag.name), !Self.openEnded.contains(tag.name) {
      hidden.inner += step
    }
    self.hidden = hidden.depth > 0 ? hidden : nil
    return true
  }

  private mutating func begin(_ tag: HTMLTag) {
    switch tag.name {
    case "a":
      close()
      guard let place = tag["href"] else { return }
      let window = tag["target"]?.lowercased() ?? ""
      open(
        tag, .link(to: place, opensWindow: !["", "_self", "_top", "_parent"].contains(window)))
    case "button":
      close()
      let isPlain = ["button", "reset"].contains(tag["type"]?.lowercased())
      open(tag, .button(form: isPlain ? nil : form))
    case "img":
      guard let name = tag["alt"] ?? tag["aria-label"], !name.isEmpty else { return }
      if open != nil { open?.image = name } else { add(.image(name)) }
    case "form":
      form = page.forms.count
      page.forms.append(
        .init(action: tag["action"] ?? "", isPosted: tag["method"]?.lowercased() == "post"))
    case "input": addInput(tag)
    case "textarea":
      var field = field(tag)
      field.isLong = true
      let start = html.index
      html.skip(pastEndOf: "textarea")
      let end = html.bytes[start..<html.index].lastIndex(of: UInt8(ascii: "<")) ?? html.index
      field.value = HTMLText.unescaped(html.bytes[start..<end])
      add(.field(field))
    default: if Self.headingNames.contains(tag.name) { headings += 1 }
    }
  }

  private mutating func open(_ tag: HTMLTag, _ kind: OpenElement.Kind) {
    open = OpenElement(
      name: tag.name, kind: kind, label: tag["aria-label"], startsLine: startsLine,
      hasSpace: hasSpace)
    startsLine = false
    hasSpace = false
  }

  private mutating func end(_ tag: HTMLTag) {
    if tag.name == open?.name { close() }
    if tag.name == "form" { form = nil }
    if Self.headingNames.contains(tag.name) { headings = max(0, headings - 1) }
  }

  private mutating func addInput(_ tag: HTMLTag) {
    switch tag["type"]?.lowercased() ?? "text" {
    case "hidden": noteHidden(tag)
    case "submit", "image": add(.button(tag["value"] ?? tag["alt"] ?? "Submit", form: form))
    case "button", "reset": add(.button(tag["value"] ?? "", form: nil))
    case "checkbox", "radio", "file", "color", "range": break
    case "password":
      var field = field(tag)
      field.isSecure = true
      add(.field(field))
    default: add(.field(field(tag)))
    }
  }

  private func field(_ tag: HTMLTag) -> WebPage.Field {
    WebPage.Field(
      name: tag["name"] ?? "", value: tag["value"] ?? "",
      placeholder: tag["placeholder"] ?? tag["aria-label"] ?? "", form: form)
  }

  /// Keeps what a form sends along and does not show.
  private mutating func noteHidden(_ tag: HTMLTag) {
    guard tag.name == "input", let form, let name = tag["name"] else { return }
    page.forms[form].hidden.append(.init(name: name, value: tag["value"] ?? ""))
  }

  private mutating func takeTitle(_ tag: HTMLTag) {
    guard !tag.isEnd else { return }
    let start = html.index
    html.skip(pastEndOf: "title")
    guard !hasTitle else { return }
    hasTitle = true
    let end = html.bytes[start..<html.index].lastIndex(of: UInt8(ascii: "<")) ?? html.index
    page.title = HTMLText.unescaped(html.bytes[start..<end])
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  // MARK: Texts

  /// Makes a part of the text that was read so far.
  private mutating func flush() {
    guard !text.isEmpty else { return }
    let whole = HTMLText.unescaped(text[...])
    text = []
    let words = whole.split { $0.isWhitespace && $0 != "\u{A0}" }.joined(separator: " ")
    let beginsWithSpace = whole.first?.isWhitespace == true
    if beginsWithSpace { hasSpace = true }
    guard !words.isEmpty else { return }
    if open != nil {
      let isFirst = open?.text.isEmpty != false
      open?.text += (isFirst || !hasSpace && !startsLine ? "" : " ") + words
      startsLine = false
    } else {
      add(.text(words, isHeading: headings > 0))
    }
    hasSpace = whole.last?.isWhitespace == true
  }

  /// Makes a part of the link or button that was read so far.
  private mutating func close() {
    guard let element = open else { return }
    open = nil
    let words = element.label ?? (element.text.isEmpty ? element.image : element.text)
    let content: WebPage.Content
    switch element.kind {
    case .link where words.isEmpty:
      startsLine = startsLine || element.startsLine
      return
    case .link(let place, let opensWindow):
      content = .link(words, to: place, opensWindow: opensWindow)
    case .button(let form): content = .button(words, form: form)
    }
    page.parts.append(
      .init(content: content, startsLine: element.startsLine, hasSpace: element.hasSpace))
  }

  private mutating func add(_ content: WebPage.Content) {
    page.parts.append(.init(content: content, startsLine: startsLine, hasSpace: hasSpace))
    startsLine = false
    hasSpace = false
  }
}
