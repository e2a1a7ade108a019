import FailureReporting
import HeadlessUIKit

/// Runs `body` in each of the worlds that some axes span, with a fresh application in each.
///
/// A failure of a helper in a world names the world: `In iPhone SE, accessibility5, right to left.`
/// Assertions of XCTest do not know of worlds; the closure gets the world, for their messages.
/// Records a failure, and runs nothing, when an axis has no values.
///
/// ```swift
/// Fleet.forEachWorld(.devices(.iPhoneSE, .iPadPro11), .rightToLeft) { world in
///   setAsAppRootWindow(UIViewController())
///   Fleet.expectNoLayoutFaults()
/// }
/// ```
@preconcurrency @MainActor
public func forEachWorld(
  _ axes: WorldAxis..., combining combination: WorldCombination = .product,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column, _ body: @MainActor (TestWorld) throws -> Void
) rethrows {
  let site = CallSite(fileID, filePath, line, column)
  for stop in WorldPlan(axes, combination).stops(for: "forEachWorld", at: site) {
    try withFreshApplication(isolation: MainActor.shared) {
      let world = stop.enter(.shared)
      try withFailureReporter(PlacedReporter(stop.place)) { try body(world) }
    }
  }
}

/// Runs an asynchronous `body` in each of the worlds that some axes span.
///
/// ```swift
/// await Fleet.forEachWorld(.dark) { _ in
///   await Fleet.settle()
/// }
/// ```
@preconcurrency @MainActor
public func forEachWorld(
  _ axes: WorldAxis..., combining combination: WorldCombination = .product,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column, _ body: @MainActor (TestWorld) async throws -> Void
) async rethrows {
  let site = CallSite(fileID, filePath, line, column)
  for stop in WorldPlan(axes, combination).stops(for: "forEachWorld", at: site) {
    try await withFreshApplication {
      let world = stop.enter(.shared)
      try await withFailureReporter(PlacedReporter(stop.place)) { try await body(world) }
    }
  }
}
