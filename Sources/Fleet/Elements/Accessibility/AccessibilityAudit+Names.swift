import HeadlessUIKit

extension AccessibilityAudit {
  /// Whether an element is to be touched, and to be named by voice.
  static func isUsed(_ node: ElementNode) -> Bool {
    node.isAccessible
      && (node.type.isField || [.button, .link, .switch, .slider].contains(node.type))
  }

  /// Whether it is the button that UIKit makes for the details of a row, and names in each row alike.
  static func isAccessory(_ node: ElementNode) -> Bool {
    guard let button = node.view as? UIButton, button.buttonType == .detailDisclosure,
      let cell = button.superview as? UITableViewCell
    else { return false }
    return button !== cell.accessoryView && button !== cell.editingAccessoryView
  }

  // MARK: One name

  /// The words of a kind at the end of a name, in English and in German.
  private static let words: [ElementType: [String]] = [
    .button: ["button", "taste", "schaltfläche"],
    .link: ["link"],
    .image: ["image", "picture", "icon", "bild", "symbol"],
    .switch: ["switch", "toggle", "schalter"],
    .slider: ["slider", "regler"],
    .textField: ["text field", "textfeld"],
    .secureTextField: ["text field", "textfeld"],
    .searchField: ["search field", "suchfeld"],
  ]

  func kindInName(_ node: ElementNode) -> [AuditIssue] {
    guard node.isAccessible, let words = Self.words[node.type] else { return [] }
    let name = node.label.lowercased()
    guard let word = words.first(where: { name.hasSuffix(" \($0)") }) else { return [] }
    return [
      AuditIssue(
        .kindInName, node, "Kind in name",
        "VoiceOver says the kind itself: the name need not end with '\(word)'.")
    ]
  }

  func punctuation(_ node: ElementNode) -> [AuditIssue] {
    guard Self.isUsed(node) || node.type == .image && node.isAccessible,
      node.label.hasSuffix("."), !node.label.hasSuffix("..")
    else { return [] }
    return [
      AuditIssue(
        .punctuation, node, "Name ends with a full stop",
        "VoiceOver makes the pause itself: a name is no sentence.")
    ]
  }

  // MARK: Names of several

  func duplicates(_ stops: [ElementNode]) -> [AuditIssue] {
    struct Key: Hashable {
      let type: ElementType
      let name: String
    }
    var first: [Key: ElementNode] = [:]
    return stops.filter { Self.isUsed($0) && !Self.isAccessory($0) }.compactMap { node in
      let key = Key(type: node.type, name: node.label)
      guard !key.name.isEmpty else { return nil }
      guard let other = first[key] else {
        first[key] = node
        return nil
      }
      return AuditIssue(
        .duplicateName, node, "Two elements have one name",
        "The \(ElementWords.place(other)) has the same name: who cannot see them cannot tell which "
          + "is which.")
    }
  }
}
