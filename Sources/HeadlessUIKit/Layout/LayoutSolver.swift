import Foundation

/// Computes the frames of the subviews of one view, or the size that they give that view.
@MainActor
final class LayoutSolver {
  typealias Axis = NSLayoutConstraint.Axis
  typealias Place = LayoutSpan.Place

  /// A view or guide whose frame is known or will be computed.
  struct Item {
    var view: UIView?
    var guide: UILayoutGuide?
    /// Whether the frame is known.
    var isGiven = false
  }

  let container: UIView
  let isScrolling: Bool
  /// Whether the size of the container is computed, instead of frames inside it.
  let isFitting: Bool
  let depth: Int
  private(set) var items: [Item] = []
  /// Two spans for each item: the horizontal one, then the vertical one.
  private(set) var spans: [LayoutSpan] = []

  private(set) lazy var isRightToLeft =
    container.effectiveUserInterfaceLayoutDirection == .rightToLeft
  private var indices: [ObjectIdentifier: Int] = [:]
  private var links: [LayoutLink] = []
  private var isEnabled: [Bool] = []
  /// The indices of the links of each span.
  private var linksOfSpan: [[Int]] = []
  private var queue: [Int] = []

  /// Creates a solver for the subviews of a view whose size is known.
  convenience init(_ container: UIView) {
    self.init(
      container, width: container.storedBounds.width, height: container.storedBounds.height,
      isFitting: false, depth: 0)
  }

  /// Creates a solver for the size of a view; one dimension may be fixed.
  convenience init(_ container: UIView, width: CGFloat?, height: CGFloat?, depth: Int) {
    self.init(container, width: width, height: height, isFitting: true, depth: depth)
  }

  private init(
    _ container: UIView, width: CGFloat?, height: CGFloat?, isFitting: Bool, depth: Int
  ) {
    self.container = container
    self.isFitting = isFitting
    self.depth = depth
    isScrolling = container is UIScrollView && !isFitting
    let origin = isFitting ? CGPoint.zero : container.storedBounds.origin
    add(Item(view: container, isGiven: !isFitting))
    spans[0].set(.start, to: origin.x)
    spans[1].set(.start, to: origin.y)
    if let width { spans[0].set(.length, to: width) }
    if let height { spans[1].set(.length, to: height) }
    if isScrolling {
      items.append(Item())
      spans += [LayoutSpan(), LayoutSpan()]
      spans[2].set(.start, to: 0)
      spans[3].set(.start, to: 0)
    }
    addItems()
    addLinks()
  }

  // MARK: Collecting items and links

  /// The index of a scroll view's content, or of the container itself.
  var contentIndex: Int { isScrolling ? 1 : 0 }

  private func add(_ item: Item, frame: CGRect? = nil) {
    guard let object: AnyObject = item.view ?? item.guide else { return }
    indices[ObjectIdentifier(object)] = items.count
    items.append(item)
    let (x, y) =
      frame.map {
        (
          LayoutSpan(start: $0.minX, length: $0.width),
          LayoutSpan(start: $0.minY, length: $0.height)
        )
      } ?? (LayoutSpan(), LayoutSpan())
    spans += [x, y]
  }

  private func addItems() {
    let stack = container as? UIStackView
    for view in container.storedSubviews {
      guard view.translatesAutoresizingMaskIntoConstraints else {
        if let stack, view.storedIsHidden, stack.arranges(view) { continue }
        add(Item(view: view))
        continue
      }
      let frame = CGRect(origin: view.storedGeometry.origin, size: view.storedBounds.size)
      add(Item(view: view, isGiven: true), frame: frame)
    }
    for guide in container.layoutState.addedGuides { add(Item(guide: guide)) }
  }

  private func addLinks() {
    add(container.layoutState.constraints)
    for view in container.storedSubviews where !view.layoutState.constraints.isEmpty {
      add(view.layoutState.constraints)
    }
    var ancestor = container.storedSuperview
    while let holder = ancestor {
      if holder.layoutState.holdsDistantConstraints { add(holder.layoutState.constraints) }
      ancestor = holder.storedSuperview
    }
    // Higher priorities come first; equal ones stay in order.
    let sorted = links.enumerated().sorted {
      ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset)
    }
    links = sorted.map(\.element)
    isEnabled = Array(repeating: false, count: links.count)
    linksOfSpan = Array(repeating: [], count: spans.count)
    for (index, link) in links.enumerated() {
      linksOfSpan[link.first.span].append(index)
      if let second = link.second, second.span != link.first.span {
        linksOfSpan[second.span].append(index)
      }
    }
  }

  private func add(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints {
      let isMirrored =
        (constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional)
        && isRightToLeft
      guard let first = term(constraint.first, constraint.firstAttribute, isMirrored) else {
        continue
      }
      var second: LayoutLink.Term?
      if constraint.second.isGiven {
        second = term(constraint.second, constraint.secondAttribute, isMirrored)
        guard second != nil else { continue }
      }
      if isSettled(first), second.map(isSettled) ?? true { continue }
      links.append(
        LayoutLink(
          first: first, second: second, relation: constraint.relation,
          multiplier: constraint.multiplier, constant: constraint.constant,
          priority: constraint.priority.rawValue))
    }
  }

  private func isSettled(_ term: LayoutLink.Term) -> Bool { spans[term.span].isDecided }

  /// Returns one side of a constraint as a term, or `nil` if it is unknown to the solver.
  private func term(
    _ weakItem: WeakLayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ isMirrored: Bool
  ) -> LayoutLink.Term? {
    guard let item = weakItem.item, let view = item.view else { return nil }
    let (axis, place) = attribute.place(isMirrored: isMirrored)
    guard let place else { return nil }
    var insets = attribute.isOfMargins ? view.layoutMargins : .zero
    var index: Int?
    switch item {
    case .view where view === container && isScrolling && place != .length: index = contentIndex
    case .view: index = self.index(of: view, for: place)
    case .guide(let guide):
      switch guide.kind {
      case .plain: index = self.index(of: guide, in: view)
      case .contentLayout: index = view === container ? contentIndex : nil
      case .frameLayout: index = self.index(of: view, for: place)
      case .safeArea, .margins, .readableContent:
        insets = guide.kind.insets(in: view)
        index = self.index(of: view, for: place)
      }
    }
    guard let index else { return nil }
    let inset = axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
    var term = LayoutLink.Term(span: index * 2 + axis.rawValue, place: place)
    switch place {
    case .start: term.offset = inset.0
    case .end: term.offset = -inset.1
    case .middle: term.offset = (inset.0 - inset.1) / 2
    case .length: term.offset = -(inset.0 + inset.1)
    }
    if let text = view as? any TextBaselines {
      if attribute == .firstBaseline { term.offset += text.firstBaselineOffset }
      if attribute == .lastBaseline { term.offset -= text.lastBaselineOffset }
    }
    if isMirrored, place != .length { term.mirror = spans[0].start.map { $0 * 2 + width } }
    return term.offset.isFinite ? term : nil
  }

  private var width: CGFloat { spans[0].length ?? 0 }

  /// Returns the index of a view; a view elsewhere keeps its current frame.
  private func index(of view: UIView, for place: Place) -> Int? {
    if let index = indices[ObjectIdentifier(view)] { return index }
    // A subview's own contents are decided later, and the container's position is unknown while its
    // size is computed.
    guard !view.lies(within: container), !isFitting || place == .length else { return nil }
    let frame = container.convert(view.bounds, from: view)
    return addGiven(Item(view: view, isGiven: true), frame)
  }

  private func index(of guide: UILayoutGuide, in owner: UIView) -> Int? {
    if let index = indices[ObjectIdentifier(guide)] { return index }
    guard !owner.lies(within: container), !isFitting else { return nil }
    let frame = container.convert(guide.solvedFrame, from: owner)
    return addGiven(Item(guide: guide, isGiven: true), frame)
  }

  private func addGiven(_ item: Item, _ frame: CGRect) -> Int {
    add(item, frame: frame)
    return items.count - 1
  }

  // MARK: Deciding

  /// Computes everything that can be decided.
  func solve() {
    enable { $0.priority > UILayoutPriority.defaultLow.rawValue }
    solve(.horizontal)
    solve(.vertical)
  }

  /// Computes only the widths.
  func solveHorizontally() {
    enable { $0.priority > UILayoutPriority.defaultLow.rawValue }
    solve(.horizontal)
  }

  private func solve(_ axis: Axis) {
    let stack = (container as? UIStackView).map { StackArrangement($0, solver: self) }
    stack?.arrange(along: axis)
    decideByContent(axis)
    enable { $0.first.span % 2 == axis.rawValue }
    decideByInequalities(axis)
    if isFitting {
      decideContainerByItself(axis)
    } else {
      fill(axis)
    }
  }

  /// Returns the value of a part, if it is known.
  func value(_ index: Int, _ axis: Axis, _ place: Place) -> CGFloat? {
    spans[index * 2 + axis.rawValue][place]
  }

  /// Sets a part, within the limits of inequalities, and computes what follows from it.
  func decide(_ index: Int, _ axis: Axis, _ place: Place, _ value: CGFloat) {
    let span = index * 2 + axis.rawValue
    if set(span, place, to: bounded(value, span, place, above: -.infinity)) { drain() }
  }

  /// Returns whether a constraint mentions a span.
  func isLinked(_ span: Int) -> Bool { !linksOfSpan[span].isEmpty }

  /// Returns the index of a subview that takes part.
  func index(of view: UIView) -> Int? { indices[ObjectIdentifier(view)] }

  /// Returns the length of the container, if it is known.
  func containerLength(_ axis: Axis) -> CGFloat? { spans[axis.rawValue].length }

  private func enable(where isMeant: (LayoutLink) -> Bool) {
    var priority: Float?
    for (index, link) in links.enumerated() where !isEnabled[index] && isMeant(link) {
      // Everything that follows from higher priorities is decided first.
      if link.priority != priority { drain() }
      priority = link.priority
      isEnabled[index] = true
      queue.append(index)
    }
    drain()
  }

  /// Passes known values along the links until nothing changes.
  private func drain() {
    var head = 0
    while head < queue.count {
      let index = queue[head]
      head += 1
      if isEnabled[index], links[index].relation == .equal { spread(links[index]) }
    }
    queue = []
  }

  private func spread(_ link: LayoutLink) {
    let first = value(of: link.first)
    let second = link.second.map { value(of: $0) } ?? 0
    if first == nil, let second {
      let value = second * (link.second == nil ? 0 : link.multiplier) + link.constant
      set(link.first, to: value, priority: link.priority)
    } else if let first, second == nil, let term = link.second, link.multiplier != 0 {
      set(term, to: (first - link.constant) / link.multiplier, priority: link.priority)
    }
  }

  private func value(of term: LayoutLink.Term) -> CGFloat? {
    spans[term.span][term.place].map { term.value(at: $0) }
  }

  private func set(_ term: LayoutLink.Term, to value: CGFloat, priority: Float) {
    let value = term.place(for: value)
    _ = set(term.span, term.place, to: bounded(value, term.span, term.place, above: priority))
  }

  private func set(_ span: Int, _ place: Place, to value: CGFloat) -> Bool {
    guard spans[span].set(place, to: value) else { return false }
    queue += linksOfSpan[span]
    return true
  }

  // MARK: Inequalities

  /// Returns a value that satisfies the inequalities above a priority.
  private func bounded(
    _ value: CGFloat, _ span: Int, _ place: Place, above priority: Float
  ) -> CGFloat {
    var value = value
    // Higher priorities come last, so that they win.
    for index in linksOfSpan[span].reversed() {
      let link = links[index]
      guard link.relation != .equal, link.priority > priority else { continue }
      for (term, limit, relation) in limits(of: link) where term.span == span {
        guard
          let (limit, relation) = spans[span].limit(
            on: place, from: term.place, relation, limit)
        else { continue }
        value = relation == .lessThanOrEqual ? min(value, limit) : max(value, limit)
      }
    }
    return value
  }

  /// Returns the limits that an inequality sets on each side, if the other side is known.
  private func limits(
    of link: LayoutLink
  ) -> [(LayoutLink.Term, CGFloat, NSLayoutConstraint.Relation)] {
    var limits: [(LayoutLink.Term, CGFloat, NSLayoutConstraint.Relation)] = []
    func add(_ term: LayoutLink.Term, _ value: CGFloat, _ relation: NSLayoutConstraint.Relation) {
      let place = term.place(for: value)
      guard place.isFinite else { return }
      limits.append((term, place, term.mirror == nil ? relation : relation.flipped))
    }
    if let second = link.second {
      if let value = value(of: second) {
        add(link.first, value * link.multiplier + link.constant, link.relation)
      }
      if let value = value(of: link.first), link.multiplier != 0 {
        add(
          second, (value - link.constant) / link.multiplier,
          link.multiplier > 0 ? link.relation.flipped : link.relation)
      }
    } else {
      add(link.first, link.constant, link.relation)
    }
    return limits
  }

  /// Treats inequalities as equalities if nothing else decides.
  private func decideByInequalities(_ axis: Axis) {
    var isGoingOn = true
    while isGoingOn {
      isGoingOn = false
      for link in links where link.relation != .equal && link.first.span % 2 == axis.rawValue {
        for (term, limit, _) in limits(of: link) {
          guard spans[term.span][term.place] == nil, !spans[term.span].isDecided else { continue }
          let value = bounded(limit, term.span, term.place, above: -.infinity)
          guard set(term.span, term.place, to: value) else { continue }
          drain()
          isGoingOn = true
        }
      }
    }
  }
}
