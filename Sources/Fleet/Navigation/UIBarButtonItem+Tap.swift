import FailureReporting
public import HeadlessUIKit

extension UIBarButtonItem {
  /// Taps the item the way a finger would.
  ///
  /// Performs the primary action where there is one, else calls the target's method, else opens the
  /// menu; a view of the item's own gets the touch instead. Records a failure, and does nothing,
  /// when a user could not reach the item, or when nothing would come of it.
  ///
  /// ```swift
  /// let edit = UIBarButtonItem(primaryAction: UIAction(title: "Edit") { _ in })
  /// edit.tap()
  /// ```
  public func tap(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    tapping.perform(at: CallSite(fileID, filePath, line, column))
  }

  /// A tap on the item.
  final var tapping: Act {
    Act(with: .item(self)) { [self] occasion in
      if let obstacle { return Fault(obstacle, BarWords.item.on(self), inBar: bar) }
      switch tapEffect {
      case .view(let view):
        let obstacle = Gesture.reach(view, in: occasion.application, at: occasion.site)
        return obstacle.map { Fault($0, GestureWords(tapping: view)) }
      case .nobody(let action):
        return Fault(.barButtonItem, kind: .dead, BarWords.noTarget(of: self, for: action))
      case .nothing: return Fault(.barButtonItem, kind: .dead, BarWords.noAction(of: self))
      case .action, .menu, .send, .select: userTap()
      }
      return nil
    }
  }
}
