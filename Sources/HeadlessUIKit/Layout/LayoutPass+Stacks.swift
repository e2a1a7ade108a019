import ConstraintSolver
import Foundation

/// The direction of a stack view's rows, by which the first view may lie at the right.
struct LayoutFlow {
  var axis: NSLayoutConstraint.Axis
  var isMirrored: Bool

  /// The variable of an item's first edge in this direction; mirrored, it counts with a minus.
  func head(_ slot: Int32) -> Int32 { start(slot) + (isMirrored ? 1 : 0) }
  func tail(_ slot: Int32) -> Int32 { start(slot) + (isMirrored ? 0 : 1) }
  var sign: Double { isMirrored ? -1 : 1 }
  private func start(_ slot: Int32) -> Int32 { 4 * slot + (axis == .horizontal ? 0 : 2) }
}

/// A stack view with its arranged subviews, as numbers of a pass.
@MainActor
struct LayoutArrangement {
  let stack: UIStackView
  let slot: Int32
  let along: LayoutFlow
  let across: LayoutFlow
  let insets: UIEdgeInsets
  /// The arranged views that show, with the numbers of their items.
  var shown: [(view: UIView, slot: Int32)] = []
  /// How many constraints there are so far.
  var count = 0

  /// The insets at both ends along a flow.
  func ends(_ flow: LayoutFlow) -> (head: Double, tail: Double) {
    let (first, last) =
      flow.axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
    let ends = flow.isMirrored ? (last, first) : (first, last)
    return (LayoutPass.tame(ends.0), LayoutPass.tame(ends.1))
  }
}

/// The constraints that UIKit's stack views make (behaviour 766, 793–798).
extension LayoutPass {
  /// The priority of the first share of `fillProportionally`; the next ones have one less each.
  private static let share: Float = 999
  /// The same for equal distances between middles.
  private static let centering: Float = 149
  /// The priority of the first share of a text that wraps; the next ones have one less each.
  private static let textShare: Float = 759
  /// The priority at which a stack view shrinks to its arranged subviews.
  static let canvasFit: Float = 49

  /// Adds the constraints that a stack view makes.
  mutating func addArrangement(of stack: UIStackView, _ slot: Int32) {
    let isMirrored = stack.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let row = LayoutFlow(axis: .horizontal, isMirrored: isMirrored)
    let column = LayoutFlow(axis: .vertical, isMirrored: false)
    let isRow = stack.axis == .horizontal
    var arrangement = LayoutArrangement(
      stack: stack, slot: slot, along: isRow ? row : column, across: isRow ? column : row,
      insets: stack.isLayoutMarginsRelativeArrangement ? insets(of: slot).margins : .zero)
    var hidden: [(slot: Int32, next: Int)] = []
    for view in stack.arrangedSubviews {
      guard let node = view.layoutState.node, node.stamp == stamp else { continue }
      if view.storedIsHidden {
        hidden.append((node.index, arrangement.shown.count))
      } else {
        arrangement.shown.append((view, node.index))
      }
    }
    for (slot, next) in hidden { hide(slot, before: next, in: &arrangement) }
    guard !arrangement.shown.isEmpty else { return }
    mention(slot)
    for item in arrangement.shown { mention(item.slot) }
    connect(&arrangement)
    distribute(&arrangement)
    align(&arrangement)
  }

  /// Closes a row that a stack view makes, and gives it a number.
  mutating func close(
    _ rule: StackRule, _ priority: Float, _ relation: LayoutSystem.Relation, _ constant: Double,
    in arrangement: inout LayoutArrangement
  ) {
    let number = arrangement.count
    arrangement.count += 1
    guard priority >= LayoutSystem.required else {
      return system.close(priority, relation, constant)
    }
    guard !arrangement.stack.isBroken(number) else {
      return system.close(LayoutPriority.broken, relation, constant)
    }
    origins.append(
      Origin(
        row: Int32(system.rows.count), holder: arrangement.slot, place: Int32(-1 - number),
        rule: rule))
    system.close(LayoutSystem.required, relation, constant)
  }

  /// Adds `first - second + constant`, compared with zero, in the direction of a flow.
  mutating func relate(
    _ rule: StackRule, _ first: Int32, _ second: Int32, _ flow: LayoutFlow, _ constant: Double,
    _ relation: LayoutSystem.Relation = .equal, _ priority: Float = LayoutSystem.required,
    in arrangement: inout LayoutArrangement
  ) {
    system.add(first, flow.sign)
    system.add(second, -flow.sign)
    close(rule, priority, relation, constant, in: &arrangement)
  }

  // MARK: Along the stack

  /// Ties the first and the last view to the ends, and each to the next one.
  private mutating func connect(_ arrangement: inout LayoutArrangement) {
    let (shown, flow, slot) = (arrangement.shown, arrangement.along, arrangement.slot)
    let (head, tail) = arrangement.ends(flow)
    guard let first = shown.first, let last = shown.last else { return }
    relate(.canvasConnection, flow.head(first.slot), flow.head(slot), flow, -head, in: &arrangement)
    relate(.canvasConnection, flow.tail(slot), flow.tail(last.slot), flow, -tail, in: &arrangement)
    let stack = arrangement.stack
    for (one, two) in zip(shown, shown.dropFirst()) {
      let gap = Self.tame(stack.gap(after: one.view))
      if stack.isBaselineRelativeArrangement, flow.axis == .vertical {
        let upper = baseline(of: one.slot, .lastBaseline)
        let lower = baseline(of: two.slot, .firstBaseline)
        let distance = add(lower, times: 1) + add(upper, times: -1)
        close(.spacing, LayoutSystem.required, stack.gapRelation, distance - gap, in: &arrangement)
      } else {
        relate(
          .spacing, flow.head(two.slot), flow.tail(one.slot), flow, -gap, stack.gapRelation,
          in: &arrangement)
      }
    }
  }

  /// Makes a hidden view as short as can be, between the views around it (behaviour 767, 798).
  private mutating func hide(
    _ slot: Int32, before next: Int, in arrangement: inout LayoutArrangement
  ) {
    mention(slot)
    let flow = arrangement.along
    relate(.hiding, flow.tail(slot), flow.head(slot), flow, 0, in: &arrangement)
    let (_, tail) = arrangement.ends(flow)
    if arrangement.shown.indices.contains(next) {
      let follower = arrangement.shown[next].slot
      relate(.spacing, flow.head(follower), flow.tail(slot), flow, 0, in: &arrangement)
    } else {
      relate(
        .canvasConnection, flow.tail(arrangement.slot), flow.tail(slot), flow, -tail,
        in: &arrangement)
    }
  }

  private mutating func distribute(_ arrangement: inout LayoutArrangement) {
    let (shown, flow) = (arrangement.shown, arrangement.along)
    switch arrangement.stack.distribution {
    case .fill: shareAmongTexts(&arrangement)
    case .fillEqually:
      for item in shown.dropFirst() {
        addLength(of: item.slot, flow, 1)
        addLength(of: shown[0].slot, flow, -1)
        close(.fillEqually, LayoutSystem.required, .equal, 0, in: &arrangement)
      }
    case .fillProportionally: shareProportionally(&arrangement)
    case .equalSpacing, .equalCentering:
      guard shown.count > 1 else { return }
      spread(&arrangement)
      addLength(of: arrangement.slot, flow, 1)
      close(.canvasFit, Self.canvasFit, .equal, 0, in: &arrangement)
    }
  }

  /// Wishes an equal share of the width for each text that wraps (behaviour 796).
  ///
  /// How high such a text is depends on how wide it is; nothing else would say how wide that is.
  private mutating func shareAmongTexts(_ arrangement: inout LayoutArrangement) {
    let (shown, flow) = (arrangement.shown, arrangement.along)
    guard flow.axis == .horizontal, shown.count > 1 else { return }
    let share = 1 / Double(shown.count)
    let (head, tail) = arrangement.ends(flow)
    var priority = Self.textShare
    for item in shown where wraps(item.view, item.slot) {
      addLength(of: item.slot, flow, 1)
      addLength(of: arrangement.slot, flow, -share)
      close(.textWidth, max(1, priority), .equal, share * (head + tail), in: &arrangement)
      priority -= 1
    }
  }

  /// Whether a view shows text whose lines end where its width says.
  private func wraps(_ view: UIView, _ slot: Int32) -> Bool {
    guard items[Int(slot)].node?.features.contains(.dependsOnWidth) == true,
      let label = view as? UILabel
    else { return false }
    return label.numberOfLines != 1 && label.preferredMaxLayoutWidth <= 0
  }

  private mutating func shareProportionally(_ arrangement: inout LayoutArrangement) {
    let (shown, flow) = (arrangement.shown, arrangement.along)
    let lengths = shown.map { naturalLength(of: $0.view, flow.axis) }
    var whole = lengths.reduce(0, +)
    for item in shown.dropLast() { whole += Self.tame(arrangement.stack.gap(after: item.view)) }
    guard whole > 0 else { return }
    let (head, tail) = arrangement.ends(flow)
    for (place, item) in shown.enumerated() {
      let share = lengths[place] / whole
      addLength(of: item.slot, flow, 1)
      addLength(of: arrangement.slot, flow, -share)
      let priority = max(1, Self.share - Float(place))
      close(.fillProportionally, priority, .equal, share * (head + tail), in: &arrangement)
    }
  }

  /// Returns the length of a view's content, or of all that a stack view arranges.
  private func naturalLength(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> Double {
    guard let stack = view as? UIStackView else {
      let size = view.layoutState.node?.content ?? view.intrinsicContentSize
      return max(0, Self.tame(axis == .horizontal ? size.width : size.height))
    }
    let shown = stack.arrangedSubviews.filter { !$0.storedIsHidden }
    let lengths = shown.map { naturalLength(of: $0, axis) }
    guard stack.axis == axis else { return lengths.max() ?? 0 }
    return shown.dropLast().reduce(lengths.reduce(0, +)) { $0 + Self.tame(stack.gap(after: $1)) }
  }

  /// Makes the gaps, or the distances between middles, equal.
  private mutating func spread(_ arrangement: inout LayoutArrangement) {
    let shown = arrangement.shown
    let isCentering = arrangement.stack.distribution == .equalCentering
    for place in shown.indices.dropFirst().dropLast() {
      for (gap, factor) in [(place, 1.0), (0, -1.0)] {
        let (one, two) = (shown[gap].slot, shown[gap + 1].slot)
        addGap(from: one, to: two, arrangement.along, factor, isCentering)
      }
      let priority = max(1, Self.centering + 1 - Float(place))
      close(
        .fillEqually, isCentering ? priority : LayoutSystem.required, .equal, 0, in: &arrangement)
    }
  }

  private mutating func addGap(
    from one: Int32, to two: Int32, _ flow: LayoutFlow, _ factor: Double, _ isCentering: Bool
  ) {
    let factor = factor * flow.sign
    guard isCentering else {
      system.add(flow.head(two), factor)
      return system.add(flow.tail(one), -factor)
    }
    for edge in [flow.head(two), flow.tail(two)] { system.add(edge, factor / 2) }
    for edge in [flow.head(one), flow.tail(one)] { system.add(edge, -factor / 2) }
  }

  mutating func addLength(of slot: Int32, _ flow: LayoutFlow, _ factor: Double) {
    system.add(flow.tail(slot), factor * flow.sign)
    system.add(flow.head(slot), -factor * flow.sign)
  }
}
