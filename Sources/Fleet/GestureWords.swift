import FailureReporting
import HeadlessUIKit

/// The sentences for a gesture that an obstacle stops, as each kind of view says them.
@MainActor
struct GestureWords {
  /// The name of the failure.
  let name: RecordedFailure.Name
  /// What cannot be done, such as `Cannot tap UIButton`.
  var cannot: String
  /// What is said of a control that is disabled.
  var disabled = "Control is not enabled."
  /// What is said of a view that is hidden.
  var hidden = "Control is not visible."

  init(_ name: RecordedFailure.Name = .control, cannot: String) {
    self.name = name
    self.cannot = cannot
  }

  /// The words for a tap on a view.
  init(tapping view: UIView) {
    self =
      switch view {
      case is UIButton: ControlWords.button
      case is UISwitch: ControlWords.flipping
      case is UITextField: TextWords.textField.gesture
      case is UITextView: TextWords.textView.gesture
      case is UISearchBar: TextWords.searchBar.gesture
      case let cell as UITableViewCell: TableWords.tapping(cell, at: cell.shownRow)
      case let cell as UICollectionViewCell: CollectionWords.tapping(cell, at: cell.shownRow)
      default: GestureWords(cannot: "Cannot tap \(type(of: view))")
      }
  }

  /// Records the failure.
  ///
  /// - Parameter bar: The bar that was to be touched, if it was one; it is called by its kind.
  func report(_ obstacle: Refusal<Obstacle>, inBar bar: UIView? = nil, at site: CallSite) {
    text(obstacle, inBar: bar).report(name, at: site)
  }

  /// What the failure says.
  func text(_ obstacle: Refusal<Obstacle>, inBar bar: UIView? = nil) -> FailureText {
    FailureText("\(cannot): \(sentence(obstacle))", Self.details(of: obstacle, inBar: bar))
  }

  /// What an obstacle is, in one sentence.
  func sentence(_ obstacle: Refusal<Obstacle>) -> String {
    switch obstacle.kind {
    case .notInteractive: "View does not allow user interaction."
    case .disabled: disabled
    case .hidden, .transparent, .leftOut, .notOnTop: hidden
    case .covered: "Another screen is presented over it."
    case .withoutSize: "It has no size."
    case .offScreen: "It is off screen."
    case .outside: "It is outside of \(obstacle.culpritName)."
    case .behind: "It is covered by \(obstacle.culpritName)."
    }
  }

  /// Who is at fault, in words; empty where it is the view itself.
  private static func details(of obstacle: Refusal<Obstacle>, inBar bar: UIView?) -> String {
    guard let culprit = obstacle.culprit else {
      switch obstacle.kind {
      case .transparent(let alpha): return "Its alpha is \(alpha)."
      case .withoutSize: return "It needs a frame, or constraints that give it one."
      default: return ""
      }
    }
    let name = objectName(culprit)
    let subject = culprit === bar ? "Its \(BarWords.kind(of: culprit))" : "Its ancestor \(name)"
    switch obstacle.kind {
    case .notInteractive where !obstacle.method.isEmpty:
      return "\(subject) keeps the touches: \(obstacle.method)."
    case .notInteractive: return "\(subject) does not allow user interaction."
    case .disabled: return ""
    case .hidden where !obstacle.method.isEmpty:
      return "\(name) hides the \(BarWords.kind(of: bar)): \(obstacle.method)."
    case .hidden: return "\(subject) is hidden."
    case .transparent(let alpha): return "\(subject) has alpha \(alpha)."
    case .covered: return "\(name) is presented over it."
    case .leftOut(let container):
      let shown = container.innermostScreen
      let instead = shown === container ? "does not show it" : "shows \(objectName(shown))"
      return "\(name) is out of sight: \(objectName(container)) \(instead)."
    case .notOnTop: return BarWords.notOnTop(culprit, of: bar)
    case .withoutSize, .offScreen: return ""
    case .outside: return "A touch reaches only what is within the bounds of the views around it."
    case .behind: return ""
    }
  }
}
