/// The lines of a lazy stack or grid: where each is, as far as their lengths are known.
///
/// A line that was never seen is taken for as long as those are in the mean that were.
@MainActor
final class LazyLines {
  /// Where the lines begin, how long they are, and which of them are to be seen.
  private struct Course {
    var starts: [CGFloat] = []
    var lengths: [CGFloat] = []
    var seen: [Int] = []
    var end: CGFloat = 0
  }

  let slots: [LazySlot]
  /// The views that are in sight.
  private(set) var shown: [LazySlot] = []
  private let tracks: LazyTracks
  private var room: CGFloat?
  private var isCut = false
  private var columns: [LazyTracks.Track] = []
  private var lines: [Range<Int>] = []

  /// Creates lines of views; what the ones before knew of the same views stays known.
  init(_ slots: [LazySlot], _ tracks: LazyTracks, after old: LazyLines?) {
    (self.slots, self.tracks) = (slots, tracks)
    guard let old else { return }
    let known = Dictionary(
      old.slots.compactMap { slot in slot.identity.map { ($0, slot) } }
    ) { one, _ in one }
    for slot in slots {
      guard let before = slot.identity.flatMap({ known[$0] }) else { continue }
      slot.extent = before.extent
      if before.isInSight { shown.append(slot) }
    }
    room = old.room
  }

  // MARK: What is known

  /// Takes the length that there is across, and measures what is there, or else the first line.
  func measure(in room: CGFloat?) {
    if self.room != room {
      self.room = room
      isCut = false
      for slot in slots { slot.extent = nil }
    }
    if !isCut { cut() }
    for slot in shown { learn(slot) }
    for slot in slots where slot.isMadeAtOnce { learn(slot) }
    let first = lines.first { slots[$0.lowerBound].column != nil } ?? lines.first
    if let first, slots[first.lowerBound].extent == nil { learn(first) }
  }

  /// Divides the views into lines: a header or a footer of a section is one by itself.
  private func cut() {
    isCut = true
    columns = tracks.tracks(in: room)
    lines = []
    guard !columns.isEmpty else { return }
    for (index, slot) in slots.enumerated() {
      slot.column = slot.role == .row ? 0 : nil
      if let line = lines.last, let column = slots[index - 1].column, slot.column != nil,
        column + 1 < columns.count, slots[index - 1].section == slot.section
      {
        slot.column = column + 1
        lines[lines.count - 1] = line.lowerBound..<(index + 1)
      } else {
        lines.append(index..<(index + 1))
      }
    }
  }

  /// Measures a view, which is made if it has not been before.
  private func learn(_ slot: LazySlot) {
    let item = slot.item
    slot.extent = LazySlot.Extent(
      length: item?.size(offer(slot))[tracks.direction] ?? 0,
      spacing: item?.spacing ?? ViewSpacing())
  }

  private func learn(_ line: Range<Int>) { for index in line { learn(slots[index]) } }

  private func offer(_ slot: LazySlot) -> ProposedViewSize {
    var offer = ProposedViewSize.unspecified
    offer[tracks.across] =
      slot.column.map { columns[$0].length } ?? (tracks.isGrid ? breadth : room)
    return offer
  }

  /// How far the tracks of a grid reach.
  private var end: CGFloat { columns.last.map { $0.start + ($0.length ?? 0) } ?? 0 }

  /// How far the lines reach across: a stack takes the room that there is.
  private var breadth: CGFloat {
    if tracks.isGrid { return max(room ?? 0, end) }
    return room ?? shown.reduce(0) { max($0, $1.item?.size(offer($1))[tracks.across] ?? 0) }
  }

  // MARK: Where the lines are

  /// The size of all lines.
  var size: CGSize {
    var size = CGSize.zero
    size[tracks.direction] = course(nil).end
    size[tracks.across] = breadth
    return size
  }

  private func length(_ line: Range<Int>) -> CGFloat? {
    guard slots[line.lowerBound].extent != nil else { return nil }
    return slots[line].reduce(0) { max($0, $1.extent?.length ?? 0) }
  }

  /// How long a line is that was never seen.
  private var mean: CGFloat {
    var (sum, count) = (CGFloat.zero, CGFloat.zero)
    for line in lines where slots[line.lowerBound].column != nil {
      guard let length = length(line) else { continue }
      sum += length
      count += 1
    }
    return max(count > 0 ? sum / count : 0, 1)
  }

  private func gap(_ line: Int) -> CGFloat {
    guard line > 0 else { return 0 }
    if let gap = tracks.gap { return gap }
    guard !tracks.isGrid, let one = slots[lines[line - 1].lowerBound].extent,
      let other = slots[lines[line].lowerBound].extent
    else { return ViewSpacing.standard }
    return one.spacing.distance(to: other.spacing, along: tracks.direction)
  }

  /// The course of the lines; those in a part that is seen are measured.
  private func course(_ seen: ClosedRange<CGFloat>?) -> Course {
    var course = Course()
    let mean = mean
    for (number, line) in lines.enumerated() {
      var start = course.end + gap(number)
      var length = length(line) ?? mean
      if let seen, start < seen.upperBound, start + max(length, 1) > seen.lowerBound {
        learn(line)
        start = course.end + gap(number)
        length = self.length(line) ?? 0
        course.seen.append(number)
      }
      course.starts.append(start)
      course.lengths.append(length)
      course.end = start + length
    }
    return course
  }

  /// The frame of a view, which is measured for it.
  func frame(of index: Int) -> CGRect? {
    guard let number = lines.firstIndex(where: { $0.contains(index) }) else { return nil }
    learn(lines[number])
    let course = course(nil)
    var frame = CGRect(origin: .zero, size: size)
    frame.origin[tracks.direction] = course.starts[number]
    frame.size[tracks.direction] = course.lengths[number]
    if let column = slots[index].column, tracks.isGrid {
      frame.origin[tracks.across] = columns[column].start + inset
      frame.size[tracks.across] = columns[column].length ?? 0
    }
    return frame
  }

  /// How far the tracks of a grid stand from its side.
  private var inset: CGFloat {
    guard tracks.isGrid else { return 0 }
    return (breadth - end) * tracks.alignment.point(in: CGSize(width: 1, height: 1))[tracks.across]
  }

  // MARK: What is seen

  /// Where the views stand that are in sight, those in front last.
  func placements(
    in sight: LazySight, _ pinned: PinnedScrollableViews
  ) -> [(slot: LazySlot, placement: Placement)] {
    let course = course(sight.all)
    var all = course.seen.flatMap { number in
      lines[number].map {
        (slots[$0], place(slots[$0], course.starts[number], course.lengths[number]))
      }
    }
    for (slot, start) in pins(course, sight.free, pinned) {
      all.removeAll { $0.0 === slot }
      all.append((slot, place(slot, start, slot.extent?.length ?? 0)))
    }
    let order = all.indices.sorted {
      let (one, other) = (all[$0].0, all[$1].0)
      return (one.zIndex, $0) < (other.zIndex, $1)
    }
    shown = all.map { $0.0 }
    return order.map { all[$0] }
  }

  private func place(_ slot: LazySlot, _ start: CGFloat, _ length: CGFloat) -> Placement {
    let proposal = offer(slot)
    let breadth = breadth
    var cell = CGSize.zero
    cell[tracks.direction] = length
    cell[tracks.across] = slot.column.flatMap { columns[$0].length } ?? breadth
    let alignment = slot.column.map { columns[$0].alignment } ?? tracks.alignment
    var origin = slot.item.map { alignment.origin($0.dimensions(proposal), in: cell) } ?? .zero
    origin[tracks.direction] += start
    if let column = slot.column, tracks.isGrid {
      origin[tracks.across] += columns[column].start + inset
    }
    return Placement(origin: origin, proposal: proposal)
  }

  /// The headers and footers that stay in sight with their sections, and where.
  private func pins(
    _ course: Course, _ free: ClosedRange<CGFloat>, _ pinned: PinnedScrollableViews
  ) -> [(slot: LazySlot, start: CGFloat)] {
    guard !pinned.isEmpty else { return [] }
    var ends: [Int: ClosedRange<CGFloat>] = [:]
    for (number, line) in lines.enumerated() {
      let own = course.starts[number]...(course.starts[number] + course.lengths[number])
      let section = slots[line.lowerBound].section
      let before = ends[section] ?? own
      ends[section] = before.lowerBound...max(before.upperBound, own.upperBound)
    }
    return lines.enumerated().compactMap { number, line -> (LazySlot, CGFloat)? in
      let slot = slots[line.lowerBound]
      guard let section = ends[slot.section], section.overlaps(free) else { return nil }
      let start = course.starts[number]
      switch slot.role {
      case .header where pinned.contains(.sectionHeaders) && start < free.lowerBound:
        learn(slot)
        let length = slot.extent?.length ?? 0
        return (slot, max(start, min(free.lowerBound, section.upperBound - length)))
      case .footer
      where pinned.contains(.sectionFooters)
        && start + course.lengths[number] > free.upperBound:
        learn(slot)
        let length = slot.extent?.length ?? 0
        return (slot, min(start, max(free.upperBound - length, section.lowerBound)))
      default: return nil
      }
    }
  }
}
