import HeadlessSwiftUI

/// The element of a mark.
final class MarkElement: UIView {
  /// Shows what is said of a mark.
  func show(_ mark: ChartMark, _ environment: EnvironmentValues) {
    isAccessibilityElement = !mark.look.isHidden
    accessibilityIdentifier = mark.look.identifier
    // It may have stood for a mark that is not hidden.
    accessibilityLabel = nil
    accessibilityValue = nil
    guard !mark.look.isHidden else { return }
    let label = mark.look.label.map { environment.string($0) }
    let value = mark.look.value.map { environment.string($0) }
    accessibilityLabel = label ?? mark.words(of: mark.x ?? mark.look.group, mark.xEnd)
    accessibilityValue = value ?? mark.words(of: mark.y, mark.yEnd)
  }
}
