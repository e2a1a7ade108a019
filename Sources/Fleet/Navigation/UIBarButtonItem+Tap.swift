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
    let site = CallSite(fileID, filePath, line, column)
    Gesture.perform(in: hostApplication, at: site) { Gesture.tapNow(self, in: $0, at: site) }
  }
}

extension Gesture {
  /// Taps an item of a bar; everything has been settled.
  static func tapNow(_ item: UIBarButtonItem, in application: UIApplication, at site: CallSite) {
    if let obstacle = Obstacle.first(before: item) {
      return obstacle.report(saying: .barButtonItem, at: site)
    }
    switch item.tapEffect {
    case .view(let view):
      let place = view.touchedMiddle
      if let obstacle = Obstacle.first(before: view, at: place) {
        obstacle.report(saying: view.tapWords, at: site)
      } else {
        application.finger.tap(view, at: place)
      }
    case .nobody(let action):
      failToTap(
        item, "target",
        "The item has no target, and nobody on the responder chain performs '\(action.name)'.", site
      )
    case .nothing:
      failToTap(item, "action", "", site)
    case .action, .menu, .send, .select:
      item.userTap()
    }
  }

  private static func failToTap(
    _ item: UIBarButtonItem, _ missing: String, _ details: String, _ site: CallSite
  ) {
    let title = item.title ?? "<No Title>"
    reportFailure(
      RecordedFailure(
        "Attempted to tap UIBarButtonItem (title='\(title)') with no associated \(missing).",
        name: .barButtonItem, details: details, site: site))
  }
}

extension GestureWords {
  static var barButtonItem: GestureWords {
    GestureWords(name: "Fleet.BarButtonItemError", cannot: "Cannot tap UIBarButtonItem")
  }
}

extension [UIBarButtonItem] {
  /// The item that a user calls by a title; one that shows comes before one that is hidden.
  @MainActor func called(_ title: String) -> UIBarButtonItem? {
    let found = filter { !$0.isSpace && $0.names.contains(title) }
    return found.first { !$0.isHidden } ?? found.first
  }

  /// What a user can ask for.
  @MainActor var choices: [NearMiss.Choice] {
    compactMap { item in
      guard !item.isSpace, let name = item.names.first else { return nil }
      let note = item.isHidden ? "hidden" : item.isEnabled ? "" : "disabled"
      return NearMiss.Choice(title: name, note: note)
    }
  }
}
