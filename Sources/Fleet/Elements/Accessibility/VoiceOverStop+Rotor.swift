import Foundation
import HeadlessUIKit

extension VoiceOverStop {
  /// The stop as an item that a rotor starts from.
  var rotorItem: UIAccessibilityCustomRotorItemResult {
    let item = UIAccessibilityCustomRotorItemResult()
    item.targetElement = node.object ?? node.holder
    return item
  }

  /// The text of the part of the element that a rotor has found; `nil` if it is the whole one.
  func words(of item: UIAccessibilityCustomRotorItemResult) -> String? {
    guard let range = item.targetRange else { return nil }
    if let input = item.targetElement as? any UITextInput { return input.text(in: range) }
    guard let part = (range as? TextRange)?.range else { return nil }
    let text = ((item.targetElement as? UIView)?.accessibilityLabel ?? label) as NSString
    let all = NSRange(location: 0, length: text.length)
    return text.substring(with: NSIntersectionRange(part, all))
  }
}
