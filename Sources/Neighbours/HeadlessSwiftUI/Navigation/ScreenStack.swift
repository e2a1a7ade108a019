/// The screens of a stack above its root: values, links and states have put them there.
@MainActor
final class ScreenStack {
  /// The node that shows the stack; the environment of the screens is that of it.
  private weak var node: _AnyNode?
  private weak var controller: UINavigationController?
  /// The screen below all others.
  private weak var base: UIViewController?
  /// Where the screens are shown instead of on the stack: in the next column.
  private let column: SplitColumn?
  private var entries: [ScreenEntry] = []
  private var destinations: [Destination] = []
  /// The values of the screens, where the app keeps them.
  var path: PathBinding?

  /// What shows a value.
  final class Destination {
    let type: ObjectIdentifier
    fileprivate let name: String
    fileprivate weak var host: Host?
    fileprivate let make: @MainActor (AnyHashable) -> AnyView?

    init<D: Hashable>(_ type: D.Type, in host: Host, _ make: @escaping @MainActor (D) -> AnyView) {
      self.type = ObjectIdentifier(type)
      name = "\(type)"
      self.host = host
      self.make = { ($0.base as? D).map(make) }
    }
  }

  init(
    _ node: _AnyNode, _ controller: UINavigationController, base: UIViewController,
    column: SplitColumn? = nil
  ) {
    self.node = node
    self.controller = controller
    self.base = base
    self.column = column
  }

  /// The environment of the screens.
  func environment(_ environment: EnvironmentValues) -> EnvironmentValues {
    var environment = environment
    environment.stackLink = StackLink(self)
    environment.splitColumn = nil
    environment.searchAround = nil
    return environment
  }

  /// Gives the screens another environment.
  func environmentChanged(_ environment: EnvironmentValues) {
    for entry in entries { entry.screen.take(self.environment(environment)) }
  }

  // MARK: Destinations

  func add(_ destination: Destination) {
    destinations.append(destination)
    node?.updates.later { [weak self, weak destination] in
      guard let self, let destination,
        let first = destinations.first(where: { $0.type == destination.type }),
        first !== destination, destinations.contains(where: { $0 === destination })
      else { return }
      RuntimeIssue.log(
        """
        A navigationDestination for “\(destination.name)” was declared earlier on the stack. Only the \
        destination declared closest to the root view of the stack will be used.
        """)
    }
  }

  func remove(_ destination: Destination) { destinations.removeAll { $0 === destination } }

  /// The views that a destination shows are others.
  func changed(_ destination: Destination) {
    for entry in entries where entry.destination === destination {
      guard let value = entry.value, let view = destination.make(value) else { continue }
      entry.screen.rootView = view
    }
  }

  /// How many screens are below the views of a tree: none for the root's.
  private func height(of host: Host?, on entries: [ScreenEntry]) -> Int {
    (entries.firstIndex { $0.screen.host === host?.screen } ?? -1) + 1
  }

  /// The destination of a value that is seen from a screen: the one nearest to the root.
  private func destination(
    for value: AnyHashable, on entries: [ScreenEntry], below height: Int
  ) -> Destination? {
    let type = ObjectIdentifier(Swift.type(of: value.base))
    return destinations.filter { $0.type == type && $0.host != nil }
      .map { ($0, self.height(of: $0.host, on: entries)) }
      .filter { $0.1 <= height }.min { $0.1 < $1.1 }?.0
  }

  // MARK: Values

  /// Shows the screen of a value above the others, as a link does.
  func push(_ value: AnyHashable, from host: Host) {
    guard
      let destination = destination(for: value, on: entries, below: height(of: host, on: entries))
    else {
      return logNoDestination(for: value)
    }
    if let path {
      if path.takes(value) { path.set(values + [value]) }
    } else if let screen = entry(value, destination) {
      append(screen)
    }
  }

  private func logNoDestination(for value: AnyHashable) {
    RuntimeIssue.log(
      """
      A NavigationLink is presenting a value of type “\(type(of: value.base))” but there is no \
      matching navigationDestination declaration visible from the location of the link. The link \
      cannot be activated.
      """)
  }

  private var values: [AnyHashable] { entries.compactMap(\.value) }

  private func entry(_ value: AnyHashable, _ destination: Destination) -> ScreenEntry? {
    destination.make(value).flatMap { entry($0, value, destination) }
  }

  /// Has a screen for each value of the path.
  func followPath() { if let path { follow(path.get(), animated: true) } }

  /// Has a screen for each value: what agrees stays as it is.
  func follow(_ wanted: [AnyHashable], animated: Bool) {
    var kept: [ScreenEntry] = []
    var rest = wanted[...]
    for entry in entries {
      if let value = entry.value {
        guard rest.first == value else { break }
        rest.removeFirst()
      }
      kept.append(entry)
    }
    guard kept.count < entries.count || !rest.isEmpty else { return }
    let old = entries
    var new = kept
    for value in rest { if let entry = entry(for: value, above: new) { new.append(entry) } }
    show(new, animated: animated)
    for entry in old.dropFirst(kept.count) { entry.cleared?() }
  }

  /// The screen of a value above the others: their views say what shows it.
  private func entry(for value: AnyHashable, above others: [ScreenEntry]) -> ScreenEntry? {
    (base as? any HostingScreen)?.host?.begin()
    others.last?.screen.host?.begin()
    if let destination = destination(for: value, on: others, below: others.count) {
      return entry(value, destination)
    }
    logNoDestination(for: value)
    return entry(AnyView(Image(systemName: "exclamationmark.triangle.fill")), value, nil)
  }

  // MARK: Screens

  /// Makes the screen of a view.
  private func entry(
    _ view: AnyView, _ value: AnyHashable?, _ destination: Destination?
  ) -> ScreenEntry? {
    guard let node else { return nil }
    let screen = ScreenController(view, of: node, environment(node.environment))
    screen.host?.bars.isOfStack = true
    screen.hasLeft = { [weak self] in self?.left() }
    return ScreenEntry(screen, value, destination)
  }

  /// Shows a view above all others, until it is taken away or left; `cleared` tells of that.
  func present(_ view: AnyView, cleared: @escaping @MainActor () -> Void) -> ScreenEntry? {
    guard let entry = entry(view, nil, nil) else { return nil }
    entry.cleared = cleared
    append(entry)
    return entry
  }

  /// Takes a screen away, with those above it.
  func dismiss(_ entry: ScreenEntry) {
    guard let index = entries.firstIndex(where: { $0 === entry }) else { return }
    let gone = entries[index...]
    show(Array(entries[..<index]), animated: true)
    for entry in gone { entry.cleared?() }
    if let path, gone.contains(where: { $0.value != nil }) { path.set(values) }
  }

  private func append(_ entry: ScreenEntry) {
    if column != nil {
      // The next column shows one of them.
      for old in entries { old.cleared?() }
      return show([entry], animated: true)
    }
    entries.append(entry)
    controller?.pushViewController(entry.screen, animated: true)
  }

  private func show(_ new: [ScreenEntry], animated: Bool) {
    let old = entries
    entries = new
    if let column { return column.showNext(new.last?.screen) }
    guard let controller, let base else { return }
    let isShorter = new.count < old.count && zip(new, old).allSatisfy { $0 === $1 }
    if isShorter {
      controller.popToViewController(new.last?.screen ?? base, animated: animated)
      return
    }
    let below = controller.viewControllers.prefix { $0 !== base }
    controller.setViewControllers(below + [base] + new.map(\.screen), animated: animated)
  }

  /// Screens have left the stack: the user has gone back, or code of UIKit's has taken them out.
  private func left() {
    guard let controller, column == nil else { return }
    let stack = controller.viewControllers
    let gone = entries.filter { entry in !stack.contains { $0 === entry.screen } }
    guard !gone.isEmpty else { return }
    entries.removeAll { entry in gone.contains { $0 === entry } }
    for entry in gone { entry.cleared?() }
    if let path, gone.contains(where: { $0.value != nil }) { path.set(values) }
  }

  /// The user has gone back from the next column, which shows its own screen again.
  func columnHasReturned() {
    let gone = entries
    show([], animated: false)
    for entry in gone { entry.cleared?() }
  }

  /// The stack is no longer there.
  func end() {
    entries = []
    destinations = []
  }
}

/// The stack that views are on.
struct StackLink {
  private(set) weak var stack: ScreenStack?

  init(_ stack: ScreenStack) { self.stack = stack }
}

private struct StackLinkKey: EnvironmentKey { static var defaultValue: StackLink? { nil } }

extension EnvironmentValues {
  /// The stack that the views are on.
  var stackLink: StackLink? {
    get { self[StackLinkKey.self] }
    set { self[StackLinkKey.self] = newValue }
  }
}
