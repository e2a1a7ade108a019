import PropertyLists

extension ScreenMap {
  /// The map as a picture: screens as boxes, the first one on the left, and arrows with their steps.
  public var svg: String { svg { name in ("\(visits(of: name))", false) } }

  private func visits(of name: String) -> Int { places.first { $0.name == name }?.visits ?? 0 }

  /// The map as a picture.
  ///
  /// - Parameter note: What stands below the name of a screen, and whether that stands out.
  func svg(_ note: (_ name: String) -> (text: String, isMarked: Bool)) -> String {
    let spots = spots
    let width =
      (spots.map(\.column).max() ?? 0) * Self.columnWidth + Self.boxWidth + 2 * Self.margin
    let height = (spots.map(\.row).max() ?? 0) * Self.rowHeight + Self.boxHeight + 2 * Self.margin
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
        + "font-family=\"sans-serif\" font-size=\"12\">",
      "<defs><marker id=\"tip\" viewBox=\"0 0 8 8\" refX=\"8\" refY=\"4\" markerWidth=\"8\" "
        + "markerHeight=\"8\" orient=\"auto\"><path d=\"M0 0L8 4L0 8z\" fill=\"#57606a\"/></marker></defs>",
    ]
    lines += ways.map { arrow(of: $0, spots) }
    lines += places.indices.map { box(of: $0, spots[$0], note(places[$0].name)) }
    return (lines + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  private static let boxWidth = 180
  private static let boxHeight = 44
  private static let columnWidth = 320
  private static let rowHeight = 76
  private static let margin = 16
  /// How many letters have room in a box, and along an arrow.
  private static let lettersOfBox = 26
  private static let lettersOfArrow = 24

  /// A column for each number of steps from the first screen, and a row in it.
  private var spots: [(column: Int, row: Int)] {
    var rows: [Int: Int] = [:]
    return places.map { place in
      defer { rows[place.depth, default: 0] += 1 }
      return (place.depth, rows[place.depth] ?? 0)
    }
  }

  private func box(
    of number: Int, _ spot: (column: Int, row: Int), _ note: (text: String, isMarked: Bool)
  ) -> String {
    let place = places[number]
    let x = Self.margin + spot.column * Self.columnWidth
    let y = Self.margin + spot.row * Self.rowHeight
    let name = place.name.split(separator: " ▸ ").last.map(String.init) ?? place.name
    let middle = x + Self.boxWidth / 2
    let shown = Self.cut(name, Self.lettersOfBox).asMarkup()
    return "<g><title>\(place.name.asMarkup())</title><rect x=\"\(x)\" y=\"\(y)\" "
      + "width=\"\(Self.boxWidth)\" height=\"\(Self.boxHeight)\" rx=\"8\" "
      + "fill=\"\(note.isMarked ? "#ffd8d3" : "#f6f8fa")\" "
      + "stroke=\"#57606a\"/><text x=\"\(middle)\" y=\"\(y + 19)\" text-anchor=\"middle\">"
      + "\(shown)</text><text x=\"\(middle)\" "
      + "y=\"\(y + 35)\" text-anchor=\"middle\" fill=\"#57606a\">\(note.text)</text></g>"
  }

  /// An arrow; an arrow back is dashed, and lies below the arrow there.
  private func arrow(of way: Way, _ spots: [(column: Int, row: Int)]) -> String {
    let (from, to) = (spots[way.from], spots[way.to])
    let isBack = to.column < from.column
    let lift = isBack ? 30 : 14
    let startX =
      Self.margin + from.column * Self.columnWidth + (isBack ? 0 : Self.boxWidth)
    let endX = Self.margin + to.column * Self.columnWidth + (isBack ? Self.boxWidth : 0)
    let startY = Self.margin + from.row * Self.rowHeight + lift
    let endY = Self.margin + to.row * Self.rowHeight + lift
    let step = "\(way.step)\(way.count == 1 ? "" : " ×\(way.count)")".asMarkup()
    let shown = Self.cut(way.step, Self.lettersOfArrow).asMarkup()
    let dash = isBack ? " stroke-dasharray=\"4 3\"" : ""
    return
      "<g><title>\(step)</title><path d=\"M\(startX) \(startY)L\(endX) \(endY)\" "
      + "stroke=\"#57606a\" fill=\"none\" marker-end=\"url(#tip)\"\(dash)/><text "
      + "x=\"\((startX + endX) / 2)\" y=\"\((startY + endY) / 2 - 3)\" text-anchor=\"middle\" "
      + "fill=\"#57606a\" font-size=\"10\">\(shown)</text></g>"
  }

  private static func cut(_ text: String, _ count: Int) -> String {
    text.count > count ? "\(text.prefix(count - 1))…" : text
  }
}
