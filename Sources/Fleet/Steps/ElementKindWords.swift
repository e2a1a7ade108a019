/// The words for kinds of elements, as people write them and as the screen's lines have them.
enum ElementKindWords {
  typealias ElementType = ScreenElement.ElementType

  /// The word for a kind, such as `static text`.
  static func word(for kind: ElementType) -> String {
    switch kind {
    case .any: "element"
    // An `element` in the lines of a screen may be of any kind, for code that copies it.
    case .other: "other element"
    default: kind.words
    }
  }

  /// The most words that a kind has.
  static let most = 3

  /// The kind that words stand for; `nil` for unknown words, and a `nil` inside for any kind.
  static func kind(_ words: String) -> ElementType?? {
    if words == "element" { return .some(nil) }
    return kinds[words].map { .some($0) }
  }

  private static let kinds: [String: ElementType] = {
    var kinds: [String: ElementType] = ["text": .staticText, "field": .textField, "row": .cell]
    for kind in ElementType.allCases where kind != .any { kinds[word(for: kind)] = kind }
    return kinds
  }()

  /// The kind that UIKit makes where people have another word for it, such as `tab`.
  static func made(of kind: ElementType) -> ElementType {
    switch kind {
    case .tab, .popUpButton, .menuButton, .toolbarButton: .button
    case .toggle, .checkBox: .switch
    case .tableRow, .outlineRow: .cell
    case .icon: .image
    default: kind
    }
  }
}
