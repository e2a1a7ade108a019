import HeadlessFoundation

/// What a text says where it stands: in the user's language, with the look that is around.
@MainActor struct TextResolver {
  /// A part that has one look.
  struct Run: Equatable {
    var string: String
    var style: TextStyle
    var link: URL?
    var image: Image?
  }

  let node: _AnyNode?
  let environment: EnvironmentValues

  init(_ node: _AnyNode, _ environment: EnvironmentValues? = nil) {
    self.node = node
    self.environment = environment ?? node.environment
  }

  init(_ environment: EnvironmentValues) {
    node = nil
    self.environment = environment
  }

  /// Returns the words of a text.
  func string(_ text: Text) -> String {
    if text.parts.count == 1, case .verbatim(let string) = text.parts[0].source {
      return cased(string)
    }
    return runs(text).map(\.string).joined()
  }

  /// Returns the parts of a text that have one look each.
  func runs(_ text: Text) -> [Run] {
    text.parts.flatMap { part in
      source(part.source).map { run in
        var run = run
        run.style = run.style.over(part.style)
        run.string = cased(run.string)
        return run
      }
    }
  }

  private func cased(_ string: String) -> String {
    switch environment.textCase {
    case .uppercase: string.uppercased()
    case .lowercase: string.lowercased()
    case nil: string
    }
  }

  private func source(_ source: Text.Source) -> [Run] {
    switch source {
    case .verbatim(let string): [plain(string)]
    case .key(let key, let table, let bundle): self.key(key, table, bundle)
    case .resource(let resource): [plain(String(localized: resource))]
    case .attributed(let string): attributed(string)
    case .formatted(let value): [plain(value.write(environment.locale))]
    case .date(let date, let style): [plain(TextDates(environment).string(date, style))]
    case .timer(let dates, let pause, let countsDown, let showsHours):
      [plain(TextDates(environment).timer(dates, pause, countsDown, showsHours))]
    case .image(let image): [Run(string: "", style: TextStyle(), image: image)]
    }
  }

  private func plain(_ string: String) -> Run { Run(string: string, style: TextStyle()) }

  // MARK: Keys

  /// Marks where a text with a look of its own is put into a format.
  private static let mark: Character = "\u{F8FF}"
  private static let signs: Set<Character> = ["*", "_", "`", "[", "]", "~", "\\"]

  private func key(_ key: LocalizedStringKey, _ table: String?, _ bundle: Bundle?) -> [Run] {
    let bundle = bundle ?? AppBundle.of(node)
    let format = bundle.uiKitLocalizedString(forKey: key.key, value: nil, table: table)
    let isMarkdown = format.contains { Self.signs.contains($0) }
    guard isMarkdown || !key.arguments.isEmpty else { return [plain(format)] }
    var texts: [Text] = []
    let values = key.arguments.map { argument -> any CVarArg in
      switch argument {
      case .string(let string):
        return NSString(string: isMarkdown ? Self.escaped(string) : string)
      case .number(let number): return number
      case .text(let text):
        texts.append(text)
        return NSString(string: "\(Self.mark)")
      }
    }
    let filled =
      key.arguments.isEmpty
      ? format : String(uiKitFormat: format, locale: environment.locale, arguments: values)
    let runs = isMarkdown ? markdown(filled) : [plain(filled)]
    return texts.isEmpty ? runs : filling(runs, with: texts)
  }

  private static func escaped(_ string: String) -> String {
    string.reduce(into: "") { $0 += signs.contains($1) ? "\\\($1)" : "\($1)" }
  }

  private func filling(_ runs: [Run], with texts: [Text]) -> [Run] {
    var waiting = texts[...]
    return runs.flatMap { run -> [Run] in
      let pieces = run.string.split(separator: Self.mark, omittingEmptySubsequences: false)
      var all: [Run] = []
      for (index, piece) in pieces.enumerated() {
        if index > 0, let text = waiting.popFirst() {
          all += self.runs(text).map { inner in
            var inner = inner
            inner.style = inner.style.over(run.style)
            return inner
          }
        }
        guard !piece.isEmpty else { continue }
        var part = run
        part.string = String(piece)
        all.append(part)
      }
      return all
    }
  }

  // MARK: Attributed texts

  private func markdown(_ string: String) -> [Run] {
    let text = try? AttributedString(
      markdown: string, options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
    return text.map(attributed) ?? [plain(string)]
  }

  private func attributed(_ string: AttributedString) -> [Run] {
    string.runs.map { run in
      var style = TextStyle()
      let intent = run.attributes.inlinePresentationIntent ?? []
      if intent.contains(.stronglyEmphasized) { style.isBold = true }
      if intent.contains(.emphasized) { style.isItalic = true }
      if intent.contains(.code) { style.isMonospaced = true }
      if intent.contains(.strikethrough) { style.strikethrough = .single }
      if let font = run.attributes.uiKit.font { style.font = Font(font) }
      if let color = run.attributes.uiKit.foregroundColor { style.color = Color(color).paint }
      if let line = run.attributes.uiKit.underlineStyle, line != [] { style.underline = .single }
      if let line = run.attributes.uiKit.strikethroughStyle, line != [] {
        style.strikethrough = .single
      }
      style = TextStyle(run.attributes).over(style)
      if run.attributes.link != nil { style.color = Color.accentColor.paint }
      return Run(
        string: String(string[run.range].characters), style: style, link: run.attributes.link)
    }
  }
}
