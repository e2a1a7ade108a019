import Foundation
import HeadlessUIKit

extension AppFault {
  /// The name of the fault; `nil` where it is on no screen of the app's.
  var name: String? {
    switch effect {
    case .control(let control): FaultPlace(control).map { "\($0.words(control)) does nothing" }
    case .recognizer(let recognizer): Self.name(of: recognizer)
    case .barItem(let item):
      item.holdingScreen.flatMap(FaultPlace.screen).map {
        "\($0): bar button \(Self.quoted(givenName(of: item))) does nothing"
      }
    case .menuItem(let element, let sender):
      Self.screen(of: sender).map { "\($0): menu item \(Self.quoted(element.title)) does nothing" }
    case .alertAction(let action, let alert):
      alert is SystemAlertController
        ? nil : "\(Self.words(alert)): button \(Self.quoted(action.title ?? "")) does nothing"
    case .selection(let list): FaultPlace(list).map { "\($0.words(list)) selects nothing" }
    case .lastRow(let list): FaultPlace(list).map { "\($0.words(list)) lacks its last row" }
    case .push(let screen, let below): Self.name(of: screen, shownBy: below, "pushed")
    case .presentation(let screen, let presenter):
      Self.name(of: screen, shownBy: presenter, "presented")
    case .text(let label): Self.nameOfText(label)
    case .image(let view): FaultPlace(ofContent: view).map { "\($0.words(view)) is missing" }
    case .constraint(let constraint, let view):
      FaultPlace(view).map { "\($0.screen): constraint \(Self.words(constraint)) is off" }
    }
  }

  /// Whether the fault is the first of its screen that goes by its name; others are left as they are.
  ///
  /// Most names have numbers. Labels are read too often to count them each time.
  var isFirst: Bool {
    guard case .text(let label) = effect, let place = FaultPlace(ofContent: label) else {
      return true
    }
    let text = Self.quote(of: label)
    let first = FaultPlace.first(in: FaultPlace.Row(around: label)?.cell ?? place.root) { view in
      guard let other = view as? UILabel, Self.quote(of: other) == text else { return false }
      return FaultPlace(ofContent: other) != nil
    }
    return first === label
  }

  // MARK: Words

  private static func nameOfText(_ label: UILabel) -> String? {
    guard let place = FaultPlace(ofContent: label), let text = quote(of: label) else { return nil }
    guard let row = FaultPlace.Row(around: label) else {
      return "\(place.screen): text \(text) is another"
    }
    return row.isFirst ? "\(place.words(row.list)) has another text in its first row" : nil
  }

  private static func name(of recognizer: UIGestureRecognizer) -> String? {
    guard let view = recognizer.view, let place = FaultPlace(view) else { return nil }
    let alike = (view.gestureRecognizers ?? []).filter { type(of: $0) == type(of: recognizer) }
    let number = alike.firstIndex { $0 === recognizer }.map { $0 > 0 ? " #\($0 + 1)" : "" } ?? ""
    return "\(place.words(view)), \(type(of: recognizer))\(number), does nothing"
  }

  private static func name(
    of screen: UIViewController, shownBy other: UIViewController, _ verb: String
  ) -> String? {
    let words: String?
    switch screen {
    case is SystemAlertController: words = nil
    case let alert as UIAlertController: words = Self.words(alert)
    default: words = FaultPlace.screen(screen)
    }
    guard let words, let front = FaultPlace.screen(other) else { return nil }
    return "\(front): \(words) is not \(verb)"
  }

  private static func words(_ alert: UIAlertController) -> String {
    "alert \(quoted(alert.title ?? alert.message ?? ""))"
  }

  /// The constraint in UIKit's words, without the ones around it.
  private static func words(_ constraint: NSLayoutConstraint) -> String {
    let text = constraint.text(isActive: true)
    let end = text.range(of: "   (", options: .backwards)?.lowerBound ?? text.endIndex
    return "\(text[..<end].drop { $0 == "<" })"
  }

  private static func quote(of label: UILabel) -> String? {
    label.storedText.flatMap { $0.isEmpty ? nil : quoted($0) }
  }

  /// The screen of the menu's sender.
  private static func screen(of sender: AnyObject?) -> String? {
    switch sender {
    case let view as UIView: FaultPlace(view)?.screen
    case let item as UIBarButtonItem: item.holdingScreen.flatMap(FaultPlace.screen)
    case let interaction as any UIInteraction: interaction.view.flatMap { FaultPlace($0)?.screen }
    default: nil
    }
  }

  /// How many letters of a text a name quotes.
  private static let longestText = 40

  static func quoted(_ text: String) -> String {
    let start = text.prefix(longestText).replacing("\n", with: "⏎")
    return "'\(start)\(text.count > longestText ? "…" : "")'"
  }
}
