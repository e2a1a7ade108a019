extension MainActor {
  /// Runs code of the main actor where it is called, on any thread.
  ///
  /// Objective-C calls a method on the thread that sends the message, and asks nothing. Where that
  /// is the main thread, as UIKit wants it, this is safe.
  package static func runUnchecked<Result>(_ body: @MainActor () -> Result) -> Result {
    withoutActuallyEscaping(body) { body in
      // A function of an actor that does not suspend is called like a nonisolated one.
      unsafeBitCast(body, to: (() -> Result).self)()
    }
  }

  /// Runs code of the main actor where it is called, with what its caller has.
  package static func runUnchecked<Value, Result>(
    with value: Value, _ body: @MainActor (Value) -> Result
  ) -> Result {
    withoutActuallyEscaping(body) { body in
      unsafeBitCast(body, to: ((Value) -> Result).self)(value)
    }
  }

  /// Runs code of the main actor where it is called, which must be there, with what its caller has.
  package static func assumeIsolated<Value, Result: Sendable>(
    with value: Value, _ body: @MainActor (Value) throws -> Result
  ) rethrows -> Result {
    // Proof: the body runs here and now, on the thread that has the value.
    nonisolated(unsafe) let value = value
    return try MainActor.assumeIsolated { try body(value) }
  }
}
