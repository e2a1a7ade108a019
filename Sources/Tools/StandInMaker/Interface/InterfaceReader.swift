import Foundation

extension Declaration {
  /// Reads an interface as the toolchain prints it: a declaration on each line, with its braces.
  package static func list(_ text: String) -> [Declaration] {
    var reader = InterfaceReader()
    for line in InterfaceReader.joinedLines(of: text) { reader.read(line) }
    return reader.declarations
  }
}

/// Reads an interface, line by line.
struct InterfaceReader {
  /// How many types may be around one: what walks through them calls itself.
  private static let deepest = 100

  private var open: [[Declaration]] = [[]]
  private var owners: [Declaration] = []
  private var attributes: [String] = []
  /// The open braces of what is no type: a body, accessors on lines of their own, or a declaration of
  /// a kind that has no place here.
  private var skipped = 0
  /// Whether the declaration that was read last has them.
  private var areAccessors = false

  var declarations: [Declaration] { open.first ?? [] }

  mutating func read(_ line: String) {
    guard skipped == 0 else { return skip(line) }
    if line == "}" {
      guard var owner = owners.popLast() else { return }
      owner.members = open.removeLast().map { Self.typed($0, in: owner) }
      open[open.count - 1].append(owner)
      return
    }
    var found = Declaration.all(onLine: line)
    guard !found.isEmpty else {
      if line.hasPrefix("@"), !line.hasSuffix("{") {
        attributes.append(line)
      } else {
        attributes = []
        (skipped, areAccessors) = (max(0, Self.braces(in: line)), false)
      }
      return
    }
    for index in found.indices { found[index].attributes = attributes + found[index].attributes }
    attributes = []
    if found[0].kind.isType, line.hasSuffix("{") {
      guard owners.count < Self.deepest else {
        (skipped, areAccessors) = (max(0, Self.braces(in: line)), false)
        return
      }
      owners.append(found[0])
      open.append([])
    } else {
      open[open.count - 1] += found
      (skipped, areAccessors) = (max(0, Self.braces(in: line)), true)
    }
  }

  /// A value that all share, of a type that the compiler has not found: by its name it is one of its owner's.
  private static func typed(_ member: Declaration, in owner: Declaration) -> Declaration {
    guard member.isStatic, shared.contains(member.name), member.type == "_" else { return member }
    var member = member
    member.rest = member.rest.replacingOccurrences(of: ": _", with: ": \(owner.name)")
    return member
  }

  private static let shared: Set<String> = [
    "shared", "sharedInstance", "default", "`default`", "standard", "current",
  ]

  /// Reads on to the brace that closes what is no type; a property may be set where its lines say so.
  private mutating func skip(_ line: String) {
    let word = line.split { !$0.isOfName }.last { $0 != "mutating" && $0 != "nonmutating" }
    if areAccessors, skipped == 1, word == "set" || word == "_modify", !open[open.count - 1].isEmpty
    {
      open[open.count - 1][open[open.count - 1].count - 1].rest += " set"
    }
    skipped = max(0, skipped + Self.braces(in: line))
  }

  /// How many more braces a line opens than it closes, outside of texts.
  private static func braces(in line: String) -> Int {
    var (count, text) = (0, QuotedText())
    for character in line where !text.takes(character) {
      count += character == "{" ? 1 : character == "}" ? -1 : 0
    }
    return count
  }

  /// How many lines a declaration may go over, as where a closure is a parameter's value.
  private static let longest = 200

  /// The declarations, each on one line: what stands in brackets may go over several, and so may the
  /// parameters of a generic type, between a line that ends with `<` and one that begins with `>`.
  static func joinedLines(of text: String) -> [String] {
    var (joined, open, angles, count): ([String], Int, Int, Int) = ([], 0, 0, 0)
    for line in linesOfCode(text) {
      let last = joined.last ?? "}"
      let isCondition = line.hasPrefix("where ") && !last.hasSuffix("{") && !last.hasSuffix("}")
      if open + angles > 0 || isCondition, count < longest {
        joined[joined.count - 1] += " " + line
        count += 1
      } else {
        joined.append(line)
        (open, angles, count) = (0, 0, 1)
      }
      if line.hasPrefix(">"), angles > 0 { angles -= 1 }
      if line.hasSuffix("<") { angles += 1 }
      var text = QuotedText()
      for character in line where !text.takes(character) {
        open += character == "(" ? 1 : character == ")" ? -1 : 0
      }
    }
    return joined
  }

  /// The lines without comments; of several branches of a condition the first one is read.
  private static func linesOfCode(_ text: String) -> [String] {
    var isComment = false
    var branches: [Int] = []
    return text.split(whereSeparator: \.isNewline).compactMap { full in
      var line = full.trimmed
      if isComment || line.hasPrefix("/*") {
        guard let end = line.range(of: "*/") else {
          isComment = true
          return nil
        }
        isComment = false
        line = line[end.upperBound...].trimmed
      }
      if line.hasPrefix("#if") {
        branches.append(0)
      } else if line.hasPrefix("#else"), !branches.isEmpty {
        branches[branches.count - 1] += 1
      } else if line.hasPrefix("#endif") {
        _ = branches.popLast()
      }
      let isRead = branches.allSatisfy { $0 == 0 }
      return line.isEmpty || line.hasPrefix("//") || line.hasPrefix("#") || !isRead ? nil : line
    }
  }
}
