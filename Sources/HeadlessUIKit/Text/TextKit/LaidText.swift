import Foundation

/// A text that is laid out in one space after the other.
struct LaidText {
  /// The properties of a container that its lines depend on.
  struct Space {
    var size: CGSize
    var padding: CGFloat
    var maximumLines: Int
    var lineBreakMode: NSLineBreakMode
    /// The free part of it, if not all is free.
    var shape: LineShape?

    /// The width that lines have, or `nil` if they may be as wide as they like.
    var room: CGFloat? { size.width > 0 ? max(0, size.width - 2 * padding) : nil }

    /// The width from edge to edge, which is far more than a line takes where there is no limit.
    var fullWidth: CGFloat { size.width > 0 ? size.width : 10_000_000 }

    func measure(usesLeading: Bool) -> TextMeasure {
      var measure = TextMeasure()
      if let room { measure.width = room }
      if size.height > 0 { measure.height = size.height }
      measure.maximumLines = maximumLines
      measure.lineBreakMode = lineBreakMode
      measure.usesLeading = usesLeading
      return measure
    }

    /// Whether the last line goes on where there is no room, with dots.
    var truncates: Bool {
      [.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail, .byClipping]
        .contains(lineBreakMode)
    }
  }

  /// A line in its space.
  struct Fragment {
    var space: Int
    var range: NSRange
    /// The whole line, from edge to edge.
    var rect: CGRect
    /// The part of it that the characters take, with the padding.
    var used: CGRect
    /// How far the baseline is below the top.
    var baseline: CGFloat
    /// Where the first character begins.
    var start: CGFloat
    /// Where the text goes on after tabulators, from where the first character begins.
    var tabs: [LaidLine.Tab] = []
  }

  /// The lines of a space, and their measure.
  typealias Lines = (lines: [LaidLine], fit: TextFit)

  let text: EditedText
  let spaces: [Space]
  private let usesLeading: Bool
  /// The font of text without a font.
  private let font: UIFont
  /// The lines of spaces that are not free everywhere.
  private(set) var shapedLines: [Int: Lines] = [:]
  private(set) var fragments: [Fragment] = []
  /// The empty line after a line break at the end, or the line of an empty text.
  private(set) var extra: Fragment?

  init(
    _ text: EditedText, in spaces: [Space], usesLeading: Bool,
    font: UIFont = TextRunStyle.fallbackFont
  ) {
    self.text = text
    self.font = font
    self.spaces = spaces
    self.usesLeading = usesLeading
    var place = 0
    for index in spaces.indices where place < text.length || index == 0 {
      place = fill(index, from: place)
    }
    if text.isEmpty, let space = spaces.first { extra = emptyLine(in: space) }
  }

  /// Lays lines out in a space, and returns where the text goes on.
  private mutating func fill(_ index: Int, from place: Int) -> Int {
    let space = spaces[index]
    let (laid, fit) = lines(in: index, from: place)
    var end = place
    for (number, line) in laid.enumerated() {
      let isLast = number == laid.count - 1
      var range = NSRange(location: place + line.start, length: line.end - line.start)
      if isLast, fit.isTruncated, space.truncates {
        let paragraph = text.paragraph(at: range.location)
        range.length = max(range.length, paragraph.last - range.location)
      }
      end = NSMaxRange(range)
      var bottom = isLast ? line.top + line.height : laid[number + 1].top
      if let shape = space.shape {
        bottom = shape.bottom(of: line, before: laid[(number + 1)...], padding: space.padding)
      }
      let made = fragment(line, range, bottom, index)
      if range.length > 0 { fragments.append(made) } else { extra = made }
    }
    return end
  }

  private mutating func lines(in index: Int, from place: Int) -> Lines {
    let space = spaces[index]
    if let shape = space.shape {
      let laid = ShapedLines(text, from: place, in: space, shape, usesLeading: usesLeading, font)
        .laid
      shapedLines[index] = laid
      return laid
    }
    var lines = TextLines(space.measure(usesLeading: usesLeading), notesStarts: true)
    let rest = NSRange(location: place, length: text.length - place)
    lines.add(text.parts(in: rest), or: font)
    return lines.finishedLines()
  }

  private func fragment(
    _ line: LaidLine, _ range: NSRange, _ bottom: Double, _ index: Int
  ) -> Fragment {
    let space = spaces[index]
    let room = line.room.map { CGFloat($0) } ?? space.room
    let width = min(CGFloat(line.width), room ?? .greatestFiniteMagnitude)
    let left = CGFloat(line.left)
    var start = CGFloat(line.indent)
    if let room {
      let free = max(0, room - start - width)
      switch line.alignment {
      case .center: start += free / 2
      case .right: start += free
      case .left, .justified, .natural: break
      }
    }
    let height = CGFloat(bottom - line.top)
    let own = line.room.map { CGFloat($0) + 2 * space.padding } ?? space.size.width
    let tabs = line.tabs.map {
      LaidLine.Tab(place: $0.place - line.start + range.location, x: $0.x)
    }
    return Fragment(
      space: index, range: range,
      rect: CGRect(
        x: left, y: CGFloat(line.top),
        width: own > 0 ? own : start + width + 2 * space.padding, height: height),
      used: CGRect(
        x: left + start, y: CGFloat(line.top), width: width + 2 * space.padding, height: height),
      baseline: CGFloat(line.height - line.descent), start: space.padding + left + start,
      tabs: tabs)
  }

  private func emptyLine(in space: Space) -> Fragment {
    let font = text.typingAttributes.values[.font] as? UIFont ?? font
    let size = CGSize(width: 2 * space.padding, height: font.lineHeight)
    let rect =
      space.shape?.room(from: 0, height: font.lineHeight, in: space, at: 0)
      ?? CGRect(x: 0, y: 0, width: max(space.size.width, size.width), height: font.lineHeight)
    return Fragment(
      space: 0, range: NSRange(location: 0, length: 0), rect: rect,
      used: CGRect(origin: rect.origin, size: size), baseline: font.ascender,
      start: space.padding + rect.minX)
  }

  // MARK: Finding places

  /// The characters that have room in a space.
  func range(inSpace index: Int) -> NSRange {
    let own = fragments.filter { $0.space == index }
    guard let first = own.first, let last = own.last else { return NSRange(location: 0, length: 0) }
    return first.range.union(last.range)
  }

  /// The line of a character, if it has one.
  func fragment(of place: Int) -> Fragment? {
    fragments.first { NSLocationInRange(place, $0.range) }
  }

  /// The line at a point of a space, or the nearest one.
  func fragment(at point: CGPoint, inSpace index: Int) -> Fragment? {
    let own = fragments.filter { $0.space == index }
    guard let found = own.first(where: { point.y < $0.rect.maxY }) ?? own.last else { return nil }
    func distance(_ fragment: Fragment) -> CGFloat {
      max(fragment.rect.minX - point.x, point.x - fragment.rect.maxX)
    }
    let row = own.filter { $0.rect.minY == found.rect.minY }
    return row.min { distance($0) < distance($1) }
  }

  /// Where a character of a line begins, from the edge of the space.
  ///
  /// After a line break that is the end of the line, up to the edge.
  func x(of place: Int, in fragment: Fragment) -> CGFloat {
    let tab = fragment.tabs.last { $0.place <= place }
    let start = tab?.place ?? fragment.range.location
    let left = fragment.start + CGFloat(tab?.x ?? 0)
    guard place > start else { return left }
    let characters = text.text(in: NSRange(location: start, length: place - start))
    if characters.last?.isNewline == true { return max(fragment.rect.maxX, fragment.used.maxX) }
    var measure = TextMeasure()
    measure.wraps = false
    let range = NSRange(location: start, length: place - start)
    return left + measure.fit(text, in: range, or: font).lastLineWidth
  }

  /// The character of a line at a place, or the nearest one, and how much of it is before the place.
  func character(at x: CGFloat, in fragment: Fragment) -> (range: NSRange, part: CGFloat) {
    var places = [fragment.range.location]
    for character in text.text(in: fragment.range) {
      places.append((places.last ?? 0) + character.utf16.count)
    }
    guard places.count > 1 else { return (fragment.range, 0) }
    let index = Int.first(ofSorted: places.count - 2) {
      self.x(of: places[$0 + 1], in: fragment) > x
    }
    let range = NSRange(location: places[index], length: places[index + 1] - places[index])
    let left = self.x(of: places[index], in: fragment)
    let width = self.x(of: places[index + 1], in: fragment) - left
    return (range, width > 0 ? min(max(0, (x - left) / width), 1) : 0)
  }

  /// The rectangles of a range, one in each line.
  func rects(of range: NSRange, inSpace index: Int) -> [CGRect] {
    fragments.compactMap { fragment in
      guard fragment.space == index, let part = fragment.range.intersection(range), part.length > 0
      else { return nil }
      let left = x(of: part.location, in: fragment)
      let right = x(of: NSMaxRange(part), in: fragment)
      return CGRect(
        x: left, y: fragment.rect.minY, width: max(0, right - left), height: fragment.rect.height)
    }
  }

  /// The rectangle around a range of a space that is not free everywhere, or around a caret.
  func bounds(of range: NSRange) -> CGRect {
    let rects = rects(of: range, inSpace: 0)
    if let first = rects.first { return rects.dropFirst().reduce(first) { $0.union($1) } }
    return caret(at: range.location)
  }

  /// How far a place is from the edge of the first space, on the line that begins at another place.
  func column(of place: Int, from start: Int) -> CGFloat {
    guard let fragment = fragment(of: start) ?? extra ?? fragments.last else { return 0 }
    return x(of: place, in: fragment)
  }

  /// Where a caret stands in the first space.
  func caret(at place: Int) -> CGRect {
    guard let fragment = fragment(of: place) ?? extra ?? fragments.last else { return .zero }
    return CGRect(
      x: x(of: place, in: fragment), y: fragment.rect.minY, width: 0, height: fragment.rect.height)
  }
}
