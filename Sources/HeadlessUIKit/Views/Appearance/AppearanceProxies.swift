import Foundation

/// The proxies of an application, and the values that they have given to its views and items.
@MainActor
final class AppearanceProxies {
  private var rules: [AppearanceRule] = []
  private var given = SideTable<[Int: Any]>()
  private var untouched: [ObjectIdentifier: NSObject] = [:]

  /// Whether no proxy was requested.
  var isEmpty: Bool { rules.isEmpty }

  /// Returns the proxy for the objects of a class, and makes it at the first access.
  func proxy<Object: NSObject>(
    of type: Object.Type, _ traits: UITraitCollection?,
    _ containers: [any UIAppearanceContainer.Type], make: () -> Object
  ) -> Object {
    if let rule = rules.first(where: { $0.isFor(type, traits, containers) }) {
      return ObjectMaker.laundered(rule.proxy, as: type)
    }
    let proxy = make()
    rules.append(
      AppearanceRule(
        proxy: proxy, untouched: make(), type: type, containers: containers, traits: traits,
        matches: { $0 is Object }))
    return proxy
  }

  /// Gives a view, and all views inside it, the values of their proxies.
  func dress(_ view: UIView) {
    dress(view, at: view)
    for item in Self.items(of: view) { dress(item, at: view) }
    for subview in view.storedSubviews { dress(subview) }
  }

  /// Gives items of a bar that is in a window the values of their proxies.
  func dress(_ items: [UIBarItem], of bar: UIView) {
    guard bar.isInWindow else { return }
    for item in items { dress(item, at: bar) }
  }

  /// The items that a bar displays, or that belong to the screen of a view.
  private static func items(of view: UIView) -> [UIBarItem] {
    switch view {
    case let bar as UINavigationBar: items(of: bar.topItem)
    case let bar as UIToolbar: bar.items ?? []
    case let bar as UITabBar: bar.items ?? []
    default: items(of: view.viewController)
    }
  }

  private static func items(of screen: UIViewController?) -> [UIBarItem] {
    guard let state = screen?.navigationState else { return [] }
    return items(of: state.item) + (state.toolbarItems?.items ?? [])
      + [state.tabBarItem].compactMap { $0 }
  }

  private static func items(of item: UINavigationItem?) -> [UIBarItem] {
    guard let item else { return [] }
    return item.itemsAcross + [item.backBarButtonItem].compactMap { $0 }
  }

  /// Gives an object the values of its proxies, the most particular one's first: what one has given
  /// the next leaves alone.
  private func dress(_ object: NSObject, at view: UIView) {
    let fitting = rules(for: object, at: view)
    guard !fitting.isEmpty else { return }
    let own = untouched(like: object)
    var known = given.value(of: object) ?? [:]
    var now: [Int: Any] = [:]
    for rule in fitting {
      for (place, value) in AppearanceValue.all.enumerated() where now[place] == nil {
        guard let wanted = value.get(rule.proxy), let former = value.get(rule.untouched),
          !AppearanceValue.isSame(wanted, former), let current = value.get(object)
        else { continue }
        let isFree =
          value.get(own).map { AppearanceValue.isSame(current, $0) } == true
          || known[place].map { AppearanceValue.isSame(current, $0) } == true
        guard isFree else { continue }
        value.set(object, wanted)
        now[place] = wanted
      }
    }
    guard !now.isEmpty else { return }
    known.merge(now) { $1 }
    _ = given.set(known, of: object)
  }

  /// The rules for an object, by how particular they are: the class, then the containers.
  ///
  /// Of two containers the outer one wins, then the longer list of them, then traits.
  private func rules(for object: NSObject, at view: UIView) -> [AppearanceRule] {
    let possible = rules.filter { $0.matches(object) }
    guard !possible.isEmpty else { return [] }
    var chain: [UIResponder] = []
    var responders = ResponderChain(from: view)
    while let responder = responders.pass() { chain.append(responder) }
    if object === view { chain.removeFirst() }
    let traits = view.traitCollection
    let ranked = possible.enumerated().compactMap {
      index, rule -> (rule: AppearanceRule, rank: [Int])? in
      guard let depth = rule.depth(in: chain) else { return nil }
      if let wanted = rule.traits, !traits.containsTraits(in: wanted) { return nil }
      let classes = possible.filter { rule.proxy !== $0.proxy && $0.matches(rule.proxy) }.count
      return (rule, [classes, depth, rule.containers.count, rule.traits == nil ? 0 : 1, index])
    }
    return ranked.sorted { $1.rank.lexicographicallyPrecedes($0.rank) }.map(\.rule)
  }

  private func untouched(like object: NSObject) -> NSObject {
    let type = ObjectIdentifier(type(of: object))
    if let known = untouched[type] { return known }
    let made = AppearanceModels.untouched(like: object)
    untouched[type] = made
    return made
  }
}

extension UIView {
  /// Gives new items of this bar the values of their classes' proxies.
  final func dressItems(_ items: @autoclosure () -> [UIBarItem]) {
    guard isInWindow else { return }
    let appearances = hostApplication.appearances
    if !appearances.isEmpty { appearances.dress(items(), of: self) }
  }
}
