/// Another process of this program, which runs the test that runs here, or some tests.
///
/// What would end this process ends that one.
package enum TestProcess {
  /// The end of such a process.
  package enum End: Equatable, Sendable {
    /// By itself, with this status.
    case exit(Int32)
    /// By a trap, or by another fault for which the system ends it.
    case trap
    /// By a step that took too long.
    case time
    /// By another process.
    case kill
  }

  /// What tells the test that runs here from all others; `nil` where Swift Testing does not run one.
  package static var nameOfTest: String? {
    guard SwiftTesting.isHost, let testing = SwiftTesting.loaded, testing.hasCurrentCase else {
      return nil
    }
    return testing.currentDeclaration?.filter
  }

  /// Whether the process runs the body of an exit test, for a process that runs the test.
  ///
  /// What is recorded here is told to that one at once. Swift Testing forgets the variable before the body
  /// runs, so this is asked when the program is loaded.
  static let isOfExitTest = Libc.environment("SWT_EXIT_TEST_ID") != nil

  /// Whether it can be told which test of Swift Testing runs, where one does.
  package static var knowsRunningTest: Bool {
    guard let testing = SwiftTesting.loaded, testing.hasCurrentTest else { return true }
    return testing.currentDeclaration != nil
  }

  /// Whether XCTest runs the tests of this process.
  package static var runsXCTests: Bool { !SwiftTesting.isHost && XCTest.loaded != nil }

  /// Runs tests in another process, and waits for its end.
  ///
  /// - Parameters:
  ///   - tests: The tests of Swift Testing; `nil` for what this process was started with, as where
  ///     XCTest runs it.
  ///   - events: The file that gets what Swift Testing writes down of the run, if that is wanted.
  ///   - variables: What the process has in its environment beside what this one has.
  ///   - errors: The file that gets what it says on standard error.
  /// - Returns: How it ended; `nil` where it could not be started.
  package static func run(
    _ tests: [String]?, events: String? = nil, variables: [String: String], errors: String,
    environment: [String: String]
  ) -> End? {
    var arguments = CommandLine.arguments
    if let tests {
      let isSerial = arguments.contains("--no-parallel")
      arguments = [arguments.first ?? "", "--testing-library", "swift-testing"]
      arguments += tests.flatMap { ["--filter", $0] }
      if isSerial { arguments.append("--no-parallel") }
      if let events {
        arguments += ["--event-stream-output-path", events, "--event-stream-version", "0"]
      }
    }
    let all = environment.merging(variables) { $1 }.map { "\($0.key)=\($0.value)" }.sorted()
    return switch Libc.runAgain(arguments, environment: all, errors: errors) {
    case .exit(let status): .exit(status)
    case .signal(Libc.signalOfTime): .time
    case .signal(Libc.signalOfKill): .kill
    case .signal: .trap
    case nil: nil
    }
  }

  /// Lets this process end after so many seconds, unless it is asked again.
  package static func end(after seconds: Int) {
    Libc.endProcess(after: UInt32(clamping: seconds))
  }

  /// Ends this process, as if it had never come to the rest of its test.
  package static func leave() -> Never { Libc.leaveAtOnce() }
}
