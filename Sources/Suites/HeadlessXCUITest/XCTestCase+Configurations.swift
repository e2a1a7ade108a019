import HeadlessXCUIAutomation
public import XCTest

extension XCTestCase {
  /// Runs a test once for each configuration of the app's interface, if its class wants that.
  ///
  /// Rewritten suites that have `runsForEachTargetApplicationUIConfiguration` call it. What stands
  /// around a test runs between two configurations, too.
  public nonisolated func uiKitTest(
    forEachConfiguration isWanted: Bool, _ test: () throws -> Void
  ) throws {
    guard isWanted else { return try test() }
    let configurations = MainActor.assumeIsolated { UIConfiguration.supported }
    let before = MainActor.assumeIsolated { UIConfiguration.current }
    defer { MainActor.assumeIsolated { before.choose() } }
    for (index, configuration) in configurations.enumerated() {
      if index > 0 {
        try tearDownWithError()
        tearDown()
        setUp()
        try setUpWithError()
      }
      print("Configuration: \(configuration.words)")
      MainActor.assumeIsolated { configuration.choose() }
      try test()
      guard testRun?.totalFailureCount ?? 0 == 0 else { return }
    }
  }
}
