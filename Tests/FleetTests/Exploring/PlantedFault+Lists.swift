import FleetTesting

extension PlantedFault {
  private static let birds = (0..<40).map { "Bird \($0)" }

  /// Rows and items that read wrongly.
  @MainActor static let lists = [
    PlantedFault("a cell keeps the text of another row", .scrolling) { isFaulty in
      let list = ListPage("Birds", birds)
      list.fill = { cell, row in
        let isNew = row.isMultiple(of: 7)
        if isNew || !isFaulty { cell.accessibilityValue = isNew ? "new" : nil }
      }
      return list
    },
    PlantedFault("a switch of a row flips that of another", .scrolling) { isFaulty in
      let list = ListPage("Birds", birds)
      var heard: Set<Int> = []
      list.fill = { cell, row in
        let toggle = cell.accessoryView as? UISwitch ?? UISwitch()
        cell.accessoryView = toggle
        toggle.removeTarget(nil, action: nil, for: .allEvents)
        toggle.tag = row
        if !isFaulty { toggle.isOn = heard.contains(row) }
        toggle.addAction(
          UIAction(identifier: UIAction.Identifier("flip")) { action in
            guard let toggle = action.sender as? UISwitch else { return }
            if toggle.isOn { heard.insert(toggle.tag) } else { heard.remove(toggle.tag) }
          }, for: .valueChanged)
      }
      return list
    },
    PlantedFault("a row is not told that it is another one", .reloading) { isFaulty in
      let list = ListPage("Birds", ["Robin", "Wren", "Owl"])
      list.choose = { list, row in
        let title = list.titles[row]
        list.titles[row] = title.hasSuffix("!") ? String(title.dropLast()) : "\(title)!"
        list.title = list.titles[row]
        if !isFaulty { list.tableView.reloadRows(at: [[0, row]], with: .automatic) }
      }
      return list.inStack
    },
    PlantedFault("a row is added and not shown", .reloading) { isFaulty in
      let list = ListPage("Birds", ["Robin", "Wren", "Owl"])
      list.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Sort",
        primaryAction: UIAction(title: "Sort") { [weak list] _ in
          guard let list else { return }
          list.titles.reverse()
          list.title = list.titles.first
          if !isFaulty { list.tableView.reloadData() }
        })
      return list.inStack
    },
  ]
}
