import FailureReporting
import Foundation
import HeadlessUIKit

/// The sentences for a gesture that an obstacle stops, as each kind of view says them.
@MainActor
struct GestureWords {
  /// The name of the failure.
  let name: RecordedFailure.Name
  /// The act that cannot be done, such as `Cannot tap UIButton`.
  var cannot: String
  /// The sentence for a disabled control.
  var disabled = "Control is not enabled."
  /// The sentence for a hidden view.
  var hidden = "Control is not visible."
  /// The name of the target; empty where the sentence contains it already.
  private(set) var subject = ""
  private var view: UIView?

  init(_ name: RecordedFailure.Name = .control, cannot: String) {
    self.name = name
    self.cannot = cannot
  }

  /// The words for a tap on a view.
  init(tapping view: UIView) {
    let words =
      switch view {
      case is UIButton: ControlWords.button
      case is UISwitch: ControlWords.flipping
      case is UITextField, is UITextView, is UISearchBar: TextWords(for: view).gesture
      case let cell as UITableViewCell: ListWords.rows.tapping(cell, at: cell.shownItem)
      case let cell as UICollectionViewCell: ListWords.items.tapping(cell, at: cell.shownItem)
      default: GestureWords(cannot: "Cannot tap \(kindName(view))")
      }
    self = words.on(view)
  }

  /// The same for something that was to be touched, which the details name.
  func on(_ object: NSObject) -> Self {
    var words = self
    words.subject = ObjectWords.name(of: object)
    words.view = object as? UIView
    return words
  }

  /// The same without the name of the target.
  var withoutSubject: Self {
    var words = self
    words.subject = ""
    return words
  }

  /// Records the failure.
  ///
  /// - Parameter bar: The bar that was to be touched, if it was one; it is called by its kind.
  func report(_ obstacle: Refusal<Obstacle>, inBar bar: UIView? = nil, at site: CallSite) {
    text(obstacle, inBar: bar).report(name, kind: .blocked, at: site)
  }

  /// That nothing would come of a touch, because the view was never shown.
  func neverShown(to verb: String) -> Fault {
    Fault(
      name,
      FailureText(
        "\(cannot): It has never been shown.",
        "\(subject) \(lack), so that nothing would come of the "
          + "\(verb == "rotate" ? "rotation" : verb). \(Self.showingFirst)"))
  }

  /// The missing state of a view that was never shown.
  private var lack: String {
    switch view {
    case is UITableViewCell, is UITableViewHeaderFooterView: "is in no table"
    case is UICollectionReusableView: "is in no collection view"
    case is UITextField, is UITextView, is UISearchBar: "has no superview and no delegate"
    case is UIControl: "has no superview, no action and no target"
    default: "has no superview and no gesture recognizer"
    }
  }

  /// The sentence for a view that was never shown, where a touch need not have an effect.
  static let neverShown = "It has never been shown. \(showingFirst)"
  /// The advice for a view in no window.
  static let showingFirst = "Show its screen first: Fleet.setAsAppRootWindow(_:)."

  /// The text of the failure.
  func text(_ obstacle: Refusal<Obstacle>, inBar bar: UIView? = nil) -> FailureText {
    var text = FailureText("\(cannot): \(sentence(obstacle))", details(of: obstacle, inBar: bar))
    text.marked = view.flatMap { $0.window == nil ? nil : $0.frameOnScreen(of: $0.bounds) }
    return text
  }

  /// An obstacle in one sentence.
  func sentence(_ obstacle: Refusal<Obstacle>) -> String {
    switch obstacle.kind {
    case .notInteractive: "View does not allow user interaction."
    case .disabled: disabled
    case .hidden, .transparent, .leftOut, .notOnTop: hidden
    case .covered: ObjectWords.isOver("it", obstacle.culprit)
    case .withoutSize: "It has no size."
    case .offScreen: "It is off screen."
    case .outside: "It is outside of \(obstacle.culpritName)."
    case .behind: "It is covered by \(obstacle.culpritName)."
    }
  }

  /// The object at fault, in words.
  private func details(of obstacle: Refusal<Obstacle>, inBar bar: UIView?) -> String {
    guard let culprit = obstacle.culprit else { return ownDetails(of: obstacle) }
    let name = objectName(culprit)
    switch obstacle.kind {
    case .notInteractive where !obstacle.method.isEmpty:
      return around(culprit, "keeps the touches: \(obstacle.method).", bar)
    case .notInteractive: return around(culprit, "does not allow user interaction.", bar)
    case .hidden where culprit is UISearchController:
      return "\(name) hides the items of the navigation bar while it is active: "
        + "\(obstacle.method)."
    case .hidden where !obstacle.method.isEmpty:
      return "\(name) hides the \(BarWords.kind(of: bar)): \(obstacle.method)."
    case .hidden: return around(culprit, "is hidden.", bar)
    case .transparent(let alpha): return around(culprit, "has alpha \(alpha).", bar)
    case .covered:
      guard !subject.isEmpty, let front = culprit as? UIViewController else {
        return "\(ObjectWords.name(of: culprit)) is presented over it."
      }
      return ObjectWords.inFront(front, of: subject)
    case .leftOut(let container):
      let shown = container.innermostScreen
      let instead = shown === container ? "does not show it" : "shows \(objectName(shown))"
      let place = subject.isEmpty ? "\(name) is" : "\(subject(in: name)), which is"
      return "\(place) out of sight: \(objectName(container)) \(instead)."
    case .notOnTop: return BarWords.notOnTop(culprit, subject, of: bar)
    case .outside:
      let touched = subject.isEmpty ? "what" : "the part of \(subject) that"
      return "A touch reaches only \(touched) is within the bounds of the views around it."
    case .behind where !subject.isEmpty:
      return "That is what a finger meets where \(subject) is."
    case .disabled, .withoutSize, .offScreen, .behind: return ""
    }
  }

  /// Whether the details name who is at fault, and not only what was to be touched.
  func namesCulprit(_ obstacle: Refusal<Obstacle>, inBar bar: UIView?) -> Bool {
    guard let culprit = obstacle.culprit else { return false }
    return switch obstacle.kind {
    case .hidden where culprit is UISearchController || !obstacle.method.isEmpty: true
    case .notInteractive, .hidden, .transparent: culprit !== bar
    case .covered, .leftOut: true
    case .notOnTop: !(culprit is UINavigationItem)
    case .outside, .behind, .disabled, .withoutSize, .offScreen: false
    }
  }

  /// What is said of a view or a bar around what was to be touched.
  private func around(_ culprit: NSObject, _ state: String, _ bar: UIView?) -> String {
    guard !subject.isEmpty else {
      let whose = culprit === bar ? BarWords.kind(of: culprit) : "ancestor \(objectName(culprit))"
      return "Its \(whose) \(state)"
    }
    let place = culprit === bar ? "the \(BarWords.kind(of: culprit))" : objectName(culprit)
    return "\(subject(in: place)), which \(state)"
  }

  /// That it stands in something, unless its name says so already.
  private func subject(in place: String) -> String {
    subject.hasSuffix(" \(place)") ? subject : "\(subject) is in \(place)"
  }

  /// The fault of the target itself.
  private func ownDetails(of obstacle: Refusal<Obstacle>) -> String {
    let frame = "a frame, or constraints that give it one."
    guard !subject.isEmpty else {
      switch obstacle.kind {
      case .transparent(let alpha): return "Its alpha is \(alpha)."
      case .withoutSize: return "It needs \(frame)"
      default: return ""
      }
    }
    switch obstacle.kind {
    case .notInteractive: return "\(property("isUserInteractionEnabled")) is false."
    case .disabled: return "\(property("isEnabled")) is false. What enables it has to come first."
    case .hidden: return "\(property("isHidden")) is true."
    case .transparent(let alpha): return "\(property("alpha")) is \(alpha)."
    case .withoutSize: return "\(subject) needs \(frame)"
    case .offScreen:
      return place.map { "\(subject) lies at \($0), and nothing scrolls to it." } ?? ""
    default: return ""
    }
  }

  private func property(_ name: String) -> String {
    ObjectWords.property(name, ofWhatIsCalled: subject)
  }

  /// Where a view lies, and how large its window is.
  private var place: String? {
    guard let view, let window = view.window else { return nil }
    let frame = view.convert(view.bounds, to: nil)
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(Self.number)
    let size = [window.bounds.width, window.bounds.height].map(Self.number)
    return "(\(numbers.joined(separator: ", "))) of a window of "
      + "(\(size.joined(separator: ", ")))"
  }

  private static func number(_ value: CGFloat) -> String {
    String(format: "%g", Double(value))
  }
}
