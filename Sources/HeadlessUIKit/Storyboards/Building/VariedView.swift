/// A view that its file has otherwise for some sizes or devices, and that changes with its traits.
@MainActor
final class VariedView {
  private weak var view: UIView?
  private let element: InterfaceElement
  private let kind: InterfaceKind
  private let variations: [InterfaceVariation]
  /// The views that may lie within, in order.
  private var subviews: [(id: String?, view: Weak<UIView>)] = []
  /// The views that are left out now: they exist all the same, and outlets lead to them.
  private var leftOut: [String: UIView] = [:]
  private var constraints: [Held] = []
  /// What was set last, by attribute: what code has set since then stays.
  private var values: [String: String] = [:]
  /// The elements that were taken last, by role.
  private var roles: [String: Int] = [:]
  /// The ids of the subviews that do not lie within now.
  private var absent: Set<String> = []

  /// A constraint that the view holds where it counts.
  private struct Held {
    let element: InterfaceElement
    let constraint: NSLayoutConstraint
    let variations: [InterfaceVariation]
    /// What the file said last: what code has said since then stays.
    var counts = false
  }

  /// Creates what changes a view; `nil` where the file has the view one way only.
  init?(_ view: UIView, _ element: InterfaceElement, _ kind: InterfaceKind) {
    variations = InterfaceVariation.all(of: element)
    let constraints = element.child("constraints")
    guard
      !variations.isEmpty
        || constraints?.children.contains(where: { $0.child("variation") != nil }) == true
    else { return nil }
    self.view = view
    self.element = element
    self.kind = kind
    absent = excluded("subviews", for: view.traitCollection)
    // A view hears of what differs from the traits that it was loaded with.
    view.settledTraits = view.traitCollection
    view.registerForTraitChanges([
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self,
    ]) { (_: UIView, _) in self.adapt() }
  }

  /// Takes a view that may lie within; answers whether it does now.
  func takes(_ subview: UIView, _ element: InterfaceElement) -> Bool {
    subviews.append((element.id, Weak(subview)))
    guard let id = element.id, absent.contains(id) else { return true }
    leftOut[id] = subview
    return false
  }

  /// Takes a constraint, which counts from now on if it is to.
  func take(_ constraint: NSLayoutConstraint, _ element: InterfaceElement) {
    constraints.append(
      Held(
        element: element, constraint: constraint,
        variations: InterfaceVariation.all(of: element)))
    guard let view else { return }
    settleConstraints(from: constraints.count - 1, for: view.traitCollection)
  }

  /// Sets what the file says for the view's traits.
  func applyValues() {
    guard let view, !variations.isEmpty else { return }
    let current = variations.filter { $0.applies(to: view.traitCollection) }.map(\.element)
    for name in Set(variations.flatMap { $0.element.attributes.map(\.name) }) where name != "key" {
      guard let setter = kind.setter(of: name) else { continue }
      let source = current.last { $0[name] != nil } ?? element
      guard let text = source[name] ?? Self.usual[name], values[name] != text else { continue }
      values[name] = text
      setter(view, InterfaceValue(text: text, element: source))
    }
    for key in Set(variations.flatMap { $0.element.children.compactMap { $0["key"] } }) {
      guard let setter = kind.setter(ofRole: key) else { continue }
      let source = current.last { $0.child(key: key) != nil } ?? element
      guard let role = source.child(key: key), roles[key] != role.index else { continue }
      roles[key] = role.index
      setter(view, role)
    }
  }

  // MARK: Changes

  /// What an attribute is where the file does not say so.
  private static let usual = [
    "alignment": "fill", "alpha": "1", "axis": "horizontal", "distribution": "fill",
    "hidden": "NO", "numberOfLines": "1", "spacing": "0", "userInteractionEnabled": "YES",
  ]

  private func adapt() {
    guard let view else { return }
    applyValues()
    let before = absent
    absent = excluded("subviews", for: view.traitCollection)
    for (index, subview) in subviews.enumerated() {
      guard let id = subview.id, before.contains(id) != absent.contains(id) else { continue }
      if let other = leftOut.removeValue(forKey: id) {
        insert(other, at: index, in: view)
      } else if let other = subview.view.object, other.superview === view {
        leftOut[id] = other
        other.removeFromSuperview()
      }
    }
    settleConstraints(from: 0, for: view.traitCollection)
  }

  /// Puts a view before the next one in the file that lies within.
  private func insert(_ subview: UIView, at index: Int, in view: UIView) {
    let next = subviews[(index + 1)...].lazy.compactMap(\.view.object)
      .first { $0.superview === view }
    if let stack = view as? UIStackView {
      let place = next.flatMap { stack.arrangedSubviews.firstIndex(of: $0) }
      stack.insertArrangedSubview(subview, at: place ?? stack.arrangedSubviews.count)
    } else if let next {
      view.insertSubview(subview, belowSubview: next)
    } else {
      view.addSubview(subview)
    }
  }

  private func settleConstraints(from start: Int, for traits: UITraitCollection) {
    guard let view else { return }
    let excluded = excluded("constraints", for: traits)
    for index in start..<constraints.count {
      let held = constraints[index]
      if !held.variations.isEmpty {
        let source = held.variations.last {
          $0.applies(to: traits) && $0.element["constant"] != nil
        }
        held.constraint.constant = (source?.element ?? held.element).number("constant")
      }
      let isExcluded = held.element.id.map(excluded.contains) == true
      let counts = !isExcluded && held.constraint.isWithin(view)
      guard counts != held.counts else { continue }
      constraints[index].counts = counts
      held.constraint.isActive = counts
    }
  }

  private func excluded(_ list: String, for traits: UITraitCollection) -> Set<String> {
    var ids: Set<String> = []
    for variation in variations where variation.applies(to: traits) {
      guard let mask = variation.element.child(key: list) else { continue }
      for child in mask.children {
        guard let id = child["reference"] else { continue }
        if child.isNamed("exclude") { ids.insert(id) } else { ids.remove(id) }
      }
    }
    return ids
  }
}

extension NSLayoutConstraint {
  /// Whether both items are in the tree of a view, which a constraint needs to count.
  final func isWithin(_ view: UIView) -> Bool {
    [firstItem, secondItem].allSatisfy { item in
      let itemView = item as? UIView ?? (item as? UILayoutGuide)?.owningView
      return itemView?.isDescendant(of: view) ?? true
    }
  }
}
