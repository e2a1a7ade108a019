import Foundation

/// Text that is laid out in lines, run by run.
///
/// A line that is too wide breaks after a space, a hyphen or an ideograph, or within a word that is
/// too wide by itself. Spaces at the end of such a line stand out and do not count. Text after a
/// tabulator to a stop at which text ends, or has its middle, takes of the tabulator's width as it
/// grows.
struct TextLines: ~Copyable {
  private let measure: TextMeasure
  private let limit: Double
  /// The lines' measure so far.
  private var fit = TextFit()
  /// Where the lines begin, in UTF-16 code units, or `nil` if they are not needed.
  private var starts: [Int]?
  /// The lines that have room, or `nil` if they are not needed.
  private var laid: [LaidLine]?
  /// Where the text goes on after the tabulators of the line.
  private var tabs: [LaidLine.Tab] = []
  /// The stop of the last tabulator before which text grows, as long as the line has slack.
  private var column: TabStop?
  /// How far the line is from the edges of the text.
  private let margins: Margins
  /// Where the last character begins.
  private var position = 0
  /// Where it ends.
  private var next = 0

  /// A line, or a part of it.
  private struct Line {
    var width = 0.0
    var ascent = 0.0
    var descent = 0.0
    var leading = 0.0
    /// The room of the previous tabulator that text may still take.
    var slack = 0.0

    mutating func take(_ style: TextRunStyle) {
      if style.ascent > ascent { ascent = style.ascent }
      if style.descent > descent { descent = style.descent }
      if style.leading > leading { leading = style.leading }
    }
  }

  private var line = Line()
  /// The line up to the last place where it can break.
  private var broken: Line?
  /// The line after that place.
  private var rest = Line()
  /// Where that part begins.
  private var restStart = 0
  /// The width that the line has.
  private var room: Double
  /// The last character, and its effect on line breaking.
  private var last: UInt8 = 0
  private var lastKind = LineBreaking.CharacterClass.none
  /// The style of the last line break, which decides how high an empty line after it is.
  private var newlineStyle: TextRunStyle?

  private var paragraph = NSParagraphStyle.Values()
  private var isAtParagraphStart = true
  private var isFirstLineOfParagraph: Bool

  private var bottom = 0.0
  /// The space below the last line, if another one follows.
  private var gap = 0.0
  /// Whether there is no room for another line.
  private var isFull = false

  /// How far lines are from the edges of the text, where something is left out beside them.
  struct Margins {
    var left = 0.0
    var right = 0.0
  }

  /// Begins a text, or what follows the first line of a paragraph.
  init(
    _ measure: TextMeasure, notesStarts: Bool = false, margins: Margins = Margins(),
    continuesParagraph: Bool = false
  ) {
    self.measure = measure
    self.margins = margins
    isFirstLineOfParagraph = !continuesParagraph
    starts = notesStarts ? [0] : nil
    laid = notesStarts ? [] : nil
    limit = measure.wraps ? Double(measure.width) + Self.tolerance : .infinity
    room = limit
  }

  /// The tolerance for sums of widths.
  private static let tolerance = 1e-6

  // MARK: Adding text

  /// Adds a run of text.
  mutating func add(_ text: Substring, _ style: TextRunStyle) {
    // Letters of different runs do not move together.
    last = 0
    if let width = style.attachmentWidth {
      for character in text where hasRoom(for: 0) {
        pass(character.utf16.count)
        add(width: width, .ordinary, style)
      }
      return
    }
    let isASCII: Bool? = text.utf8.withContiguousStorageIfAvailable { bytes in
      guard !bytes.contains(where: { $0 >= 0x80 }) else { return false }
      for byte in bytes {
        guard hasRoom(for: byte) else { return true }
        add(byte, style)
      }
      return true
    }
    guard isASCII != true else { return }
    for character in text {
      let byte = character.asciiValue
      guard hasRoom(for: byte ?? 0) else { return }
      if let byte, character.utf8.count == 1 {
        add(byte, style)
      } else {
        add(character, style)
      }
    }
  }

  /// Adds the parts of an edited text.
  mutating func add(_ parts: [EditedText.Part], or font: UIFont) {
    for part in parts { add(part.string[...], TextRunStyle(part.attributes.values, or: font)) }
  }

  /// Returns whether there is room for another line, or else notes that a character has no room.
  private mutating func hasRoom(for byte: UInt8) -> Bool {
    if isFull, byte != 0x0A { fit.isTruncated = true }
    return !isFull
  }

  /// Goes on to a character of so many code units.
  private mutating func pass(_ count: Int) {
    position = next
    next += count
  }

  private mutating func add(_ byte: UInt8, _ style: TextRunStyle) {
    pass(1)
    switch byte {
    case 0x21...:
      if line.slack > 0, endsColumn(Unicode.Scalar(byte)) { endColumn() }
      let widths = style.widths
      var width = widths.ascii[Int(byte)] + style.kern
      if style.movesPairs {
        width += PairKerning.distances[PairKerning.index(last, byte)] * widths.pairScale
      }
      add(width: width, LineBreaking.kind(of: byte), style)
    case 0x20: addSpace(width: style.widths.ascii[0x20] + style.kern, style)
    // The two are one line break, and the line begins after both.
    case 0x0A where last == 0x0D: if starts?.popLast() != nil { starts?.append(next) }
    case 0x0A...0x0D: addNewline(style)
    case 0x09: addTab(style)
    default: begin(style)
    }
    last = byte
  }

  private mutating func add(_ character: Character, _ style: TextRunStyle) {
    last = 0
    pass(character.utf16.count)
    guard let scalar = character.unicodeScalars.first else { return }
    if line.slack > 0, endsColumn(scalar) { endColumn() }
    switch scalar.value {
    case 0x0D, 0x85, 0x2028, 0x2029: addNewline(style)
    case _ where LineBreaking.isSpace(scalar):
      addSpace(width: style.widths.width(of: character) + style.kern, style)
    default:
      let width = style.widths.width(of: character)
      let kern = width > 0 ? style.kern : 0
      add(width: width + kern, LineBreaking.kind(of: scalar), style)
    }
  }

  private mutating func begin(_ style: TextRunStyle) {
    guard isAtParagraphStart else { return }
    isAtParagraphStart = false
    paragraph = style.paragraph ?? NSParagraphStyle.Values()
    if fit.lineCount > 0 { gap += Double(paragraph.paragraphSpacingBefore.finite) }
    room = roomInParagraph
  }

  private mutating func add(
    width: Double, _ kind: LineBreaking.CharacterClass, _ style: TextRunStyle
  ) {
    begin(style)
    if LineBreaking.canBreak(lastKind, kind) {
      broken = line
      rest = Line()
      restStart = position
    }
    lastKind = kind
    var taken = line.slack > 0 ? slack(takenBy: width) : 0
    while line.width + width - taken > room, line.width > 0 {
      wrap()
      taken = 0
    }
    line.width += width - taken
    line.slack -= taken
    line.take(style)
    rest.width += width
    rest.take(style)
  }

  private mutating func addSpace(width: Double, _ style: TextRunStyle) {
    begin(style)
    lastKind = .none
    line.take(style)
    if rest.width > 0 || broken == nil { broken = line }
    let taken = line.slack > 0 ? slack(takenBy: width) : 0
    line.width += width - taken
    line.slack -= taken
    rest = Line()
    restStart = next
  }

  private mutating func addNewline(_ style: TextRunStyle) {
    begin(style)
    line.take(style)
    end(line, endsParagraph: true)
    startLine(with: Line(), at: next)
    newlineStyle = style
    isAtParagraphStart = true
    isFirstLineOfParagraph = true
    if !measure.wraps { isFull = true }
  }

  // MARK: Tabulators

  private mutating func addTab(_ style: TextRunStyle) {
    begin(style)
    endColumn()
    let before = line.width
    let (width, stop) = paragraph.tab(at: margins.left + indent + before)
    addSpace(width: width, style)
    let isColumn = (stop?.shareBefore ?? 0) > 0
    if isColumn {
      column = stop
      line.slack = width
    }
    if laid != nil { tabs.append(LaidLine.Tab(place: next, x: isColumn ? before : line.width)) }
  }

  /// Returns how much a character takes of the tabulator before it.
  private func slack(takenBy width: Double) -> Double {
    min(line.slack, width * (column?.shareBefore ?? 0))
  }

  private func endsColumn(_ scalar: Unicode.Scalar) -> Bool {
    column?.terminators?.contains(scalar) == true
  }

  private mutating func endColumn() {
    if let last = tabs.indices.last { tabs[last].x += line.slack }
    line.slack = 0
    broken?.slack = 0
  }

  // MARK: Ending lines

  private var indent: Double {
    let indent = isFirstLineOfParagraph ? paragraph.firstLineHeadIndent : paragraph.headIndent
    return margins.left > 0 ? max(0, Double(indent.finite) - margins.left) : Double(indent.finite)
  }

  private var roomInParagraph: Double {
    guard measure.wraps else { return limit }
    let tail = Double(paragraph.tailIndent.finite)
    if tail > 0 { return min(limit, tail - margins.left + Self.tolerance) - indent }
    return limit + min(0, tail + margins.right) - indent
  }

  private mutating func wrap() {
    let breaksWords =
      paragraph.lineBreakMode == .byCharWrapping || measure.lineBreakMode == .byCharWrapping
    if let broken, !breaksWords {
      end(broken, endsParagraph: false)
      startLine(with: rest, at: restStart)
    } else {
      end(line, endsParagraph: false)
      startLine(with: Line(), at: position)
    }
  }

  private mutating func startLine(with start: Line, at place: Int) {
    starts?.append(place)
    line = start
    rest = start
    broken = nil
    lastKind = start.width > 0 ? lastKind : .none
    room = roomInParagraph
  }

  private mutating func end(_ line: Line, endsParagraph: Bool) {
    guard !isFull else { return }
    let height = height(of: line)
    let hasAllLines = measure.maximumLines > 0 && fit.lineCount == measure.maximumLines
    let isBelow =
      fit.lineCount > 0 && bottom + gap + height > Double(measure.height) + Self.tolerance
    guard !hasAllLines, !isBelow else {
      isFull = true
      fit.isTruncated = true
      return
    }
    bottom += (fit.lineCount > 0 ? gap : 0) + height
    fit.lineCount += 1
    fit.size.width = max(fit.size.width, CGFloat(indent + line.width))
    fit.size.height = CGFloat(bottom)
    gap = Double(paragraph.lineSpacing.finite) + (measure.usesLeading ? line.leading : 0)
    if endsParagraph { gap += Double(paragraph.paragraphSpacing.finite) }
    if laid != nil { note(line, height) }
    isFirstLineOfParagraph = false
  }

  private mutating func note(_ line: Line, _ height: Double) {
    if let last = tabs.indices.last { tabs[last].x += line.slack }
    let made = LaidLine(
      top: bottom - height, height: height, width: line.width, descent: line.descent,
      indent: indent, alignment: paragraph.alignment, lineBreakMode: paragraph.lineBreakMode,
      tabs: tabs,
      spaceAbove: isFirstLineOfParagraph ? Double(paragraph.paragraphSpacingBefore.finite) : 0,
      spaceBelow: gap)
    laid?.append(made)
    tabs = []
  }

  private func height(of line: Line) -> Double {
    var height = line.ascent + line.descent
    if paragraph.lineHeightMultiple > 0 { height *= Double(paragraph.lineHeightMultiple.finite) }
    height = max(height, Double(paragraph.minimumLineHeight.finite))
    let maximum = Double(paragraph.maximumLineHeight.finite)
    return maximum > 0 ? min(height, maximum) : height
  }

  /// Ends the last line, and returns what all of them need.
  mutating func finished() -> TextFit {
    fit.lastLineWidth = CGFloat(line.width)
    if isAtParagraphStart, let newlineStyle { line.take(newlineStyle) }
    if !isAtParagraphStart || newlineStyle != nil { end(line, endsParagraph: true) }
    if !measure.wraps, fit.size.width > measure.width { fit.isTruncated = true }
    return fit
  }

  /// Ends the last line, and returns where each one begins that has room.
  mutating func finishedStarts() -> [Int] {
    let count = max(1, finished().lineCount)
    return Array((starts ?? [0]).prefix(count))
  }

  /// Ends the last line, and returns all lines with room, and their measure.
  mutating func finishedLines() -> (lines: [LaidLine], fit: TextFit) {
    let fit = finished()
    var lines = laid ?? []
    let starts = starts ?? []
    for index in lines.indices {
      lines[index].start = index < starts.count ? starts[index] : next
      lines[index].end = index + 1 < starts.count ? starts[index + 1] : next
    }
    return (lines, fit)
  }
}

/// A line of a text, where it is laid out.
struct LaidLine {
  /// Where its characters begin and end, in UTF-16 code units.
  var start = 0
  var end = 0
  var top: Double
  var height: Double
  /// The width of its characters, without the spaces at which it breaks.
  var width: Double
  /// How far the line reaches below its baseline.
  var descent: Double
  var indent: Double
  var alignment: NSTextAlignment
  var lineBreakMode: NSLineBreakMode
  /// Where the text goes on after tabulators.
  var tabs: [Tab] = []
  /// The space that its paragraph wants above it, and all that it has below if another line follows.
  var spaceAbove = 0.0
  var spaceBelow = 0.0
  /// Where the line begins in its space, and how much room it has there, if that is not all of it.
  var left = 0.0
  var room: Double?

  /// The place after a tabulator in UTF-16 code units, and how far that is from the line's beginning.
  struct Tab {
    var place: Int
    var x: Double
  }
}
