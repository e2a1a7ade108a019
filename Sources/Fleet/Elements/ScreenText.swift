import FailureReporting
import Foundation
import HeadlessUIKit

/// The screen as lines of text, in the order in which a person reads it.
@MainActor
struct ScreenText {
  /// How many lines a failure has at most.
  private static let linesInFailure = 40

  private(set) var lines: [String] = []
  /// Whether what only its class names has no name: classes are given other names one day.
  private let isWithoutClasses: Bool

  init(_ root: ElementNode) {
    isWithoutClasses = false
    addWhole(root, indent: 2)
  }

  private init(snapshotOf root: ElementNode) {
    isWithoutClasses = true
    addWhole(root, indent: 0)
  }

  /// How the text of a whole screen begins, before the names of its controllers.
  static let head = "On screen: "

  /// The lines of an element that tests keep: the visible parts, without details that only code
  /// knows.
  static func snapshotLines(of root: ElementNode) -> [String] {
    let lines = ScreenText(snapshotOf: root).lines
    return lines.isEmpty ? ["nothing"] : lines
  }

  // MARK: Words about the whole screen

  /// The screens from the first to the one in front, then all their elements.
  static func text(_ root: ElementNode, _ screens: String) -> String {
    lines(root, screens).joined(separator: "\n")
  }

  /// The same as lines.
  static func lines(_ root: ElementNode, _ screens: String) -> [String] {
    lines(of: "\(head)\(screens)") + ScreenText(root).lines
  }

  private static func lines(of text: String) -> [String] {
    guard text.utf8.contains(newline) else { return [text] }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static let newline = UInt8(ascii: "\n")

  /// The whole screen of an application, in as many lines as a failure may have.
  ///
  /// A failure that comes on the same screen as the previous one refers to it, in the same test.
  static func forFailure(in application: UIApplication) -> String {
    let window = application.keyWindow ?? application.windows.last
    let text = text(.application(application), VisibleScreen(window).screens)
    let site = AmbientCallSite.nearest ?? CallSite()
    let test = AmbientCallSite.test
    if let told = application.windowState.told, told.text == text, told.site != site,
      told.test == test
    {
      return "On screen: the same as at \(told.site)."
    }
    application.windowState.told = (text, site, test)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > linesInFailure else { return text }
    let shown = lines.prefix(linesInFailure - 1)
    let rest = lines.count - shown.count
    return shown.joined(separator: "\n")
      + "\n  … \(rest) more lines: Fleet.screen.description has them all."
  }

  // MARK: Lines

  /// Adds the system's alert in front of the app, where the app is the root, and then all of the
  /// root.
  private mutating func addWhole(_ root: ElementNode, indent: Int) {
    if case .application(let application) = root, let window = application.systemWindow {
      add(.view(window), indent: indent)
    }
    add(root, indent: indent)
  }

  private mutating func add(_ node: ElementNode, indent: Int) {
    guard !isSilent(node) else { return addChildren(of: node, indent: indent) }
    let texts = node.type == .cell ? Self.texts(ofRow: node) : nil
    var line = String(repeating: " ", count: indent)
    let identifier = identifier(of: node)
    write(node, identifier, texts ?? [], into: &line)
    if identifier.utf8.contains(Self.newline) {
      lines += Self.lines(of: line)
    } else {
      lines.append(line)
    }
    if texts == nil { addChildren(of: node, indent: indent + 2) }
  }

  private mutating func addChildren(of node: ElementNode, indent: Int) {
    switch node.type {
    case .keyboard, .switch, .slider: return
    case .button, .link:
      // A button's content is its name already, unless its menu is open.
      for child in node.children where child.type == .menu { add(child, indent: indent) }
    default:
      let children =
        ReadingOrder.isInOrder(node)
        ? node.children
        : ReadingOrder.sorted(
          ReadingOrder.flattened(node.children, where: isSilent))
      for child in children { add(child, indent: indent) }
    }
  }

  /// Writes the line of an element, with the texts of a row that shows nothing else.
  private func write(
    _ node: ElementNode, _ identifier: String, _ texts: [String], into line: inout String
  ) {
    if node.type == .keyboard {
      // The shift key is a button, too, and stands before it.
      let key = node.children.last { $0.type == .button }
      line += "keyboard"
      if let key { Self.write(key.label, after: ", return key \"", into: &line) }
      return
    }
    line += node.type == .other ? "element" : node.kind.words
    let label = node.label
    let name = label.isEmpty ? node.placeholder ?? "" : label
    if !name.isEmpty { Self.write(name, after: " \"", into: &line) }
    for (index, text) in texts.enumerated() {
      Self.write(text, after: index == 0 ? " \"" : ", \"", into: &line)
    }
    if let value = node.value, !value.isEmpty, value != name {
      Self.write(value, after: " = \"", into: &line)
    }
    if !identifier.isEmpty, identifier != name {
      line += " #"
      line += identifier
    }
    line += Self.counts(node)
    switch (node.isSelected, node.isEnabled) {
    case (false, true): break
    case (true, true): line += " (selected)"
    case (false, false): line += " (disabled)"
    case (true, false): line += " (selected, disabled)"
    }
    if node.isFocused { line += " ← focus" }
  }

  /// Whether an element has no line, because it only holds others.
  private func isSilent(_ node: ElementNode) -> Bool {
    switch node.type {
    case .application, .statusBar: true
    case .window, .other, .scrollView, .staticText, .image:
      node.label.isEmpty && identifier(of: node).isEmpty
    default: false
    }
  }

  private func identifier(of node: ElementNode) -> String {
    isWithoutClasses && Self.isNamedByClass(node) ? "" : node.identifier
  }

  /// Whether the identifier of an element is the class of the screen that a bar belongs to.
  private static func isNamedByClass(_ node: ElementNode) -> Bool {
    guard let bar = node.view as? UINavigationBar else { return false }
    return bar.accessibilityIdentifier == nil && bar.topItem?.title?.isEmpty != false
  }

  /// Writes a text on one line, up to the quotation mark that ends it.
  private static func write(_ text: String, after words: String, into line: inout String) {
    line += words
    let mayHaveLines = text.utf8.withContiguousStorageIfAvailable { $0.contains(where: mayEndLine) }
    if mayHaveLines ?? true {
      line += text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        .joined(separator: "⏎")
    } else {
      line += text
    }
    line += "\""
  }

  /// Whether a line could end with a byte; most texts have no such byte.
  private nonisolated static func mayEndLine(_ byte: UInt8) -> Bool {
    0x0A...0x0D ~= byte || byte == 0xC2 || byte == 0xE2
  }

  /// The texts of a row that shows nothing else.
  private static func texts(ofRow node: ElementNode) -> [String]? {
    var texts: [String] = []
    let isOnlyText = node.forEachDescendant { inner in
      switch inner.type {
      case .staticText:
        if !inner.label.isEmpty { texts.append(inner.label) }
        return true
      case .image, .other: return inner.identifier.isEmpty
      default: return false
      }
    }
    return isOnlyText ? texts : nil
  }

  /// The number of rows or items, including the ones out of sight.
  private static func counts(_ node: ElementNode) -> String {
    switch node.view {
    case let table as UITableView where table.hasLoaded:
      let rows = (0..<table.numberOfSections).reduce(0) {
        $0 + table.numberOfRows(inSection: $1)
      }
      return counts(rows, "row", table.numberOfSections)
    case let collection as UICollectionView where collection.hasLoaded:
      let items = (0..<collection.numberOfSections).reduce(0) {
        $0 + collection.numberOfItems(inSection: $1)
      }
      return counts(items, "item", collection.numberOfSections)
    default: return ""
    }
  }

  private static func counts(_ count: Int, _ noun: String, _ sections: Int) -> String {
    ", \(count) \(noun)\(count == 1 ? "" : "s") in \(sections) section\(sections == 1 ? "" : "s")"
  }
}
