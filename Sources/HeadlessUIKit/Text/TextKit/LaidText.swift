import Foundation

/// A text that is laid out in one space after the other.
struct LaidText {
  /// What of a container its lines depend on.
  struct Space {
    var size: CGSize
    var padding: CGFloat
    var maximumLines: Int
    var lineBreakMode: NSLineBreakMode

    /// The width that lines have, or `nil` if they may be as wide as they like.
    var room: CGFloat? { size.width > 0 ? max(0, size.width - 2 * padding) : nil }

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
    /// What the characters take of it, with the padding.
    var used: CGRect
    /// How far the baseline is below the top.
    var baseline: CGFloat
    /// Where the first character begins.
    var start: CGFloat
  }

  let text: EditedText
  let spaces: [Space]
  private let usesLeading: Bool
  private(set) var fragments: [Fragment] = []
  /// The empty line after a line break at the end, or that of an empty text.
  private(set) var extra: Fragment?

  init(_ text: EditedText, in spaces: [Space], usesLeading: Bool) {
    self.text = text
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
    var lines = TextLines(space.measure(usesLeading: usesLeading), notesStarts: true)
    let rest = NSRange(location: place, length: text.length - place)
    lines.add(text.parts(in: rest), or: TextRunStyle.fallbackFont)
    let (laid, fit) = lines.finishedLines()
    var end = place
    for (number, line) in laid.enumerated() {
      let isLast = number == laid.count - 1
      var range = NSRange(location: place + line.start, length: line.end - line.start)
      if isLast, fit.isTruncated, space.truncates {
        let paragraph = text.paragraph(at: range.location)
        range.length = max(range.length, paragraph.last - range.location)
      }
      end = NSMaxRange(range)
      let bottom = isLast ? line.top + line.height : laid[number + 1].top
      let made = fragment(line, range, bottom, index)
      if range.length > 0 { fragments.append(made) } else { extra = made }
    }
    return end
  }

  private func fragment(
    _ line: LaidLine, _ range: NSRange, _ bottom: Double, _ index: Int
  ) -> Fragment {
    let space = spaces[index]
    let width = min(CGFloat(line.width), space.room ?? .greatestFiniteMagnitude)
    var start = CGFloat(line.indent)
    if let room = space.room {
      let free = max(0, room - start - width)
      switch line.alignment {
      case .center: start += free / 2
      case .right: start += free
      case .left, .justified, .natural: break
      }
    }
    let height = CGFloat(bottom - line.top)
    return Fragment(
      space: index, range: range,
      rect: CGRect(
        x: 0, y: CGFloat(line.top),
        width: space.size.width > 0 ? space.size.width : start + width + 2 * space.padding,
        height: height),
      used: CGRect(
        x: start, y: CGFloat(line.top), width: width + 2 * space.padding, height: height),
      baseline: CGFloat(line.height - line.descent), start: space.padding + start)
  }

  private func emptyLine(in space: Space) -> Fragment {
    let font = text.typingAttributes.values[.font] as? UIFont ?? TextRunStyle.fallbackFont
    let size = CGSize(width: 2 * space.padding, height: font.lineHeight)
    return Fragment(
      space: 0, range: NSRange(location: 0, length: 0),
      rect: CGRect(
        x: 0, y: 0, width: max(space.size.width, size.width), height: font.lineHeight),
      used: CGRect(origin: .zero, size: size), baseline: font.ascender, start: space.padding)
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

  /// The line at a height in a space, or the one that is nearest.
  func fragment(at y: CGFloat, inSpace index: Int) -> Fragment? {
    let own = fragments.filter { $0.space == index }
    return own.first { y < $0.rect.maxY } ?? own.last
  }

  /// Where a character of a line begins, from the edge of the space.
  ///
  /// After a line break that is the end of the line, up to the edge.
  func x(of place: Int, in fragment: Fragment) -> CGFloat {
    let start = fragment.range.location
    guard place > start else { return fragment.start }
    let characters = text.text(in: NSRange(location: start, length: place - start))
    if characters.last?.isNewline == true { return max(fragment.rect.maxX, fragment.used.maxX) }
    var measure = TextMeasure()
    measure.wraps = false
    let range = NSRange(location: start, length: place - start)
    return fragment.start
      + measure.fit(text, in: range, or: TextRunStyle.fallbackFont).lastLineWidth
  }

  /// The character of a line at a place, or the nearest one, and how much of it is before the place.
  func character(at x: CGFloat, in fragment: Fragment) -> (range: NSRange, part: CGFloat) {
    var places = [fragment.range.location]
    for character in text.text(in: fragment.range) {
      places.append((places.last ?? 0) + character.utf16.count)
    }
    guard places.count > 1 else { return (fragment.range, 0) }
    var (low, high) = (0, places.count - 2)
    while low < high {
      let middle = (low + high) / 2
      if self.x(of: places[middle + 1], in: fragment) <= x {
        low = middle + 1
      } else {
        high = middle
      }
    }
    let range = NSRange(location: places[low], length: places[low + 1] - places[low])
    let left = self.x(of: places[low], in: fragment)
    let width = self.x(of: places[low + 1], in: fragment) - left
    return (range, width > 0 ? min(max(0, (x - left) / width), 1) : 0)
  }

  /// What a range takes of each of its lines.
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
}
