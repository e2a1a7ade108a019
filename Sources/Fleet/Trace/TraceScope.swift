/// The trace of the test that runs on this task.
enum TraceScope {
  /// The one that the test has asked for.
  @TaskLocal static var book: TraceBook?

  /// That, or the one that the environment wants of each test.
  static var current: TraceBook? {
    book ?? (TraceMode.ofAllTests != nil ? TraceOfEach.current : nil)
  }
}
