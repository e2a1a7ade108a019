import HeadlessUIKit

/// Elements as XCUITest's `debugDescription` prints them, without addresses.
@MainActor
enum ElementDump {
  /// What the only element that was found is, holds and stands in, and how it was found.
  static func text(_ nodes: [ElementNode], _ chain: QueryChain) -> String {
    guard nodes.count == 1, let node = nodes.first else {
      return chain.lines.joined(separator: "\n")
    }
    let lines =
      ["Attributes: \(ElementTexts.line(node))", "Element subtree:"] + subtreeLines(node)
      + ["Path to element:"] + path(to: node) + chain.lines
    return lines.joined(separator: "\n")
  }

  /// The element with all that it holds, each on a line.
  static func subtree(_ node: ElementNode) -> String {
    subtreeLines(node).joined(separator: "\n")
  }

  private static func subtreeLines(_ node: ElementNode) -> [String] {
    [" →\(ElementTexts.line(node))"] + node.children.flatMap { lines($0, indent: "    ") }
  }

  private static func lines(_ node: ElementNode, indent: String) -> [String] {
    ["\(indent)\(ElementTexts.line(node))"]
      + node.children.flatMap { lines($0, indent: indent + "  ") }
  }

  private static func path(to node: ElementNode) -> [String] {
    var path = [node]
    while let container = path.last?.container { path.append(container) }
    return path.reversed().enumerated().map { depth, node in
      depth == 0
        ? " →\(ElementTexts.line(node))"
        : String(repeating: " ", count: depth + 1) + "↳\(ElementTexts.line(node))"
    }
  }
}
