extension Error {
  /// Whether it merely ends what it is thrown in: that of a task, or what `Test.cancel` throws.
  package var isCancellation: Bool {
    // Swift Testing has no public name for it.
    self is CancellationError || String(reflecting: type(of: self)) == "Testing.SkipInfo"
  }
}
