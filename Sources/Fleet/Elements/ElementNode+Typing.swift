import HeadlessUIKit

extension ElementNode {
  /// The key that deletes backward, with the character of `XCUIKeyboardKey.delete`.
  private static let deleteKey: Character = "\u{8}"

  /// The keys of a text, pressed where the element or one within it has the focus.
  func typing(_ text: String) -> Act {
    Act(with: view.map { .view($0) } ?? .application(.shared)) { occasion in
      let focused = occasion.application.firstResponder as? any EditedView
      guard let view = focused, holds(view) else {
        return Fault(.element, kind: .unfocused, ElementWords.unfocused(self, focused))
      }
      for part in Self.parts(of: text) {
        if part.first == Self.deleteKey {
          for _ in part {
            (occasion.application.firstResponder as? any EditedView)?.userBackspace()
          }
        } else if let fault = TextGesture(view, occasion).type(part) {
          return fault
        }
      }
      return nil
    }
  }

  private func holds(_ focused: UIView) -> Bool {
    switch self {
    case .application: true
    case .view(let view): focused.isDescendant(of: view)
    case .part, .object, .row: false
    }
  }

  /// The text, cut where keys that delete follow others.
  private static func parts(of text: String) -> [String] {
    var parts: [String] = []
    for character in text {
      if let last = parts.last?.first, (last == deleteKey) == (character == deleteKey) {
        parts[parts.count - 1].append(character)
      } else {
        parts.append(String(character))
      }
    }
    return parts
  }
}
