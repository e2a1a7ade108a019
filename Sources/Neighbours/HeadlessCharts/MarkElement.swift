import HeadlessSwiftUI

/// The element of a mark.
final class MarkElement: UIView {
  /// Shows what is said of a mark.
  func show(_ mark: ChartMark, _ environment: EnvironmentValues) {
    isAccessibilityElement = !mark.look.isHidden
    accessibilityIdentifier = mark.look.identifier
    let label = mark.look.label.map { environment.string($0) }
    let value = mark.look.value.map { environment.string($0) }
    accessibilityLabel = label ?? mark.words(of: mark.x ?? mark.look.group, mark.xEnd)
    accessibilityValue = value ?? mark.words(of: mark.y, mark.yEnd)
  }
}
