/// Rows of cells; what is no row goes over all columns.
struct GridArrangement: Arrangement {
  let alignment: Alignment
  let horizontalGap: CGFloat?
  let verticalGap: CGFloat?

  /// A cell, and the columns that it goes over.
  private struct Cell {
    let item: _LayoutItem
    let columns: Range<Int>
    let says: GridCell
  }

  private struct Row {
    var cells: [Cell]
    let alignment: VerticalAlignment
  }

  private func rows(_ items: [_LayoutItem]) -> [Row] {
    var rows = items.map { item -> Row in
      guard let row = item.traits[GridCellsTrait.self] else {
        let says = item.traits[GridCellTrait.self]
        return Row(
          cells: [Cell(item: item, columns: 0..<0, says: says)], alignment: alignment.vertical)
      }
      var next = 0
      let cells = row.items.map { item in
        let says = item.traits[GridCellTrait.self]
        defer { next += says.columns }
        return Cell(item: item, columns: next..<(next + says.columns), says: says)
      }
      return Row(cells: cells, alignment: row.alignment ?? alignment.vertical)
    }
    let count = max(rows.flatMap(\.cells).map(\.columns.upperBound).max() ?? 0, 1)
    for row in rows.indices where items[row].traits[GridCellsTrait.self] == nil {
      rows[row].cells = rows[row].cells.map {
        Cell(item: $0.item, columns: 0..<count, says: $0.says)
      }
    }
    return rows
  }

  // MARK: Lengths

  private var gap: CGFloat { horizontalGap ?? ViewSpacing.standard }

  private func gaps(_ items: [_LayoutItem]) -> [CGFloat] {
    let spacings = items.map(\.spacing)
    return zip(spacings, spacings.dropFirst()).map {
      verticalGap ?? $0.distance(to: $1, along: .vertical)
    }
  }

  /// Shares a length among columns or rows, those first that can change least.
  ///
  /// - Parameter measure: The length of one that is offered a length.
  private func share(
    _ total: CGFloat?, among count: Int, _ measure: (Int, CGFloat?) -> CGFloat
  ) -> [CGFloat] {
    guard let total, total.isFinite else { return (0..<count).map { measure($0, total) } }
    let ends = (0..<count).map { (least: measure($0, 0), most: measure($0, .infinity)) }
    var lengths = ends.map(\.least)
    var rest = total
    let order = (0..<count).sorted {
      let (one, other) = (ends[$0].most - ends[$0].least, ends[$1].most - ends[$1].least)
      return one == other ? $0 < $1 : one < other
    }
    for (position, index) in order.enumerated() {
      let offer = max(rest / CGFloat(count - position), 0)
      lengths[index] = measure(index, max(offer, ends[index].least))
      rest -= lengths[index]
    }
    return lengths
  }

  private func widths(_ rows: [Row], _ proposal: ProposedViewSize) -> [CGFloat] {
    let cells = rows.flatMap(\.cells).filter { !$0.says.unsized.contains(.horizontal) }
    let count = max(rows.flatMap(\.cells).map(\.columns.upperBound).max() ?? 0, 1)
    let gaps = gap * CGFloat(count - 1)
    var widths = share(proposal.width.map { $0 - gaps }, among: count) { column, width in
      cells.filter { $0.columns == column..<(column + 1) }
        .map { $0.item.size(ProposedViewSize(width: width, height: nil)).width }.max() ?? 0
    }
    for cell in cells where cell.columns.count > 1 {
      let inner = gap * CGFloat(cell.columns.count - 1)
      let own = widths[cell.columns].reduce(inner, +)
      let offer = cell.columns.count == count ? proposal.width : own
      let needed = cell.item.size(ProposedViewSize(width: offer, height: nil)).width
      guard needed > own, needed.isFinite else { continue }
      for column in cell.columns { widths[column] += (needed - own) / CGFloat(cell.columns.count) }
    }
    return widths
  }

  private func width(_ cell: Cell, _ widths: [CGFloat]) -> CGFloat {
    widths[cell.columns].reduce(gap * CGFloat(cell.columns.count - 1), +)
  }

  private func heights(
    _ rows: [Row], _ widths: [CGFloat], _ gaps: [CGFloat], _ proposal: ProposedViewSize
  ) -> [CGFloat] {
    share(proposal.height.map { $0 - gaps.reduce(0, +) }, among: rows.count) { row, height in
      rows[row].cells.filter { !$0.says.unsized.contains(.vertical) }
        .map {
          $0.item.size(ProposedViewSize(width: width($0, widths), height: height)).height
        }.max() ?? 0
    }
  }

  // MARK: As an arrangement

  func size(of items: [_LayoutItem], _ proposal: ProposedViewSize) -> CGSize {
    let (rows, gaps) = (rows(items), gaps(items))
    let widths = widths(rows, proposal)
    let heights = heights(rows, widths, gaps, proposal)
    return CGSize(
      width: widths.reduce(gap * CGFloat(widths.count - 1), +),
      height: heights.reduce(gaps.reduce(0, +), +))
  }

  func placements(
    of items: [_LayoutItem], in size: CGSize, _ proposal: ProposedViewSize
  ) -> [Placement] {
    let (rows, gaps) = (rows(items), gaps(items))
    let heights = heights(rows, widths(rows, proposal), gaps, proposal)
    var top = CGFloat.zero
    return heights.enumerated().map { index, height in
      defer { top += height + (index < gaps.count ? gaps[index] : 0) }
      return Placement(
        origin: CGPoint(x: 0, y: top),
        proposal: ProposedViewSize(width: size.width, height: height))
    }
  }

  func place(
    _ items: [_LayoutItem], at origin: CGPoint, in size: CGSize, _ proposal: ProposedViewSize,
    _ canvas: UIKitCanvas
  ) {
    let rows = rows(items)
    let widths = widths(rows, proposal)
    for (row, place) in zip(rows, placements(of: items, in: size, proposal)) {
      guard let height = place.proposal.height else { continue }
      for cell in row.cells {
        let left = widths[..<cell.columns.lowerBound].reduce(0) { $0 + $1 + gap }
        let room = CGSize(width: width(cell, widths), height: height)
        let spot = spot(of: cell, in: room, of: row, rows)
        let corner = CGPoint(x: origin.x + left + spot.x, y: origin.y + place.origin.y + spot.y)
        cell.item.place(corner, ProposedViewSize(room), canvas)
      }
    }
  }

  /// Where a cell stands in its room.
  private func spot(of cell: Cell, in room: CGSize, of row: Row, _ rows: [Row]) -> CGPoint {
    let dimensions = cell.item.dimensions(ProposedViewSize(room))
    if let anchor = cell.says.anchor {
      return CGPoint(
        x: (room.width - dimensions.width) * anchor.x,
        y: (room.height - dimensions.height) * anchor.y)
    }
    let column = rows.flatMap(\.cells).lazy.filter { $0.columns == cell.columns }
      .compactMap(\.says.alignment).first
    let alignment = Alignment(
      horizontal: column ?? self.alignment.horizontal, vertical: row.alignment)
    var spot = alignment.origin(dimensions, in: room)
    if row.alignment == .firstTextBaseline || row.alignment == .lastTextBaseline {
      let lines = row.cells.map {
        $0.item.dimensions(ProposedViewSize(width: room.width, height: room.height))[row.alignment]
      }
      spot.y = (lines.max() ?? 0) - dimensions[row.alignment]
    }
    return spot
  }
}
