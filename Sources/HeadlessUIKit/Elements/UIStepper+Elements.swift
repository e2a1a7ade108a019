import Foundation

extension UIStepper {
  /// The minus and the plus.
  final var stepElements: [ElementPart] { [element(.decrement), element(.increment)] }

  private final func element(_ step: Direction) -> ElementPart {
    let name = step == .decrement ? "Decrement" : "Increment"
    let half = storedBounds.width / 2
    return ElementPart(.button, name, .step(step, of: self), of: self) {
      $0.identifier = accessibilityIdentifier.map { "\($0)-\(name)" } ?? ""
      $0.isEnabled = isEnabled && canTake(step)
      $0.frame = CGRect(
        x: storedBounds.minX + (step == .decrement ? 0 : half), y: storedBounds.minY, width: half,
        height: storedBounds.height)
    }
  }
}
