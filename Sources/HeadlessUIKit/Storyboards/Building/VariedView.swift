import Interfaces

/// A view that differs by size class or device in its file, and that follows its traits.
@MainActor
final class VariedView {
  private weak var view: UIView?
  private let element: InterfaceElement
  private let kind: InterfaceKind
  private let variations: [InterfaceVariation]
  /// The subviews of all variations, in order.
  private var subviews: [(id: String?, view: Weak<UIView>)] = []
  /// The subviews that the current traits leave out.
  ///
  /// They exist, and outlets lead to them.
  private var leftOut: [String: UIView] = [:]
  private var constraints: [Held] = []
  /// The value that was set last, by attribute.
  ///
  /// A value that code has set since then stays.
  private var values: [String: String] = [:]
  /// The index of the element that was applied last, by role.
  private var roles: [String: Int] = [:]
  /// The ids of the subviews that the current traits leave out.
  private var absent: Set<String> = []

  /// A constraint that is active for some traits only.
  private struct Held {
    let element: InterfaceElement
    let constraint: NSLayoutConstraint
    let variations: [InterfaceVariation]
    /// Whether the file last made the constraint active.
    ///
    /// A change by code since then stays.
    var counts = false
  }

  /// Creates the variations of a view, or returns `nil` if the file has no variations for it.
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
    // The view is told about changes from the traits with which it was loaded.
    view.traitState.settled = view.traitCollection
    view.registerForTraitChanges([
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self,
    ]) { (_: UIView, _) in self.adapt() }
  }

  /// Registers a subview, and returns whether the current traits include it.
  func takes(_ subview: UIView, _ element: InterfaceElement) -> Bool {
    subviews.append((element.id, Weak(subview)))
    guard let id = element.id, absent.contains(id) else { return true }
    leftOut[id] = subview
    return false
  }

  /// Registers a constraint, and activates it if the current traits include it.
  func take(_ constraint: NSLayoutConstraint, _ element: InterfaceElement) {
    constraints.append(
      Held(
        element: element, constraint: constraint,
        variations: InterfaceVariation.all(of: element)))
    guard let view else { return }
    settleConstraints(from: constraints.count - 1, for: view.traitCollection)
  }

  /// Applies the values that the file has for the view's traits.
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

  /// The values of attributes that the file leaves out.
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

  /// Inserts a subview in front of the next one in the file that is present.
  private func insert(_ subview: UIView, at index: Int, in view: UIView) {
    let next = subviews[(index + 1)...].lazy.compactMap(\.view.object)
      .first { $0.superview === view }
    if let stack = view as? UIStackView {
      let nextIndex = next.flatMap { stack.arrangedSubviews.firstIndex(of: $0) }
      stack.insertArrangedSubview(subview, at: nextIndex ?? stack.arrangedSubviews.count)
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
