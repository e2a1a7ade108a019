/// What is kept of a view between one body and the next.
@MainActor
public class _AnyNode: _LayoutItem {
  private(set) weak var parent: _AnyNode?
  unowned let host: Host
  let updates: Updates
  /// How many nodes are around.
  let depth: Int
  /// The direction of the stack around, if a stack is around.
  let axis: Axis?
  /// The identity of the element of `ForEach` that it belongs to.
  let element: AnyHashable?
  /// Whether it is a row of a list, or several.
  let isInRows: Bool
  /// Whether it stands in a stack or a grid whose views are made as they come into sight.
  let isInLazyStack: Bool
  private let ownStage: RowStage?
  /// The environment of the view.
  final var environment: EnvironmentValues
  /// Whether the view is to be evaluated anew.
  final var isDirty = false
  /// Lets go what the last body has registered with observable objects, if it has read any.
  final var sentinel: Sentinel?
  private(set) final var isAlive = true

  init(_ context: _Context) {
    host = context.host
    updates = context.host.updates
    parent = context.parent
    depth = (context.parent?.depth ?? 0) + 1
    axis = context.axis
    element = context.element
    isInRows = context.isInRows
    isInLazyStack = context.isInLazyStack
    ownStage = context.stage
    environment = context.environment
  }

  /// Where the nodes within this one stand.
  final func inner(_ environment: EnvironmentValues? = nil) -> _Context {
    _Context(
      host: host, parent: self, environment: environment ?? self.environment, axis: axis,
      element: element, isInRows: isInRows, isInLazyStack: isInLazyStack, stage: ownStage)
  }

  /// Where the nodes within a container stand, which has a direction if it is a stack.
  final func inner(along axis: Axis?) -> _Context {
    _Context(host: host, parent: self, environment: environment, axis: axis, stage: ownStage)
  }

  /// Where a node stands that comes and goes by itself: in a list or a lazy stack, as a row.
  final func innerRow(_ environment: EnvironmentValues? = nil) -> _Context {
    var context = inner(environment)
    if isInRows || isInLazyStack { context.stage = RowStage(within: ownStage) }
    return context
  }

  /// Where the nodes of an element of `ForEach` stand.
  final func inner(of element: AnyHashable) -> _Context {
    var context = innerRow()
    context.element = element
    return context
  }

  override var traits: ViewTraits {
    var traits = ViewTraits()
    traits.element = element
    return traits
  }

  override var stage: RowStage? { ownStage }

  /// Lets something happen as the view appears, and as it disappears.
  final func watch(_ appearance: Appearance) {
    if let ownStage { ownStage.add(appearance, updates) } else { hostWithin.add(appearance) }
  }

  // MARK: For subclasses

  /// The nodes within this one, from front to back of what was written.
  var children: [_AnyNode] { [] }

  /// Adds the items that a container around places.
  func collect(_ items: inout [_LayoutItem]) { items.append(self) }

  /// Whether the views within count as themselves in what is around, and this one does not.
  var isTransparent: Bool { false }

  /// Adds the rows that a list around shows.
  func collectRows(_ rows: inout RowCollector) {
    if isTransparent {
      for child in children { child.collectRows(&rows) }
    } else {
      for item in collected { rows.add(item) }
    }
  }

  /// Scrolls what is around to a node within; returns whether something around knows how to.
  func reveal(_ node: _AnyNode, at anchor: UnitPoint?, animated: Bool) -> Bool {
    parent?.reveal(node, at: anchor, animated: animated) ?? false
  }

  /// The views within at which a scroll view around may rest.
  func targetFrames(in view: UIView) -> [CGRect] {
    children.flatMap { $0.targetFrames(in: view) }
  }

  /// Evaluates the view anew, which has not got another value.
  func refresh() { isDirty = false }

  /// Takes another environment; the view has the same value as before.
  func environmentChanged(_ environment: EnvironmentValues) {
    self.environment = environment
    for child in children { child.environmentChanged(environment) }
  }

  /// Other items are there than before, or in another order.
  func structureChanged() {
    forgetSizes()
    parent?.structureChanged()
  }

  /// Something within may have another size or look.
  func layoutChanged() {
    forgetSizes()
    parent?.layoutChanged()
  }

  /// Views within turned out to have other sizes than was thought, as they were placed.
  func lengthsLearned() {
    forgetSizes()
    parent?.lengthsLearned()
  }

  /// Views within stand elsewhere, though nothing else does.
  func placesChanged() { parent?.placesChanged() }

  /// The view is no longer there.
  func ended() {}

  /// The view of UIKit's that shows the node, if it is one.
  var ownView: UIView? { nil }

  /// The type of SwiftUI's view, if it is the node of one.
  var viewType: (any Any.Type)? { nil }

  /// The node within that a view of UIKit's shows.
  final func node(showing view: UIView) -> _AnyNode? {
    if ownView === view { return self }
    for child in children { if let found = child.node(showing: view) { return found } }
    return nil
  }

  /// The name that the view has of its own, apart from that of an element of `ForEach`.
  var ownName: AnyHashable? { nil }

  /// The node within that has an identity.
  func node(with id: AnyHashable) -> _AnyNode? {
    for child in children { if let found = child.node(with: id) { return found } }
    return nil
  }

  /// Adds what the views within say to those around.
  func collectPreference<Key: PreferenceKey>(_ key: Key.Type, _ value: inout Key.Value?) {
    for child in children { child.collectPreference(key, &value) }
  }

  /// Adds a value to what the views before say.
  final class func reduce<Key: PreferenceKey>(
    _ key: Key.Type, _ next: Key.Value, into value: inout Key.Value?
  ) {
    guard var sum = value else { return value = next }
    key.reduce(value: &sum) { next }
    value = sum
  }

  /// The tree of the tab that the node is around, if it is around one alone.
  var hostOfTab: Host? { children.count == 1 ? children[0].hostOfTab : nil }

  /// The tree whose appearing is that of the views within.
  final var hostWithin: Host {
    environment.isInTabs ? children.first?.hostOfTab ?? host : host
  }

  // MARK: Changes

  /// Lets the view be evaluated anew, on the next update.
  final func invalidate() {
    guard isAlive, !isDirty else { return }
    isDirty = true
    updates.add(self)
  }

  /// Ends the node, with all within it: those within come first.
  final func end() {
    guard isAlive else { return }
    isAlive = false
    for child in children { child.end() }
    ended()
  }

  /// The items of the node.
  final var collected: [_LayoutItem] {
    var items: [_LayoutItem] = []
    collect(&items)
    return items
  }
}
