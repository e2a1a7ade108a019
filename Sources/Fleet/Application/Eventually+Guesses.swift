// Names from other tools, for which the compiler suggests the right one.

/// Is called `eventually(within:_:)` here.
@available(*, unavailable, renamed: "eventually(within:_:)")
@preconcurrency @MainActor
public func eventually(timeout: Double = 1, _ condition: @MainActor () -> Bool) async -> Bool {
  await eventually(within: .seconds(timeout), condition)
}

/// Is called `eventually(within:_:)` here.
@available(*, unavailable, renamed: "eventually(within:_:)")
@preconcurrency @MainActor
public func waitUntil(timeout: Double = 1, _ condition: @MainActor () -> Bool) async -> Bool {
  await eventually(within: .seconds(timeout), condition)
}
