extension ListSubject {
  // MARK: The finger

  func pressIndex(of touch: UITouch) -> Int? {
    list.presses.lastIndex { $0.touch == touch.number }
  }

  /// A finger has gone down; returns whether that is on an item.
  func pressBegan(_ touches: Set<UITouch>) -> Bool {
    for touch in touches {
      guard let cell = cell(touchedBy: touch), let item = cell.shownItem, shows(cell, in: item)
      else { continue }
      pressBegan(on: item, cell, touch)
      return true
    }
    return false
  }

  /// A finger goes down on an item.
  ///
  /// If a helper taps, the touch tells it how the tap ends.
  private func pressBegan(on item: ItemPath, _ cell: Cell, _ touch: UITouch) {
    if list.shownActions != nil {
      touch.itemTap?.end = .refused(Refusal(.closedActions))
      return closeActions()
    }
    guard letsUserSelect else {
      touch.itemTap?.end = .refused(Refusal(.notSelectable))
      return
    }
    let path = item.indexPath
    guard shouldHighlight(at: path) else {
      touch.itemTap?.end = vetoed(Self.names.shouldHighlight)
      return
    }
    // The list is not told of a finger that is lifted from a cell that has left it.
    list.presses.removeAll { $0.touch == touch.number || !holds($0.cell) }
    list.presses.append(ItemPress(row: item, path: path, cell: cell, touch: touch))
    cell.showHighlight(true)
    didHighlight(at: path)
  }

  func vetoed(_ method: String, as fault: ItemTap.Fault = .vetoed) -> ItemTap.End {
    .refused(Refusal(fault, culprit: delegateObject, method: method))
  }

  /// A finger has moved; returns whether it is down on an item.
  func pressMoved(_ touches: Set<UITouch>, with event: UIEvent?) -> Bool {
    for touch in touches {
      guard let index = pressIndex(of: touch) else { continue }
      if !list.presses[index].isHeld(by: touch, with: event) {
        pressEnded(index, isTap: false, touch)
      }
      return true
    }
    return false
  }

  /// A finger was lifted, or taken over; returns whether it was down on an item.
  func pressEnded(_ touches: Set<UITouch>, isTap: Bool) -> Bool {
    for touch in touches {
      guard let index = pressIndex(of: touch) else { continue }
      pressEnded(index, isTap: isTap, touch)
      return true
    }
    return false
  }
}
