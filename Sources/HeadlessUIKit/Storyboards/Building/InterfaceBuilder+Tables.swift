import Foundation
import Interfaces

extension InterfaceBuilder {
  /// Gives a table its header and footer, its prototype cells and its static rows.
  func fill(_ table: UITableView, _ element: InterfaceElement) {
    if let header = element.child(key: "tableHeaderView").flatMap(makeView) {
      table.tableHeaderView = header
    }
    if let footer = element.child(key: "tableFooterView").flatMap(makeView) {
      table.tableFooterView = footer
    }
    if let view = element.child(key: "backgroundView").flatMap(makeView) {
      table.backgroundView = view
    }
    for prototype in element.list("prototypes") {
      guard let identifier = prototype.filled("reuseIdentifier") else { continue }
      table.cellSources[identifier] = .prototype(PrototypeCell(prototype, self))
    }
    guard element["dataMode"] == "static" else { return }
    table.staticContent = StaticTable(
      element.list("sections").filter { $0.isNamed("tableViewSection") }.map(makeSection))
  }

  private func makeSection(_ element: InterfaceElement) -> StaticTable.Section {
    var rows: [StaticTable.Row] = []
    for child in element.list("cells") {
      guard let cell = makeView(child) as? UITableViewCell else { continue }
      cell.cellOrigin?.isStatic = true
      let height = child["rowHeight"] == nil ? -1 : child.number("rowHeight")
      rows.append(StaticTable.Row(cell: cell, height: height < 0 ? nil : height))
    }
    return StaticTable.Section(
      header: text("headerTitle", of: element), footer: text("footerTitle", of: element), rows: rows
    )
  }

  /// Gives a cell its content and its labels.
  func fill(_ cell: UITableViewCell, _ element: InterfaceElement) {
    let origin = CellOrigin()
    cell.cellOrigin = origin
    if outer != nil { cellOrigin = origin }
    for child in element.children {
      switch child["key"] {
      case "contentView": decodePart(cell.contentView, child)
      case "backgroundView": cell.backgroundView = makeView(child)
      case "selectedBackgroundView": cell.selectedBackgroundView = makeView(child)
      case "multipleSelectionBackgroundView":
        cell.multipleSelectionBackgroundView = makeView(child)
      case "accessoryView": cell.accessoryView = makeView(child)
      case "editingAccessoryView": cell.editingAccessoryView = makeView(child)
      case "contentConfiguration" where child.isNamed("listContentConfiguration"):
        var content = cell.defaultContentConfiguration()
        content.text = text("text", of: child)
        content.secondaryText = text("secondaryText", of: child)
        content.image = child.image("image")
        cell.contentConfiguration = content
      default: break
      }
    }
    guard element["style"] != nil else { return }
    cell.content.adopt(
      label: element["textLabel"].flatMap(object) as? UILabel,
      second: element["detailTextLabel"].flatMap(object) as? UILabel,
      image: element["imageView"].flatMap(object) as? UIImageView)
  }
}
