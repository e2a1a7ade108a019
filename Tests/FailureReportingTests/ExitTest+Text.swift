import Testing

extension ExitTest.Result {
  /// What the process wrote to standard error, line by line.
  var errorLines: [String] { lines(standardErrorContent) }

  /// What the process wrote to standard output, line by line.
  var outputLines: [String] { lines(standardOutputContent) }

  private func lines(_ bytes: [UInt8]) -> [String] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .dropLast()
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
