import Fleet
import FleetTestSupport
import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("Helpers for lists in collection views", .freshApplication)
struct UICollectionViewListTests {
  private let list = BirdList()

  // MARK: selectCellAction

  @Test func `an action at either edge is chosen, and the item comes back (behaviour 544)`() {
    list.show("robin", "wren")

    let found = failures {
      list.collection.selectCellAction(withTitle: "Archive", at: [0, 1])
      list.collection.selectCellAction(withTitle: "Pin", at: [0, 0])
    }

    #expect(found.reasons == [])
    #expect(list.calls == ["Archive 1", "Pin 0"])
    let cells = list.collection.visibleCells
    #expect(cells.allSatisfy { !$0.configurationState.isSwiped })
    #expect(cells.allSatisfy { cell in !cell.subviews.contains { $0 is UIButton } })
  }

  @Test func `an action that is not there is refused, with those that are`() {
    list.show("robin")

    let found = failures {
      list.collection.selectCellAction(withTitle: "archiv", at: [0, 0])
      list.collection.selectCellAction(withTitle: "Archive", at: [0, 7])
    }

    #expect(
      found.reasons == [
        "Could not find cell action with title 'archiv' at item 0 in section 0.",
        "Collection view has no item 7 in section 0.",
      ])
    #expect(
      found.first?.details.contains(
        "Did you mean 'Archive'? The actions are 'Delete', 'Archive', 'Pin'.") == true)
    #expect(list.calls == [])
  }

  @Test func `an item that cannot be edited, or is in no list, has no actions`() {
    list.show("robin")
    list.canEdit = false
    let photos = PhotoCollection()

    let found = failures {
      list.collection.selectCellAction(withTitle: "Archive", at: [0, 0])
      photos.collection.selectCellAction(withTitle: "Archive", at: [0, 0])
    }

    #expect(
      found.reasons == [
        "Interaction with item 0 in section 0 rejected: Collection view delegate does not allow "
          + "editing of that item.",
        "Could not find cell action with title 'Archive' at item 0 in section 0.",
      ])
    #expect(found.last?.details.contains("Only items of lists can be swiped.") == true)
  }

  // MARK: tapAccessory

  @Test func `the one accessory that can be tapped is tapped, and nothing is selected`() {
    list.accessories = [
      .checkmark(), .detail(actionHandler: { [list] in list.calls.append("detail") }),
    ]
    list.show("robin")

    let found = failures { list.collection.tapAccessory(at: [0, 0]) }

    #expect(found.reasons == [])
    #expect(list.calls == ["detail"])
  }

  @Test func `several accessories are told apart by kind`() {
    let toggle = UISwitch()
    list.accessories = [
      .detail(actionHandler: { [list] in list.calls.append("detail") }),
      .customView(configuration: .init(customView: toggle, placement: .trailing())),
    ]
    list.show("robin")

    let found = failures {
      list.collection.tapAccessory(at: [0, 0])
      list.collection.tapAccessory(.customView, at: [0, 0])
      list.collection.tapAccessory(.insert, at: [0, 0])
    }

    #expect(
      found.reasons == [
        "Interaction with item 0 in section 0 rejected: Item has several accessories to tap.",
        "Interaction with item 0 in section 0 rejected: Item has no accessory 'insert' to tap.",
      ])
    #expect(
      found.first?.details.contains(
        "They are 'customView', 'detail': tapAccessory(.customView, at:) taps one of them.") == true
    )
    #expect(toggle.isOn)
    #expect(list.calls == [])
  }

  @Test func `a cell without anything to tap is refused`() {
    list.accessories = [.checkmark(), .disclosureIndicator()]
    list.show("robin")

    let found = failures { list.collection.tapAccessory(at: [0, 0]) }

    #expect(
      found.reasons == [
        "Interaction with item 0 in section 0 rejected: Item has no accessory to tap."
      ])
  }

  @Test func `the button for deleting reveals the actions of its item (behaviour 541)`() {
    list.accessories = [.delete()]
    list.show("robin", "wren")
    list.collection.isEditing = true

    let found = failures {
      list.collection.tapAccessory(at: [0, 1])
      list.collection.selectCellAction(withTitle: "Delete", at: [0, 1])
    }

    #expect(found.reasons == [])
    #expect(list.calls == ["Delete 1"])
  }

  @Test func `a tap beside open actions closes them, and selects nothing`() {
    list.accessories = [.delete(displayed: .always)]
    list.show("robin", "wren")
    list.collection.tapAccessory(at: [0, 1])
    #expect(list.collection.cellForItem(at: [0, 1])?.configurationState.isSwiped == true)

    let found = failures { list.collection.selectItem(at: [0, 0]) }

    #expect(
      found.reasons == [
        "Interaction with item 0 in section 0 rejected: The tap closed the actions of an item that "
          + "was swiped aside."
      ])
    #expect(list.calls == [])
    #expect(list.collection.cellForItem(at: [0, 1])?.configurationState.isSwiped == false)
  }

  // MARK: expandItem, collapseItem

  @Test func `an item is expanded and collapsed by its arrow (behaviour 545)`() {
    list.accessories = [.outlineDisclosure()]
    list.showOutline()

    let found = failures {
      list.collection.expandItem(at: [0, 0])
      #expect(list.texts == ["birds", "robin", "fish"])
      list.collection.collapseItem(at: [0, 0])
    }

    #expect(found.reasons == [])
    #expect(list.texts == ["birds", "fish"])
    #expect(list.calls == [])
  }

  @Test func `what cannot be expanded or collapsed is refused`() {
    list.accessories = [.outlineDisclosure()]
    list.showOutline()
    let rejected = "Interaction with item 0 in section 0 rejected: "

    let found = failures {
      list.collection.collapseItem(at: [0, 0])
      list.collection.expandItem(at: [0, 1])
      list.source?.sectionSnapshotHandlers.shouldExpandItem = { _ in false }
      list.collection.expandItem(at: [0, 0])
    }

    #expect(
      found.reasons == [
        rejected + "Item is not expanded.",
        "Interaction with item 1 in section 0 rejected: Item cannot be expanded or collapsed.",
        rejected + "Data source's sectionSnapshotHandlers.shouldExpandItem returned false.",
      ])
    #expect(list.texts == ["birds", "fish"])
  }

  @Test func `an item without an arrow is refused`() {
    list.showOutline()

    let found = failures { list.collection.expandItem(at: [0, 0]) }

    #expect(
      found.reasons == [
        "Interaction with item 0 in section 0 rejected: Item has no arrow to tap."
      ])
  }

  @Test func `a tap on an item whose arrow is a header's expands it, and selects nothing`() {
    list.accessories = [.outlineDisclosure(options: .init(style: .header))]
    list.showOutline()

    let found = failures { list.collection.selectItem(at: [0, 0]) }

    #expect(
      found.reasons == [
        "Interaction with item 0 in section 0 rejected: The tap expanded or collapsed the item."
      ])
    #expect(list.texts == ["birds", "robin", "fish"])
    #expect(list.calls == [])
    list.collection.tapItem(at: [0, 0])
    #expect(list.texts == ["birds", "fish"])
  }

  @Test func `an item whose arrow is a cell's is selected by a tap`() {
    list.accessories = [.outlineDisclosure(options: .init(style: .cell))]
    list.showOutline()

    list.collection.selectItem(at: [0, 0])

    #expect(list.texts == ["birds", "fish"])
    #expect(list.calls == ["didSelect 0"])
  }

  // MARK: dragItem

  @Test func `an item is dragged to another place (behaviour 555, 559)`() {
    list.show("robin", "wren", "owl")
    list.source?.reorderingHandlers.canReorderItem = { _ in true }

    let found = failures { list.collection.dragItem(from: [0, 0], to: [0, 2]) }

    #expect(found.reasons == [])
    #expect(list.texts == ["wren", "owl", "robin"])
  }

  @Test func `an item is dragged to another section with what is in it (behaviour 555)`() {
    list.showOutline()
    var snapshot = list.source?.snapshot()
    snapshot?.appendSections([1])
    snapshot?.appendItems(["moss"], toSection: 1)
    if let snapshot { list.source?.apply(snapshot, animatingDifferences: false) }
    list.source?.reorderingHandlers.canReorderItem = { _ in true }

    let found = failures { list.collection.dragItem(from: [0, 0], to: [1, 1]) }

    #expect(found.reasons == [])
    #expect(list.texts == ["fish", "moss", "birds"])
    #expect(list.source?.snapshot(for: 1).items == ["moss", "birds", "robin"])
  }

  @Test
  func `several items are selected while the list is edited, each with a tap (behaviour 541)`() {
    list.accessories = [.multiselect()]
    list.show("robin", "wren", "owl")
    list.collection.allowsMultipleSelectionDuringEditing = true
    list.collection.isEditing = true

    let found = failures {
      list.collection.selectItem(at: [0, 0])
      list.collection.selectItem(at: [0, 2])
      list.collection.tapItem(at: [0, 0])
    }

    #expect(found.reasons == [])
    #expect(list.collection.indexPathsForSelectedItems == [[0, 2]])
    #expect(
      list.collection.cell(at: [0, 2], as: UICollectionViewListCell.self)?.isSelected == true)
  }

  @Test func `what cannot be moved, or has nowhere to go, is refused`() {
    list.show("robin", "wren")

    let found = failures {
      list.collection.dragItem(from: [0, 0], to: [0, 1])
      list.source?.reorderingHandlers.canReorderItem = { _ in true }
      list.collection.dragItem(from: [0, 0], to: [0, 2])
      list.collection.dragItem(from: [1, 0], to: [0, 0])
    }

    #expect(
      found.reasons == [
        "Interaction with item 0 in section 0 rejected: Collection view data source does not allow "
          + "moving that item.",
        "Collection view has no place for an item at item 2 in section 0.",
        "Collection view has no section 1.",
      ])
    #expect(list.texts == ["robin", "wren"])
  }

  @Test func `a data source that cannot move anything is named`() {
    let photos = PhotoCollection()

    let found = failures { photos.collection.dragItem(from: [0, 0], to: [0, 1]) }

    #expect(
      found.reasons == [
        "Interaction with item 0 in section 0 rejected: Collection view data source does not "
          + "implement collectionView(_:moveItemAt:to:)."
      ])
  }

  // MARK: Pop-up menus

  @Test func `the menu at the edge of an item is chosen from, and its handler hears of it`() {
    var chosen: [String] = []
    let menu = UIMenu(children: ["Daily", "Weekly"].map { UIAction(title: $0) { _ in } })
    list.accessories = [
      .popUpMenu(menu) { chosen += $0.selectedElements.map(\.title) }
    ]
    list.show("robin")

    let found = failures {
      list.collection.chooseMenuItem(withTitle: "Weekly", at: [0, 0])
      list.collection.chooseMenuItem(withTitle: "Yearly", at: [0, 0])
    }

    #expect(chosen == ["Weekly"])
    #expect(found.count == 1)
    #expect(list.collection.indexPathsForSelectedItems == [])
  }

  @Test func `accessories say of which type they are`() {
    let detail = UICellAccessory.detail()
    let view = UIView()
    let own = UICellAccessory.customView(
      configuration: .init(customView: view, placement: .leading()))

    if case .detail = detail.accessoryType {} else { Issue.record("\(detail.accessoryType)") }
    guard case .customView(let shown) = own.accessoryType else {
      Issue.record("\(own.accessoryType)")
      return
    }
    #expect(shown === view)
  }

  @Test func `the guide of the separator follows what the app aligns it with`() throws {
    list.show("robin")
    let cell = list.collection.fetchCell(at: [0, 0])
    let row = try #require(cell as? UICollectionViewListCell)
    let guide = row.separatorLayoutGuide

    guide.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 70).isActive = true
    row.setNeedsLayout()
    row.layoutIfNeeded()

    let frame: CGRect = guide.layoutFrame
    #expect(frame.minX == 70)
    #expect(frame.maxX == 300)
    #expect(abs(frame.maxY - row.bounds.maxY) < 0.5)
  }
}
