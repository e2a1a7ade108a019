/// Another process of this program, which runs the test that runs here, and no other.
///
/// What would end this process ends that one.
package enum TestProcess {
  /// How such a process has ended.
  package enum End: Equatable, Sendable {
    /// By itself.
    case exit
    /// By a trap, or by another fault for which the system ends it.
    case trap
    /// By a step that took too long.
    case time
    /// By somebody else.
    case kill
  }

  /// What tells the test that runs here from all others; `nil` where Swift Testing does not run one.
  package static var nameOfTest: String? {
    guard SwiftTesting.isHost, let testing = SwiftTesting.loaded, testing.hasCurrentCase else {
      return nil
    }
    return testing.currentTestFilter
  }

  /// Runs a test in another process, and waits for its end.
  ///
  /// - Parameters:
  ///   - variables: What the process has in its environment beside what this one has.
  ///   - errors: The file that gets what it says on standard error.
  /// - Returns: How it ended; `nil` where it could not be started.
  package static func run(
    _ test: String, variables: [String: String], errors: String, environment: [String: String]
  ) -> End? {
    let program = CommandLine.arguments.first ?? ""
    let arguments = [program, "--testing-library", "swift-testing", "--filter", test]
    let all = environment.merging(variables) { $1 }.map { "\($0.key)=\($0.value)" }.sorted()
    return switch Libc.runAgain(arguments, environment: all, errors: errors) {
    case .exit: .exit
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
