import Foundation

/// The touches of one finger or several.
final class TouchesEvent: UIEvent {
  /// The finger that went down first; an event that is out of use keeps it for the next gesture.
  var first: UITouch
  // Unchecked: nothing that is done to them runs code of the app's; see UITouch.
  /// The fingers that went down after it.
  @exclusivity(unchecked) private(set) var others: [UITouch] = []
  /// The fingers as a set, made at the first access.
  @exclusivity(unchecked) private var set: Set<UITouch> = []

  init(_ first: UITouch) {
    self.first = first
    super.init()
  }

  override var fingers: Fingers { others.isEmpty ? .one(first) : .several([first] + others) }

  override var storedTouches: Set<UITouch> {
    if set.isEmpty {
      set.insert(first)
      set.formUnion(others)
    }
    return set
  }

  /// Adds a finger to the event.
  func add(_ touch: UITouch) {
    others.append(touch)
    forgetSet()
  }

  /// Removes a finger from the event, unless it is the only one.
  func remove(_ touch: UITouch) {
    if first !== touch {
      others.removeAll { $0 === touch }
    } else if !others.isEmpty {
      first = others.removeFirst()
    }
    forgetSet()
  }

  /// Empties the set, and keeps its room for the next.
  func forgetSet() {
    if !set.isEmpty { set.removeAll(keepingCapacity: true) }
  }
}
