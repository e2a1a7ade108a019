/// The place of a presentation mode: what is not presented any more is left.
final class PresentationLocation: Location {
  private let action: DismissAction

  init(_ action: DismissAction) { self.action = action }

  func get() -> PresentationMode {
    let isShown = MainQueue.isCurrent && MainActor.runUnchecked(with: action) { $0.isPresented() }
    return PresentationMode(isShown: isShown, action: action)
  }

  // The mode leaves by itself.
  func set(_ value: PresentationMode, _ transaction: Transaction) {}
}
