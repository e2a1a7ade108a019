import HeadlessUIKit

/// Elements as lines of text, each with its content below it.
@MainActor
func elementLines(_ node: ElementNode, indent: String = "") -> [String] {
  [indent + elementLine(node)]
    + node.children.flatMap { elementLines($0, indent: indent + "  ") }
}

/// An element on one line: its kind, label, identifier, value, placeholder and state.
@MainActor
func elementLine(_ node: ElementNode) -> String {
  var line = "\(node.type)"
  if !node.label.isEmpty { line += " '\(node.label)'" }
  if !node.identifier.isEmpty { line += " #\(node.identifier)" }
  if let value = node.value, !value.isEmpty { line += " = \(value)" }
  if let placeholder = node.placeholder { line += " (\(placeholder))" }
  if node.isSelected { line += " selected" }
  if !node.isEnabled { line += " disabled" }
  if node.isFocused { line += " focused" }
  return line
}
