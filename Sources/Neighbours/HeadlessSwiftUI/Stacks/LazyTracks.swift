/// Beside each other in how many tracks a lazy stack or grid has its views, and how far apart.
@MainActor
struct LazyTracks {
  /// A track: the column of a grid whose lines follow each other from top to bottom.
  struct Track {
    /// Without a length, what stands in it has its own.
    var length: CGFloat?
    var start: CGFloat = 0
    let alignment: Alignment
  }

  /// The tracks of a grid; a stack has one, which is as long as there is room.
  var items: [GridItem]?
  /// The direction in which lines follow each other.
  let direction: Axis
  let alignment: Alignment
  let gap: CGFloat?

  var across: Axis { direction.other }
  var isGrid: Bool { items != nil }

  /// The tracks that have room in a length.
  func tracks(in proposed: CGFloat?) -> [Track] {
    guard let items else { return [Track(length: proposed, alignment: alignment)] }
    let length = proposed.flatMap { $0.isFinite ? $0 : nil }
    let gaps = items.map { $0.spacing ?? ViewSpacing.standard }
    var rest = length.map { max($0 - gaps.dropLast().reduce(0, +), 0) }
    for case .fixed(let fixed) in items.map(\.size) { rest = rest.map { max($0 - fixed, 0) } }
    var sharing = items.count { if case .fixed = $0.size { false } else { true } }
    var all: [(track: Track, gap: CGFloat)] = []
    for (item, gap) in zip(items, gaps) {
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
      start += (track.length ?? 0) + gap
      return track
    }
  }
}
