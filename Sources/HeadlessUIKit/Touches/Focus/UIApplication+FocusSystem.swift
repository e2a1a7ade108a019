import Foundation

extension UIApplication {
  /// Why the focus cannot be moved.
  package enum FocusFault {
    /// There is no screen.
    case noScreen
    /// Nothing on the screen can have the focus.
    case nothing
    /// There is nothing in that direction.
    case noNeighbour
    /// A delegate or a view forbids it.
    case refused
  }

  /// Moves the focus as a user does; the first move of all gives it to the preferred item.
  package final func userMoveFocus(_ heading: UIFocusHeading) -> Refusal<FocusFault>? {
    guard let window = keyWindow else { return Refusal(.noScreen) }
    let system = focusSystem
    let target: UIView
    if let old = system.focused {
      guard let view = Self.neighbour(of: old, heading, in: window) else {
        return Refusal(.noNeighbour, culprit: old)
      }
      target = view
    } else {
      let start = screenInFront.map { $0 as any UIFocusEnvironment } ?? window
      guard let view = UIFocusSystem.preferredView(in: start) else { return Refusal(.nothing) }
      target = view
    }
    let heading = system.focused == nil ? [] : heading
    if let veto = system.move(to: target, heading) {
      return Refusal(.refused, culprit: veto.culprit, method: veto.method)
    }
    _ = target.userScrolls()
    return nil
  }

  /// Returns the view that comes next in a direction: the nearest, and among equally near ones the
  /// one most in line, or the view to which a guide there leads.
  private static func neighbour(
    of view: UIView, _ heading: UIFocusHeading, in window: UIWindow
  ) -> UIView? {
    let candidates = UIFocusSystem.focusable(within: window)
    let place = candidates.firstIndex { $0 === view }
    switch heading {
    case .next: return place.flatMap { $0 + 1 < candidates.count ? candidates[$0 + 1] : nil }
    case .previous: return place.flatMap { $0 > 0 ? candidates[$0 - 1] : nil }
    case .first: return candidates.first { $0 !== view }
    case .last: return candidates.last { $0 !== view }
    default: break
    }
    let from = view.convert(view.bounds, to: nil)
    var places = candidates.filter { $0 !== view && !$0.isDescendant(of: view) }
      .map { (view: $0, rect: $0.convert($0.bounds, to: nil)) }
    for guide in UIFocusGuide.all(within: window) {
      guard let target = guide.target, target !== view, let rect = guide.rectInWindow else {
        continue
      }
      places.append((target, rect))
    }
    let reached = places.compactMap { place in
      score(from, to: place.rect, heading).map { (view: place.view, score: $0) }
    }
    return reached.min { $0.score < $1.score }?.view
  }

  /// Returns how far away a rectangle is in a direction; `nil` if it is not in that direction.
  private static func score(
    _ from: CGRect, to rect: CGRect, _ heading: UIFocusHeading
  ) -> CGFloat? {
    let isVertical = heading == .up || heading == .down
    let ahead: CGFloat
    switch heading {
    case .up: ahead = from.minY - rect.maxY
    case .down: ahead = rect.minY - from.maxY
    case .left: ahead = from.minX - rect.maxX
    default: ahead = rect.minX - from.maxX
    }
    guard ahead > -1 else { return nil }
    let aside =
      isVertical
      ? max(0, max(rect.minX - from.maxX, from.minX - rect.maxX))
      : max(0, max(rect.minY - from.maxY, from.minY - rect.maxY))
    let offset = isVertical ? abs(rect.midX - from.midX) : abs(rect.midY - from.midY)
    return max(0, ahead) + aside * asideWeight + offset * offsetWeight
  }

  /// How much more it counts to be aside than to be far.
  private static let asideWeight: CGFloat = 3
  /// The small weight of the middle's distance among views in line.
  private static let offsetWeight: CGFloat = 0.01
}
