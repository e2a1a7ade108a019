/// What a command left behind: its exit status, and all it printed.
struct Outcome: CustomStringConvertible {
  let status: Int32
  let output: String

  func contains(_ text: String) -> Bool { output.contains(text) }

  var description: String { "exit status \(status)\n\(output)" }
}
