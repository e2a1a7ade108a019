import FailureReporting
import HeadlessUIKit

/// Expects that everything that a user sees has room.
///
/// Records a failure, with all that is found, when constraints contradict each other, a text is cut
/// off, two texts overlap, or a control is off the screen or under a bar where no scroll view brings it
/// in. What is behind a screen that was presented does not count. It is meant for tests in several
/// worlds: see ``forEachWorld(_:combining:fileID:filePath:line:column:_:)``.
///
/// ```swift
/// setAsAppRootWindow(UIViewController())
/// Fleet.world.textSize = .accessibility5
/// Fleet.expectNoLayoutFaults()
/// ```
@preconcurrency @MainActor
public func expectNoLayoutFaults(
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  let site = CallSite(fileID, filePath, line, column)
  Gesture.perform(in: .shared, at: site) { application in
    guard let window = application.keyWindow ?? application.windows.last else {
      return ApplicationWords.noScreen(to: "look for layout faults")
        .report(.application, at: site)
    }
    var search = LayoutFaultSearch(in: window)
    LayoutFaultWords.text(of: search.faults())?.report(.layout, at: site)
  }
}
