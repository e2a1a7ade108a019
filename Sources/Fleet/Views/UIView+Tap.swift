import FailureReporting
public import HeadlessUIKit

extension UIView {
  /// Taps the view the way a finger would.
  ///
  /// The view decides about its meaning: a button sends `.touchDown`, `.touchUpInside` and
  /// `.primaryActionTriggered`, a switch flips, and gesture recognizers of the view and its
  /// superviews receive the touch. Records a failure, and sends nothing, when a user could not
  /// reach the view, or when it was never shown and the tap would have no effect.
  ///
  /// ```swift
  /// let button = UIButton(primaryAction: UIAction(title: "Save") { _ in })
  /// button.tap()
  /// ```
  public func tap(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    Gesture.tap(self, at: CallSite(fileID, filePath, line, column))
  }
}

/// Taps a view the way a finger would, also where the app has its own `tap()`.
///
/// ```swift
/// let button = UIButton(primaryAction: UIAction(title: "Save") { _ in })
/// Fleet.tap(button)
/// ```
@preconcurrency @MainActor
public func tap(
  _ view: UIView, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  Gesture.tap(view, at: CallSite(fileID, filePath, line, column))
}
