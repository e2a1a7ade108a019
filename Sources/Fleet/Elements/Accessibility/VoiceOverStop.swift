import HeadlessUIKit

/// A stop of VoiceOver, and its words there.
///
/// ```swift
/// let page = UIViewController()
/// let save = UIButton(primaryAction: UIAction(title: "Save") { _ in })
/// save.frame = CGRect(x: 20, y: 100, width: 80, height: 44)
/// page.view.addSubview(save)
/// setAsAppRootWindow(page)
/// for stop in Fleet.voiceOver.stops { print(stop) }  // Save, Button
/// ```
@preconcurrency @MainActor
public struct VoiceOverStop {
  /// The name of the element; empty if it has no name.
  public internal(set) var label = ""
  /// The value of the element.
  public internal(set) var value: String?
  /// The kind and the state of the element, in VoiceOver's words: "Dimmed", "Button".
  public internal(set) var kind: [String] = []
  /// Where it stands among others: "1 of 3", or "Row 2", "Column 1" in a table of data.
  public internal(set) var position: [String] = []
  /// The app's and VoiceOver's hints at the result of using it.
  public internal(set) var hints: [String] = []
  /// The names of its custom actions.
  public internal(set) var actions: [String] = []
  /// Its custom content, as "label: value"; important content is read at once.
  public internal(set) var content: [(text: String, isImportant: Bool)] = []
  /// The beginnings at this stop, such as "List Start", or the name of a group.
  public internal(set) var begins: [String] = []
  /// The endings at this stop, such as "List End".
  public internal(set) var ends: [String] = []
  /// Whether it is selected.
  public internal(set) var isSelected = false
  /// Whether it is a heading, which the rotor finds.
  public internal(set) var isHeading = false
  /// Whether its value can be raised and lowered.
  public internal(set) var isAdjustable = false
  /// Whether it is a link.
  public internal(set) var isLink = false
  /// The element on the screen.
  public var element: ScreenElement { ScreenElement(node) }

  package let node: ElementNode
  let words: VoiceOverVocabulary

  init(_ node: ElementNode, _ words: VoiceOverVocabulary) {
    self.node = node
    self.words = words
  }
}

extension VoiceOverStop: @MainActor CustomStringConvertible {
  /// All that VoiceOver says of the element, in one line.
  public var description: String {
    var parts = begins
    if isSelected { parts.append(words[.selected]) }
    parts += [label, value ?? ""]
    parts += content.filter(\.isImportant).map(\.text)
    parts += kind + position + ends + hints
    let more = content.filter { !$0.isImportant }.map(\.text)
    if !more.isEmpty { parts.append("\(words[.content]): \(more.joined(separator: ", "))") }
    if !actions.isEmpty {
      parts.append("\(words[.actions]): \(actions.joined(separator: ", "))")
    }
    return parts.filter { !$0.isEmpty }.joined(separator: ", ")
      .split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
