package import PropertyLists

/// An `xcconfig` file, with all that it includes.
package struct ConfigurationFile: Sendable {
  /// The largest number of other files that a file may include.
  ///
  /// Files that include two others, which include two others, are thousands soon.
  private static let mostFiles = 500

  /// The assignments in their order: of two of one name, the later one counts.
  package private(set) var assignments: [SettingAssignment] = []
  package private(set) var findings: [Finding] = []
  /// The paths that were read, in their order.
  package private(set) var files: [String] = []
  private let base: String

  /// Reads a file.
  ///
  /// - Parameter base: The project's folder, where files that are included are looked for, too.
  package init(path: String, base: String) {
    self.base = base
    do throws(Finding) {
      read(try FileBytes.read(path), path, ancestors: [path])
    } catch {
      findings.append(error)
    }
  }

  private mutating func read(_ bytes: [UInt8], _ path: String, ancestors: [String]) {
    files.append(path)
    let text = String(decoding: TextDecoder.utf8(bytes), as: UTF8.self)
    var line = 0
    var start: Int?
    var pending = ""
    for piece in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      line += 1
      let content = Self.withoutComment(piece)
      if content.last == "\\" {
        pending += Self.trimmed(content.dropLast()) + " "
        start = start ?? line
        continue
      }
      read(pending + content, Position(line: start ?? line, column: 1), in: path, ancestors)
      (pending, start) = ("", nil)
    }
    if let start { read(pending, Position(line: start, column: 1), in: path, ancestors) }
  }

  private static func withoutComment(_ line: Substring) -> String {
    let comment = line.firstRange(of: "//")?.lowerBound
    return trimmed(comment.map { line[..<$0] } ?? line)
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }

  private mutating func read(
    _ line: String, _ position: Position, in path: String, _ ancestors: [String]
  ) {
    if line.isEmpty { return }
    if line.hasPrefix("#include") {
      include(line, position, in: path, ancestors)
      return
    }
    // A condition has equal signs, too.
    let sides = Self.sides(of: line)
    guard let sides, let assignment = SettingAssignment(key: sides.key, value: sides.value) else {
      findings.append(Finding(file: path, at: position, "'\(line)' sets nothing."))
      return
    }
    assignments.append(assignment)
  }

  private static func sides(of line: String) -> (key: String, value: String)? {
    var depth = 0
    for index in line.indices {
      switch line[index] {
      case "[": depth += 1
      case "]": depth -= 1
      case "=" where depth <= 0:
        return (trimmed(line[..<index]), trimmed(line[line.index(after: index)...]))
      default: continue
      }
    }
    return nil
  }

  // MARK: Including

  private mutating func include(
    _ line: String, _ position: Position, in path: String, _ ancestors: [String]
  ) {
    let isOptional = line.hasPrefix("#include?")
    let quoted = line.split(separator: "\"", omittingEmptySubsequences: false)
    guard quoted.count >= 3, !quoted[1].isEmpty else {
      findings.append(Finding(file: path, at: position, "'\(line)' names no file in quotes."))
      return
    }
    let name = String(quoted[1])
    guard let (goal, bytes) = find(name, from: FilePath.folder(of: path)) else {
      if !isOptional {
        findings.append(
          Finding(file: path, at: position, "'\(name)', which is included, is not there."))
      }
      return
    }
    guard !ancestors.contains(goal) else {
      findings.append(Finding(file: path, at: position, "'\(name)' includes itself."))
      return
    }
    guard files.count < Self.mostFiles else {
      findings.append(
        Finding(
          file: path, at: position,
          "'\(name)' is left out: more than \(Self.mostFiles) files are included."))
      return
    }
    read(bytes, goal, ancestors: ancestors + [goal])
  }

  private func find(_ name: String, from folder: String) -> (path: String, bytes: [UInt8])? {
    for path in [FilePath.join(folder, name), FilePath.join(base, name)] {
      for path in [path, path + ".xcconfig"] {
        if let bytes = try? FileBytes.read(path) { return (path, bytes) }
      }
    }
    return nil
  }
}
