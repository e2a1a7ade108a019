import Foundation

extension UIAlertController {
  private static let textMargin: CGFloat = 16
  private static let lineHeight: CGFloat = 22
  private static let actionHeight: CGFloat = 44

  /// The alert's texts, its text fields and its actions.
  final func contentElements(_ reach: ElementNode.Reach) -> [ElementNode] {
    guard let view = viewIfLoaded else { return [] }
    let bounds = view.storedBounds
    func text(_ text: String, _ line: CGFloat) -> ElementPart {
      ElementPart(.staticText, text, of: view) {
        $0.frame = CGRect(
          x: Self.textMargin, y: Self.textMargin + Self.lineHeight * line,
          width: max(0, bounds.width - 2 * Self.textMargin), height: Self.lineHeight)
      }
    }
    var texts: [ElementPart] = []
    if let title, !title.isEmpty { texts.append(text(title, 0)) }
    if let message, !message.isEmpty { texts.append(text(message, 1)) }
    let actions = shownActions
    let buttons = actions.enumerated().map { index, action in
      ElementPart(.button, action.title ?? "", .alertAction(action, of: self), of: view) {
        $0.identifier = action.accessibilityIdentifier ?? ""
        $0.isEnabled = action.isEnabled
        $0.frame = CGRect(
          x: 0, y: bounds.maxY - Self.actionHeight * CGFloat(actions.count - index),
          width: bounds.width, height: Self.actionHeight)
      }
    }
    ElementPart.number(texts + buttons)
    return texts.map { .part($0) } + view.subviewElements(reach) + buttons.map { .part($0) }
  }
}
