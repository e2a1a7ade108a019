/// Which views of a lazy stack or grid have appeared.
///
/// A view appears each time that it comes into sight, and disappears with the screen.
@MainActor
final class LazyStages {
  private var shown: Set<ObjectIdentifier> = []
  private var appeared: [ObjectIdentifier: RowStage] = [:]
  private var isOnScreen = false

  /// The views are in sight, and no others.
  func show(_ slots: [LazySlot], _ updates: Updates) {
    guard isOnScreen else { return }
    var now: Set<ObjectIdentifier> = []
    for stage in slots.compactMap(\.stage) where now.insert(ObjectIdentifier(stage)).inserted {
      guard !shown.contains(ObjectIdentifier(stage)) else { continue }
      if stage.isShown { stage.showAgain(updates) } else { stage.setShown(true, updates) }
      appeared[ObjectIdentifier(stage)] = stage
    }
    shown = now
  }

  /// The screen comes or goes, with the views that are in sight.
  func setOnScreen(_ isOnScreen: Bool, _ slots: [LazySlot], _ updates: Updates) {
    self.isOnScreen = isOnScreen
    if isOnScreen { return show(slots, updates) }
    for stage in appeared.values { stage.setShown(false, updates) }
    (shown, appeared) = ([], [:])
  }
}
