/// What a command left behind: its exit status, and all it printed.
struct Outcome: CustomStringConvertible {
  let status: Int32
  let output: String

  func contains(_ text: String) -> Bool { output.contains(text) }

  /// Whether SwiftPM itself has crashed, as it does on Linux now and then when a program has ended: its main
  /// thread is named, and so not that of a test.
  var isCrashOfSwiftPM: Bool {
    contains("*** Program crashed") && contains("Thread 0 \"swift-")
  }

  var description: String { "exit status \(status)\n\(output)" }
}
