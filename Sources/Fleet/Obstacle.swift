import FailureReporting
import HeadlessUIKit

/// What stops a user from touching a view.
@MainActor
struct Obstacle {
  /// The kinds, each of which a view has its own sentence for.
  enum Kind {
    case notInteractive, disabled, hidden, covered
  }

  let kind: Kind
  /// The view, ancestor or controller at fault, in words; empty where it is the view itself.
  let culprit: String

  /// The first obstacle before a view: what the view says itself, then what is around it.
  static func first(before view: UIView) -> Obstacle? {
    first(before: view, at: view.touchedMiddle)
  }

  /// The same, where it is known already what is around the view.
  static func first(before view: UIView, at place: TouchedPlace) -> Obstacle? {
    if !view.storedIsUserInteractionEnabled { return Obstacle(kind: .notInteractive, culprit: "") }
    if view.isDisabled { return Obstacle(kind: .disabled, culprit: "") }
    if !view.passesTouches {
      let isTransparent = !view.storedIsHidden
      return Obstacle(
        kind: .hidden, culprit: isTransparent ? "Its alpha is \(view.storedAlpha)." : "")
    }
    if let blocker = place.blocker { return around(blocker) }
    return view.outOfReach.map(Obstacle.init)
  }

  private static func around(_ ancestor: UIView) -> Obstacle {
    let name = objectName(ancestor)
    if ancestor.storedIsHidden {
      return Obstacle(kind: .hidden, culprit: "Its ancestor \(name) is hidden.")
    }
    if !ancestor.storedIsUserInteractionEnabled {
      return Obstacle(
        kind: .notInteractive, culprit: "Its ancestor \(name) does not allow user interaction.")
    }
    return Obstacle(
      kind: .hidden, culprit: "Its ancestor \(name) has alpha \(ancestor.storedAlpha).")
  }

  /// Records the failure, in the view's own words.
  func report(saying words: GestureWords, at site: CallSite) {
    let sentence =
      switch kind {
      case .notInteractive: words.notInteractive
      case .disabled: words.disabled
      case .hidden: words.hidden
      case .covered: words.covered
      }
    reportFailure(
      RecordedFailure(
        "\(words.cannot): \(sentence)", name: RecordedFailure.Name(rawValue: words.name),
        details: culprit, site: site))
  }
}

extension Obstacle {
  /// What keeps a whole screen from the user.
  init(_ obstacle: OutOfReach) {
    switch obstacle {
    case .covered(let front):
      self.init(kind: .covered, culprit: "\(objectName(front)) is presented over it.")
    case .left(let screen, let container):
      let shown = container.innermostScreen
      let instead = shown === container ? "does not show it" : "shows \(objectName(shown))"
      self.init(
        kind: .hidden,
        culprit: "\(objectName(screen)) is out of sight: "
          + "\(objectName(container)) \(instead).")
    }
  }
}
