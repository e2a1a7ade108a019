extension KnownNames {
  /// Reads what ``text`` writes.
  package init(reading text: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.split(separator: " ").map(String.init)
      guard words.count > 1 else { continue }
      let (name, rest) = (words[1], words.dropFirst(2))
      switch words[0] {
      case "type": types.insert(name)
      case "protocol": protocols.insert(name)
      case "final": finals.insert(name)
      case "class": superclasses[name] = rest.first ?? ""
      case "members": members[name] = Set(rest)
      case "conforms": conformances[name] = Set(rest)
      case "closure": closures[name] = rest.joined(separator: " ")
      case "objc": objectiveC[name] = rest.first ?? ""
      default: break
      }
    }
  }

  /// A line for each, sorted, for a file.
  package var text: String {
    let lines =
      types.map { "type \($0)" } + protocols.map { "protocol \($0)" } + finals.map { "final \($0)" }
      + superclasses.map { "class \($0.key) \($0.value)" }
      + members.map { "members \($0.key) \($0.value.sorted().joined(separator: " "))" }
      + conformances.filter { !$0.value.isEmpty }
      .map { "conforms \($0.key) \($0.value.sorted().joined(separator: " "))" }
      + closures.map { "closure \($0.key) \($0.value)" }
      + objectiveC.map { "objc \($0.key) \($0.value)" }
    return lines.sorted().map { $0 + "\n" }.joined()
  }
}
