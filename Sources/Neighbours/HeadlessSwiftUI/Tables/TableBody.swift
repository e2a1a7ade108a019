/// The header and the rows of a table; in little room the first column alone.
struct TableBody: View {
  @Environment(\.horizontalSizeClass) private var room
  @Environment(\.tableColumnHeaders) private var headers
  let columns: [_TableColumnParts]
  let rows: AnyView
  let selection: ListSelection?
  let sort: TableSort?

  var body: some View {
    let isNarrow = room == .compact
    VStack(spacing: 0) {
      if !isNarrow, headers != .hidden {
        TableHeader(columns: columns, sort: sort)
        Divider()
      }
      List<Never, AnyView>(selection, rows)
        .listStyle(.plain)
        .environment(\.tableColumns, isNarrow ? Array(columns.prefix(1)) : columns)
    }
  }
}

/// The titles of a table's columns, which are buttons where they order the rows.
private struct TableHeader: View {
  let columns: [_TableColumnParts]
  let sort: TableSort?

  var body: some View {
    TableColumnsLayout(columns: columns) {
      ForEach(columns.indices, id: \.self) { title(of: columns[$0]) }
    }
    .font(.subheadline.weight(.medium))
    .foregroundStyle(.secondary)
    .padding(.horizontal, ListLook(kind: .plain, width: 393).rowInsets.leading)
    .padding(.vertical, 8)
  }

  @ViewBuilder private func title(of column: _TableColumnParts) -> some View {
    if let sort, let comparator = column.comparator {
      Button {
        sort.choose(comparator)
      } label: {
        HStack(spacing: 4) {
          column.label
          if let order = sort.order(comparator) {
            Image(systemName: order == .forward ? "chevron.up" : "chevron.down")
              .imageScale(.small)
              .accessibilityHidden(true)
          }
        }
      }
      .buttonStyle(.plain)
    } else {
      column.label
    }
  }
}

/// A row of a table: what its columns show of a value.
struct TableRowView: View {
  @Environment(\.tableColumns) private var columns
  let value: Any

  var body: some View {
    TableColumnsLayout(columns: columns) {
      ForEach(columns.indices, id: \.self) { columns[$0].content(value) }
    }
  }
}

/// Views beside each other, as wide as the columns of a table are.
nonisolated private struct TableColumnsLayout: Layout {
  private static let space: CGFloat = 16

  let columns: [_TableColumnParts]

  /// The columns share what columns of a fixed width leave.
  private func widths(_ whole: CGFloat) -> [CGFloat] {
    var free = whole - Self.space * CGFloat(max(columns.count - 1, 0))
    var widths = columns.map(\.width.fixed)
    free -= widths.reduce(0) { $0 + ($1 ?? 0) }
    var open = widths.indices.filter { widths[$0] == nil }
    // What a limit keeps from a column, or gives to it, is shared among the others.
    while !open.isEmpty {
      let share = max(free / CGFloat(open.count), 0)
      let bound = open.filter { columns[$0].width.limited(share) != share }
      for index in bound.isEmpty ? open : bound {
        let width = columns[index].width.limited(share)
        widths[index] = width
        free -= width
      }
      if bound.isEmpty { break }
      open.removeAll(where: bound.contains)
    }
    return widths.map { $0 ?? 0 }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> CGSize {
    let whole = proposal.replacingUnspecifiedDimensions().width
    let heights = zip(subviews, widths(whole)).map {
      $0.sizeThatFits(ProposedViewSize(width: $1, height: nil)).height
    }
    return CGSize(width: whole, height: heights.max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    var start = bounds.minX
    for ((view, width), column) in zip(zip(subviews, widths(bounds.width)), columns) {
      let proposal = ProposedViewSize(width: width, height: nil)
      let free = width - min(view.sizeThatFits(proposal).width, width)
      view.place(
        at: CGPoint(x: start + free * column.alignment.share, y: bounds.midY),
        anchor: .leading, proposal: proposal)
      start += width + Self.space
    }
  }
}
