/// The arguments of the process, which an app under test reads as its launch's.
///
/// Swift 6 does not let them be set, because other threads might be reading them. Suites launch an
/// app between two steps of a synchronous test, when nothing of the app's runs. So this target, and
/// only this, is in Swift 5 mode.
package enum LaunchArguments {
  /// Puts arguments behind the name of the process, in place of the present ones.
  package static func set(_ arguments: [String]) {
    let writer: any Writing = CommandLineWriter()
    writer.write([own.first ?? ""] + arguments)
  }

  /// What the process was started with; read before the first launch.
  private static let own = CommandLine.arguments
}

/// Writes arguments; called by way of the protocol, because the method itself is deprecated.
private protocol Writing {
  func write(_ arguments: [String])
}

private struct CommandLineWriter: Writing {
  @available(*, deprecated, message: "What it does, Swift 6 does not let.")
  func write(_ arguments: [String]) { CommandLine.arguments = arguments }
}
