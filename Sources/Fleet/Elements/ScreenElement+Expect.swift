import FailureReporting
import HeadlessUIKit
import ScreenSnapshots

extension ScreenElement {
  /// Expects the element, with all that it holds, to be as a text says, as `expectScreen(_:)` does.
  ///
  /// Records a failure when the element is not there, or is another one.
  ///
  /// ```swift
  /// let page = UIViewController()
  /// let save = UIButton(primaryAction: UIAction(title: "Save") { _ in })
  /// page.view.addSubview(save)
  /// setAsAppRootWindow(page)
  /// save.element.expect(#"button "Save""#)
  /// ```
  public func expect(
    _ text: String = "", fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) { compare(at: CallSite(fileID, filePath, line, column)) { $0.compare(with: text) } }

  /// Expects the element, with all that it holds, to be as a file says, as `expectScreen(named:)` does.
  ///
  /// ```swift
  /// swallowAnyErrors {
  ///   Fleet.screen.tables.firstMatch.expect(named: "birds")  // there is none
  /// }
  /// ```
  public func expect(
    named name: String, function: StaticString = #function, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    compare(at: site) { $0.compare(with: SnapshotName(site, function, name)) }
  }

  private func compare(at site: CallSite, _ compare: (Snapshot) -> Void) {
    guard !search.isInert else { return }
    Gesture.perform(in: search.application, at: site) { _ in
      let (node, fault) = search.lookUp(to: "compare")
      fault?.report(at: site)
      guard let node else { return }
      compare(
        Snapshot(
          subject: ElementWords.words(node), lines: ScreenText.snapshotLines(of: node), site: site))
    }
  }
}
