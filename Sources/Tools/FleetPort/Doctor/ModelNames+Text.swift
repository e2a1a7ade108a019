extension ModelNames {
  private static let width = 96

  /// Reads what ``text`` writes: lines of a type, what it inherits, and its members.
  ///
  /// `UIView:UIResponder alpha window:UIWindow` is a class with two properties, and the second one
  /// holds an object of the model.
  package init(_ text: String) {
    for line in text.split(separator: "\n") {
      var words = line.split(separator: " ")[...]
      guard let head = words.popFirst() else { continue }
      guard head != "-" else {
        globals.formUnion(words.map(String.init))
        continue
      }
      let parts = head.split(separator: ":", omittingEmptySubsequences: false)
      let name = String(parts[0])
      if parts.count > 1 {
        types[name] = parts[1].isEmpty ? [] : parts[1].split(separator: ",").map(String.init)
      }
      for word in words {
        let pair = word.split(separator: ":")
        members[name, default: [:]][String(pair[0])] = pair.count > 1 ? String(pair[1]) : ""
      }
    }
  }

  /// All that is known, in lines of 96 columns at most where words allow it.
  package var text: String {
    var lines: [String] = []
    for name in Set(types.keys).union(members.keys).sorted() {
      let head = types[name].map { "\(name):\($0.joined(separator: ","))" }
      let words = (members[name] ?? [:]).map { $0.value.isEmpty ? $0.key : "\($0.key):\($0.value)" }
      lines += Self.lines(head ?? name, then: name, words.sorted())
    }
    lines += Self.lines("-", then: "-", globals.sorted())
    return lines.joined(separator: "\n") + "\n"
  }

  private static func lines(_ head: String, then name: String, _ words: [String]) -> [String] {
    var lines: [String] = []
    var line = head
    for word in words {
      if line.count + word.count + 1 > width {
        lines.append(line)
        line = name
      }
      line += " " + word
    }
    return lines + [line]
  }
}
