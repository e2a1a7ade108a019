import FailureReporting
public import HeadlessUIKit

/// Explores an app as users do who try everything, and records what they would complain of.
///
/// The closure opens the app; it is called again and again, each time for a fresh application. What is
/// found is made shorter, by replays, to the fewest steps that show it, and is one failure with a test
/// to paste. The same seed takes the same steps on every machine.
///
/// ```swift
/// Fleet.explore(seed: 7, steps: 100) { launchApp(AppDelegate()) }
///
/// final class AppDelegate: UIResponder, UIApplicationDelegate {}
/// ```
///
/// - Parameters:
///   - steps: How many steps are tried, besides the replays.
///   - oracles: What counts as a find.
@discardableResult
@preconcurrency @MainActor
public func explore(
  seed: UInt64 = 1, steps: Int = 1_000, oracles: Oracles = .usual,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column, _ open: @MainActor () -> Void
) -> Exploration {
  explore(seed, steps, oracles, at: CallSite(fileID, filePath, line, column), open)
}

/// Explores an app that begins with a screen.
///
/// The closure makes the screen; it is called again and again, each time for a fresh application.
///
/// ```swift
/// Fleet.explore(seed: 7, steps: 100) { UITableViewController() }
/// ```
@discardableResult
@preconcurrency @MainActor
public func explore(
  seed: UInt64 = 1, steps: Int = 1_000, oracles: Oracles = .usual,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column, screen: @MainActor () -> UIViewController
) -> Exploration {
  let site = CallSite(fileID, filePath, line, column)
  return explore(seed, steps, oracles, at: site) {
    let root = screen()
    // A closure may have shown what it returns, as `setInAppWindowRootNavigation` does.
    guard root.viewIfLoaded?.window == nil else { return }
    _ = Gesture.show(root, at: site)
  }
}

@MainActor
private func explore(
  _ seed: UInt64, _ steps: Int, _ oracles: Oracles, at site: CallSite,
  _ open: @MainActor () -> Void
) -> Exploration {
  var exploration = Exploration(seed: seed)
  Gesture.perform(at: site) {
    let explorer = Explorer(seed: seed, steps: steps, oracles, at: site)
    while let plan = explorer.next() {
      withFreshApplication(isolation: MainActor.shared) {
        let log = FailureLog()
        explorer.prepare(plan, in: .shared)
        withFailureReporter(log) { open() }
        explorer.carryOut(plan, in: .shared, afterLaunch: log)
      }
    }
    exploration = explorer.conclude(opening: [])
  }
  return exploration
}
