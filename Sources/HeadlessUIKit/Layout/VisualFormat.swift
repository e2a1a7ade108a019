import Foundation

/// A parser for visual formats such as `H:|-[name(>=80@750)]-8-[value(==name)]-|`.
@MainActor
struct VisualFormat {
  private let format: String
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]

  private var rest: Substring
  private var problem: String?
  private var isVertical = false
  private var items: [LayoutItem] = []
  private var plans: [Plan] = []

  init(
    _ format: String, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any],
    views: [String: Any]
  ) {
    self.format = format
    self.options = options
    self.metrics = metrics
    self.views = views
    rest = format[...]
  }

  /// Returns the constraints; raises UIKit's exception and returns an empty list if the format
  /// cannot be parsed.
  mutating func constraints() -> [NSLayoutConstraint] {
    read()
    if problem == nil { align() }
    guard let problem else { return made }
    let column = format.distance(from: format.startIndex, to: rest.startIndex)
    ModelException.invalidArgument.raise(
      "Unable to parse constraint format: \n\(problem) \n\(format) \n"
        + String(repeating: " ", count: column) + "^",
      by: "NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:)")
    return []
  }

  /// The first problem counts; parsing stops where it was found.
  private mutating func fail(_ text: String) {
    if problem == nil { problem = text }
  }

  private mutating func take(_ text: String) -> Bool {
    guard problem == nil, rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }

  // MARK: The grammar

  private mutating func read() {
    isVertical = take("V:")
    if !isVertical { _ = take("H:") }
    if take("|") {
      let connection = readConnection(toSuperview: true)
      guard readView() else { return fail("Expected a view") }
      connectFirst(connection)
    } else if !readView() {
      return fail("Expected a view")
    }
    while problem == nil, !rest.isEmpty {
      let start = rest
      let isLast = rest.last == "|" && !rest.contains("[")
      let connection = readConnection(toSuperview: isLast)
      if take("|") {
        connectLast(connection)
        if !rest.isEmpty { fail("Unexpected input after the superview") }
        return
      }
      guard problem == nil else { return }
      guard let previous = items.last, readView(), let item = items.last else {
        if rest == start { return fail("Expected a '-' or the end of the format") }
        return fail("Expected a view")
      }
      connect(previous, item, connection)
    }
  }

  /// Parses a view and its size.
  private mutating func readView() -> Bool {
    guard take("[") else { return false }
    let start = rest
    let name = readName()
    guard let item = LayoutItem(views[name]) else {
      rest = start
      fail("\(name) is not a key in the views dictionary.")
      return true
    }
    items.append(item)
    if rest.first == "(" {
      for predicate in readPredicates() { plans.append(size(item, predicate)) }
    }
    if !take("]") { fail("Expected a ']' here") }
    return true
  }

  /// Parses the connection between two views: nothing, a dash, or a size between dashes.
  private mutating func readConnection(toSuperview: Bool) -> [Predicate] {
    guard take("-") else { return [Predicate(constant: 0)] }
    if rest.first == "[" || rest.first == "|" {
      let standard = toSuperview ? 0 : NSLayoutConstraint.systemSpacing
      return [Predicate(constant: standard, isToMargin: toSuperview)]
    }
    let predicates = rest.first == "(" ? readPredicates() : [Predicate(constant: readNumber())]
    if !take("-") { fail("Expected a '-' here") }
    return predicates
  }

  private mutating func readPredicates() -> [Predicate] {
    var predicates: [Predicate] = []
    guard take("(") else { return [] }
    repeat { predicates.append(readPredicate()) } while take(",")
    if !take(")") { fail("Expected a ')' here") }
    return predicates
  }

  private mutating func readPredicate() -> Predicate {
    var predicate = Predicate(constant: 0)
    if take("<=") {
      predicate.relation = .lessThanOrEqual
    } else if take(">=") {
      predicate.relation = .greaterThanOrEqual
    } else {
      _ = take("==")
    }
    let start = rest
    let name = readName()
    if let item = LayoutItem(views[name]), Self.number(metrics[name]) == nil {
      predicate.item = item
    } else {
      rest = start
      predicate.constant = readNumber()
    }
    if take("@") { predicate.priority = readNumber() }
    return predicate
  }

  private mutating func readName() -> String {
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    rest = rest.dropFirst(name.count)
    return String(name)
  }

  private mutating func readNumber() -> CGFloat {
    let start = rest
    let digits = rest.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-") }
      .split(separator: "-", omittingEmptySubsequences: false)
    // A dash ends a number, unless the number begins with it.
    let first = digits.first ?? ""
    let text = first.isEmpty ? "-\(digits.dropFirst().first ?? "")" : "\(first)"
    if let number = Double(text), number.isFinite {
      rest = rest.dropFirst(text.count)
      return CGFloat(number)
    }
    let name = readName()
    if let number = Self.number(metrics[name]) { return number }
    rest = start
    fail("Expected a number or key from the metrics dictionary, but encountered something else")
    return 0
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }

  // MARK: Making the constraints

  /// A constraint that is made once all of the format has been read.
  private struct Plan {
    let first: (item: LayoutItem, attribute: NSLayoutConstraint.Attribute)
    let predicate: Predicate
    let second: (item: LayoutItem, attribute: NSLayoutConstraint.Attribute)?
  }

  /// The constraints of a format without a problem; empty if one of them is refused.
  private var made: [NSLayoutConstraint] {
    var made: [NSLayoutConstraint] = []
    for plan in plans {
      let constraint = NSLayoutConstraint(
        item: plan.first.item.object, attribute: plan.first.attribute,
        relatedBy: plan.predicate.relation, toItem: plan.second?.item.object,
        attribute: plan.second?.attribute ?? .notAnAttribute, multiplier: 1,
        constant: plan.predicate.constant)
      let priority = UILayoutPriority(Float(plan.predicate.priority))
      constraint.priority = priority
      guard constraint.priority == priority else { return [] }
      made.append(constraint)
    }
    return made
  }

  /// A size, or a comparison with another size.
  private struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var constant: CGFloat
    /// Whether the distance is counted from the superview's margin (behaviour 737).
    var isToMargin = false
    var item: LayoutItem?
    var priority: CGFloat = 1000
  }

  private var start: NSLayoutConstraint.Attribute {
    if isVertical { return .top }
    switch options.intersection(.directionMask) {
    case .directionLeftToRight: return .left
    case .directionRightToLeft: return .right
    default: return .leading
    }
  }

  private var end: NSLayoutConstraint.Attribute {
    switch start {
    case .top: .bottom
    case .left: .right
    case .right: .left
    default: .trailing
    }
  }

  private mutating func connectFirst(_ predicates: [Predicate]) {
    guard let item = items.first, let superview = superview(of: item) else { return }
    for predicate in predicates {
      let edge = predicate.isToMargin ? start.margin : start
      plans.append(space(from: superview, edge, to: item, start, predicate))
    }
  }

  private mutating func connectLast(_ predicates: [Predicate]) {
    guard let item = items.last, let superview = superview(of: item) else { return }
    for predicate in predicates {
      let edge = predicate.isToMargin ? end.margin : end
      plans.append(space(from: item, end, to: superview, edge, predicate))
    }
  }

  private mutating func connect(_ one: LayoutItem, _ other: LayoutItem, _ predicates: [Predicate]) {
    let isOfText = isVertical && options.contains(.spacingBaselineToBaseline)
    for predicate in predicates {
      plans.append(
        space(
          from: one, isOfText ? .lastBaseline : end, to: other, isOfText ? .firstBaseline : start,
          predicate))
    }
  }

  private mutating func superview(of item: LayoutItem) -> LayoutItem? {
    let superview =
      switch item {
      case .view(let view): view.superview
      case .guide(let guide): guide.owningView
      }
    guard let superview else {
      fail(
        "Unable to interpret '|' character, because the related view doesn't have a superview")
      return nil
    }
    return .view(superview)
  }

  private func space(
    from one: LayoutItem, _ end: NSLayoutConstraint.Attribute, to other: LayoutItem,
    _ start: NSLayoutConstraint.Attribute, _ predicate: Predicate
  ) -> Plan {
    // From right to left, the next view is on the left, so the items are swapped.
    let isReversed = self.start == .right
    let (first, second) = isReversed ? ((one, end), (other, start)) : ((other, start), (one, end))
    return Plan(first: first, predicate: predicate, second: second)
  }

  private func size(_ item: LayoutItem, _ predicate: Predicate) -> Plan {
    let attribute: NSLayoutConstraint.Attribute = isVertical ? .height : .width
    return Plan(
      first: (item, attribute), predicate: predicate,
      second: predicate.item.map { ($0, attribute) })
  }

  private static let alignments:
    [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]

  private mutating func align() {
    for (option, attribute) in Self.alignments where options.contains(option) {
      guard attribute.isHorizontalPlace == isVertical else {
        let axis = isVertical ? "vertical" : "horizontal"
        return fail(
          "Options mask required views to be aligned on a \(axis) edge, which is not allowed for "
            + "layout that is also \(axis).")
      }
      for (one, other) in zip(items, items.dropFirst()) {
        plans.append(
          Plan(
            first: (one, attribute), predicate: Predicate(constant: 0),
            second: (other, attribute)))
      }
    }
  }
}
