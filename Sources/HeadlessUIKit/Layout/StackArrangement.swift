import Foundation

/// The arrangement of a stack view, as values for a solver.
///
/// Constraints on the arranged views come first. The arrangement decides what they leave open.
@MainActor
struct StackArrangement {
  private let stack: UIStackView
  private let solver: LayoutSolver
  private let indices: [Int]
  private let gaps: [CGFloat]
  private let insets: UIEdgeInsets

  init(_ stack: UIStackView, solver: LayoutSolver) {
    self.stack = stack
    self.solver = solver
    let shown = stack.arrangedSubviews.filter { !$0.storedIsHidden }
    indices = shown.compactMap { solver.index(of: $0) }
    gaps = shown.dropLast().map { stack.gap(after: $0) }
    insets = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMargins : .zero
  }

  /// Decides the positions of the arranged views along an axis.
  func arrange(along axis: NSLayoutConstraint.Axis) {
    guard !indices.isEmpty else {
      if solver.containerLength(axis) == nil { solver.decide(0, axis, .length, margins(axis)) }
      return
    }
    if axis == stack.axis { arrangeAlong(axis) } else { arrangeAcross(axis) }
  }

  // MARK: Along the stack

  private func arrangeAlong(_ axis: NSLayoutConstraint.Axis) {
    let gap = gaps.reduce(0, +)
    let room = solver.containerLength(axis).map { $0 - margins(axis) - gap }
    switch stack.distribution {
    case .fillEqually: shareEqually(axis, room)
    case .fillProportionally: shareProportionally(axis, room)
    case .fill: fill(axis, room)
    case .equalSpacing, .equalCentering: takeContent(axis, room)
    }
    let lengths = indices.map { solver.value($0, axis, .length) }
    guard lengths.contains(where: { $0 != nil }) else { return }
    let used = lengths.reduce(0) { $0 + ($1 ?? 0) }
    if room == nil { solver.decide(0, axis, .length, used + gap + margins(axis)) }
    position(lengths.map { $0 ?? 0 }, axis, spare: room.map { $0 - used } ?? 0)
  }

  private func shareEqually(_ axis: NSLayoutConstraint.Axis, _ room: CGFloat?) {
    let share =
      room.map { $0 / CGFloat(indices.count) }
      ?? indices.compactMap { known($0, axis) ?? solver.contentLength(of: $0, axis) }.max()
    guard let share else { return }
    for index in open(axis) { solver.decide(index, axis, .length, share) }
  }

  private func shareProportionally(_ axis: NSLayoutConstraint.Axis, _ room: CGFloat?) {
    let contents = indices.map { known($0, axis) ?? solver.contentLength(of: $0, axis) }
    let whole = contents.reduce(0) { $0 + ($1 ?? 0) }
    guard let room, whole > 0, !contents.contains(nil) else { return fill(axis, room) }
    for (index, content) in zip(indices, contents) where known(index, axis) == nil {
      solver.decide(index, axis, .length, room * (content ?? 0) / whole)
    }
  }

  private func fill(_ axis: NSLayoutConstraint.Axis, _ room: CGFloat?) {
    let open = open(axis).map { ($0, solver.contentLength(of: $0, axis)) }
    guard let room else { return takeContent(axis, nil) }
    guard !open.isEmpty, !open.contains(where: { $0.1 == nil }) else {
      return takeContent(axis, room)
    }
    let used = indices.reduce(0) { $0 + (known($1, axis) ?? 0) }
    var lengths = open.map { $0.1 ?? 0 }
    var spare = room - used - lengths.reduce(0, +)
    // The view that resists least is stretched, or those that resist least are cut off.
    let order = open.indices.sorted {
      (priority(open[$0].0, axis, isStretching: spare > 0), $0)
        < (priority(open[$1].0, axis, isStretching: spare > 0), $1)
    }
    for place in order where spare != 0 {
      let change = spare > 0 ? spare : -min(-spare, lengths[place])
      lengths[place] += change
      spare -= change
    }
    for (item, length) in zip(open, lengths) where known(item.0, axis) == nil {
      solver.decide(item.0, axis, .length, length)
    }
  }

  private func priority(
    _ index: Int, _ axis: NSLayoutConstraint.Axis, isStretching: Bool
  ) -> Float {
    guard let view = solver.items[index].view else { return 0 }
    return isStretching
      ? view.contentHuggingPriority(for: axis).rawValue
      : view.contentCompressionResistancePriority(for: axis).rawValue
  }

  /// Gives each view the length of its content; views without content share the rest equally.
  private func takeContent(_ axis: NSLayoutConstraint.Axis, _ room: CGFloat?) {
    for index in open(axis) where known(index, axis) == nil {
      guard let length = solver.contentLength(of: index, axis) else { continue }
      solver.decide(index, axis, .length, length)
    }
    guard let room else { return }
    var rest = open(axis)
    while let index = rest.first {
      let used = indices.reduce(0) { $0 + (known($1, axis) ?? 0) }
      solver.decide(index, axis, .length, max(0, room - used) / CGFloat(rest.count))
      let next = open(axis)
      guard next.count < rest.count else { return }
      rest = next
    }
  }

  private func position(_ lengths: [CGFloat], _ axis: NSLayoutConstraint.Axis, spare: CGFloat) {
    guard let start = solver.value(0, axis, .start), let end = solver.value(0, axis, .end) else {
      return
    }
    var offsets: [CGFloat] = []
    var offset: CGFloat = 0
    for (place, length) in lengths.enumerated() {
      offsets.append(offset)
      offset += length + (gaps.indices.contains(place) ? gaps[place] : 0)
    }
    if spare > 0, lengths.count > 1 { spread(&offsets, lengths, spare) }
    let isReversed =
      axis == .horizontal && stack.effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (place, index) in indices.enumerated() {
      if isReversed {
        solver.decide(index, axis, .end, end - after(axis) - offsets[place])
      } else {
        solver.decide(index, axis, .start, start + before(axis) + offsets[place])
      }
    }
  }

  /// Increases the spaces until the views fill the room.
  private func spread(_ offsets: inout [CGFloat], _ lengths: [CGFloat], _ spare: CGFloat) {
    let last = offsets.count - 1
    switch stack.distribution {
    case .equalSpacing:
      let room = spare + gaps.reduce(0, +)
      var offset: CGFloat = 0
      for place in offsets.indices {
        offsets[place] = offset
        offset += lengths[place] + room / CGFloat(last)
      }
    case .equalCentering:
      let first = lengths[0] / 2
      let whole = offsets[last] + spare + lengths[last] / 2 - first
      for place in offsets.indices {
        offsets[place] = first + whole * CGFloat(place) / CGFloat(last) - lengths[place] / 2
      }
    case .fill, .fillEqually, .fillProportionally: break
    }
  }

  // MARK: Across the stack

  private func arrangeAcross(_ axis: NSLayoutConstraint.Axis) {
    let lengths = indices.map { known($0, axis) ?? solver.contentLength(of: $0, axis) }
    let lines = indices.map { baseline(of: $0) }
    let lowest = lines.max() ?? 0
    if solver.containerLength(axis) == nil {
      let isAligned = axis == .vertical && stack.alignment.isBaseline
      let reach = zip(lengths, lines).compactMap { length, line in
        length.map { $0 + (isAligned ? lowest - line : 0) }
      }
      guard let longest = reach.max() else { return }
      solver.decide(0, axis, .length, longest + margins(axis))
    }
    guard let start = solver.value(0, axis, .start), let end = solver.value(0, axis, .end) else {
      return
    }
    let isReversed =
      axis == .horizontal && stack.effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (place, index) in indices.enumerated() {
      let from = start + before(axis)
      let to = end - after(axis)
      let length = stack.alignment == .fill ? nil : lengths[place]
      switch (stack.alignment, isReversed) {
      case (.fill, _): solver.decide(index, axis, .start, from)
      case (.leading, false), (.trailing, true): solver.decide(index, axis, .start, from)
      case (.trailing, false), (.leading, true): solver.decide(index, axis, .end, to)
      case (.center, _): solver.decide(index, axis, .middle, (from + to) / 2)
      case (.firstBaseline, _), (.lastBaseline, _):
        solver.decide(index, axis, .start, axis == .vertical ? from + lowest - lines[place] : from)
      }
      solver.decide(index, axis, .length, length ?? to - from)
    }
  }

  /// Returns the distance from a view's top to its baseline, if views are aligned by baselines.
  private func baseline(of index: Int) -> CGFloat {
    guard stack.alignment.isBaseline, let view = solver.items[index].view else { return 0 }
    let text = view as? any TextBaselines
    if stack.alignment == .firstBaseline { return text?.firstBaselineOffset ?? 0 }
    let length = known(index, .vertical) ?? solver.contentLength(of: index, .vertical)
    return (length ?? 0) - (text?.lastBaselineOffset ?? 0)
  }

  // MARK: Small things

  private func known(_ index: Int, _ axis: NSLayoutConstraint.Axis) -> CGFloat? {
    solver.value(index, axis, .length)
  }

  private func open(_ axis: NSLayoutConstraint.Axis) -> [Int] {
    indices.filter { known($0, axis) == nil }
  }

  private func before(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
    axis == .horizontal ? insets.left : insets.top
  }

  private func after(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
    axis == .horizontal ? insets.right : insets.bottom
  }

  private func margins(_ axis: NSLayoutConstraint.Axis) -> CGFloat { before(axis) + after(axis) }
}
