import Fleet

/// Writes a line at once: failures go to standard error meanwhile, and the order should hold.
func say(_ line: String) {
  FileHandle.standardOutput.write(Data("\(line)\n".utf8))
}
