import FailureReporting
public import HeadlessUIKit

/// Explores an app by trying everything, and records the faults that users would complain about.
///
/// The closure opens the app; it is called again and again, each time for a fresh application. A
/// find is shortened, by replays, to the fewest steps that show it, and is one failure with a test
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
  let site = CallSite(fileID, filePath, line, column)
  return explore(ExploringRequest(seed: seed, steps: steps, oracles: oracles, site: site), open)
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
  let request = ExploringRequest(
    seed: seed, steps: steps, oracles: oracles, site: site, opening: .screen)
  return explore(request) {
    let root = screen()
    // A closure may have shown its result already, as `setInAppWindowRootNavigation` does.
    guard root.viewIfLoaded?.window == nil else { return }
    _ = Gesture.show(root, at: site)
  }
}

@MainActor
private func explore(
  _ request: ExploringRequest, _ open: @MainActor () -> Void
) -> Exploration {
  var exploration = Exploration(seed: request.seed)
  Gesture.perform(at: request.site) {
    let watch = PausedWatch()
    defer { watch.resume() }
    let way = request.way()
    if let explorer = way.explorer {
      while let plan = explorer.next() {
        withFreshApplication(isolation: MainActor.shared) {
          let log = FailureLog()
          explorer.prepare(plan, in: .shared)
          withFailureReporter(log) { open() }
          explorer.carryOut(plan, in: .shared, afterLaunch: log)
        }
      }
    }
    exploration = request.conclude(way)
  }
  return exploration
}

/// Explores an app that is opened by code which awaits.
///
/// ```swift
/// await Fleet.explore(seed: 7, steps: 100) {
///   setAsAppRootWindow(UIViewController())
///   await Fleet.settle()
/// }
/// ```
@discardableResult
@preconcurrency @MainActor
public func explore(
  seed: UInt64 = 1, steps: Int = 1_000, oracles: Oracles = .usual,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column, _ open: @MainActor () async -> Void
) async -> Exploration {
  let site = CallSite(fileID, filePath, line, column)
  let request = ExploringRequest(seed: seed, steps: steps, oracles: oracles, site: site)
  guard Reporting.mayAct() else { return Exploration(seed: seed) }
  let watch = PausedWatch()
  defer { watch.resume() }
  let way = request.way()
  if let explorer = way.explorer {
    while let plan = explorer.next() {
      await withFreshApplication {
        let log = FailureLog()
        explorer.prepare(plan, in: .shared)
        await withFailureReporter(log) { await open() }
        explorer.carryOut(plan, in: .shared, afterLaunch: log)
      }
    }
  }
  return request.conclude(way)
}
