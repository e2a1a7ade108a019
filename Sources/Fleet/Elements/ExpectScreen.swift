import FailureReporting
import HeadlessUIKit
import ScreenSnapshots

/// Expects the screen to be as a text says, from the first line to the last.
///
/// The text is that of `print(Fleet.screen)`, without its first line or with it. A line `…` stands
/// for any lines, `…` within a line for any characters, and `/…/` in place of a word for a match of
/// a regular expression. Records a failure with the difference of the lines where the screen is
/// another one. With `FLEET_RECORD=missing` in the environment, a call without a text gets it
/// written in; with `FLEET_RECORD=failed`, lines that do not hold are written anew.
///
/// ```swift
/// setAsAppRootWindow(UIViewController())
/// Fleet.expectScreen("nothing")
/// ```
@preconcurrency @MainActor
public func expectScreen(
  _ text: String = "", fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  let site = CallSite(fileID, filePath, line, column)
  Gesture.perform(in: .shared, at: site) { application in
    UserAct.tell(.readsScreen(application))
    let lines = text.hasPrefix(ScreenText.head) ? screen.printedLines : screen.snapshotLines
    Snapshot(subject: "screen", lines: lines, site: site).compare(with: text)
  }
}

/// Expects the screen to be as in a file, which is written where it is missing.
///
/// The file is `__Screens__/<test file>/<function>.<name>.txt`, beside the file of the test. Where
/// the environment has `CI`, nothing is written, and a missing file is a failure; `FLEET_RECORD`
/// overrides that: `all`, `missing`, `failed` or `none`.
///
/// ```swift
/// swallowAnyErrors {
///   Fleet.expectScreen(named: "empty", filePath: "/no/such/folder/BirdTests.swift")
/// }
/// ```
@preconcurrency @MainActor
public func expectScreen(
  named name: String, function: StaticString = #function, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let site = CallSite(fileID, filePath, line, column)
  Gesture.perform(in: .shared, at: site) { application in
    UserAct.tell(.readsScreen(application))
    Snapshot(subject: "screen", lines: screen.snapshotLines, site: site)
      .compare(with: SnapshotName(site, function, name))
  }
}
