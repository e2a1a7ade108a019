import Foundation

extension UITableViewCell {
  private static let handleWidth: CGFloat = 44

  /// The texts of the row, as one.
  final var textOfRow: String {
    content.storedView.map { $0.elementTexts.joined(separator: ", ") } ?? ""
  }

  /// The elements of the row: its edit control, its content, and its accessory.
  final func contentElements(_ reach: ElementNode.Reach) -> [ElementNode] {
    var nodes: [ElementNode] = []
    for node in subviewElements(reach) {
      guard let view = node.view, view === content.storedView else {
        nodes.append(node)
        continue
      }
      // Users and tests know of no view around a row's content.
      nodes += view.elementChildren(reach)
    }
    return nodes + ElementPart.nodes(edgeElements)
  }

  private final var edgeElements: [ElementPart] {
    var parts: [ElementPart] = []
    let edge = CGRect(
      x: storedBounds.maxX - Self.handleWidth, y: storedBounds.minY, width: Self.handleWidth,
      height: storedBounds.height)
    let view = isEditing ? editingAccessoryView : accessoryView
    switch isEditing ? editingAccessoryType : accessoryType {
    case _ where view != nil: break
    case .disclosureIndicator, .detailDisclosureButton:
      parts.append(ElementPart(.image, "chevron", of: self) { $0.frame = edge })
    case .checkmark:
      parts.append(ElementPart(.image, "checkmark", of: self) { $0.frame = edge })
    default: break
    }
    // UIKit shows the handle of all rows that can be moved, whatever the cell asks for.
    if isEditing, part.isMovable {
      let name = ["Reorder", textOfRow].filter { !$0.isEmpty }.joined(separator: " ")
      parts.append(ElementPart(.button, name, of: self) { $0.frame = edge })
    }
    return parts
  }
}
