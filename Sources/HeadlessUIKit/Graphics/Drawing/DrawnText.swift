import Foundation

/// A text that is drawn: its words, line by line, where they are measured.
struct DrawnText {
  /// How lines are laid out, besides what their paragraphs say.
  struct Options: Hashable {
    var measure = TextMeasure()
    /// How a text without room is wrapped or truncated.
    var truncation = NSLineBreakMode.byWordWrapping
    var alignment = NSTextAlignment.natural
    var isRightToLeft = false
  }

  /// A character in its place.
  private struct Cell {
    var character: Character
    var run: Int
    var width: Double
    var isSpace: Bool
  }

  /// A part of a line in one look: a word, or the space between two.
  private struct Piece {
    var text: String
    var run: Int
    /// How many characters it has.
    var count = 0
    var width: CGFloat = 0
    var isSpace: Bool
  }

  private struct Line {
    var pieces: [Piece] = []
    /// The widths of all characters.
    var widths: [Double] = []
    /// The width without the spaces at the end.
    var width = 0.0
    var laid: LaidLine

    init(_ cells: [Cell], _ laid: LaidLine) {
      self.laid = laid
      let end = cells.lastIndex { !$0.isSpace }.map { $0 + 1 } ?? 0
      width = cells[..<end].reduce(0) { $0 + $1.width }
      widths = cells.map(\.width)
      for cell in cells {
        if pieces.last?.run != cell.run || pieces.last?.isSpace != cell.isSpace {
          pieces.append(Piece(text: "", run: cell.run, isSpace: cell.isSpace))
        }
        pieces[pieces.count - 1].text.append(cell.character)
        pieces[pieces.count - 1].count += 1
        pieces[pieces.count - 1].width += CGFloat(cell.width)
      }
    }
  }

  /// The common look of a run's words.
  private struct Look {
    let face: FontFace
    let fontName: String
    let ascent: CGFloat
    let height: CGFloat

    init(_ font: UIFont) {
      face = FontFace(font)
      fontName = font.fontName
      ascent = font.ascender.finite
      height = ascent - font.descender.finite
    }
  }

  private let runs: [DrawnRun]
  private let looks: [Look]
  private let options: Options
  private var lines: [Line] = []
  /// The size of all lines.
  private(set) var size = CGSize.zero

  /// Lays runs of text out, or draws them in lines that are laid out.
  init(_ runs: [DrawnRun], _ options: Options = Options(), in lines: LaidText.Lines? = nil) {
    self.runs = runs
    looks = runs.map { Look($0.font) }
    self.options = options
    let (laid, fit) = lines ?? Self.lines(of: runs, options.measure)
    size = fit.size
    var cells = cells()
    for (index, line) in laid.enumerated() {
      let start = min(line.start, cells.places.count - 1)
      let end = min(line.end, cells.places.count - 1)
      setTabs(of: line, &cells.all, cells.places)
      var own = cells.all[cells.places[start]..<max(cells.places[end], cells.places[start])]
      while let last = own.last, last.character.isNewline { own.removeLast() }
      var shown = Array(own)
      let mode =
        line.lineBreakMode == .byWordWrapping || line.lineBreakMode == .byCharWrapping
        ? options.truncation : line.lineBreakMode
      if index == laid.count - 1, fit.isTruncated, Self.truncates(mode) {
        truncate(&shown, of: line, cells.all[cells.places[start]...], mode)
      }
      self.lines.append(Line(shown, line))
    }
  }

  private static func lines(of runs: [DrawnRun], _ measure: TextMeasure) -> LaidText.Lines {
    var lines = TextLines(measure, notesStarts: true)
    for run in runs { lines.add(run.text[...], run.style) }
    return lines.finishedLines()
  }

  /// Makes tabulators of a line so wide that what follows stands where it was measured.
  private func setTabs(of line: LaidLine, _ cells: inout [Cell], _ places: [Int]) {
    guard !line.tabs.isEmpty, places.indices.contains(line.start) else { return }
    for tab in line.tabs where places.indices.contains(tab.place - 1) {
      let cell = places[tab.place - 1]
      guard cells.indices.contains(cell), places[line.start] <= cell else { continue }
      let before = cells[places[line.start]..<cell].reduce(0) { $0 + $1.width }
      cells[cell].width = max(0, tab.x - before)
    }
  }

  /// Returns whether dots stand for text without room.
  private static func truncates(_ mode: NSLineBreakMode) -> Bool {
    mode == .byTruncatingTail || mode == .byTruncatingHead || mode == .byTruncatingMiddle
  }

  /// Returns all characters, and at which of them each UTF-16 code unit is.
  private func cells() -> (all: [Cell], places: [Int]) {
    var all: [Cell] = []
    var places: [Int] = []
    for (index, run) in runs.enumerated() {
      let widths = run.style.widths
      var last: UInt8 = 0
      for character in run.text {
        let byte = character.utf8.count == 1 ? character.asciiValue : nil
        var width = byte.map { widths.ascii[Int($0)] } ?? widths.width(of: character)
        if let attachment = run.style.attachmentWidth { width = attachment }
        if run.style.movesPairs, let byte {
          width += PairKerning.distances[PairKerning.index(last, byte)] * widths.pairScale
        }
        if byte == 0x09 {
          // Its line decides.
          width = 0
        } else if width > 0 {
          width += run.style.kern
        }
        last = byte ?? 0
        for _ in character.utf16 { places.append(all.count) }
        let isSpace = byte.map { $0 == 0x20 || 0x09...0x0D ~= $0 } ?? character.isWhitespace
        all.append(Cell(character: character, run: index, width: width, isSpace: isSpace))
      }
    }
    places.append(all.count)
    return (all, places)
  }

  /// Replaces the text without room in the last line by three dots.
  private func truncate(
    _ shown: inout [Cell], of line: LaidLine, _ rest: ArraySlice<Cell>, _ mode: NSLineBreakMode
  ) {
    guard let first = rest.first else { return }
    let room = (line.room ?? Double(options.measure.width)) - line.indent
    func dots(_ run: Int) -> Cell {
      Cell(
        character: "…", run: run, width: runs[run].style.widths.width(of: "…"), isSpace: false)
    }
    let paragraph = rest.prefix { !$0.character.isNewline }
    let whole = mode == .byTruncatingTail ? paragraph : rest
    var (head, tail): ([Cell], [Cell]) = ([], [])
    switch mode {
    case .byTruncatingHead: tail = Array(paragraph)
    case .byTruncatingMiddle:
      head = Array(paragraph.prefix((paragraph.count + 1) / 2))
      tail = Array(paragraph.suffix(paragraph.count / 2))
    default: head = Array(whole)
    }
    let mark = dots(head.last?.run ?? first.run)
    var width = (head + tail).reduce(mark.width) { $0 + $1.width }
    var takesHead = tail.isEmpty || mode == .byTruncatingMiddle
    while width > room + 0.001, !head.isEmpty || !tail.isEmpty {
      if takesHead, let last = head.popLast() {
        width -= last.width
      } else if !tail.isEmpty {
        width -= tail.removeFirst().width
      }
      if mode == .byTruncatingMiddle { takesHead = head.count >= tail.count }
    }
    while mode == .byTruncatingTail, head.last?.isSpace == true { head.removeLast() }
    shown = head + [mark] + tail
  }

  // MARK: Drawing

  /// A piece where it stands.
  private struct Placed {
    var piece: Piece
    var run: DrawnRun
    var x: CGFloat
    var baseline: CGFloat

    var width: CGFloat { piece.width }
  }

  /// Returns the words where they stand in a rectangle.
  func words(in rect: CGRect) -> [Drawing.Word] {
    pieces(in: rect).compactMap {
      $0.piece.isSpace || $0.run.attachment != nil ? nil : word(of: $0)
    }
  }

  /// Draws the text in a rectangle.
  func draw(into context: CGContext, in rect: CGRect) {
    let pieces = pieces(in: rect)
    paintBackgrounds(of: pieces, context)
    var text = Drawing.Text()
    for piece in pieces where !piece.piece.isSpace {
      if let attachment = piece.run.attachment {
        draw(attachment, piece, context)
      } else if let shadow = piece.run.shadow, let color = shadow.shadowColor as? UIColor {
        var own = Drawing.Text()
        own.words = [word(of: piece)]
        context.saveGState()
        context.setShadow(
          offset: shadow.shadowOffset, blur: shadow.shadowBlurRadius, color: color.cgColor)
        context.add(.text(own))
        context.restoreGState()
      } else {
        text.words.append(word(of: piece))
      }
    }
    if !text.words.isEmpty { context.add(.text(text)) }
    for piece in pieces { drawLines(of: piece, context) }
  }

  private func pieces(in rect: CGRect) -> [Placed] {
    var placed: [Placed] = []
    for line in lines {
      var left = rect.minX + start(of: line, in: rect.width)
      if let room = line.laid.room {
        left = rect.minX + CGFloat(line.laid.left) + start(of: line, in: CGFloat(room))
      }
      let baseline = rect.minY + CGFloat(line.laid.top + line.laid.height - line.laid.descent)
      var next = 0
      for piece in line.pieces {
        placed.append(Placed(piece: piece, run: runs[piece.run], x: left, baseline: baseline))
        // One after the other: a sum that is added at once may differ in its last digit.
        for width in line.widths[next..<next + piece.count] { left += CGFloat(width) }
        next += piece.count
      }
    }
    return placed
  }

  private func start(of line: Line, in width: CGFloat) -> CGFloat {
    let indent = CGFloat(line.laid.indent)
    let free = width - indent - CGFloat(line.width)
    var alignment = line.laid.alignment
    if alignment == .natural { alignment = options.alignment }
    switch alignment {
    case .center: return indent + free / 2
    case .right: return indent + free
    case .left: return indent
    default: return options.isRightToLeft ? indent + free : indent
    }
  }

  private func word(of piece: Placed) -> Drawing.Word {
    let look = looks[piece.piece.run]
    return Drawing.Word(
      text: piece.piece.text,
      frame: CGRect(
        x: piece.x, y: piece.baseline - piece.run.offset - look.ascent, width: piece.width,
        height: look.height), baseline: look.ascent, fontName: look.fontName,
      pointSize: piece.run.font.pointSize, color: piece.run.color, face: look.face,
      kern: piece.run.style.kern, movesPairs: piece.run.style.movesPairs)
  }

  /// Fills the background of pieces, touching ones together, so that no seam is seen.
  private func paintBackgrounds(of pieces: [Placed], _ context: CGContext) {
    var open: (rect: CGRect, color: CGColor)?
    for piece in pieces {
      guard let color = piece.run.background else { continue }
      let font = piece.run.font
      let rect = CGRect(
        x: piece.x, y: piece.baseline - font.ascender, width: piece.width,
        height: font.ascender - font.descender)
      if let last = open, last.color == color, last.rect.minY == rect.minY,
        last.rect.height == rect.height, abs(last.rect.maxX - rect.minX) < 0.01
      {
        open?.rect.size.width = rect.maxX - last.rect.minX
      } else {
        if let open { fill(open.rect, open.color, context) }
        open = (rect, color)
      }
    }
    if let open { fill(open.rect, open.color, context) }
  }

  private func fill(_ rect: CGRect, _ color: CGColor, _ context: CGContext) {
    var shape = Outline()
    shape.rect(rect.standardized)
    context.fill(shape, color)
  }

  /// Draws the lines under and through a piece.
  private func drawLines(of piece: Placed, _ context: CGContext) {
    guard piece.run.underline != nil || piece.run.strikethrough != nil else { return }
    let size = piece.run.font.pointSize
    let thickness = max((size / 15).rounded(toPixels: 3), 1 / 3)
    func line(_ y: CGFloat, _ color: CGColor?) {
      guard let color else { return }
      fill(
        CGRect(x: piece.x, y: y, width: piece.width, height: thickness), color, context)
    }
    line((piece.baseline + size * 0.1).rounded(toPixels: 3), piece.run.underline)
    line((piece.baseline - size * 0.27).rounded(toPixels: 3), piece.run.strikethrough)
  }

  private func draw(_ attachment: NSTextAttachment, _ piece: Placed, _ context: CGContext) {
    let bounds = attachment.displayBounds
    let rect = CGRect(
      x: piece.x, y: piece.baseline - bounds.maxY, width: bounds.width, height: bounds.height)
    let image = attachment.image(forBounds: rect, textContainer: nil, characterIndex: 0)
    let isTemplate = image.map { $0.renderingMode != .alwaysOriginal } ?? false
    image?.draw(
      into: context, rect, tint: isTemplate ? piece.run.color : nil)
  }
}
