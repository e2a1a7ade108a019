import FailureReporting

/// Expects that everything that a user sees has room.
///
/// Records a failure, with all faults, when constraints contradict each other, a view asks for
/// another layout each time it is laid out, a text is cut off, two texts overlap, or a text or a
/// control is off the screen or under a bar where no scroll view brings it in. What is behind a
/// screen that was presented does not count. It is meant for tests in several worlds: see
/// `Fleet.forEachWorld { }`.
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
  Gesture.expectNoLayoutFaults(at: CallSite(fileID, filePath, line, column))
}
