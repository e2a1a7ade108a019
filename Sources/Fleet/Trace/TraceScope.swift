/// The trace of the test that runs on this task.
enum TraceScope {
  /// The trace that the test has asked for.
  @TaskLocal static var book: TraceBook?

  /// That trace, or the one that the environment asks for in each test.
  static var current: TraceBook? {
    book ?? (TraceMode.ofAllTests != nil ? TraceOfEach.current : nil)
  }
}
