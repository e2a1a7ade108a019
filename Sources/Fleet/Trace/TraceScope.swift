/// The trace of the test that runs on this task.
enum TraceScope {
  /// The trace that the test has asked for.
  @TaskLocal static var record: TraceRecord?

  /// That trace, or the one that the environment asks for in each test.
  static var current: TraceRecord? {
    record ?? (TraceMode.ofAllTests != nil ? TraceOfEach.current : nil)
  }
}
