import ConstraintSolver
import Foundation

// A layout pass in ten steps, from a change to a frame. Each step names where it stands.
//
//  1. Something changes: a constraint, a text, a subview. `LayoutRoot` marks the last result as
//     stale and asks for a layout of the superviews whose layout rests on it. `setNeedsLayout()`
//     does so too.
//  2. `UIView.requestLayout()`, in UIView+Layout.swift, notes it in the view's `LayoutState` and
//     tells the superviews. The window enqueues one turn of the `MainLoop` for all that comes
//     together; where layouts ask for each other without end, the turn comes with the next frame
//     (LayoutRound.swift).
//  3. On that turn, or at once in `layoutIfNeeded()`, the constraints are updated: from the inside
//     out, each view that waits hears `updateConstraints()`, and a screen
//     `updateViewConstraints()`.
//  4. `UIView.performLayout()` goes from the outside in, to the views that wait. It updates
//     constraints that were asked for meanwhile, notices a new safe area, then calls
//     `viewWillLayoutSubviews()`, `layoutSubviews()`, `viewDidLayoutSubviews()`.
//  5. `UIView.layoutSubviews()` asks for a pass, `LayoutPass.layOutSubviews(of:)`. `LayoutRoot`
//     finds the root: the nearest view up from there whose own frame no constraint decides. If the
//     root's last `LayoutResult` still holds, steps 6 to 9 are left out.
//  6. The pass collects the views and guides under the root as items, and asks each for the size of
//     its content (LayoutPass+Content.swift). Four variables stand for an item: its edges.
//  7. It builds a `LayoutSystem`, a row for each known fact: the root's size, that no size is
//     negative, constraints (LayoutPass+Constraints.swift), stack views (+Stacks), the content of
//     scroll views (+Scrolling), content sizes with their priorities. Views without any row stay
//     put.
//  8. `LayoutSolver` solves that: it eliminates equal variables, parts the rest into clusters,
//     settles each by falling priority, and gives `Simplex` only the competing rows. Of required
//     rows that contradict each other it gives up the same as UIKit (LayoutPass+Recovery.swift),
//     and UIKit's list of them is logged when the pass is over. After too much work it stops, and a
//     warning names the views.
//  9. Values that depend on the result come into a next round: the heights of texts on their
//     widths, margins and safe areas on frames (+Insets). A few rounds at most. Edges that are
//     still open are pulled to where UIKit leaves them (behaviour 912).
// 10. The frames are rounded to pixels and kept in a `LayoutResult`. `apply(to:)` places the direct
//     subviews of the view that asked; the others get theirs when step 4 comes to their superview,
//     from the same result. A subview with a new size asks for a layout itself, and step 4 goes on.
//
// `systemLayoutSizeFitting` runs steps 6 to 9 alone, with the wished-for size in place of the
// root's, and changes no view.

/// Collects what decides the frames of the views under one root, and solves it.
///
/// A root is a view whose own frame constraints do not decide. Views of that kind inside it are as
/// they are, and roots themselves. The variables are edges, in the root's coordinates.
@MainActor
struct LayoutPass {
  /// A view or guide whose edges are variables, or a helper that arranges others.
  struct Item {
    var view: UIView?
    var guide: UILayoutGuide?
    /// The node of the view or guide.
    var node: LayoutNode?
    /// The number of the superview or owner.
    var parent: Int32
    /// Whether it is a view with a given frame, though constraints reach across it.
    var isGiven = false
    /// Whether a constraint speaks of it.
    var isMentioned = false
    /// Whether its content begins at the right, as far as that was asked.
    var isRightToLeft: Bool?
    var insets: LayoutInsets?
    /// The width by which the readable content was reckoned.
    var readableWidth: CGFloat?
    /// How far what constraints work on lies from the edges of the frame (behaviour 786).
    var alignment = UIEdgeInsets.zero
  }

  /// The maker of a row: a constraint, by its holder's number and its place there, or a stack view.
  struct Origin {
    var row: Int32
    /// The number of the holder.
    var holder: Int32
    /// The place among the holder's constraints; for a stack view's own, `-1 - number`.
    var place: Int32
    /// The rule of a stack view's constraint.
    var rule: StackRule?
  }

  /// A part of an item, plus a distance; without an item, only the distance.
  struct Spot {
    var slot: Int32 = -1
    var axis: NSLayoutConstraint.Axis
    var place = LayoutPlace.start
    var offset: Double
  }

  /// The target size where a view is fitted.
  struct Target {
    var length: CGFloat
    var priority: UILayoutPriority
  }

  let root: UIView
  /// The sizes that are wished for where a view is fitted; `nil` where views are laid out.
  let fitting: (width: Target, height: Target)?
  var items: [Item] = []
  var system = LayoutSystem()
  /// The origins of the rows that can be blamed on code.
  var origins: [Origin] = []
  /// The constraints of each holder, while contradictions are searched for.
  var held: [Int32: [NSLayoutConstraint]] = [:]
  /// The items in the order in which constraints first speak of them.
  var mentioned: [Int32] = []
  /// The reports about constraints that contradict each other.
  var complaints: [UnsatisfiableConstraints] = []
  /// Constraints between places of different axes, which no layout can have.
  var mixed: [NSLayoutConstraint] = []
  /// The number of each scroll view's content, by the number of the scroll view.
  var contents: [Int32: Int32] = [:]
  /// The rows of inequalities between places.
  var bounds: [Int32] = []
  /// The rows of heights that depend on widths.
  var textRows: [(slot: Int32, hugging: Int32, resisting: Int32)] = []
  var textHeights: [Int32: Double] = [:]
  var solution = LayoutSolution()
  private(set) var stamp: UInt64 = 0
  /// Whether edges that nothing decides lie at their upper limits.
  private(set) var prefersHigh = false
  /// How many items are views or guides; helpers follow.
  private(set) var itemCount = 0

  /// The number of passes so far, by which a nested one is noticed.
  private static var count: UInt64 = 0
  /// Memory of former passes.
  private static var spareSystem = LayoutSystem()
  private static var spareItems: [Item] = []
  static var solver = LayoutSolver()

  private init(_ root: UIView, fitting: (width: Target, height: Target)?) {
    self.root = root
    self.fitting = fitting
  }

  // MARK: Laying out

  /// Lays out the subviews that constraints decide.
  static func layOutSubviews(of view: UIView) {
    // A view's own constraints may contradict its given frame.
    let isDoubtful = !view.layoutState.held.isEmpty && !view.isPlacedByConstraints
    guard isDoubtful || LayoutRoot.hasPlacedSubviews(view) else { return }
    result(for: view).apply(to: view)
  }

  /// Returns the layout that decides the frames of a view's subviews.
  static func result(for view: UIView) -> LayoutResult {
    let known = view.layoutState.node?.result
    if let known, !known.isStale { return known }
    var pass = LayoutPass(LayoutRoot.of(view), fitting: nil)
    let rounds = known.map { $0.isStaleByInsets ? $0.rounds + 1 : 0 } ?? 0
    return pass.layOut(for: view, rounds: rounds)
  }

  /// Places what nothing decides at the other end of where it may lie, until the next layout.
  static func exerciseAmbiguity(around view: UIView) {
    let known = result(for: view)
    known.isStale = true
    var pass = LayoutPass(LayoutRoot.of(view), fitting: nil)
    pass.prefersHigh = !known.prefersHigh
    _ = pass.layOut(for: nil, rounds: known.rounds)
  }

  private mutating func layOut(for view: UIView?, rounds: Int) -> LayoutResult {
    let result = LayoutResult()
    result.rounds = rounds
    result.prefersHigh = prefersHigh
    collect()
    for index in items.indices {
      items[index].node?.result = result
      items[index].node?.slot = Int32(index)
    }
    solve()
    finish(result)
    // Views whose subviews have moved are laid out, too.
    for (index, frame) in result.frames.enumerated().dropFirst() {
      guard let placed = items[index].view, !items[index].isGiven,
        frame != CGRect(origin: placed.storedGeometry.origin, size: placed.storedBounds.size),
        let parent = items[Int(items[index].parent)].view, parent !== view,
        !parent.layoutState.isNeeded
      else { continue }
      parent.requestLayout()
    }
    let (complaints, mixed, unsettled) = (complaints, mixed, unsettledItems)
    giveBack()
    if !unsettled.isEmpty { warnOfUnsettled(unsettled) }
    for complaint in complaints { complaint.log() }
    for constraint in mixed { constraint.refuseMixedAxes() }
    return result
  }

  /// Returns the size that constraints and content give a view.
  static func fittingSize(of view: UIView, width: Target, height: Target) -> CGSize {
    var pass = LayoutPass(view, fitting: (width, height))
    pass.collect()
    pass.solve()
    let size = pass.rounded(pass.frame(of: 0)).size
    let mixed = pass.mixed
    pass.giveBack()
    for constraint in mixed { constraint.refuseMixedAxes() }
    return size
  }

  /// Returns all that decides the layout which a view belongs to.
  static func system(around view: UIView) -> LayoutSystem {
    var pass = LayoutPass(LayoutRoot.of(view), fitting: nil)
    pass.collect()
    pass.build()
    let system = pass.system
    pass.giveBack()
    return system
  }

  /// Whether constraints have a say in how large a view is, or in where its subviews lie.
  static func hasConstraints(_ view: UIView) -> Bool {
    !view.layoutState.held.isEmpty || LayoutRoot.hasPlacedSubviews(view)
  }

  // MARK: Collecting

  private mutating func collect() {
    swap(&system, &Self.spareSystem)
    swap(&items, &Self.spareItems)
    items.removeAll(keepingCapacity: true)
    items.append(Item(view: root, node: root.layoutNode, parent: 0))
    var index = 0
    while index < items.count {
      if let view = items[index].view { addItems(of: view, Int32(index)) }
      index += 1
    }
    itemCount = items.count
    for index in 0..<itemCount { readContent(of: index) }
    putStamps()
  }

  private mutating func addItems(of view: UIView, _ slot: Int32) {
    for subview in view.storedSubviews where LayoutRoot.belongsToLayoutAround(subview) {
      let isGiven = !subview.isPlacedByConstraints
      items.append(
        Item(view: subview, node: subview.layoutNode, parent: slot, isGiven: isGiven))
    }
    for guide in view.layoutState.addedGuides {
      items.append(Item(guide: guide, node: guide.node, parent: slot))
    }
  }

  /// Writes down each item's number, where constraints find it.
  private mutating func putStamps() {
    Self.count += 1
    stamp = Self.count
    for index in 0..<itemCount {
      items[index].node?.stamp = stamp
      items[index].node?.index = Int32(index)
    }
  }

  /// Asks something that code of the app may answer, which may fit views on its own meanwhile.
  mutating func asking<Answer>(_ call: () -> Answer) -> Answer {
    let answer = call()
    if Self.count != stamp { putStamps() }
    return answer
  }

  // MARK: Building the system

  /// Makes the rows, with the insets and heights that are known by now.
  mutating func build() {
    system.removeAll()
    origins.removeAll(keepingCapacity: true)
    mixed.removeAll()
    mentioned.removeAll(keepingCapacity: true)
    contents.removeAll(keepingCapacity: true)
    textRows.removeAll(keepingCapacity: true)
    bounds.removeAll(keepingCapacity: true)
    items.removeLast(items.count - itemCount)
    for index in 0..<itemCount { items[index].isMentioned = false }
    _ = system.makeVariables(4 * itemCount)
    addRoot()
    for index in 1..<max(1, itemCount) { addSize(Int32(index)) }
    addConstraints()
    addContent()
    keepUnmentioned()
  }

  /// Notes that a constraint speaks of an item.
  mutating func mention(_ slot: Int32) {
    guard !items[Int(slot)].isMentioned else { return }
    items[Int(slot)].isMentioned = true
    if slot < itemCount { mentioned.append(slot) }
  }

  /// Makes an item that only helps to arrange others.
  mutating func makeHelper(in parent: Int32) -> Int32 {
    items.append(Item(parent: parent, isMentioned: true))
    _ = system.makeVariables(4)
    let slot = Int32(items.count - 1)
    addSize(slot)
    return slot
  }

  private mutating func addRoot() {
    mention(0)
    let size = root.storedBounds.size
    addRoot(.horizontal, size.width, fitting?.width)
    addRoot(.vertical, size.height, fitting?.height)
  }

  private mutating func addRoot(
    _ axis: NSLayoutConstraint.Axis, _ length: CGFloat, _ target: Target?
  ) {
    let start = variable(0, axis)
    system.add(start, 1)
    system.close(LayoutSystem.required, .equal, 0)
    guard let target else {
      system.add(start + 1, 1)
      return system.close(LayoutSystem.required, .equal, -Self.tame(length))
    }
    addSize(0, axis)
    guard target.priority.rawValue > 0 else { return }
    system.add(start + 1, 1)
    system.add(start, -1)
    system.close(LayoutPriority.fitting(target.priority), .equal, -Self.tame(target.length))
  }

  /// Keeps sizes from being negative.
  private mutating func addSize(_ slot: Int32) {
    addSize(slot, .horizontal)
    addSize(slot, .vertical)
  }

  private mutating func addSize(_ slot: Int32, _ axis: NSLayoutConstraint.Axis) {
    let start = variable(slot, axis)
    system.add(start + 1, 1)
    system.add(start, -1)
    system.close(LayoutSystem.required, .greaterThanOrEqual, 0)
  }

  /// Views without constraints, even of content, stay as they are (behaviour 755), as do views with
  /// frames.
  private mutating func keepUnmentioned() {
    for index in 0..<itemCount where !items[index].isMentioned || items[index].isGiven {
      guard let view = items[index].view else { continue }
      if items[index].isGiven { items[index].node?.isGiven = true }
      let frame = CGRect(origin: view.storedGeometry.origin, size: view.storedBounds.size)
      let (own, outer) = (items[index].alignment, items[Int(items[index].parent)].alignment)
      let rect = frame.inset(by: own)
      let origin = items[Int(items[index].parent)].view?.storedBounds.origin ?? .zero
      keep(index, .horizontal, rect.minX - origin.x - outer.left, rect.width)
      keep(index, .vertical, rect.minY - origin.y - outer.top, rect.height)
    }
  }

  private mutating func keep(
    _ index: Int, _ axis: NSLayoutConstraint.Axis, _ start: CGFloat, _ length: CGFloat
  ) {
    let own = variable(Int32(index), axis)
    system.add(own, 1)
    system.add(variable(items[index].parent, axis), -1)
    system.close(LayoutSystem.required, .equal, -Self.tame(start))
    system.add(own + 1, 1)
    system.add(own, -1)
    system.close(LayoutSystem.required, .equal, -max(0, Self.tame(length)))
  }

  /// Returns the variable of an item's first edge along an axis; the next variable is the other
  /// edge.
  func variable(_ slot: Int32, _ axis: NSLayoutConstraint.Axis) -> Int32 {
    4 * slot + (axis == .horizontal ? 0 : 2)
  }

  /// Returns a number that can be reckoned with.
  static func tame(_ number: CGFloat) -> Double { min(max(Double(number), -1e7), 1e7) }

  private mutating func giveBack() {
    items.removeAll(keepingCapacity: true)
    swap(&system, &Self.spareSystem)
    swap(&items, &Self.spareItems)
  }
}
