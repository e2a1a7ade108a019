import Foundation

/// The groups of a section, one after the other, as runs of groups that are all alike.
///
/// Groups whose items have not been measured are alike, so that a section needs memory only for
/// items that have shown and are of another size than expected.
struct GroupRuns {
  /// Some groups that are alike.
  struct Run {
    /// The first item.
    let item: Int
    /// Where the room of the first group begins, measured from the start of the section's first
    /// one.
    let start: CGFloat
    /// The number of groups.
    var count: Int
    let template: GroupTemplate
    /// The distance from one group to the next.
    let pitch: CGFloat

    var slots: Int { template.slots.count }
    /// The item behind the run.
    var nextItem: Int { item + count * slots }
    var end: CGFloat { start + CGFloat(count) * pitch }
  }

  /// A group that the section repeats, and the room for it.
  @MainActor
  struct Source {
    let group: NSCollectionLayoutGroup
    let solver: GroupSolver
    let axis: LayoutAxis
    let inner: CGSize
    let spacing: CGFloat
    /// The number of items.
    let count: Int

    init(
      _ section: NSCollectionLayoutSection, _ axis: LayoutAxis, in inner: CGSize,
      _ traits: UITraitCollection, sizes: MeasuredSizes.Items, count: Int
    ) {
      group = section.group
      solver = GroupSolver(traits: traits, sizes: sizes)
      self.axis = axis
      self.inner = inner
      spacing = section.interGroupSpacing.isFinite ? section.interGroupSpacing : 0
      self.count = count
    }

    private var springs: Springs { Springs(axis.spacing(group.edgeSpacing)) }

    /// The spaces beside each group.
    var sides: Springs { Springs(axis.other.spacing(group.edgeSpacing)) }

    /// The space before each group.
    var before: CGFloat { springs.before(0) }

    /// Returns the length of a group with the space around it.
    func outerLength(_ template: GroupTemplate) -> CGFloat {
      before + axis.length(template.size) + springs.after(0)
    }

    /// Returns the group that begins with an item, or the group with unmeasured items.
    func template(from item: Int?, limit: Int = .max) -> GroupTemplate {
      solver.solve(group, in: inner, limit: limit, first: item)
    }
  }

  private(set) var runs: [Run] = []
  /// The length of all groups along their axis.
  private(set) var length: CGFloat = 0
  /// The greatest length of a group across the axis.
  private(set) var breadth: CGFloat = 0
  /// Whether no item lies far from its group.
  private(set) var staysInside = true

  /// Lays out the groups of a section.
  ///
  /// - Parameters:
  ///   - known: The groups before something was measured.
  ///   - item: The first item that was measured since.
  @MainActor
  init(_ source: Source, keeping known: GroupRuns? = nil, from item: Int = 0) {
    if let known { keep(known, before: item) }
    let usual = source.template(from: nil)
    guard source.count > 0, !usual.slots.isEmpty else {
      runs = []
      return
    }
    add(source, usual)
    breadth = runs.map { source.axis.other.length($0.template.size) }.max() ?? 0
    staysInside = runs.allSatisfy { $0.template.staysInside }
    length = measure(source, usual)
  }

  private mutating func keep(_ known: GroupRuns, before item: Int) {
    for var run in known.runs where run.item < item {
      run.count = min(run.count, (item - run.item) / run.slots)
      if run.count > 0 { runs.append(run) }
    }
  }

  @MainActor
  private mutating func add(_ source: Source, _ usual: GroupTemplate) {
    let usualPitch = source.outerLength(usual) + source.spacing
    var item = runs.last?.nextItem ?? 0
    while item < source.count {
      let start = runs.last?.end ?? 0
      let next = source.solver.sizes.next(from: item).flatMap { $0 < source.count ? $0 : nil }
      let slots = usual.slots.count
      let plain = next.map { ($0 - item) / slots } ?? (source.count - item + slots - 1) / slots
      if plain > 0 {
        append(Run(item: item, start: start, count: plain, template: usual, pitch: usualPitch))
        item += plain * slots
        continue
      }
      let template = source.template(from: item)
      guard !template.slots.isEmpty else { return }
      let pitch = source.outerLength(template) + source.spacing
      append(Run(item: item, start: start, count: 1, template: template, pitch: pitch))
      item += template.slots.count
    }
  }

  private mutating func append(_ run: Run) {
    if let last = runs.last, last.pitch == run.pitch, last.template.isLike(run.template) {
      runs[runs.count - 1].count += run.count
    } else {
      runs.append(run)
    }
  }

  /// Returns the length of all groups; an incomplete last one may be shorter.
  @MainActor
  private func measure(_ source: Source, _ usual: GroupTemplate) -> CGFloat {
    guard let last = runs.last else { return 0 }
    let missing = last.nextItem - source.count
    guard missing > 0 else { return last.end - source.spacing }
    let first = last.nextItem - last.slots
    let isMeasured = source.solver.sizes.next(from: first) != nil
    let rest = source.template(from: isMeasured ? first : nil, limit: last.slots - missing)
    return last.end - last.pitch + source.outerLength(rest)
  }

  // MARK: Finding groups

  /// Returns the index of the last run that begins before something, or 0.
  private func index(_ isBefore: (Run) -> Bool) -> Int {
    max(0, Int.first(ofSorted: runs.count) { !isBefore(runs[$0]) } - 1)
  }

  /// Returns the run of an item, which must exist.
  func run(of item: Int) -> Run { runs[index { $0.item <= item }] }

  /// Calls `body` with groups that may be between two positions, with their first item, their start
  /// and their template.
  func forEachGroup(
    from low: CGFloat, to high: CGFloat, _ body: (Int, CGFloat, GroupTemplate) -> Void
  ) {
    // One more at each end, because badges may lie outside of their groups.
    let first = staysInside ? max(0, index { $0.start <= low } - 1) : 0
    for run in runs[min(first, runs.count)...] {
      if staysInside, run.start - run.pitch > high { return }
      var range = 0..<run.count
      if staysInside, run.pitch > 0 {
        let begin = Self.clamp(((low - run.start) / run.pitch).rounded(.down) - 1, run.count)
        let end = Self.clamp(((high - run.start) / run.pitch).rounded(.up) + 1, run.count)
        range = begin..<max(begin, end)
      }
      for group in range {
        body(
          run.item + group * run.slots, run.start + CGFloat(group) * run.pitch, run.template)
      }
    }
  }

  private static func clamp(_ value: CGFloat, _ count: Int) -> Int {
    guard value > 0 else { return 0 }
    return value < CGFloat(count) ? Int(value) : count
  }

  /// Returns the start of the group that begins closest to a position.
  func start(near position: CGFloat) -> CGFloat {
    guard !runs.isEmpty else { return position }
    let run = runs[index { $0.start <= position }]
    guard run.pitch > 0 else { return run.start }
    return run.start + ((position - run.start) / run.pitch).rounded() * run.pitch
  }
}
