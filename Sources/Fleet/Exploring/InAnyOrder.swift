import FailureReporting
import HeadlessUIKit

/// Runs `body` in several orders of the app's work, with a fresh application in each.
///
/// First comes the usual order; then, seeded, others that a device allows as well: timers of one
/// moment come as they like, and so do blocks of the main queue, answers of requests and blocks
/// from other queues, where they do not wait for each other. A failure names its order: `In order 7
/// of 20.`
///
/// ```swift
/// Fleet.inAnyOrder(20) {
///   setAsAppRootWindow(UIViewController())
///   Fleet.advance(by: .seconds(2))
/// }
/// ```
@preconcurrency @MainActor
public func inAnyOrder(
  _ count: Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column, _ body: @MainActor () throws -> Void
) rethrows {
  let site = CallSite(fileID, filePath, line, column)
  for stop in OrderPlan(count).stops(for: "inAnyOrder", at: site) {
    try withFreshApplication(isolation: MainActor.shared) {
      stop.enter(.shared)
      try withFailureReporter(PlacedReporter(stop.place)) { try body() }
    }
  }
}

/// Runs an asynchronous `body` in several orders of the app's work.
///
/// ```swift
/// await Fleet.inAnyOrder(20) {
///   await Fleet.settle()
/// }
/// ```
@preconcurrency @MainActor
public func inAnyOrder(
  _ count: Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column, _ body: @MainActor () async throws -> Void
) async rethrows {
  let site = CallSite(fileID, filePath, line, column)
  for stop in OrderPlan(count).stops(for: "inAnyOrder", at: site) {
    try await withFreshApplication {
      stop.enter(.shared)
      try await withFailureReporter(PlacedReporter(stop.place)) { try await body() }
    }
  }
}
