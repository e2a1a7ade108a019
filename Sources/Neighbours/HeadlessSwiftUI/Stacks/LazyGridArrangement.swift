/// Items in lines, each in a track: a column, where lines follow each other from top to bottom.
struct LazyGridArrangement: Arrangement {
  /// A track of the grid.
  private struct Track {
    var length: CGFloat
    var start: CGFloat = 0
    let alignment: Alignment
  }

  let tracks: [GridItem]
  /// The direction in which lines follow each other.
  let direction: Axis
  let alignment: Alignment
  let gap: CGFloat?

  private var across: Axis { direction.other }

  /// The tracks that have room in a length.
  private func tracks(in proposed: CGFloat?) -> [Track] {
    let length = proposed.flatMap { $0.isFinite ? $0 : nil }
    let gaps = tracks.map { $0.spacing ?? ViewSpacing.standard }
    var rest = length.map { max($0 - gaps.dropLast().reduce(0, +), 0) }
    for case .fixed(let fixed) in tracks.map(\.size) { rest = rest.map { max($0 - fixed, 0) } }
    var sharing = tracks.count { if case .fixed = $0.size { false } else { true } }
    var all: [(track: Track, gap: CGFloat)] = []
    for (item, gap) in zip(tracks, gaps) {
      let alignment = item.alignment ?? alignment
      func add(_ length: CGFloat, _ count: Int = 1) {
        for _ in 0..<count { all.append((Track(length: length, alignment: alignment), gap)) }
      }
      switch item.size {
      case .fixed(let fixed): add(fixed)
      case .flexible(let least, let most):
        let own = max(min(rest.map { $0 / CGFloat(sharing) } ?? least, most), least)
        rest = rest.map { max($0 - own, 0) }
        sharing -= 1
        add(own)
      case .adaptive(let least, let most):
        let share = rest.map { $0 / CGFloat(sharing) } ?? least
        rest = rest.map { max($0 - share, 0) }
        sharing -= 1
        let count = max(Int(((share + gap) / max(least + gap, 1)).rounded(.down)), 1)
        add(max(min((share - gap * CGFloat(count - 1)) / CGFloat(count), most), least), count)
      }
    }
    var start = CGFloat.zero
    return all.map { track, gap in
      var track = track
      track.start = start
      start += track.length + gap
      return track
    }
  }

  private func offer(_ track: Track) -> ProposedViewSize {
    var offer = ProposedViewSize.unspecified
    offer[across] = track.length
    return offer
  }

  /// The lengths of the lines.
  private func lines(_ items: [_LayoutItem], _ tracks: [Track]) -> [CGFloat] {
    guard !tracks.isEmpty else { return [] }
    return stride(from: 0, to: items.count, by: tracks.count).map { first in
      zip(items[first..<min(first + tracks.count, items.count)], tracks).reduce(0) {
        max($0, $1.0.size(offer($1.1))[direction])
      }
    }
  }

  private func total(_ lines: [CGFloat]) -> CGFloat {
    lines.reduce(0, +) + (gap ?? ViewSpacing.standard) * CGFloat(max(lines.count - 1, 0))
  }

  func size(of items: [_LayoutItem], _ proposal: ProposedViewSize) -> CGSize {
    let tracks = tracks(in: proposal[across])
    var size = CGSize.zero
    size[direction] = total(lines(items, tracks))
    size[across] = max(proposal[across] ?? 0, tracks.last.map { $0.start + $0.length } ?? 0)
    return size
  }

  func placements(
    of items: [_LayoutItem], in size: CGSize, _ proposal: ProposedViewSize
  ) -> [Placement] {
    let tracks = tracks(in: proposal[across])
    let lines = lines(items, tracks)
    let used = tracks.last.map { $0.start + $0.length } ?? 0
    let share = alignment.point(in: CGSize(width: 1, height: 1))[across]
    let inset = (size[across] - used) * share
    var starts = [CGFloat.zero]
    for line in lines { starts.append((starts.last ?? 0) + line + (gap ?? ViewSpacing.standard)) }
    return items.enumerated().map { index, item in
      let (line, track) = (index / tracks.count, tracks[index % tracks.count])
      var cell = CGSize.zero
      cell[direction] = lines[line]
      cell[across] = track.length
      var origin = track.alignment.origin(item.dimensions(offer(track)), in: cell)
      origin[direction] += starts[line]
      origin[across] += track.start + inset
      return Placement(origin: origin, proposal: offer(track))
    }
  }
}
