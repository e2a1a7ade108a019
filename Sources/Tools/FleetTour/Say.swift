import Fleet

/// Writes a line at once, so that lines and failures on standard error stay in order.
func say(_ line: String) { write(line, to: .standardOutput) }

/// Writes a line to standard error.
func complain(_ line: String) { write(line, to: .standardError) }

private func write(_ line: String, to handle: FileHandle) {
  handle.write(Data("\(line)\n".utf8))
}
