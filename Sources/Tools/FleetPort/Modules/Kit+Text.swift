extension Kit {
  /// Reads what ``text`` writes.
  ///
  /// A line is a word for its kind and names; `UIView:UIResponder` is a class and its superclass,
  /// and `=` behind a method says that it has a result.
  package init(_ text: String) {
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      guard let kind = words.first else { continue }
      let names = words.dropFirst()
      switch kind {
      case "classes":
        for (name, superclasses) in names.map(Self.pair) { classes[name] = superclasses.first }
      case "unlisted": unlisted.formUnion(names)
      case "lenient": lenient.formUnion(names)
      case "protocols":
        for (name, inherited) in names.map(Self.pair) { protocols[name] = inherited }
      case "optional":
        guard let owner = names.first else { continue }
        for name in names.dropFirst() {
          let hasResult = name.hasSuffix("=")
          optionals[hasResult ? String(name.dropLast()) : name, default: []].append(
            OptionalMethod(protocolName: owner, hasResult: hasResult))
        }
      case "labels":
        for name in names {
          let parts = name.split(separator: "(").map(String.init)
          guard parts.count == 2 else { continue }
          labels[parts[0]] = parts[1].dropLast().split(separator: ":").map {
            $0 == "_" ? "" : String($0)
          }
        }
      default: continue
      }
    }
  }

  private static func pair(_ text: String) -> (name: String, inherited: [String]) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    return (parts[0], parts.count > 1 ? parts[1].split(separator: ",").map(String.init) : [])
  }

  /// All that is known, in lines of 96 columns at most.
  package var text: String {
    var lines = Self.lines("classes", classes.map { "\($0.key):\($0.value)" })
    lines += Self.lines("unlisted", Array(unlisted))
    lines += Self.lines(
      "protocols",
      protocols.map { $0.value.isEmpty ? $0.key : "\($0.key):\($0.value.joined(separator: ","))" })
    lines += Self.lines("lenient", Array(lenient))
    var methods: [String: [String]] = [:]
    for (name, optional) in optionals.flatMap({ entry in entry.value.map { (entry.key, $0) } }) {
      methods[optional.protocolName, default: []].append(name + (optional.hasResult ? "=" : ""))
    }
    for (owner, names) in methods.sorted(by: { $0.key < $1.key }) {
      lines += Self.lines("optional \(owner)", names)
    }
    lines += Self.lines(
      "labels",
      labels.map { entry in
        "\(entry.key)(\(entry.value.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()))"
      })
    return lines.joined(separator: "\n") + "\n"
  }

  private static func lines(_ kind: String, _ names: [String]) -> [String] {
    var lines: [String] = []
    var line = kind
    for name in names.sorted() {
      if line.count + name.count + 1 > 96, line != kind {
        lines.append(line)
        line = kind
      }
      line += " " + name
    }
    return line == kind ? lines : lines + [line]
  }
}
