package import FailureReporting
package import Foundation
public import HeadlessUIKit

extension VisibleScreen: ElementQueries, @MainActor CustomStringConvertible {
  /// Finds the elements of a kind on the screen, however deep they are.
  public func descendants(matching type: ScreenElement.ElementType) -> ScreenQuery {
    ScreenQuery(search: search.adding(.descendants(type)))
  }

  /// The screen as an element, which holds all others.
  public var element: ScreenElement { ScreenElement(search: search) }

  /// The screen as lines of text, in the order in which a person reads it.
  ///
  /// First the view controllers, from the first to the one in front; then the visible elements,
  /// each below its container.
  ///
  /// ```swift
  /// setAsAppRootWindow(UIViewController())
  /// print(Fleet.screen.description)
  /// ```
  public var description: String {
    ScreenElement.settle(search, at: nil)
    return ScreenText.text(root, screens)
  }

  /// The lines of the description.
  var printedLines: [String] {
    ScreenText.text(root, screens).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  /// The lines of the screen that tests keep.
  package var snapshotLines: [String] { ScreenText.snapshotLines(of: root) }

  private var root: ElementNode { search.all().first ?? .application(.shared) }

  // MARK: The app alone, and the system alone

  /// The app's own windows as an element, without the system's alert in front of them.
  package var appElement: ScreenElement { ScreenElement(search: ElementSearch(root: .appAlone)) }

  /// The system's alert in front of the app, if it shows one.
  package var systemElement: ScreenElement { ScreenElement(search: ElementSearch(root: .system)) }

  /// The view controllers, from the first to the one in front.
  var screens: String {
    var names: [String] = []
    var next = topmostViewController
    while let controller = next {
      let title = controller.title.map { " \"\($0)\"" } ?? ""
      names.append("\(type(of: controller))\(title)")
      next = controller.parent ?? controller.presentingViewController
    }
    return names.isEmpty ? "nothing" : names.reversed().joined(separator: " ▸ ")
  }

  // MARK: Points

  /// Taps a point of the screen.
  package func tap(at point: CGPoint, count: Int = 1, site: CallSite) {
    touch(point, at: site) { met, application in
      if count > 1 { met.view.userTap(count: count) } else { met.tap(in: application) }
    }
  }

  /// Presses a point of the screen for some time.
  package func press(at point: CGPoint, for duration: Duration, site: CallSite) {
    touch(point, at: site) { met, _ in met.view.userLongPress(for: duration) }
  }

  /// Drags from one point of the screen to another.
  package func drag(
    from start: CGPoint, to end: CGPoint, holding hold: Duration, site: CallSite
  ) {
    touch(start, at: site) { met, application in
      ElementDrag(start: start, end: end, hold: hold).perform(on: met.view, in: application)
    }
  }

  private func touch(
    _ point: CGPoint, at site: CallSite, _ act: (ScreenPoint, UIApplication) -> Void
  ) {
    Gesture.perform(in: search.application, at: site) { application in
      if let met = ScreenPoint(point, in: application) { act(met, application) }
    }
  }

  // MARK: Alerts

  /// The alert in front; a failure and `nil` without an alert.
  ///
  /// ```swift
  /// let list = UIViewController()
  /// setAsAppRootWindow(list)
  /// list.present(
  ///   UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert), animated: true)
  /// print(Fleet.screen.alert?.title ?? "")  // Delete?
  /// ```
  public var alert: UIAlertController? {
    let site = AmbientCallSite.nearest ?? CallSite()
    ScreenElement.settle(search, at: site)
    if let presentedAlert { return presentedAlert }
    if Reporting.mayAct() {
      AlertWords.noAlert(on: self).report(.alert, kind: .missing, at: site)
    }
    return nil
  }

  /// Taps the action of a title in the alert in front.
  ///
  /// The alert is dismissed, and then the action's handler runs, both before the call returns.
  /// Records a failure when there is no alert, or when it has no such action that is enabled.
  ///
  /// ```swift
  /// let list = UIViewController()
  /// setAsAppRootWindow(list)
  /// let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
  /// alert.addAction(UIAlertAction(title: "OK", style: .default))
  /// list.present(alert, animated: true)
  /// Fleet.screen.tapAlertAction(withTitle: "OK")
  /// ```
  public func tapAlertAction(
    withTitle title: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    tapping(alertActionTitled: title).perform(at: CallSite(fileID, filePath, line, column))
  }

  /// A tap on the action of a title in the alert in front.
  func tapping(alertActionTitled title: String) -> Act {
    Act(with: .application(search.application)) { occasion in
      guard let alert = presentedAlert else {
        return Fault(.alert, kind: .missing, AlertWords.noAlert(toTap: title, on: self))
      }
      return alert.tapping(actionTitled: title).go(on: occasion)
    }
  }
}
