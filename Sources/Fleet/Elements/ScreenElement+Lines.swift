import HeadlessUIKit

extension ScreenElement {
  /// The element and its content, as lines of text; of a text, the lines around it.
  ///
  /// Empty where there is no such element, or where there are several.
  package var lines: [String] {
    guard let node = lookUp(to: "read").node else { return [] }
    let own = ScreenText.snapshotLines(of: node)
    guard own.count == 1, node.type == .staticText else { return own }
    for holder in node.containers where holder.type != .application {
      let lines = ScreenText.snapshotLines(of: holder)
      if lines.count > 1 || holder.type == .cell { return lines }
    }
    return own
  }
}
