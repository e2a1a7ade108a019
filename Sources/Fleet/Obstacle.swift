import FailureReporting
import HeadlessUIKit

/// What stops a user from touching a view.
@MainActor
struct Obstacle {
  /// The kinds, each of which a view has its own sentence for.
  enum Kind {
    case notInteractive, disabled, hidden
  }

  let kind: Kind
  /// The view, ancestor or controller at fault, in words; empty where it is the view itself.
  let culprit: String

  /// The first obstacle before a view: what the view says itself, then what is around it.
  static func first(before view: UIView) -> Obstacle? {
    if !view.storedIsUserInteractionEnabled { return Obstacle(kind: .notInteractive, culprit: "") }
    if let control = view as? UIControl, !control.isEnabled {
      return Obstacle(kind: .disabled, culprit: "")
    }
    if !view.passesTouches {
      let isTransparent = !view.storedIsHidden
      return Obstacle(
        kind: .hidden, culprit: isTransparent ? "Its alpha is \(Float(view.alpha))." : "")
    }
    var ancestor = view.storedSuperview
    while let next = ancestor {
      if !next.passesTouches { return around(next) }
      ancestor = next.storedSuperview
    }
    return nil
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
      kind: .hidden, culprit: "Its ancestor \(name) has alpha \(Float(ancestor.alpha)).")
  }

  /// Records the failure, in the view's own words.
  func report(saying words: GestureWords, at site: CallSite) {
    let sentence =
      switch kind {
      case .notInteractive: words.notInteractive
      case .disabled: words.disabled
      case .hidden: words.hidden
      }
    reportFailure(
      RecordedFailure(
        "\(words.cannot): \(sentence)", name: RecordedFailure.Name(rawValue: words.name),
        details: culprit, site: site))
  }
}
