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
}
