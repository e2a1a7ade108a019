import Foundation

/// Where the items of a group are: the same for each repetition of the group (behaviour 528).
struct GroupTemplate {
  /// The place of one item.
  struct Slot {
    var frame: CGRect
    var zIndex = 0
    var badges: [Badge] = []
    /// The axes along which the cell decides.
    var freeAxes: FreeAxes = []

    func moved(by point: CGPoint) -> Slot {
      var slot = self
      slot.frame = frame.offsetBy(dx: point.x, dy: point.y)
      for index in badges.indices {
        slot.badges[index].container = badges[index].container.offsetBy(dx: point.x, dy: point.y)
      }
      return slot
    }
  }

  /// A view that is attached to an item, or to the group.
  struct Badge {
    let item: NSCollectionLayoutSupplementaryItem
    /// The item or the container that the supplementary item is attached to.
    var container: CGRect

    /// Where it is, if its view has the size that is expected.
    @MainActor var frame: CGRect { item.frame(in: container) }
  }

  /// The size, with the items' measured length where it is estimated.
  var size: CGSize
  var slots: [Slot]

  /// Whether every item lies near its group, so that no item has to be looked for elsewhere.
  @MainActor var staysInside: Bool {
    let near = CGRect(origin: .zero, size: size).insetBy(dx: -size.width, dy: -size.height)
    return slots.allSatisfy { slot in
      near.contains(slot.frame) && slot.badges.allSatisfy { near.contains($0.frame) }
    }
  }

  /// Whether the view of any item decides a size.
  @MainActor var sizesItself: Bool {
    slots.contains { slot in
      !slot.freeAxes.isEmpty || slot.badges.contains { !$0.item.storedSize.freeAxes.isEmpty }
    }
  }

  /// Returns whether another group that was made of the same items lies alike.
  func isLike(_ other: GroupTemplate) -> Bool {
    size == other.size && slots.count == other.slots.count
      && zip(slots, other.slots).allSatisfy { $0.frame == $1.frame }
  }

  /// The maximum number of items in a group: items without a length would never fill it.
  static let slotLimit = 10_000
}
