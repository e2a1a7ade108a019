import Foundation

/// The positions of a section's elements in a flow layout (behaviour 503 to 512).
///
/// Lengths are measured along the direction of scrolling, breadths across it. Positions along it
/// begin at the start of the section.
struct FlowSection {
  /// A line of items: a row, or a column if the layout scrolls sideways.
  struct Line {
    var first: Int
    var count: Int
    /// The start of the line.
    var start: CGFloat
    /// The length of its longest item.
    var length: CGFloat
    /// The start of the first item across the line.
    var offset: CGFloat
    /// The space between its items.
    var spacing: CGFloat
  }

  /// An item of a line, or a view above or below the section.
  struct Slot {
    var start: CGFloat
    var length: CGFloat
    var offset: CGFloat
    var breadth: CGFloat
  }

  /// How far a line may exceed the available breadth by rounding errors (behaviour 504).
  static let tolerance: CGFloat = 0.001

  let headerLength: CGFloat
  let footerLength: CGFloat
  let length: CGFloat
  /// The start of the section in the content.
  var start: CGFloat = 0

  private let isVertical: Bool
  private let sizes: FlowSizes
  /// The lines, unless all items have one size.
  private let lines: [Line]
  /// The first line, which stands for all if all items have one size.
  private let pattern: Line?
  private let lineSpacing: CGFloat
  private let contentStart: CGFloat

  /// Breaks the lines of a section.
  init(_ metrics: FlowMetrics, in space: FlowSpace) {
    isVertical = space.isVertical
    sizes = metrics.sizes
    lineSpacing = metrics.lineSpacing
    headerLength = isVertical ? metrics.header.height : metrics.header.width
    footerLength = isVertical ? metrics.footer.height : metrics.footer.width
    let inset = metrics.inset
    let (before, after) = isVertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
    let low = isVertical ? inset.left + space.insets.left : inset.top + space.insets.top
    contentStart = headerLength + before
    let breaker = LineBreaker(
      sizes: sizes, available: space.available(within: inset), spacing: metrics.interitemSpacing,
      offset: low, isVertical: isVertical)
    var end = contentStart
    if let size = sizes.uniform {
      let line = breaker.uniformLine(size)
      pattern = line
      lines = []
      if let line {
        let count = (sizes.count + line.count - 1) / line.count
        end += CGFloat(count) * line.length + CGFloat(count - 1) * lineSpacing
      }
    } else {
      pattern = nil
      let broken = breaker.lines(start: contentStart, lineSpacing: lineSpacing)
      lines = broken
      if let last = broken.last { end = last.start + last.length }
    }
    length = end + after + footerLength
  }

  var count: Int { sizes.count }

  // MARK: Lines

  private var lineCount: Int {
    guard let pattern else { return lines.count }
    return (sizes.count + pattern.count - 1) / pattern.count
  }

  private func line(_ index: Int) -> Line {
    guard var line = pattern else { return lines[index] }
    line.first = index * line.count
    line.count = min(line.count, sizes.count - line.first)
    line.start = contentStart + CGFloat(index) * (line.length + lineSpacing)
    return line
  }

  /// Returns the first line that ends after a position.
  private func firstLine(endingAfter position: CGFloat) -> Int {
    Int.first(ofSorted: lineCount) {
      let line = line($0)
      return line.start + line.length > position
    }
  }

  private func line(of item: Int) -> Line {
    if let pattern { return line(item / pattern.count) }
    return lines[max(0, Int.first(ofSorted: lines.count) { lines[$0].first > item } - 1)]
  }

  // MARK: Items

  private func measure(_ item: Int) -> (length: CGFloat, breadth: CGFloat) {
    let size = sizes[item]
    return isVertical ? (size.height, size.width) : (size.width, size.height)
  }

  /// Returns the place of an item, which must exist.
  func place(of item: Int) -> Slot {
    let line = line(of: item)
    return place(item, in: line, offset: offset(of: item, in: line))
  }

  private func offset(of item: Int, in line: Line) -> CGFloat {
    if sizes.uniform != nil {
      return line.offset + CGFloat(item - line.first) * (measure(item).breadth + line.spacing)
    }
    return (line.first..<item).reduce(line.offset) { $0 + measure($1).breadth + line.spacing }
  }

  private func place(_ item: Int, in line: Line, offset: CGFloat) -> Slot {
    let (length, breadth) = measure(item)
    return Slot(
      start: line.start + (line.length - length) / 2, length: length, offset: offset,
      breadth: breadth)
  }

  /// Calls `body` with the items of the lines between two positions.
  func forEachItem(from low: CGFloat, to high: CGFloat, _ body: (Int, Slot) -> Void) {
    var index = firstLine(endingAfter: low)
    while index < lineCount {
      let line = line(index)
      guard line.start < high else { return }
      var offset = line.offset
      for item in line.first..<(line.first + line.count) {
        // It is rounded as `offset(of:in:)` rounds it: the same item is nowhere else.
        if sizes.uniform != nil { offset = self.offset(of: item, in: line) }
        body(item, place(item, in: line, offset: offset))
        offset = offset + measure(item).breadth + line.spacing
      }
      index += 1
    }
  }
}

extension FlowSection {
  /// Breaks items into lines.
  private struct LineBreaker {
    let sizes: FlowSizes
    let available: CGFloat
    let spacing: CGFloat
    let offset: CGFloat
    let isVertical: Bool

    /// A number of items that no line holds: items that are so small are a mistake.
    private static let capacityLimit: CGFloat = 1_000_000

    /// Returns the line that all items of one size make, or `nil` if there are no items.
    ///
    /// Its last line is spaced as if it were full (behaviour 506).
    func uniformLine(_ size: CGSize) -> Line? {
      guard sizes.count > 0 else { return nil }
      let (length, breadth) = isVertical ? (size.height, size.width) : (size.width, size.height)
      var line = Line(
        first: 0, count: capacity(breadth), start: 0, length: length, offset: offset, spacing: 0)
      spread(&line, sum: CGFloat(line.count) * breadth)
      line.count = min(line.count, sizes.count)
      return line
    }

    /// Returns how many items of a breadth fit into a line.
    private func capacity(_ breadth: CGFloat) -> Int {
      let pitch = breadth + spacing
      guard pitch > 0 else { return sizes.count }
      let fitting = ((available + spacing + FlowSection.tolerance) / pitch).rounded(.down)
      return fitting >= 1 ? Int(min(fitting, Self.capacityLimit)) : 1
    }

    /// Spreads the items of a full line over the available breadth (behaviour 505, 508).
    private func spread(_ line: inout Line, sum: CGFloat) {
      if line.count == 1 {
        line.offset = offset + (available - sum) / 2
      } else {
        line.spacing = (available - sum) / CGFloat(line.count - 1)
      }
    }

    /// Returns the lines of items of different sizes: as many items as fit into each.
    func lines(start: CGFloat, lineSpacing: CGFloat) -> [Line] {
      var lines: [Line] = []
      var start = start
      var item = 0
      while item < sizes.count {
        var line = Line(
          first: item, count: 0, start: start, length: 0, offset: offset, spacing: spacing)
        var sum: CGFloat = 0
        let first = sizes[item]
        var isUniform = true
        while item < sizes.count {
          let size = sizes[item]
          let (length, breadth) =
            isVertical ? (size.height, size.width) : (size.width, size.height)
          let used = sum + CGFloat(line.count) * spacing + breadth
          guard line.count == 0 || used <= available + FlowSection.tolerance else { break }
          if size != first { isUniform = false }
          line.count += 1
          line.length = max(line.length, length)
          sum += breadth
          item += 1
        }
        if item < sizes.count {
          spread(&line, sum: sum)
        } else if isUniform {
          fillUp(&line, breadth: isVertical ? first.width : first.height)
        }
        lines.append(line)
        start += line.length + lineSpacing
      }
      return lines
    }

    /// Spaces the last line as if more items of its size filled it up (behaviour 506, 507).
    private func fillUp(_ line: inout Line, breadth: CGFloat) {
      var full = line
      full.count = max(line.count, capacity(breadth))
      spread(&full, sum: CGFloat(full.count) * breadth)
      line.offset = full.offset
      line.spacing = full.spacing
    }
  }
}
