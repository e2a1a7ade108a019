import ConstraintSolver
import FailureReporting
import Foundation

/// The message for constraints that contradict each other (behaviour 750, 751).
extension LayoutPass {
  /// Returns the report about a broken constraint and the ones that it contradicts.
  func complaint(
    about conflict: LayoutRecovery.Conflict, brokenBy broken: Origin, _ origins: [Int32: Origin]
  ) -> UnsatisfiableConstraints {
    let rows = conflict.others + [conflict.row]
    let told = rows.compactMap { origins[$0] }
    var complaint = UnsatisfiableConstraints(broken: text(of: broken))
    let given = rows.compactMap { origins[$0] == nil ? givenText(of: $0) : nil }
    let all =
      given + told.flatMap { frameTexts(of: $0) } + rootTexts(in: rows, isEncapsulated: false)
      + told.map { text(of: $0) } + told.flatMap { guideTexts(of: $0) }
      + rootTexts(in: rows, isEncapsulated: true)
    complaint.list = all.indices.compactMap { all[..<$0].contains(all[$0]) ? nil : all[$0] }
    return complaint
  }

  /// Returns the constraint that a row was made of, unless a stack view made it.
  func constraint(of origin: Origin) -> NSLayoutConstraint? {
    guard let constraints = held[origin.holder], constraints.indices.contains(Int(origin.place))
    else { return nil }
    return constraints[Int(origin.place)]
  }

  private func text(of origin: Origin) -> String {
    constraint(of: origin)?.text ?? stackText(of: origin)
  }

  // MARK: What takes too long

  /// The views and guides whose constraints were too much for the solver.
  var unsettledItems: [ConstraintText.Item] {
    let slots = Set(solution.unsettled.map { $0 / 4 }.filter { $0 > 0 && $0 < itemCount })
    return slots.sorted().map { item($0) }
  }

  /// Says whose constraints are not all followed, because they are too many that depend on each
  /// other.
  func warnOfUnsettled(_ items: [ConstraintText.Item]) {
    let names = items.prefix(Self.namedItems).map(\.name).joined(separator: ", ")
    let others = items.count - Self.namedItems
    let rest = others > 0 ? " and \(others) more" : ""
    Reporting.deliver(
      RecordedFailure(
        "The constraints on \(names)\(rest) depend on each other in too many ways to be solved.",
        name: .failure, severity: .warning,
        details: "The layout follows those that were looked at until then. Views with frames of "
          + "their own in between would part them.",
        site: AmbientCallSite.nearest ?? CallSite()))
  }

  /// How many are named.
  private static let namedItems = 4

  // MARK: Given values

  /// Returns the constraints for the size of the root, if a contradiction rests on it: of a cell's
  /// content (behaviour 780), or in place of a frame.
  private func rootTexts(in rows: [Int32], isEncapsulated: Bool) -> [String] {
    let size = root.layoutState.encapsulatedSize
    guard (size != nil) == isEncapsulated else { return [] }
    var edges: Set<Int32> = []
    for row in rows {
      for term in system.terms[system.rows[Int(row)].range] { edges.insert(term.variable) }
    }
    return [NSLayoutConstraint.Axis.horizontal, .vertical].enumerated().compactMap { index, axis in
      guard edges.contains(variable(0, axis) + 1) else { return nil }
      if let size { return size.constraints(of: root)[index].text(isActive: true) }
      return root.maskText(axis, isSize: true)
    }
  }

  /// Returns the constraint that stands for a frame, which is not to be changed.
  private func givenText(of row: Int32) -> String? {
    let terms = system.terms[system.rows[Int(row)].range]
    guard let first = terms.first, let last = terms.last, terms.count == 2,
      system.rows[Int(row)].relation == .equal
    else { return nil }
    let item = items[Int(first.variable / 4)]
    guard item.isGiven, let view = item.view else { return nil }
    let axis: NSLayoutConstraint.Axis = first.variable % 4 < 2 ? .horizontal : .vertical
    return view.maskText(axis, isSize: first.variable / 4 == last.variable / 4)
  }

  /// Returns the constraints that stand for the frames of views that a constraint speaks of.
  private func frameTexts(of origin: Origin) -> [String] {
    texts(of: origin) { item, attribute in
      guard case .view(let view) = item, view !== root else { return [] }
      let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let (axis, place) = attribute.place(isMirrored: isMirrored)
      let start = place == .length ? nil : view.maskText(axis, isSize: false)
      let size = place == .start ? nil : view.maskText(axis, isSize: true)
      return [start, size].compactMap(\.self)
    }
  }

  /// Returns the words for both ends of a constraint.
  private func texts(
    of origin: Origin, _ say: (LayoutItem?, NSLayoutConstraint.Attribute) -> [String]
  ) -> [String] {
    guard let constraint = constraint(of: origin) else { return [] }
    return say(constraint.first.item, constraint.firstAttribute)
      + say(constraint.second.item, constraint.secondAttribute)
  }

  // MARK: Guides

  /// Returns the constraints by which UIKit places the guides that a constraint speaks of.
  private func guideTexts(of origin: Origin) -> [String] {
    texts(of: origin) { item, attribute in
      guard case .guide(let guide) = item, let owner = guide.storedOwner else { return [] }
      return Self.edges(of: attribute, in: owner).compactMap { guide.edgeText($0, in: owner) }
    }
  }

  /// The edges that a place rests on.
  private static func edges(
    of attribute: NSLayoutConstraint.Attribute, in view: UIView
  ) -> [NSLayoutConstraint.Attribute] {
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (axis, place) = attribute.place(isMirrored: isMirrored)
    let edges: [NSLayoutConstraint.Attribute] =
      axis == .horizontal ? [.left, .right] : [.top, .bottom]
    return switch place {
    case .start: [edges[0]]
    case .end: [edges[1]]
    case .middle, .length: edges
    case nil: []
    }
  }

  // MARK: Stack views

  /// Returns a constraint that a stack view made, from the edges in its row.
  private func stackText(of origin: Origin) -> String {
    let row = system.rows[Int(origin.row)]
    var sides: [(slot: Int32, edges: [LayoutSystem.Term])] = []
    for term in system.terms[row.range] {
      if let index = sides.firstIndex(where: { $0.slot == term.variable / 4 }) {
        sides[index].edges.append(term)
      } else {
        sides.append((term.variable / 4, [term]))
      }
    }
    let stack = items[Int(origin.holder)].view as? UIStackView
    let isMirrored = stack?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var ends = sides.map { side in
      ConstraintText.Side(
        item: item(side.slot), attribute: attribute(of: side.edges, isMirrored, origin, in: stack))
    }
    guard let first = ends.first, ends.count <= 2 else {
      // Distances between more than two views are equal by guides in the gaps.
      return "<NSLayoutConstraint '\(origin.rule?.rawValue ?? "")' _UIOLAGapGuide."
        + "\(stack?.axis == .vertical ? "height" : "width") == _UIOLAGapGuide."
        + "\(stack?.axis == .vertical ? "height" : "width")   (active)>"
    }
    var constant = -row.constant
    var relation = NSLayoutConstraint.Relation(rawValue: Int(row.relation.rawValue)) ?? .equal
    if ends.count == 2, isOtherWayRound(origin, first) {
      ends.reverse()
      constant.negate()
      relation = relation.flipped
    }
    if let stack, origin.rule == .canvasConnection, stack.isLayoutMarginsRelativeArrangement {
      ends[0].item = ConstraintText.Item(.guide(stack.layoutMarginsGuide))
      constant = 0
    }
    var text = ConstraintText(
      identifier: origin.rule?.rawValue, first: ends[0], relation: relation,
      second: ends.count > 1 ? ends[1] : nil, constant: constant + 0)
    if let stack, stack.axis == .vertical, origin.rule == .spacing { space(&text, in: stack) }
    if text.first.attribute.isBaseline, origin.rule == .alignment { text.constant = 0 }
    return text.text
  }

  /// Says of a distance in a column whether it is the system's, and how long it is.
  private func space(_ text: inout ConstraintText, in stack: UIStackView) {
    var upper = text.second?.item.object as? UIView
    while let view = upper, !stack.arranges(view) { upper = view.storedSuperview }
    guard let upper, !upper.storedIsHidden else { return }
    text.isSystemSpacing = stack.usesSystemSpacing(after: upper)
    // The row holds how far the lines of text are from the edges, too.
    if text.first.attribute.isBaseline { text.constant = stack.gap(after: upper) }
  }

  /// Whether UIKit names the other side first: the stack view, its spacer, or its first view.
  private func isOtherWayRound(_ origin: Origin, _ first: ConstraintText.Side) -> Bool {
    let holder = items[Int(origin.holder)].view
    return switch origin.rule {
    case .canvasConnection: first.item.object !== holder
    case .spanningBoundary: first.item.object != nil
    case .alignment: true
    default: false
    }
  }

  private func item(_ slot: Int32) -> ConstraintText.Item {
    let item = items[Int(slot)]
    if let view = item.view { return ConstraintText.Item(.view(view)) }
    if let guide = item.guide { return ConstraintText.Item(.guide(guide)) }
    return ConstraintText.Item(
      name: "_UILayoutSpacer'UISV-alignment-spanner'",
      container: items[Int(item.parent)].view)
  }

  private func attribute(
    of edges: [LayoutSystem.Term], _ isMirrored: Bool, _ origin: Origin, in stack: UIStackView?
  ) -> NSLayoutConstraint.Attribute {
    guard let edge = edges.first else { return .notAnAttribute }
    let isVertical = edge.variable % 4 >= 2
    if edges.count == 2 {
      let isLength = edges[0].coefficient * edges[1].coefficient < 0
      if isVertical { return isLength ? .height : .centerY }
      return isLength ? .width : .centerX
    }
    if isVertical {
      let isTop = edge.variable % 4 == 2
      guard let stack else { return isTop ? .top : .bottom }
      switch (origin.rule, stack.axis, stack.alignment) {
      case (.alignment, .horizontal, .firstBaseline): return .firstBaseline
      case (.alignment, .horizontal, .lastBaseline): return .lastBaseline
      case (.spacing, .vertical, _) where stack.isBaselineRelativeArrangement:
        return edge.coefficient > 0 ? .firstBaseline : .lastBaseline
      default: return isTop ? .top : .bottom
      }
    }
    return (edge.variable % 4 == 0) != isMirrored ? .leading : .trailing
  }
}
